import { expect, test } from '@jest/globals';
import { correctionOf, type Remainder, remainderOf } from './invoice-content.ts';

const invoice: Remainder = {
  cents: 10_003,
  taxes: [
    { rate: 2100, baseCents: 6_614, taxCents: 1_389 },
    { rate: 1000, baseCents: 1_818, taxCents: 182 },
  ],
};

test.each([[[3_333, 3_333, 3_337]], [[1, 1, 1, 10_000]], [[10_003]], [[5_000, 9_999]]])(
  'corrections of %p add up to the invoice to the cent, each for the refunded amount and none more than is left',
  (amounts) => {
    const taken: Remainder[] = [];
    for (const cents of amounts) taken.push(correctionOf(remainderOf(invoice, taken), cents));
    for (const { cents, taxes } of taken)
      expect(taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0)).toBe(cents);
    expect(remainderOf(invoice, taken)).toEqual({
      cents: 0,
      taxes: invoice.taxes.map(({ rate }) => ({ rate, baseCents: 0, taxCents: 0 })),
    });
    expect(correctionOf(remainderOf(invoice, taken), 1).cents).toBe(0);
  },
);

test('of many corrections of three cents none takes back a negative base or VAT', () => {
  const small: Remainder = { cents: 100, taxes: [{ rate: 2100, baseCents: 83, taxCents: 17 }] };
  const taken: Remainder[] = [];
  while (remainderOf(small, taken).cents > 0) taken.push(correctionOf(remainderOf(small, taken), 3));
  const parts = taken.flatMap(({ taxes }) => taxes);
  expect(parts.filter(({ baseCents, taxCents }) => baseCents < 0 || taxCents < 0)).toEqual([]);
  expect(parts.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(17);
});

test('a sale without VAT is corrected without VAT', () => {
  expect(correctionOf({ cents: 500, taxes: [] }, 200)).toEqual({ cents: 200, taxes: [] });
});
