import type { ReadyBagState } from 'contract/personal-store/ready-bag-schemas.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { StoreTables } from '../../database/tables/store.ts';

type Row = Selectable<StoreTables['ready_bags']>;
export type ReadyBag = Row & { uses: number };

/** Checked in the order that matters to the holder of the link. */
export function readyBagStateOf({ revoked_at, expires_at, uses, uses_most }: ReadyBag, now: Date): ReadyBagState {
  if (revoked_at !== null) return 'revoked';
  if (uses >= uses_most) return 'used';
  return expires_at <= now ? 'expired' : 'open';
}

const uses = sql<number>`(select count(*) from ready_bag_takes t where t.bag_id = b.id)::integer`.as('uses');

const mostListed = 50;

export const listReadyBags = (db: Db, executiveId: string): Promise<ReadyBag[]> =>
  db
    .selectFrom('ready_bags as b')
    .selectAll('b')
    .select(uses)
    .where('b.executive_id', '=', executiveId)
    // Bags that can still be opened, and so revoked, come first.
    .orderBy(sql`b.revoked_at is null and b.expires_at > now()`, 'desc')
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(mostListed)
    .execute();

export const findReadyBag = (db: Db, id: string): Promise<ReadyBag | undefined> =>
  db.selectFrom('ready_bags as b').selectAll('b').select(uses).where('b.id', '=', id).executeTakeFirst();

export const addReadyBag = async (trx: Db, bag: Omit<Row, 'id' | 'revoked_at'>): Promise<ReadyBag> => {
  const row = await trx
    .insertInto('ready_bags')
    .values({ ...bag, lines: JSON.stringify(bag.lines), revoked_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, uses: 0 };
};

/** False where the executive has no such bag. */
export async function revokeReadyBag(
  trx: Db,
  { id, executiveId, now }: { id: string; executiveId: string; now: Date },
) {
  const { numUpdatedRows } = await trx
    .updateTable('ready_bags')
    .set((row) => ({ revoked_at: sql<Date>`coalesce(${row.ref('revoked_at')}, ${now})` }))
    .where('id', '=', id)
    .where('executive_id', '=', executiveId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Counts a use, once per device. Simultaneous last uses are serialised, and a device that used it before may open it
 * again while it is open.
 */
export async function countReadyBagUse(trx: Db, id: string, { taker, now }: { taker: string; now: Date }) {
  await sql`select from ready_bags where id = ${id} for no key update`.execute(trx);
  const bag = await findReadyBag(trx, id);
  if (!bag) return undefined;
  const before = await trx
    .selectFrom('ready_bag_takes')
    .select('taker')
    .where('bag_id', '=', id)
    .where('taker', '=', taker)
    .executeTakeFirst();
  if (before) return { bag: { ...bag, uses: Math.min(bag.uses, bag.uses_most - 1) } };
  if (readyBagStateOf(bag, now) === 'open')
    await trx.insertInto('ready_bag_takes').values({ bag_id: id, taker, at: now }).execute();
  return { bag };
}
