import { shopState } from '@/lib/state/shop-state';
import { watchStored } from '@/lib/state/watch-stored';

/**
 * How many pieces a bag holds, readable without opening its store: a header must not load a database for a figure.
 * Other tabs hear of a change by the browser's storage event; the second half of the value makes each one a change.
 */
const counts = { 'products-EU': 'shoppingQuantity', 'client-products': 'clientQuantity' } as const;
export type BagName = keyof typeof counts;

/** 'tab' where the browser offers no lasting store, and the bag goes with the tab. */
export type Kept = 'device' | 'tab';

const mirrorKey = (name: BagName) => `${name}:count`;

/** Takes the count over into the shared state; null where no mirror can be read. */
export function readCount(name: BagName): number | null {
  const count = Number.parseInt(stored(name) ?? '', 10);
  if (!(count >= 0)) return null;
  shopState.set({ [counts[name]]: count });
  return count;
}

export function keepCount(name: BagName, count: number, changed: boolean, kept: Kept): void {
  shopState.set({ [counts[name]]: count });
  // Reading repairs a count that differs and otherwise leaves it: else two tabs would wake each other without end.
  if (!changed && Number.parseInt(stored(name) ?? '', 10) === count) return;
  const value = `${count}.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const written = attempt(() => {
    sessionStorage.removeItem(mirrorKey(name));
    (kept === 'tab' ? sessionStorage : localStorage).setItem(mirrorKey(name), value);
    return true;
  });
  // No figure is better than a wrong one.
  if (!written) attempt(() => localStorage.removeItem(mirrorKey(name)));
}

/** Another tab changed the bag, or this page comes back from where it heard nothing. */
export const watchCount = (name: BagName, listener: () => void) => watchStored(mirrorKey(name), listener);

const stored = (name: BagName) =>
  attempt(() => sessionStorage.getItem(mirrorKey(name)) ?? localStorage.getItem(mirrorKey(name))) ?? null;

/** Storage may be closed or full: either throws. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
