/** What a way costs up to a weight; null is without a limit. From light to heavy. */
type WeightTier = { upToGrams: number | null; cents: number };

/** A way to send a parcel, as a page tells it before there is an order. */
export type DeliveryWay = {
  code: string;
  name: string;
  tiers: WeightTier[];
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
};

/** Countries, or parts of them, that cost the same. */
export type DeliveryPlace = { name: string; ways: DeliveryWay[] };

/** A row for each weight; where they end, a last one without a price says that what is heavier does not go this way. */
export function listWeights({ tiers }: DeliveryWay) {
  const ends = (tiers.at(-1)?.upToGrams ?? null) !== null;
  const rows = [...tiers, ...(ends ? [{ upToGrams: null, cents: null }] : [])];
  return rows.map((row, at) => ({ ...row, overGrams: rows[at - 1]?.upToGrams ?? null }));
}
