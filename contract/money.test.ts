import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPrice, formatPriceRange, toCents, toEuros, toNearestCents } from './money.ts';

const anyCents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

test.each([
  [0, '€0.00'],
  [5, '€0.05'],
  [1990, '€19.90'],
  [99_999, '€999.99'],
  [123_450, '€1,234.50'],
  [100_000_000, '€1,000,000.00'],
  [-123_450, '-€1,234.50'],
])('K02 %i cents are shown as %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});

test('K02 any amount of cents can be parsed from its text', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      const shown = formatPrice(cents);
      expect(shown).toMatch(/^-?€\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(toCents(shown.replace(/[€,]/g, ''))).toBe(cents);
    }),
  );
});

test('any amount of cents is unchanged by the wire, which has decimal euros', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      const wire = JSON.parse(JSON.stringify(toEuros(cents)));
      expect(toCents(wire)).toBe(cents);
    }),
  );
});

test('amounts that floating-point multiplication by 100 would get wrong are exact', () => {
  expect(toCents(1.15)).toBe(115);
  expect(toCents(4.35)).toBe(435);
  expect(toCents('0.07')).toBe(7);
  expect(toCents(-0)).toBe(0);
});

test('the trace of a floating-point sum is rounded away, as the schemas let it through', () => {
  expect(toNearestCents(3 * 19.9)).toBe(5970);
  expect(toNearestCents(0.1 + 0.2)).toBe(30);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, 0.1 + 0.2, 19.999, '', ' 1', '1,50', '€1', '1.', '0x10'])(
  '%p is refused as euros',
  (euros) => {
    expect(() => toCents(euros)).toThrow(RangeError);
  },
);

test.each([0.5, Number.NaN, Number.NEGATIVE_INFINITY, 2 ** 53])('%p is refused as cents', (cents) => {
  expect(() => formatPrice(cents)).toThrow(RangeError);
  expect(() => toEuros(cents)).toThrow(RangeError);
});

test('K12 a price range is shown when prices differ, and one price otherwise', () => {
  expect(formatPriceRange(1990, 2490)).toBe('€19.90 – €24.90');
  expect(formatPriceRange(1990, 1990)).toBe('€19.90');
});
