import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Club } from '@/lib/prizes/prizes';
import { bounds, calculateEarnings, reach, readAssumption, usual } from './earnings';

const level = (name: string, pointsFrom: number) => ({ code: name, name, pointsFrom, benefits: [] });
const prize = (name: string, points: number, of: string | null = null, isGone = false) => ({
  code: name,
  name,
  description: '',
  points,
  level: of,
  isGone,
});
const club: Club = {
  levels: [level('first', 0), level('silver', 500), level('gold', 1500)],
  prizes: [prize('bag', 450), prize('set', 1010), prize('robe', 1400, 'silver'), prize('weekend', 2600, 'gold')],
};

test('R32 ten clients of 30 euros are 300 euros a campaign, of which a quarter is hers', () => {
  expect(calculateEarnings(usual)).toEqual({
    campaignSalesCents: 30_000,
    campaignCents: 7_500,
    yearCents: 75_000,
    yearPoints: 3_000,
  });
});

test('more clients never earn her less, and she never earns more than is sold', () => {
  const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });
  const { clients, euros, campaigns, share } = bounds;
  const any = fc.record({
    clients: fc.integer({ min: clients.least, max: clients.most - 1 }),
    euros: within(euros),
    campaigns: within(campaigns),
    share: within(share),
  });
  fc.assert(
    fc.property(any, (given) => {
      const one = calculateEarnings(given);
      const more = calculateEarnings({ ...given, clients: given.clients + 1 });
      expect(more.yearCents).toBeGreaterThanOrEqual(one.yearCents);
      expect(one.campaignCents).toBeLessThan(one.campaignSalesCents);
      expect(Number.isSafeInteger(one.campaignCents)).toBe(true);
    }),
  );
});

test.each([
  [0, 'first', undefined],
  [499, 'first', 'bag'],
  [1400, 'silver', 'robe'],
  [3000, 'gold', 'weekend'],
])('C018 %i points are the level %s and enough for %s', (points, levelName, prizeName) => {
  const { level: at, prize: best } = reach(club, points);
  expect([at?.name, best?.name]).toEqual([levelName, prizeName]);
});

test('a prize that is gone, or of a level above, is not promised', () => {
  const { prizes } = club;
  expect(reach({ ...club, prizes: [...prizes, prize('gone', 2900, null, true)] }, 3000).prize?.name).toBe('weekend');
  expect(reach({ ...club, levels: [level('first', 0)] }, 3000).prize?.name).toBe('set');
  expect(reach({ levels: [], prizes: [] }, 3000)).toEqual({ level: null, prize: null });
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
