import { offsetOf, type Page } from '../../../shared/pagination.mapper.ts';
import type { ProductTest } from './filter-choice.ts';

/** The places of one page, and the total; without a test every place counts. */
export function takePage(places: ArrayLike<number>, test: ProductTest | null, page: Page) {
  const from = offsetOf(page);
  const taken: number[] = [];
  if (!test) {
    for (let index = from; index < Math.min(from + page.size, places.length); index += 1)
      taken.push(places[index] as number);
    return { taken, total: places.length };
  }
  let total = 0;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] as number;
    if (!test(at)) continue;
    if (total >= from && taken.length < page.size) taken.push(at);
    total += 1;
  }
  return { taken, total };
}
