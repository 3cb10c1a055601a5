import { guestAlias } from '@/contract/public-codes';

/** Query parameter beside a store's: a coupon to try in the bag. */
export const couponParameter = 'coupon';

/** How long the store of the last opened link counts on a device. */
export const storeDays = 30;
const dayMs = 86_400_000;

export type NamedStore = { alias: string; name: string };

/** `before` is the store that was current before this link. */
export type CurrentStore = NamedStore & {
  until: number;
  /** When the backend was last asked whether the store is open. */
  askedAt: number;
  paused: boolean;
  before: NamedStore | null;
};

/** The house's own store, for buyers without an executive. */
export const isHouseStore = (alias: string) => alias.toLowerCase() === guestAlias;

export const isSameAlias = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** N06. The rule: the last opened link counts. The house's own store makes none current. */
export function toCurrentStore(was: CurrentStore | null, store: NamedStore, now: number): CurrentStore | null {
  if (isHouseStore(store.alias)) return null;
  const same = was !== null && isSameAlias(was.alias, store.alias);
  return {
    alias: store.alias,
    name: store.name,
    until: now + storeDays * dayMs,
    askedAt: same ? was.askedAt : 0,
    paused: same && was.paused,
    before: same ? was.before : was && { alias: was.alias, name: was.name },
  };
}

/** The stored store, unless it has expired. */
export const unexpiredStore = (kept: CurrentStore | null, now: number): CurrentStore | null =>
  kept && kept.until > now ? kept : null;

/** False until the backend has confirmed the alias. */
export const isAliasConfirmed = ({ alias, name, askedAt }: CurrentStore): boolean => askedAt > 0 || name !== alias;

/** The store may have been paused, or renamed. */
export const isCheckDue = ({ askedAt }: CurrentStore, now: number): boolean => now - askedAt > dayMs || askedAt > now;
