import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assumptionBounds, calculateSales, defaultAssumptions, levelReached, readAssumption } from './sales-calculator';

const level = (name: string, pointsFrom: number) => ({ code: name, name, pointsFrom, benefits: [] });
const levels = [level('first', 0), level('silver', 500), level('gold', 1500)];

test('R32 ten clients of 30 euros are 300 euros a campaign and a point for each euro of a year', () => {
  expect(calculateSales(defaultAssumptions)).toEqual({ campaignCents: 30_000, yearCents: 300_000, yearPoints: 3_000 });
});

test('more clients never buy less', () => {
  const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });
  const { clients, euros, campaigns } = assumptionBounds;
  const any = fc.record({
    clients: fc.integer({ min: clients.least, max: clients.most - 1 }),
    euros: within(euros),
    campaigns: within(campaigns),
  });
  fc.assert(
    fc.property(any, (given) => {
      const one = calculateSales(given);
      const more = calculateSales({ ...given, clients: given.clients + 1 });
      expect(more.yearCents).toBeGreaterThan(one.yearCents);
      expect(Number.isSafeInteger(one.yearCents)).toBe(true);
    }),
  );
});

test.each([
  [0, 'first'],
  [499, 'first'],
  [500, 'silver'],
  [3000, 'gold'],
])('C018 %i points are the level %s', (points, name) => {
  expect(levelReached(levels, points)?.name).toBe(name);
  expect(levelReached([], points)).toBeUndefined();
});

test.each([
  ['10', 10],
  [' 10 ', 10],
  ['100', 100],
  ['0', null],
  ['101', null],
  ['', null],
  ['-3', null],
  ['1.5', null],
  ['1,5', null],
  ['1e1', null],
  ['diez', null],
  ['99999', null],
])('clients typed as %j are %p', (typed, value) => {
  expect(readAssumption('clients', typed)).toBe(value);
});
