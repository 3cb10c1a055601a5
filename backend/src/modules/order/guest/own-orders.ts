import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Secret } from '../../../shared/client-address.ts';
import { toGuestKey } from '../../../shared/links/guest-link.ts';
import { findGuestOrder, type GuestLink, readGuest } from './guests.repository.ts';

/** Where a guest's order was confirmed to, and in whose store it was placed. */
export async function findGuestMail(db: Db, secret: Secret, link: GuestLink) {
  const order = await findGuestOrder(db, secret, link);
  if (!order?.guest_id) return null;
  const { email, alias } = await readGuest(db, order.guest_id);
  return { email, alias };
}

const ordersAt = (db: Db, address: string) =>
  db
    .selectFrom('guests as g')
    .innerJoin('orders as o', 'o.guest_id', 'g.id')
    .where(sql<boolean>`lower(g.email) = ${address.toLowerCase()}`)
    .where('o.number', 'is not', null);

/** What was ordered with an address, and under which name last. */
export async function sumGuestOrders(db: Db, address: string) {
  const { total } = await ordersAt(db, address)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const last = await ordersAt(db, address)
    .select(['g.name', 'g.surname'])
    .orderBy('o.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { given: last?.name ?? '', family: last?.surname ?? '', total: Number(total) };
}

const mostShown = 50;

/**
 * What was ordered with the address of a client's account, where she has proved that it is hers: whoever reads its mail
 * has the link of each of them already. Later orders are found as well, as nothing is copied.
 */
export async function listOwnOrders(db: Db, secret: Secret, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.email === null || !account.email_confirmed) return { orders: [], total: 0 };
  const rows = await ordersAt(db, account.email)
    .select(['o.id', 'o.number', 'o.state', 'o.confirmed_at', 'o.units', 'o.total_cents', 'g.alias'])
    .orderBy('o.confirmed_at', 'desc')
    .orderBy('o.number', 'desc')
    .limit(mostShown)
    .execute();
  const orders = rows.map((row) => ({ ...row, key: toGuestKey(secret, row.id) }));
  const { total } = await sumGuestOrders(db, account.email);
  return { orders, total };
}

export type OwnOrders = Awaited<ReturnType<typeof listOwnOrders>>;
