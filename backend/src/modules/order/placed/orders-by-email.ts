import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { toGuestKey } from '../../../shared/links/guest-link.ts';
import type { Secret } from '../../../shared/secrets.ts';
import { findGuestOrder, type GuestLink, readGuest } from '../core/guests.repository.ts';

/** The mail address of a guest's order, and the store it was placed in. */
export async function findGuestMail(db: Db, secret: Secret, link: GuestLink) {
  const order = await findGuestOrder(db, secret, link);
  if (!order?.guest_id) return null;
  const { email, alias } = await readGuest(db, order.guest_id);
  return { email, alias };
}

const placed = (db: Db) =>
  db.selectFrom('guests as g').innerJoin('orders as o', 'o.guest_id', 'g.id').where('o.number', 'is not', null);

/** For the account that owns the address now: orders placed while another account had it stay with that one. */
const placedAt = (db: Db, address: string) =>
  placed(db).where(
    sql<boolean>`lower(g.email) = ${address.toLowerCase()} and not exists (
      select from former_mails f where lower(f.email) = lower(g.email) and g.created_at < f.until)`,
  );

/** Orders placed with an address, and the last name used. */
export async function sumGuestOrders(db: Db, address: string) {
  const { total } = await placedAt(db, address)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const last = await placedAt(db, address)
    .select(['g.name', 'g.surname'])
    .orderBy('o.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { givenName: last?.name ?? '', familyName: last?.surname ?? '', orders: Number(total) };
}

const mostShown = 50;

/**
 * Orders placed with an address that a client has verified: its mailbox has the link of each of them already. Later
 * orders are found as well, because nothing is copied, and those of an earlier address until the client left it.
 */
export async function listClientOrders(db: Db, secret: Secret, accountId: string) {
  const own = placed(db).where('g.id', 'in', (from) =>
    from.selectFrom('own_guests').select('guest_id').where('account_id', '=', accountId),
  );
  const rows = await own
    .select(['o.id', 'o.number', 'o.state', 'o.confirmed_at', 'o.units', 'o.total_cents', 'g.alias'])
    .orderBy('o.confirmed_at', 'desc')
    .orderBy('o.number', 'desc')
    .limit(mostShown)
    .execute();
  const orders = rows.map((row) => ({ ...row, secret: toGuestKey(secret, row.id) }));
  const { total } = await own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { orders, total: Number(total) };
}

export type ClientOrders = Awaited<ReturnType<typeof listClientOrders>>;
