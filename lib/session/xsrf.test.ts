import { expect, test } from '@jest/globals';
import { withSettings } from '@/lib/testing/backend-server';
import { hmac, sameText } from './mac';
import { createXsrfToken, isXsrfToken } from './xsrf';

withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' });

test('P07 a cross-site token of ours is known again and no two are the same', async () => {
  const [one, two] = [await createXsrfToken(), await createXsrfToken()];
  expect(one).not.toBe(two);
  await expect(isXsrfToken(one)).resolves.toBe(true);
  await expect(isXsrfToken(two)).resolves.toBe(true);
});

test('P07 a planted cross-site token does not pass', async () => {
  const [random = '', signature = ''] = (await createXsrfToken()).split('.');
  const other = await createXsrfToken();
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
    await hmac(random, 'xsrf:wrong'),
    `${random}.${await hmac(random, 'xsrf:wrong')}`,
  ];
  for (const value of planted) await expect(isXsrfToken(value)).resolves.toBe(false);
});

test.each([
  ['', '', true],
  ['a', 'a', true],
  ['a', '', false],
  ['', 'a', false],
  ['abc', 'abd', false],
  ['abc', 'abcabc', false],
  ['ñ', 'ñ', true],
])('%j is the same text as %j: %s', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});

test('a signature is HMAC-SHA-256 in hexadecimal', async () => {
  // RFC 4231, test case 2.
  await expect(hmac('what do ya want for nothing?', 'Jefe')).resolves.toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
