import { offsetOf, type Page } from '../../shared/pagination.ts';
import type { Item } from './shelf.ts';

/** The products of one page, and how many there are in all. */
export function takePage(items: Iterable<Item>, test: (item: Item) => boolean, page: Page) {
  const from = offsetOf(page);
  const ids: number[] = [];
  let total = 0;
  for (const item of items) {
    if (!test(item)) continue;
    if (total >= from && ids.length < page.size) ids.push(item.id);
    total += 1;
  }
  return { ids, total };
}
