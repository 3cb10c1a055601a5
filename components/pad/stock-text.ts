import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { GridCell } from '@/lib/order/grid';

/** The stock in words; if there is none, the equivalent sizes that are available. */
export function stockText(
  { units, availability, sisters }: Pick<GridCell, 'units' | 'availability' | 'sisters'>,
  words: Words<'order.stock'>,
): string {
  if (availability === 'soldOut' || units === 0) {
    return sisters.length > 0 ? fill(words.sisters, { sizes: sisters.join(', ') }) : words.soldOut;
  }
  return fillCount(availability === 'last' ? words.last : words.units, units);
}
