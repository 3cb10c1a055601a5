import { orderStates } from 'contract/codes.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { CheckoutTables } from '../../../database/tables/checkout.ts';
import { isGuestKey } from '../../../shared/links/guest-link.ts';
import type { Secret } from '../../../shared/secrets.ts';
import type { OrderRow } from './orders.repository.ts';

/** Number and secret of a guest's order, from its link. */
export type GuestLink = { number: string; secret: string };

/** Null if there is no such order, or it is no guest's, or the secret is wrong, all alike. */
export async function findGuestOrder(db: Db, config: Secret, link: GuestLink): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', link.number)
    .where('guest_id', 'is not', null)
    .executeTakeFirst();
  // Compares even without an order, so that the time is the same.
  return isGuestKey(config, order?.id ?? link.number, link.secret) && order ? order : null;
}

export const addGuest = async (trx: Db, guest: Insertable<CheckoutTables['guests']>): Promise<string> =>
  (await trx.insertInto('guests').values(guest).returning('id').executeTakeFirstOrThrow()).id;

export const readGuest = (db: Db, id: string) =>
  db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Person = { email: string; addressHash: string; now: Date };
/** How many unpaid orders of a person may keep pieces; cash on delivery counts for a day. */
const mostOfPerson = 3;
/** How many a day, whatever their state, because each writes to an unverified address. */
const mostOfPersonADay = 5;
/**
 * How many unpaid orders per household; one address may stand for a whole town. Orders cancelled the same day count as
 * well, and a transfer as long as it reserves pieces.
 */
const mostOfHousehold = 12;
const dayMs = 86_400_000;

/** Null if another order is allowed; else the seconds until the first of them ends, or no longer counts. */
export async function secondsUntilNextOrder(trx: Db, { email, addressHash, now }: Person): Promise<number | null> {
  const person = email.toLowerCase();
  // Always in this order, to avoid a deadlock.
  for (const whose of [addressHash, person])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${whose}`}, 0))`.execute(trx);
  const since = new Date(now.getTime() - dayMs);
  const isOfPerson = sql`lower(g.email) = ${person}`;
  const ofToday = sql`o.confirmed_at > ${since}`;
  const isUnpaid = sql`o.state = ${orderStates.pending} and o.settled_at is null`;
  const dayIsOver = sql`o.confirmed_at + interval '1 day'`;
  const { rows } = await sql<{ count: number; most: number; frees: Date }>`
    select count(*)::integer as count, ${mostOfPerson}::integer as most,
      min(coalesce(o.reserved_until, ${dayIsOver})) as frees
    from guests g join orders o on o.guest_id = g.id
    where ${isOfPerson} and o.state = ${orderStates.pending} and (${isUnpaid} or ${ofToday})
    union all
    select count(*)::integer, ${mostOfPersonADay}::integer, min(${dayIsOver})
    from guests g join orders o on o.guest_id = g.id
    where ${isOfPerson} and ${ofToday}
    union all
    select count(*)::integer, ${mostOfHousehold}::integer, min(greatest(o.reserved_until, ${dayIsOver}))
    from guests g join orders o on o.guest_id = g.id
    where g.address_hash = ${addressHash}
      and (${isUnpaid} or (o.state in (${orderStates.pending}, ${orderStates.cancelled}) and ${ofToday}))`.execute(trx);
  const waits = rows
    .filter(({ count, most }) => count >= most)
    .map(({ frees }) => Math.max(60, Math.ceil((frees.getTime() - now.getTime()) / 1000)));
  return waits.length === 0 ? null : Math.max(...waits);
}
