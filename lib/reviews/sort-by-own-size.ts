import { findBra, sisterSizesOf } from '@/lib/size-tables/bra-sizes';
import type { Review } from './reviews-mappers';

/** Distance of a size to the reader's own: the same, a sister, the same band or cup, another one, none given. */
function distance(own: string, size: string | null): number {
  if (size === null) return 4;
  if (size === own) return 0;
  if (sisterSizesOf(own).some((sister) => sister.size === size)) return 1;
  const [mine, theirs] = [findBra(own), findBra(size)];
  return mine && theirs && (mine.band.eu === theirs.band.eu || mine.cup.eu === theirs.cup.eu) ? 2 : 3;
}

/** N29. Reviews by people of the reader's size first; equal ones keep their order. */
export const sortByOwnSize = (reviews: Review[], own: string): Review[] =>
  reviews.toSorted((a, b) => distance(own, a.size) - distance(own, b.size));
