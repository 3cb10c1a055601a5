import { tabStorage } from '@/lib/state/web-storage';
import type { CartLine } from './cart-line';

/** An addition that has not been applied yet: when the shopper navigates, the next page applies it. */
export type PendingAdd = { id: string; line: Omit<CartLine, 'subtotalCents' | 'addedAt'> };

const key = 'products-EU:coming';

export function listUnfinished(): PendingAdd[] {
  const found = tabStorage.readJson(key);
  return Array.isArray(found) ? found.filter((each) => each?.id && each.line) : [];
}

/** Returns an id under which the addition is applied once. Empty when tab storage is blocked. */
export function begin(line: PendingAdd['line']): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('.');
  return keep([...listUnfinished(), { id, line }]) ? id : '';
}

/** Another page has applied it while this one was in the back/forward cache. */
export const isOver = (id: string): boolean => id !== '' && !listUnfinished().some((each) => each.id === id);

export function end(id: string): void {
  keep(listUnfinished().filter((each) => each.id !== id));
}

const leavingMs = 1000;

/**
 * Delayed, because a script that failed to load as the page unloads is refused too: such a page never gets to `end`.
 */
export function endRefused(id: string): void {
  setTimeout(end, leavingMs, id);
}

function keep(all: PendingAdd[]): boolean {
  return tabStorage.write(key, all.length > 0 ? JSON.stringify(all) : null);
}
