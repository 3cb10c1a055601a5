import { wishListMax } from '@/contract/public-rules';
import type { SessionKind } from '@/lib/session/session';
import type { SessionInfo } from '@/lib/session/session-info';
import { wireScopes } from '@/lib/session/session-mappers';
import { createPersistentStore } from '@/lib/state/persistent-store';
import { useStore } from '@/lib/state/use-store';
import { hasWish, isWish, joinWishes, type Wish, withoutWishes } from './wish-list-rules';

/**
 * The list on the device. Once it belongs to an account (`account`), `added` and `removed` are changes not yet sent.
 */
type StoredWishes = { wishes: Wish[]; account: string | null; added: Wish[]; removed: Wish[] };

const none: StoredWishes = { wishes: [], account: null, added: [], removed: [] };

const store = createPersistentStore('wish-list', none, parse);
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
      ...toUnsent(was, { added: joinWishes(fresh, was.added), removed: withoutWishes(was.removed, fresh) }),
    });
    return true;
  },
  remove(wishes: Wish[]): void {
    const was = load();
    keep({
      ...was,
      wishes: withoutWishes(was.wishes, wishes),
      ...toUnsent(was, { added: withoutWishes(was.added, wishes), removed: joinWishes(wishes, was.removed) }),
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
const toUnsent = (was: StoredWishes, change: Pick<StoredWishes, 'added' | 'removed'>) =>
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

const empty: Wish[] = [];

/** The device's list, kept up to date; empty on the server. */
export const useWishes = () => useStore(wishList, ({ wishes }) => wishes, empty);

/** Whether one wish is on the list: a heart re-renders only when its own state changes. */
export const useWished = (wish: Wish) => useStore(wishList, ({ wishes }) => hasWish(wishes, wish), false);

/** The account that the list is synchronised with; null on the server and without one. */
export const useWishAccount = () => useStore(wishList, ({ account }) => account, null);

export type WishListOwner = { kind: SessionKind; account: string; people: Record<string, string> };

/** The account to synchronise with, when one or both kinds of session exist. */
export function wishListOwnerOf({ client, executive }: SessionInfo): WishListOwner | null {
  const kind = client ? 'client' : 'executive';
  const person = client ?? executive;
  // S01: with a first password the account cannot store anything yet.
  if (!person?.passwordChanged) return null;
  return { kind, account: `${wireScopes[kind]}:${person.id}`, people: { [kind]: person.id } };
}

/** Whether the device's list may be shown: an account's list only while its person is signed in. */
export function isListVisible(account: string | null, session: SessionInfo | null): boolean {
  if (account === null) return true;
  return session !== null && (Boolean(session.executive?.actor) || wishListOwnerOf(session)?.account === account);
}
