/** The price up to a weight; null means no limit. Tiers go from light to heavy. */
type WeightTier = { upToGrams: number | null; cents: number };

/** A delivery method, as shown before there is an order. */
export type DeliveryWay = {
  code: string;
  name: string;
  tiers: WeightTier[];
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
};

/** Countries, or parts of them, with equal costs. */
export type DeliveryPlace = { name: string; ways: DeliveryWay[] };

/** One row per weight tier; if there is a limit, a last row without a price for what is heavier. */
export function listWeightRows({ tiers }: DeliveryWay) {
  const ends = (tiers.at(-1)?.upToGrams ?? null) !== null;
  const rows = [...tiers, ...(ends ? [{ upToGrams: null, cents: null }] : [])];
  return rows.map((row, at) => ({ ...row, overGrams: rows[at - 1]?.upToGrams ?? null }));
}
