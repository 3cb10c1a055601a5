import { shopState } from '@/lib/state/shop-state';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage, tabStorage } from '@/lib/state/web-storage';

/**
 * How many pieces a bag holds, readable without opening its store: a header must not load a database for a figure.
 * Other tabs hear of a change by the browser's storage event; the second half of the value makes each one a change.
 */
const counts = { 'products-EU': 'shoppingQuantity', 'client-products': 'clientQuantity' } as const;
export type BagName = keyof typeof counts;

/** 'tab' where the browser offers no lasting store, and the bag goes with the tab. */
export type CartStorage = 'device' | 'tab';

const mirrorKey = (name: BagName) => `${name}:count`;

/** Takes the count over into the shared state; null where no mirror can be read. */
export function readCount(name: BagName): number | null {
  const count = Number.parseInt(stored(name) ?? '', 10);
  if (!(count >= 0)) return null;
  shopState.set({ [counts[name]]: count });
  return count;
}

export function keepCount(name: BagName, count: number, changed: boolean, kept: CartStorage): void {
  shopState.set({ [counts[name]]: count });
  // Reading repairs a count that differs and otherwise leaves it: else two tabs would wake each other without end.
  if (!changed && Number.parseInt(stored(name) ?? '', 10) === count) return;
  const value = `${count}.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const key = mirrorKey(name);
  const written = tabStorage.write(key, null) && (kept === 'tab' ? tabStorage : deviceStorage).write(key, value);
  // No figure is better than a wrong one.
  if (!written) deviceStorage.write(key, null);
}

/** Another tab changed the bag, or this page comes back from where it heard nothing. */
export const watchCount = (name: BagName, listener: () => void) => watchStored(mirrorKey(name), listener);

/** Where the tab's store cannot be read, the device's does not count either. */
function stored(name: BagName): string | null {
  const own = tabStorage.read(mirrorKey(name));
  return (own === null ? deviceStorage.read(mirrorKey(name)) : own) ?? null;
}
