import { expect, test } from '@jest/globals';
import { formatPriceRange } from './money';

test('K12 a price range is shown when prices differ, and one price otherwise', () => {
  expect(formatPriceRange(1990, 2490)).toBe('€19.90 – €24.90');
  expect(formatPriceRange(1990, 1990)).toBe('€19.90');
});
