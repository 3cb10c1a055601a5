import type { movementTypes } from 'contract/codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { toShopDate } from './dates.ts';

export type AccountBalance = {
  /** Positive: the executive owes it; negative: the shop does. */
  balanceCents: number;
  /** The overdue part of the balance. */
  overdueCents: number;
  /** The executive's credit limit. */
  limitCents: number;
};

export type Movement = {
  executiveId: string;
  kind: (typeof movementTypes)[number];
  cents: number;
  orderId: string | null;
  dueOn?: string | null;
  who: { accountId: string | null; actorId: string | null };
  now: Date;
};

/**
 * Payments always cover the oldest charges first, whatever they were meant for. One row of the ledger, and the charges
 * that are not due yet; of who is not carried over, the movements.
 */
export async function readAccountBalance(db: Db, executiveId: string, now: Date): Promise<AccountBalance> {
  const today = toShopDate(now);
  const { rows } = await sql<{ balance: number; due: number; paid: number; limit: number }>`
    select (account.charged - account.paid)::integer as balance, account.due::integer as due,
      account.paid::integer as paid, e.credit_limit_cents::integer as "limit"
    from executives e
      left join ledger_accounts a on a.executive_id = e.account_id and a.complete
      cross join lateral (
        select a.debit_cents as charged, a.credit_cents as paid, a.debit_cents - a.undated_cents - (
          select coalesce(sum(t.cents), 0) from ledger_transfers t
          where t.debit_account = a.id and t.due_on >= ${today}) as due
        where a.id is not null
        union all
        select coalesce(sum(m.cents) filter (where m.cents > 0), 0),
          coalesce(-sum(m.cents) filter (where m.cents < 0), 0),
          coalesce(sum(m.cents) filter (where m.cents > 0 and m.due_on < ${today}), 0)
        from account_movements m where a.id is null and m.executive_id = ${executiveId}
        having a.id is null
      ) account
    where e.account_id = ${executiveId}`.execute(db);
  const { balance = 0, due = 0, paid = 0, limit = 0 } = rows[0] ?? {};
  return { balanceCents: balance, overdueCents: Math.max(0, due - paid), limitCents: limit };
}

/** Charges not fully paid yet, each with its remainder, in the order in which they are paid. */
export const openCharges = (executiveId: string): RawBuilder<unknown> => sql`
  select id, at, due_on, least(cents, so_far - paid)::integer as cents
  from (
    select id, at, due_on, cents,
      sum(greatest(cents, 0)) over (order by cents < 0, due_on nulls last, id) as so_far,
      -sum(least(cents, 0)) over () as paid
    from statement_lines(${executiveId})
  ) line
  where cents > 0 and so_far > paid`;

/** The due day of the oldest open charge; null where none has a day. */
export async function readNextDue(db: Db, executiveId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(due_on)::text as day from (${openCharges(executiveId)}) open`.execute(db);
  return rows[0]?.day ?? null;
}

export async function addMovement(trx: Db, movement: Movement): Promise<void> {
  const { executiveId, kind, cents, orderId, dueOn = null, who, now } = movement;
  await trx
    .insertInto('account_movements')
    .values({
      executive_id: executiveId,
      kind,
      cents,
      order_id: orderId,
      due_on: dueOn,
      account_id: who.accountId,
      actor_id: who.actorId,
      at: now,
    })
    .execute();
}
