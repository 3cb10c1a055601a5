import { expect, test } from '@jest/globals';
import { findTier } from './tariff.ts';

const any = { upToGrams: null, cents: 995 };
const light = { upToGrams: 2_000, cents: 395 };
const heavy = { upToGrams: 5_000, cents: 595 };

test.each([
  [1, 395, null],
  [2_000, 395, null],
  [2_001, 595, 2_000],
  [5_000, 595, 2_000],
  [5_001, 995, 5_000],
])('C074 a parcel of %i g falls into the tier that holds it, to the gram', (grams, cents, overGrams) => {
  expect(findTier([any, heavy, light], grams)).toMatchObject({ tier: { cents }, holds: true, overGrams });
});

test('C074 a parcel heavier than the last tier fits none', () => {
  expect(findTier([light, heavy], 5_000)).toMatchObject({ holds: true });
  expect(findTier([light, heavy], 5_001)).toEqual({ tier: heavy, holds: false, overGrams: 5_000 });
  expect(findTier([any], 1_000_000)).toEqual({ tier: any, holds: true, overGrams: null });
  expect(findTier([], 1)).toBeNull();
});
