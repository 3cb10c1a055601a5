import { orderStates } from 'contract/codes.ts';
import { tendersOf } from 'contract/tenders.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedByPerson } from '../../../shared/buyer.ts';

// Lists for the operator who processes the bank statement.

const most = 200;

/** Incomplete ones, the soonest to expire first. */
export const listAwaitedTransfers = (db: Db) =>
  db
    .selectFrom('payment_attempts as a')
    .leftJoin('orders as o', 'o.id', 'a.order_id')
    .select(['a.reference', 'o.number', 'a.cents', 'a.received_cents', 'a.expires_at'])
    .where('a.tender', 'in', tendersOf('person'))
    .where('a.outcome', 'in', ['unheard', 'waiting'])
    .orderBy('a.expires_at')
    .limit(most)
    .execute();

/** Promised and not sent yet, oldest first, with the sender of the money. */
export const listTransfersToReturn = (db: Db) =>
  db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .select((eb) => [
      'r.id',
      'a.reference',
      'r.cents',
      'r.why',
      eb
        .selectFrom('payment_arrivals as p')
        .select((from) => from.fn.agg<string | null>('string_agg', ['p.payer', sql`', '`]).as('payer'))
        .whereRef('p.attempt_id', '=', 'a.id')
        .as('payer'),
    ])
    .where('a.tender', 'in', tendersOf('person'))
    .where('r.state', 'in', ['wanted', 'waiting'])
    .orderBy('r.created_at')
    .limit(most)
    .execute();

/** How many orders of one buyer may reserve pieces for a transfer at once. */
const mostWaiting = 2;

/** Whether the buyer has the maximum of orders waiting for a transfer, not counting the one that is paid now. */
export async function hasTooManyWaiting(db: Db, buyer: Buyer, { orderId, now }: { orderId: string | null; now: Date }) {
  const waiting = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('o.id')
    .distinct()
    .where(ownedByPerson(buyer, 'a'))
    .where('a.tender', 'in', tendersOf('person'))
    .where('o.state', '=', orderStates.pending)
    .where('o.settled_at', 'is', null)
    .where('o.reserved_until', '>', now)
    .execute();
  return waiting.filter(({ id }) => id !== orderId).length >= mostWaiting;
}

type TransferRow = { at: Date; reference: string; known: boolean; bankId: string; cents: number; payer: string | null };

/** Arrivals entered by an operator, newest first, each statement line once, including those of unknown reference. */
export async function listArrivals(db: Db): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select distinct on (e.finding->>'transaction', e.reference)
      e.at, e.reference, p.bank_id is not null as known, e.finding->>'transaction' as "bankId",
      (e.finding->>'cents')::integer as cents, e.finding->>'code' as payer
    from payment_evidence e
    left join payment_attempts a on a.reference = e.reference
    left join payment_arrivals p on p.bank_id = e.finding->>'transaction' and p.attempt_id = a.id
    where e.source = 'operator' and e.finding->'about'->>'kind' = 'payment'
    order by e.finding->>'transaction', e.reference, e.id desc
    limit ${most}`.execute(db);
  return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
