import { tabStorage } from '@/lib/state/web-storage';
import type { CartLine } from './cart-line';

/** What is on its way into the bag: whoever goes on to the next page takes it along, and it comes in there. */
export type PendingAdd = { id: string; line: Omit<CartLine, 'subtotalCents' | 'addedAt'> };

const key = 'products-EU:coming';

export function listUnfinished(): PendingAdd[] {
  const found = tabStorage.readJson(key);
  return Array.isArray(found) ? found.filter((each) => each?.id && each.line) : [];
}

/** The same piece under the same id comes in once, whoever brings it. Empty where a tab keeps nothing. */
export function begin(line: PendingAdd['line']): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('.');
  return keep([...listUnfinished(), { id, line }]) ? id : '';
}

/** Another page has brought it to its end: this one slept in the browser's memory meanwhile. */
export const isOver = (id: string): boolean => id !== '' && !listUnfinished().some((each) => each.id === id);

export function end(id: string): void {
  keep(listUnfinished().filter((each) => each.id !== id));
}

const leavingMs = 1000;

/** She tries again by herself. Code that did not come because the page is going says the same: that page never comes so far. */
export function endRefused(id: string): void {
  setTimeout(end, leavingMs, id);
}

function keep(all: PendingAdd[]): boolean {
  return tabStorage.write(key, all.length > 0 ? JSON.stringify(all) : null);
}
