import { orderStates } from 'contract/codes.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { PurchaseTables } from '../../../database/tables/purchase.ts';
import type { Secret } from '../../../shared/client-address.ts';
import { isGuestKey } from '../../../shared/links/guest-link.ts';
import type { OrderRow } from '../book/draft.repository.ts';

/** Number and secret of a guest's order, as her link has them. */
export type GuestLink = { number: string; key: string };

/** Null for what is no order, no guest's, or not by this secret, all alike. */
export async function findGuestOrder(db: Db, secret: Secret, { number, key }: GuestLink): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('guest_id', 'is not', null)
    .executeTakeFirst();
  // What is compared is as long where there is no such order.
  return isGuestKey(secret, order?.id ?? number, key) && order ? order : null;
}

export const addGuest = async (trx: Db, guest: Insertable<PurchaseTables['guests']>): Promise<string> =>
  (await trx.insertInto('guests').values(guest).returning('id').executeTakeFirstOrThrow()).id;

export const readGuest = (db: Db, id: string) =>
  db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Person = { email: string; addressHash: string; now: Date };
/** So many orders of a person, and of a household, may keep pieces that nobody has paid. */
const mostOfPerson = 3;
const mostOfHousehold = 8;
/** Cash at the door is promised by nothing but a name: for a day it counts as unpaid. */
const cashCountsMs = 86_400_000;

/** Null where there is room; else how many seconds until the first of them ends. */
export async function waitForRoom(trx: Db, { email, addressHash, now }: Person): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${email.toLowerCase()}`}, 0))`.execute(trx);
  const since = new Date(now.getTime() - cashCountsMs);
  const { rows } = await sql<{ person: number; household: number; frees: Date | null }>`
    select count(*) filter (where lower(g.email) = ${email.toLowerCase()})::integer as person,
      count(*) filter (where g.address_hash = ${addressHash})::integer as household,
      min(coalesce(o.reserved_until, o.confirmed_at + interval '1 day')) as frees
    from guests g join orders o on o.guest_id = g.id
    where (lower(g.email) = ${email.toLowerCase()} or g.address_hash = ${addressHash})
      and o.state = ${orderStates.pending} and (o.settled_at is null or o.confirmed_at > ${since})`.execute(trx);
  const { person = 0, household = 0, frees = null } = rows[0] ?? {};
  if (person < mostOfPerson && household < mostOfHousehold) return null;
  return Math.max(60, Math.ceil(((frees ?? now).getTime() - now.getTime()) / 1000));
}
