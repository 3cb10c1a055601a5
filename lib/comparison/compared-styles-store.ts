import { createTabStore } from '@/lib/state/persistent-store';
import { isWish } from '@/lib/wish-list/wish-list-rules';
import { type ComparedStyle, isCompared, joinCompared, withoutCompared } from './comparison-rules';

type StoredComparison = { items: ComparedStyle[] };
const none: StoredComparison = { items: [] };

/** The compared styles; stored in the tab, like the viewed products. */
const store = createTabStore('compared', none, (found): StoredComparison => {
  const { items } = found as Partial<StoredComparison>;
  return { items: joinCompared([], Array.isArray(items) ? items.filter(isWish) : []) };
});

const set = (items: ComparedStyle[]) => store.set(items.length > 0 ? { items } : none);

export const comparedStyles = {
  get: () => store.get().items,
  subscribe: store.subscribe,
  set,
  /** False when the comparison is full. */
  toggle(item: ComparedStyle): boolean {
    const { items } = store.load();
    if (isCompared(items, item.reference)) {
      set(withoutCompared(items, item.reference));
      return true;
    }
    const next = joinCompared(items, [item]);
    if (next.length === items.length) return false;
    set(next);
    return true;
  },
};
