import { wishListMax } from '@/contract/public-rules';
import { watchStored } from '@/lib/state/watch-stored';
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
let leave = () => {};

export const wishList = {
  get(): Kept {
    return read ? kept : load();
  },
  /** The browser keeps nothing for us: the list goes with the page. */
  isClosed: () => closed,
  subscribe(listener: () => void) {
    if (listeners.size === 0) leave = watchStored(key, reread);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) leave();
    };
  },
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

/** Another page may have written since, and been heard by nobody; what could not be written is nowhere but here. */
function load(): Kept {
  read = true;
  try {
    if (!closed) kept = parse(localStorage.getItem(key));
  } catch {
    closed = true;
  }
  return kept;
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

function reread(): void {
  load();
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
