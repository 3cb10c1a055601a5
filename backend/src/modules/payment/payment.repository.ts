import { orderStates } from 'contract/codes.ts';
import type { Db } from '../../schema.ts';
import { type Buyer, ownedBy } from '../../shared/buyer.ts';

/** A confirmed order of this buyer with what matters to its payment. */
export function findOrderPayment(db: Db, buyer: Buyer, number: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'tender', 'total_cents', 'balance_cents', 'settled_at', 'changed_at'])
    .where(ownedBy(buyer))
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Orders that wait for their payment, the oldest first. */
export async function listWaiting(db: Db, buyer: Buyer) {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'balance_cents'])
    .where(ownedBy(buyer))
    .where('state', '=', orderStates.pending)
    .where('settled_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(20)
    .execute();
  return rows.map(({ number, total_cents, balance_cents }) => ({
    number: number ?? '',
    dueCents: (total_cents ?? 0) - balance_cents,
  }));
}
