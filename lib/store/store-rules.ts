import { guestAlias } from '@/contract/public-codes';

/** Beside a store's name in an address: a discount that is tried in the bag. */
export const couponParameter = 'coupon';

/** So long the store whose link was opened last counts on a device. */
export const storeDays = 30;
const dayMs = 86_400_000;

export type NamedStore = { alias: string; name: string };

/** `before` is the one that another link has put out of force. */
export type InForce = NamedStore & {
  until: number;
  /** When it was last asked whether she sells there. */
  askedAt: number;
  paused: boolean;
  before: NamedStore | null;
};

/** The house's own store, for whoever comes without an executive. */
export const isHouseStore = (alias: string) => alias.toLowerCase() === guestAlias;

export const isSameAlias = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** N06. The rule: the link that was opened last counts. The house's own puts none in force. */
export function enterStore(was: InForce | null, store: NamedStore, now: number): InForce | null {
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

/** What counts now of what the device kept. */
export const stillInForce = (kept: InForce | null, now: number): InForce | null =>
  kept && kept.until > now ? kept : null;

/** False as long as nobody has said to whom the link leads. */
export const isProved = ({ alias, name, askedAt }: InForce): boolean => askedAt > 0 || name !== alias;

/** She may have paused her store, or be called otherwise by now. */
export const isDueForAsking = ({ askedAt }: InForce, now: number): boolean => now - askedAt > dayMs || askedAt > now;
