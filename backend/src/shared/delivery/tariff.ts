/** The price of a method for parcels up to a weight; null for any weight. */
type Tier = { upToGrams: number | null };

const limitOf = ({ upToGrams }: Tier) => upToGrams ?? Number.POSITIVE_INFINITY;

/**
 * The tier of a parcel, to the gram: the lightest that holds it, or the heaviest where none does. `overGrams` is where
 * the next lighter one ends; null in the lightest. Returns null where there is no tier at all.
 */
export function findTier<One extends Tier>(tiers: readonly One[], grams: number) {
  const rising = tiers.toSorted((a, b) => limitOf(a) - limitOf(b));
  const heaviest = rising.at(-1);
  if (!heaviest) return null;
  const holding = rising.find((tier) => grams <= limitOf(tier));
  return {
    tier: holding ?? heaviest,
    holds: holding !== undefined,
    overGrams: rising.findLast((tier) => limitOf(tier) < grams)?.upToGrams ?? null,
  };
}
