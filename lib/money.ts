import { formatPrice, toCents, toEuros } from '@/contract/money';

export { formatPrice, toCents, toEuros };

/** Null for an unknown amount: nothing is shown in its place, and nothing sold. */
export const maybeCents = (euros: number | null | undefined): number | null =>
  euros === null || euros === undefined ? null : toCents(euros);

/** K12: a range when the variants' prices differ, otherwise one price. */
export function formatPriceRange(lowestCents: number, highestCents: number): string {
  const lowest = formatPrice(lowestCents);
  return lowestCents === highestCents ? lowest : `${lowest} – ${formatPrice(highestCents)}`;
}
