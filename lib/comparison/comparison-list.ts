import { createTabStore } from '@/lib/state/kept-store';
import { isWish } from '@/lib/wish-list/wish-list-rules';
import { type ComparedStyle, isCompared, joinCompared, withoutCompared } from './comparison-rules';

type StoredComparison = { items: ComparedStyle[] };
const none: StoredComparison = { items: [] };

/** What this tab compares: a question of one sitting, as what she looked at. */
const store = createTabStore('compared', none, (found): StoredComparison => {
  const { items } = found as Partial<StoredComparison>;
  return { items: joinCompared([], Array.isArray(items) ? items.filter(isWish) : []) };
});

const set = (items: ComparedStyle[]) => store.set(items.length > 0 ? { items } : none);

export const compareList = {
  get: () => store.get().items,
  subscribe: store.subscribe,
  set,
  /** False where there was no room for it. */
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
