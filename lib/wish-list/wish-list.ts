import { wishListMax } from '@/contract/public-rules';
import { createKeptStore } from '@/lib/state/kept-store';
import { hasWish, isWish, joinWishes, type Wish, withoutWishes } from './wish-list-rules';

/**
 * The list on the device. Once it belongs to an account (`account`), `added` and `removed` are changes not yet sent.
 */
type StoredWishes = { wishes: Wish[]; account: string | null; added: Wish[]; removed: Wish[] };

const none: StoredWishes = { wishes: [], account: null, added: [], removed: [] };

const store = createKeptStore('wish-list', none, parse);
const { load, set: keep } = store;

export const wishList = {
  ...store,
  /** False when the list is full: then nothing changed. */
  add(wishes: Wish[]): boolean {
    const was = load();
    const fresh = withoutWishes(wishes, was.wishes);
    if (was.wishes.length + fresh.length > wishListMax) return false;
    keep({
      ...was,
      wishes: joinWishes(fresh, was.wishes),
      ...told(was, { added: joinWishes(fresh, was.added), removed: withoutWishes(was.removed, fresh) }),
    });
    return true;
  },
  remove(wishes: Wish[]): void {
    const was = load();
    keep({
      ...was,
      wishes: withoutWishes(was.wishes, wishes),
      ...told(was, { added: withoutWishes(was.added, wishes), removed: joinWishes(wishes, was.removed) }),
    });
  },
  /** False when the list is full. */
  toggle(wish: Wish): boolean {
    if (!hasWish(wishList.get().wishes, wish)) return wishList.add([wish]);
    wishList.remove([wish]);
    return true;
  },
  keep,
  forget: () => keep(none),
};

/** Changes are recorded only for an account. */
const told = (was: StoredWishes, change: Pick<StoredWishes, 'added' | 'removed'>) =>
  was.account === null ? {} : change;

function parse(found: unknown): StoredWishes {
  const { wishes, account, added, removed } = found as Partial<Record<keyof StoredWishes, unknown>>;
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isWish).slice(0, wishListMax) : []);
  return {
    wishes: list(wishes),
    account: typeof account === 'string' ? account : null,
    added: list(added),
    removed: list(removed),
  };
}
