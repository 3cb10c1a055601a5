import { findTier } from '../../shared/delivery/tariff.ts';
import type { TariffRow } from './places.repository.ts';

export type DeliveryCost = Omit<TariffRow, 'zone' | 'warehouse' | 'upToGrams' | 'cents'> & {
  /** From light to heavy; null means no limit. */
  tiers: { upToGrams: number | null; cents: number }[];
};

/** Each method's cost by weight: over all warehouses, the highest price and the whole range of days. */
export const sumUpTariff = (rows: readonly TariffRow[]): DeliveryCost[] =>
  [...Map.groupBy(rows, ({ country, zone, code }) => `${country} ${zone} ${code}`).values()].flatMap(sumUpWay);

function sumUpWay(rows: readonly TariffRow[]): DeliveryCost[] {
  const [first] = rows;
  if (!first) return [];
  const { country, place, code, name } = first;
  const free = rows.map(({ freeFromCents }) => freeFromCents);
  return [
    {
      country,
      place,
      code,
      name,
      tiers: sumUpTiers(rows),
      freeFromCents: free.includes(null) ? null : Math.max(...free.map((cents) => cents ?? 0)),
      daysFrom: Math.min(...rows.map(({ daysFrom }) => daysFrom)),
      daysTo: Math.max(...rows.map(({ daysTo }) => daysTo)),
      pickupPoint: rows.some(({ pickupPoint }) => pickupPoint),
    },
  ];
}

/** Each weight at which a price of one of the warehouses ends, up to what all of them ship. */
function sumUpTiers(rows: readonly TariffRow[]): DeliveryCost['tiers'] {
  const houses = [...Map.groupBy(rows, ({ warehouse }) => warehouse).values()];
  const limits = [...new Set(rows.map(({ upToGrams }) => upToGrams ?? Number.POSITIVE_INFINITY))];
  return limits
    .toSorted((a, b) => a - b)
    .flatMap((limit) => {
      const found = houses.flatMap((tiers) => findTier(tiers, limit) ?? []);
      if (!found.every(({ holds }) => holds)) return [];
      const cents = Math.max(...found.map(({ tier }) => tier.cents));
      return [{ upToGrams: Number.isFinite(limit) ? limit : null, cents }];
    });
}
