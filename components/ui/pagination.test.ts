import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planPages } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, -9, 9]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [9, 9, [1, -8, 8, 9]],
])('page %i of %i names %j', (page, pages, plan) => {
  expect(planPages(page, pages)).toEqual(plan);
});

test('any page keeps itself and both ends, in order, each entry once, in at most seven entries', () => {
  const anyPlace = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(anyPlace, ([page, pages]) => {
      const plan = planPages(page, pages);
      const named = plan.filter((entry) => entry > 0);
      expect(named).toEqual(expect.arrayContaining([1, page, pages]));
      expect(named).toEqual([...named].sort((a, b) => a - b));
      expect(new Set(plan).size).toBe(plan.length);
      expect(plan.length).toBeLessThanOrEqual(7);
    }),
  );
});
