import { shopState } from '@/lib/state/shop-state';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage, tabStorage } from '@/lib/state/web-storage';

/**
 * The number of pieces in a bag, readable without opening its store: the header must not load a database for a
 * number. Other tabs learn of a change by the storage event; the random second half makes every write a change.
 */
const counts = { 'products-EU': 'shoppingQuantity', 'client-products': 'clientQuantity' } as const;
export type BagName = keyof typeof counts;

/** 'tab' when the browser has no lasting store, and the bag is gone with the tab. */
export type CartStorage = 'device' | 'tab';

const mirrorKey = (name: BagName) => `${name}:count`;

/** Copies the count into the shared state; null when there is no readable count. */
export function readBagCount(name: BagName): number | null {
  const count = Number.parseInt(stored(name) ?? '', 10);
  if (!(count >= 0)) return null;
  shopState.set({ [counts[name]]: count });
  return count;
}

export function storeBagCount(name: BagName, count: number, changed: boolean, kept: CartStorage): void {
  shopState.set({ [counts[name]]: count });
  // After a read, only a differing count is written: otherwise two tabs would notify each other endlessly.
  if (!changed && Number.parseInt(stored(name) ?? '', 10) === count) return;
  const value = `${count}.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const key = mirrorKey(name);
  const written = tabStorage.write(key, null) && (kept === 'tab' ? tabStorage : deviceStorage).write(key, value);
  // No count is better than a wrong one.
  if (!written) deviceStorage.write(key, null);
}

/** Calls `listener` when another tab changes the bag, or this page becomes visible again. */
export const watchBagCount = (name: BagName, listener: () => void) => watchStored(mirrorKey(name), listener);

/** When tab storage cannot be read, the device's count does not apply either. */
function stored(name: BagName): string | null {
  const own = tabStorage.read(mirrorKey(name));
  return (own === null ? deviceStorage.read(mirrorKey(name)) : own) ?? null;
}
