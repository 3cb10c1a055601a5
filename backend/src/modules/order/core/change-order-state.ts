import { type OrderState, orderStates } from 'contract/codes.ts';
import { findMove, type OrderEvent, type OrderGuard } from 'contract/order-state-machine.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { conflict } from '../../../shared/errors.ts';
import type { OrderActor } from './order-actor.ts';

type Facts = {
  state: OrderState;
  /** Lines that are not omitted, their pieces and the reserved ones. */
  lines: number;
  pieces: number;
  held: number;
  settled: boolean;
  over: boolean;
  totalCents: number;
  takenCents: number;
};

/** Each guard of the table, checked against the database. */
const guards: Record<OrderGuard, (facts: Facts) => boolean> = {
  hasLines: ({ lines }) => lines > 0,
  stockHeld: ({ pieces, held }) => pieces === held,
  notSettled: ({ settled }) => !settled,
  settledOnDelivery: ({ settled }) => settled,
  reservationOver: ({ over }) => over,
  nothingDue: ({ totalCents, takenCents }) => takenCents >= totalCents,
  moneyTaken: ({ takenCents }) => takenCents > 0,
};

/** The table or a guard refuses the move; the caller turns this into a message. */
export class StateChangeRefused extends Error {
  readonly guard: OrderGuard | null;

  constructor(state: OrderState, event: OrderEvent, guard: OrderGuard | null) {
    super(`An order in ${state} cannot ${event}${guard ? `: ${guard}` : ''}`);
    this.name = 'Immovable';
    this.guard = guard;
  }
}

/**
 * The only way to change an order's state. Checks the table and its guards, compares and sets, and writes a journal
 * line. The order is locked from here to the end of the transaction.
 */
export async function changeOrderState(
  trx: Db,
  orderId: string,
  event: OrderEvent,
  { who, now, reason = null }: { who: OrderActor; now: Date; reason?: string | null },
): Promise<OrderState> {
  const facts = await readFacts(trx, orderId, now);
  const move = findMove(facts.state, event);
  if (move === null) throw new StateChangeRefused(facts.state, event, null);
  const failing = move.guards.find((guard) => !guards[guard](facts));
  if (failing) throw new StateChangeRefused(facts.state, event, failing);
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((row) => ({
      state: move.to,
      version: sql<number>`${row.ref('version')} + 1`,
      changed_at: now,
      ...(move.to !== orderStates.draft && { in_hand: false }),
    }))
    .where('id', '=', orderId)
    .where('state', '=', facts.state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict();
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      event,
      from_state: facts.state,
      to_state: move.to,
      account_id: who.accountId,
      actor_id: who.actorId,
      operator_id: who.operatorId ?? null,
      reason,
      at: now,
    })
    .execute();
  return move.to;
}

async function readFacts(trx: Db, orderId: string, now: Date): Promise<Facts> {
  const order = await trx
    .selectFrom('orders')
    .select(['state', 'settled_at', 'reserved_until', 'total_cents'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ lines: number; pieces: number; held: number; taken: number }>`
    select
      (select count(*) from order_lines l where ${counts(orderId)})::integer as lines,
      (select coalesce(sum(l.quantity), 0) from order_lines l where ${counts(orderId)})::integer as pieces,
      (select coalesce(sum(r.quantity), 0) from reservations r
        where r.order_id = ${orderId} and r.released_at is null)::integer as held,
      ((select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = ${orderId})
        + (select coalesce(sum(a.cents), 0) from payment_attempts a where ${paysFor(orderId)})
        - (select coalesce(sum(r.cents), 0) from payment_refunds r join payment_attempts a on a.id = r.attempt_id
            where ${paysFor(orderId)} and r.state = 'done' and r.why <> 'rest')
        - (select coalesce(sum(m.cents), 0) from gift_card_movements m where m.order_id = ${orderId}))::integer as taken`.execute(
    trx,
  );
  const { lines = 0, pieces = 0, held = 0, taken = 0 } = rows[0] ?? {};
  return {
    state: order.state,
    lines,
    pieces,
    held,
    settled: order.settled_at !== null,
    over: order.reserved_until !== null && order.reserved_until <= now,
    totalCents: order.total_cents ?? 0,
    takenCents: taken,
  };
}

/** A duplicate payment pays for no order. */
const paysFor = (orderId: string) => sql<boolean>`a.order_id = ${orderId} and a.spent in ('order', 'late')`;

const counts = (orderId: string) => sql<boolean>`l.order_id = ${orderId} and not exists (
  select from order_omissions o where o.order_id = l.order_id and o.client_id = l.client_id)`;
