import { tendersOf } from 'contract/tenders.ts';
import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';
import { findLedgerViolation } from './ledger/read-ledger.ts';

/**
 * Invariants of money that hold after any order of events and any crash, those of the ledger's referee included; each
 * row is a violation and names it.
 */
export async function listLies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lie: string }>`
    select 'two payments pay ' || o.number as lie from orders o
      join payment_attempts a on a.order_id = o.id and a.spent = 'order'
      group by o.number having count(*) > 1
    union all
    select 'paid without money: ' || o.number from orders o
      where o.state = 'PAGADA' and o.total_cents > (
        select coalesce(sum(a.cents), 0) from payment_attempts a where a.order_id = o.id and a.spent = 'order')
        + (select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = o.id)
        - (select coalesce(sum(m.cents), 0) from gift_card_movements m where m.order_id = o.id)
    union all
    select 'gift cards bear more or less than agreed: ' || o.number from orders o
      where o.state = 'PAGADA'
        and (select coalesce(-sum(m.cents), 0) from gift_card_movements m where m.order_id = o.id) <> o.gift_card_cents
    union all
    select 'gift cards bear an order that did not come about: ' || o.number from orders o
      where (o.state in ('VENCIDA', 'CANCELADA', 'PAGADA_TARDE', 'REEMBOLSADA')
        or (o.state = 'PENDIENTE' and o.settled_at is null))
        and (select coalesce(sum(m.cents), 0) from gift_card_movements m where m.order_id = o.id) <> 0
    union all
    select 'more is promised than is on it: ' || c.number from gift_cards c
      where (select coalesce(sum(m.cents), 0) from gift_card_movements m where m.card_id = c.id) < (
        select coalesce(sum(g.cents), 0) from order_gift_cards g join orders o on o.id = g.order_id
        where g.card_id = c.id and o.state = 'PENDIENTE' and o.settled_at is null)
    union all
    select 'money without an order: ' || a.reference from payment_attempts a join orders o on o.id = a.order_id
      where a.spent = 'order' and o.state in ('PENDIENTE', 'VENCIDA')
    union all
    select 'nobody gives back ' || a.reference from payment_attempts a
      where (a.spent in ('late', 'twice')
        or (a.spent = 'order' and exists (select from orders o where o.id = a.order_id and o.state = 'CANCELADA')))
        and not exists (select from payment_refunds r where r.attempt_id = a.id)
    union all
    select 'more goes back than came: ' || a.reference from payment_attempts a
      join payment_refunds r on r.attempt_id = a.id and r.state <> 'refused'
      group by a.id having sum(r.cents) > a.cents
    union all
    select 'paid, and its pieces are not held: ' || o.number from orders o
      where o.state = 'PAGADA' and (
        select coalesce(sum(quantity), 0) from reservations r where r.order_id = o.id and r.released_at is null)
        <> (select coalesce(sum(quantity), 0) from order_lines l where l.order_id = o.id)
    union all
    select 'not one mail for ' || a.reference from payment_attempts a
      where (a.spent is not null)::integer <> (
        select count(*) from test_outbox t
        where t.kind = 'payment-mail' and t.payload->>'attemptId' = a.id::text and t.payload->>'about' not in ('refunded', 'denied'))
    union all
    select 'told as denied, and it was not, or twice: ' || a.reference from payment_attempts a
      join test_outbox t on t.kind = 'payment-mail' and t.payload->>'attemptId' = a.id::text
        and t.payload->>'about' = 'denied'
      group by a.id having count(*) > 1 or not exists (
        select from payment_events v where v.attempt_id = a.id and v.event = 'denied')
    union all
    select 'the account bears more or less than agreed: ' || o.number from orders o
      where o.state = 'PAGADA' and (select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = o.id)
        not in (o.balance_cents, o.total_cents - o.gift_card_cents)
    union all
    select 'the account bears an order that did not come about: ' || o.number from orders o
      where (o.state in ('VENCIDA', 'CANCELADA', 'PAGADA_TARDE', 'REEMBOLSADA')
        or (o.state = 'PENDIENTE' and o.settled_at is null))
        and (select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = o.id) <> 0
    union all
    select 'more is promised than her limit: ' || e.account_id from executives e
      where exists (select from orders o where o.executive_id = e.account_id and o.state = 'PENDIENTE'
          and o.settled_at is null and o.balance_cents > 0)
        and e.credit_limit_cents < (
          select coalesce(sum(m.cents), 0) from account_movements m where m.executive_id = e.account_id)
        + (select sum(o.balance_cents) from orders o
          where o.executive_id = e.account_id and o.state = 'PENDIENTE' and o.settled_at is null)
    union all
    select 'refund without its job: ' || r.id from payment_refunds r
      join payment_attempts a on a.id = r.attempt_id
      where a.tender <> all(${tendersOf('person')}::text[]) and not exists (select from test_outbox t where t.kind = 'refund-payment' and t.payload->>'refundId' = r.id::text)
  `.execute(db);
  const violation = await findLedgerViolation(db);
  return [...rows.map(({ lie }) => lie), ...(violation === null ? [] : [`the ledger is wrong: ${violation}`])];
}
