import { orderStates } from 'contract/codes.ts';
import type { Db } from '../../schema.ts';

/** A confirmed order of hers with what matters to its payment. */
export function findOrderPayment(db: Db, executiveId: string, number: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'tender', 'total_cents', 'balance_cents', 'settled_at', 'changed_at'])
    .where('executive_id', '=', executiveId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Orders that wait for their payment, the oldest first. */
export async function listWaiting(db: Db, executiveId: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'balance_cents'])
    .where('executive_id', '=', executiveId)
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
