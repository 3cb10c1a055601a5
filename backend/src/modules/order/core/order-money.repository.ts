import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { StockRequest } from './stock.ts';

/** What an account has paid for an order so far. */
export async function sumPaidByAccount(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(cents), 0)::integer as taken from account_movements where order_id = ${orderId}`.execute(db);
  return rows[0]?.taken ?? 0;
}

/**
 * Refunds of an order: completed ones, and all that are promised. A surplus is not included, because it never paid for
 * the order.
 */
export async function readRefundSums(db: Db, orderId: string): Promise<{ madeCents: number; promisedCents: number }> {
  const { rows } = await sql<{ madeCents: number; promisedCents: number }>`
    select (account.cents + cards.cents + made)::integer as "madeCents",
      (account.cents + cards.cents + promised)::integer as "promisedCents"
    from
      (select coalesce(sum(cents), 0) as cents from gift_card_movements
        where order_id = ${orderId} and kind in ('refund', 'issue')) cards,
      (select coalesce(-sum(cents), 0) as cents from account_movements
        where order_id = ${orderId} and kind = 'ABONO') account,
      (select coalesce(sum(r.cents) filter (where r.state = 'done'), 0) as made,
          coalesce(sum(r.cents) filter (where r.state <> 'refused'), 0) as promised
        from payment_refunds r join payment_attempts a on a.id = r.attempt_id
        where a.order_id = ${orderId} and a.spent = 'order' and r.why <> 'rest') provider`.execute(db);
  return rows[0] ?? { madeCents: 0, promisedCents: 0 };
}

/**
 * A payer left to pay for it, and no query was answered since the attempt expired, so money may arrive. If no query is
 * planned, nothing is awaited.
 */
const awaited = sql<boolean>`exists (
  select from payment_attempts a
  where a.order_id = orders.id and a.left_at is not null and a.ask_at is not null
    and (a.outcome = 'waiting' or (a.outcome = 'unheard' and (a.asked_at is null or a.asked_at < a.expires_at))))`;
export const isPaymentNotAwaited = sql<boolean>`not ${awaited}`;

export async function isPaymentAwaited(db: Db, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('id', '=', orderId).where(awaited).executeTakeFirst();
  return row !== undefined;
}

/** Store credit that was given in place of a refund, which goes back no other way. */
export async function readCreditedCents(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (coalesce((select sum(cents) from gift_card_movements where order_id = ${orderId} and kind = 'issue'), 0)
      + greatest(0, coalesce((select -sum(cents) from account_movements where order_id = ${orderId}), 0)))::integer
      as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

/**
 * Of it, what came from gift cards: more than the provider took and has not promised back. Read before its refund is
 * promised.
 */
export async function readCreditOfCards(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select (coalesce((select sum(a.cents) from payment_attempts a
        where a.order_id = ${orderId} and a.spent = 'order'), 0)
      - coalesce((select sum(r.cents) from payment_refunds r join payment_attempts a on a.id = r.attempt_id
        where a.order_id = ${orderId} and a.spent = 'order' and r.why <> 'rest' and r.state <> 'refused'), 0))::integer
      as held`.execute(db);
  return Math.max(0, (await readCreditedCents(db, orderId)) - (rows[0]?.held ?? 0));
}

type OrderEnd = { endedAt: Date | null; returnedCents: number; toCardsCents: number; toRefundCents: number };

/** For an order that ended by an event: what is back on account and gift cards, and its providers' refunds. */
export async function readOrderEnd(db: Db, orderId: string, event: string): Promise<OrderEnd> {
  const { rows } = await sql<OrderEnd>`
    select
      (select max(e.at) from order_events e where e.order_id = ${orderId} and e.event = ${event}) as "endedAt",
      (select coalesce(-sum(m.cents), 0) from account_movements m
        where m.order_id = ${orderId} and m.kind = 'ABONO')::integer as "returnedCents",
      (select coalesce(sum(m.cents), 0) from gift_card_movements m
        where m.order_id = ${orderId} and m.kind = 'refund')::integer as "toCardsCents",
      (select coalesce(sum(r.cents), 0) from payment_refunds r join payment_attempts a on a.id = r.attempt_id
        where a.order_id = ${orderId} and r.why = 'cancelled')::integer as "toRefundCents"`.execute(db);
  return rows[0] ?? { endedAt: null, returnedCents: 0, toCardsCents: 0, toRefundCents: 0 };
}

/** The pieces that an order held until it ended, to hold them again. */
export async function listHeldLines(db: Db, orderId: string): Promise<StockRequest[]> {
  const { rows } = await sql<StockRequest>`
    select l.id as "lineId", l.article_id as "articleId", l.quantity from order_lines l
    where l.order_id = ${orderId} and not exists (
      select from order_omissions o where o.order_id = l.order_id and o.client_id = l.client_id)
    order by l.id`.execute(db);
  return rows;
}
