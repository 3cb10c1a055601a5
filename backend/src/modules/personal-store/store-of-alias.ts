import { barredState } from 'contract/codes.ts';
import { guestAlias } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { getStore } from './store.repository.ts';

/** The store of an alias. The house's own store and an unknown alias have no executive. */
export type StoreOfAlias = {
  executiveId: string | null;
  /** The current alias: a former one still leads to its executive. */
  alias: string;
  state: 'active' | 'paused' | 'unknown';
};

export const isHouseAlias = (alias: string) => alias.toLowerCase() === guestAlias;

/** The executive of an alias, and whether the store sells now. */
export async function findStoreOfAlias(db: Db, alias: string): Promise<StoreOfAlias> {
  if (isHouseAlias(alias)) return { executiveId: null, alias: guestAlias, state: 'active' };
  const found = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('stores as s', 's.executive_id', 'e.account_id')
    .leftJoin('store_former_aliases as f', (join) =>
      join.onRef('f.executive_id', '=', 'e.account_id').on('f.alias', '=', alias.toLowerCase()),
    )
    .select(['e.account_id', 'e.alias', 'e.state', 'a.status', 's.paused'])
    .where((where) =>
      where.or([where(sql`lower(e.alias)`, '=', alias.toLowerCase()), where('f.alias', 'is not', null)]),
    )
    // A current alias takes precedence over a former one.
    .orderBy(sql`lower(e.alias) = ${alias.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { executiveId: null, alias, state: 'unknown' };
  // Orders are only told that the store does not sell, not that the house has barred the executive.
  const closed = found.paused || found.status !== 'active' || found.state === barredState;
  return { executiveId: found.account_id, alias: found.alias, state: closed ? 'paused' : 'active' };
}

/**
 * Records which store an order is credited to and why, in the transaction that places it. The rule: the store active on
 * the device when the order is placed; a paused or unknown store credits the house.
 */
export async function creditOrder(
  trx: Db,
  { orderId, alias }: { orderId: string; alias: string },
): Promise<StoreOfAlias> {
  const store = await findStoreOfAlias(trx, alias);
  const sells = store.state === 'active' && store.executiveId !== null;
  await trx
    .insertInto('store_credits')
    .values({
      order_id: orderId,
      alias,
      executive_id: sells ? store.executiveId : null,
      reason: sells ? 'store' : store.state === 'active' ? 'house' : store.state,
    })
    .execute();
  return store;
}

/** The executive whom a stranger may write to by alias; null where the store must not be shown to strangers. */
export async function findStoreOwner(db: Db, alias: string): Promise<{ executiveId: string; isAway: boolean } | null> {
  const { executiveId, state } = await findStoreOfAlias(db, alias);
  if (executiveId === null) return null;
  const store = await getStore(db, executiveId);
  return store?.isPublic ? { executiveId, isAway: state !== 'active' } : null;
}

/** The seller under an alias now; null for the house, and where the store is closed or not shown to strangers. */
export async function findSeller(db: Db, alias: string): Promise<string | null> {
  const owner = await findStoreOwner(db, alias);
  return owner === null || owner.isAway ? null : owner.executiveId;
}
