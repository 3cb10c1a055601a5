import { expect, test } from '@jest/globals';
import { formatWeight } from './weight';

test('X07 a weight below a kilogram is in grams, and a gram above two kilograms does not read as two', () => {
  const said = (grams: number) => formatWeight(grams, 'en').replace('\u00a0', ' ');
  expect([999, 1_000, 2_000, 2_001, 2_360].map(said)).toEqual(['999 g', '1 kg', '2 kg', '2.01 kg', '2.36 kg']);
  expect(formatWeight(2_500, 'de')).toBe('2,5\u00a0kg');
});
