import { barredState } from 'contract/codes.ts';
import { guestAlias } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { getStore } from './store.repository.ts';

/** Whose store an alias is. The house's own has no executive; nor has one that nobody knows. */
export type StoreBehind = {
  executiveId: string | null;
  /** As it is called now: an alias that she left still leads to her. */
  alias: string;
  state: 'active' | 'paused' | 'unknown';
};

export const isHouse = (alias: string) => alias.toLowerCase() === guestAlias;

/** Which executive stands behind an alias, and whether she sells there now. */
export async function findStoreBehind(db: Db, alias: string): Promise<StoreBehind> {
  if (isHouse(alias)) return { executiveId: null, alias: guestAlias, state: 'active' };
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
    // What somebody is called now comes before what another one was called.
    .orderBy(sql`lower(e.alias) = ${alias.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { executiveId: null, alias, state: 'unknown' };
  // An order is told no more than that she does not sell now: nobody hears that the house has barred her.
  const closed = found.paused || found.status !== 'active' || found.state === barredState;
  return { executiveId: found.account_id, alias: found.alias, state: closed ? 'paused' : 'active' };
}

/**
 * Credits an order to whoever's store it was placed in, in the transaction that places it, and keeps why. The rule: the
 * store in force on the device when the order is placed; one that is paused or unknown then is the house's.
 */
export async function creditOrder(
  trx: Db,
  { orderId, alias }: { orderId: string; alias: string },
): Promise<StoreBehind> {
  const store = await findStoreBehind(trx, alias);
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

/** Whom a stranger may write to by the alias of her store; of one that nobody is told of there is none. */
export async function findStoreOwner(db: Db, alias: string): Promise<{ executiveId: string; isAway: boolean } | null> {
  const { executiveId, state } = await findStoreBehind(db, alias);
  if (executiveId === null) return null;
  const store = await getStore(db, executiveId);
  return store?.told ? { executiveId, isAway: state !== 'active' } : null;
}

/** Who sells under an alias now; null for the house, where nobody does, and of whom strangers are not told. */
export async function findSeller(db: Db, alias: string): Promise<string | null> {
  const owner = await findStoreOwner(db, alias);
  return owner === null || owner.isAway ? null : owner.executiveId;
}
