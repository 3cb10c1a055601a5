import { aliasPattern } from '@/contract/rules';
import { createPersistentStore } from '@/lib/state/persistent-store';
import { shopState } from '@/lib/state/shop-state';
import { type CurrentStore, isSameAlias, type NamedStore, toCurrentStore, unexpiredStore } from './store-rules';

/** `left` is the alias of the last store that was left by a press. */
type StoredStore = { store: CurrentStore | null; left: string | null };

const none: StoredStore = { store: null, left: null };

const kept = createPersistentStore('store', none, parse);

/** Copies the current store into the shared state, which gives the bag its address. */
function copyToShopState(): CurrentStore | null {
  const store = unexpiredStore(kept.get().store, Date.now());
  shopState.set({ alias: store?.alias ?? '' });
  return store;
}

/**
 * N06. The personal store that this device shops in: for every tab, language and session, and not sent to the
 * backend.
 */
export const currentStore = {
  get: kept.get,
  subscribe: kept.subscribe,
  /** With storage blocked, a store lasts as long as its page stays. */
  isClosed: kept.isClosed,
  /** The current store, also after a change in another tab. */
  look(): CurrentStore | null {
    kept.load();
    return copyToShopState();
  },
  /** Without a name the store keeps its last one, or its alias until the name is known. */
  enter({ alias, name }: { alias: string; name?: string | undefined }): void {
    const was = unexpiredStore(kept.load().store, Date.now());
    const known = name ?? (was && isSameAlias(was.alias, alias) ? was.name : alias);
    set(toCurrentStore(was, { alias, name: known }, Date.now()));
  },
  /** Updates name and state after the backend was asked. */
  learn(found: NamedStore & { paused: boolean }): void {
    const was = kept.load().store;
    if (was) set({ ...was, ...found, askedAt: Date.now() });
  },
  /** Undoes everything since: for an undo button. */
  restore: (store: CurrentStore | null) => set(store),
  leave: ({ alias }: CurrentStore) => set(null, alias),
  /** The alias of a store page that was left before its script ran, unless the store has been current since. */
  missed(alias: string | null): string | null {
    const { store, left } = kept.load();
    const seen = [left, store?.alias, store?.before?.alias].map((each) => each?.toLowerCase());
    return alias && !seen.includes(alias.toLowerCase()) ? alias : null;
  },
};

function set(store: CurrentStore | null, left: string | null = null): void {
  kept.set(store || left ? { store, left } : none);
  copyToShopState();
}

const alias = new RegExp(aliasPattern);
const isNamed = (value: unknown): value is NamedStore => {
  const { alias: called, name } = (value ?? {}) as Partial<NamedStore>;
  return typeof called === 'string' && alias.test(called) && typeof name === 'string' && name.length <= 200;
};

function parse(found: unknown): StoredStore {
  const { store, left } = found as { store?: Partial<CurrentStore> | null; left?: unknown };
  if (!isNamed(store)) return typeof left === 'string' ? { store: null, left } : none;
  const { until, askedAt, paused, before } = store as Partial<CurrentStore> & NamedStore;
  if (typeof until !== 'number') return none;
  return {
    store: {
      alias: store.alias,
      name: store.name,
      until,
      askedAt: typeof askedAt === 'number' ? askedAt : 0,
      paused: paused === true,
      before: isNamed(before) ? { alias: before.alias, name: before.name } : null,
    },
    left: null,
  };
}
