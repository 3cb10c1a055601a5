import { expect, test } from '@jest/globals';
import { withSettings } from '@/lib/testing/backend-server';
import { hmac, isSameInConstantTime } from './hmac';
import { createXsrfToken, isXsrfToken } from './xsrf';

withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' });

test('P07 our own cross-site tokens are recognised, and two of them differ', () => {
  const [one, two] = [createXsrfToken(), createXsrfToken()];
  expect(one).not.toBe(two);
  expect(isXsrfToken(one)).toBe(true);
  expect(isXsrfToken(two)).toBe(true);
});

test('P07 a forged cross-site token is rejected', () => {
  const [random = '', signature = ''] = createXsrfToken().split('.');
  const other = createXsrfToken();
  const planted = [
    '',
    '.',
    random,
    `${random}.`,
    `.${signature}`,
    `${random}.${signature}.`,
    `${random}.${'0'.repeat(64)}`,
    `${other.split('.')[0]}.${signature}`,
    `${random.toUpperCase()}x.${signature}`,
    hmac(random, 'xsrf:wrong'),
    `${random}.${hmac(random, 'xsrf:wrong')}`,
  ];
  for (const value of planted) expect(isXsrfToken(value)).toBe(false);
});

test.each([
  ['', '', true],
  ['a', 'a', true],
  ['a', '', false],
  ['', 'a', false],
  ['abc', 'abd', false],
  ['abc', 'abcabc', false],
  ['ñ', 'ñ', true],
])('%j equals %j: %s', (a, b, same) => {
  expect(isSameInConstantTime(a, b)).toBe(same);
});

test('a signature is HMAC-SHA-256 in hexadecimal', () => {
  // RFC 4231, test case 2.
  expect(hmac('what do ya want for nothing?', 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
