import { tabStorage } from '@/lib/state/web-storage';
import type { CartLine } from './cart-line';

/** An addition that has not been applied yet: when the shopper navigates, the next page applies it. */
export type PendingAdd = { id: string; line: Omit<CartLine, 'subtotalCents' | 'addedAt'> };

const key = 'products-EU:coming';

export function listPendingAdds(): PendingAdd[] {
  const found = tabStorage.readJson(key);
  return Array.isArray(found) ? found.filter((each) => each?.id && each.line) : [];
}

/** Returns an id under which the addition is applied once. Empty when tab storage is blocked. */
export function recordPendingAdd(line: PendingAdd['line']): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('.');
  return keep([...listPendingAdds(), { id, line }]) ? id : '';
}

/** Another page has applied it while this one was in the back/forward cache. */
export const isPendingAddDone = (id: string): boolean => id !== '' && !listPendingAdds().some((each) => each.id === id);

export function removePendingAdd(id: string): void {
  keep(listPendingAdds().filter((each) => each.id !== id));
}

const leavingMs = 1000;

/**
 * Delayed, because a script that failed to load as the page unloads is refused too: such a page never gets to `removePendingAdd`.
 */
export function removeRefusedAdd(id: string): void {
  setTimeout(removePendingAdd, leavingMs, id);
}

function keep(all: PendingAdd[]): boolean {
  return tabStorage.write(key, all.length > 0 ? JSON.stringify(all) : null);
}
