import { wishListMax } from '@/contract/public-rules';
import { hasWish, isWish, joinWishes, type Wish, withoutWishes } from './wish-list-rules';

const key = 'wish-list';

/**
 * What the device keeps. Once an account is joined (`account` says whose), `added` and `removed` are what it has not
 * yet been told.
 */
type Kept = { wishes: Wish[]; account: string | null; added: Wish[]; removed: Wish[] };

const none: Kept = { wishes: [], account: null, added: [], removed: [] };

let kept: Kept = none;
let read = false;
let closed = false;
const listeners = new Set<() => void>();

export const wishList = {
  get(): Kept {
    if (!read) load();
    return kept;
  },
  /** The browser keeps nothing for us: the list goes with the page. */
  isClosed: () => closed,
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
  /** False when the list is full: then nothing changed. */
  add(wishes: Wish[]): boolean {
    const was = wishList.get();
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
    const was = wishList.get();
    keep({
      ...was,
      wishes: withoutWishes(was.wishes, wishes),
      ...told(was, { added: withoutWishes(was.added, wishes), removed: joinWishes(wishes, was.removed) }),
    });
  },
  /** False when there was no room for it. */
  toggle(wish: Wish): boolean {
    if (!hasWish(wishList.get().wishes, wish)) return wishList.add([wish]);
    wishList.remove([wish]);
    return true;
  },
  keep,
  forget: () => keep(none),
};

/** Only an account is told. */
const told = (was: Kept, change: Pick<Kept, 'added' | 'removed'>) => (was.account === null ? {} : change);

function keep(next: Kept): void {
  kept = next;
  try {
    if (next === none) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
    closed = false;
  } catch {
    closed = true;
  }
  tell();
}

function load(): void {
  read = true;
  try {
    kept = parse(localStorage.getItem(key));
  } catch {
    closed = true;
  }
}

/** What cannot be read is no list; it is written over only when something is saved. */
function parse(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    const list = (value: unknown) => (Array.isArray(value) ? value.filter(isWish).slice(0, wishListMax) : []);
    const account = typeof found.account === 'string' ? found.account : null;
    return { wishes: list(found.wishes), account, added: list(found.added), removed: list(found.removed) };
  } catch {
    return none;
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  load();
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
