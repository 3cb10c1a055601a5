import { expect, test } from '@jest/globals';
import { toEpcText } from './epc-text.ts';

const account = { holder: 'Velia Moda Íntima, S.L.', iban: 'ES4400000000061234567890', bic: 'VELIESM0XXX' };

test('the text of the code has the guideline’s lines in their order, and nothing after the reference', () => {
  expect(toEpcText(account, 14_093, '2611A04Q6H8W').split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'VELIESM0XXX',
    'Velia Moda Íntima, S.L.',
    'ES4400000000061234567890',
    'EUR140.93',
    '',
    '',
    '2611A04Q6H8W',
  ]);
});

test.each([
  [1, 'EUR0.01'],
  [4_990, 'EUR49.90'],
  [99_999_999, 'EUR999999.99'],
])('%i cents are written with a point and two digits', (cents, written) => {
  expect(toEpcText(account, cents, '2611A04Q6H8W').split('\n')[7]).toBe(written);
});

test('the longest account and amount fit the 331 bytes of a code', () => {
  // 70 characters of two bytes each, as long as the configuration allows.
  const longest = { holder: 'Í'.repeat(70), iban: `MT${'1'.repeat(32)}`, bic: 'VELIESM0XXX' };
  expect(Buffer.byteLength(toEpcText(longest, 99_999_999_999, '2611A04Q6H8W'))).toBeLessThanOrEqual(331);
});
