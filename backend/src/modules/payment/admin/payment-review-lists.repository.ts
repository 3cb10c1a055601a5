import { orderStates, type TenderCode } from 'contract/codes.ts';
import { tendersOf } from 'contract/tenders.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';

/** Lists for an operator to review, by what is missing. */
export const paymentReviewLists = ['open', 'proofs', 'stray', 'unpaid', 'refunds'] as const;
export type PaymentReviewList = (typeof paymentReviewLists)[number];

/** The payer: an executive by code, a guest by name. */
export const buyerName = sql`coalesce(e.code, g.name || ' ' || g.surname)`;

/** Why a row is in its list. */
export type PaymentReviewReason =
  | 'unheard'
  | 'waiting'
  | 'part'
  | 'proof'
  | 'contradiction'
  | 'otherRefund'
  | 'claimed'
  | 'nobodys'
  | 'late'
  | 'twice'
  | 'overTime'
  | 'notCollected'
  | 'givenBack'
  | 'paidWithoutMoney'
  | 'wanted'
  | 'refused';

/** One row of a list: an attempt or an order, or evidence that belongs to neither. */
export type PaymentReviewRow = {
  attemptId: string | null;
  evidenceId: number | null;
  at: Date;
  reference: string | null;
  number: string | null;
  executiveCode: string | null;
  tender: TenderCode | null;
  cents: number | null;
  why: PaymentReviewReason;
};

const { pending, paid, sent, cancelled, delivered, returning } = orderStates;
/** Counting stops here, because nobody pages further. */
export const maxCounted = 1_000;

/** An operator has reviewed it since, and closed it. */
const closedSince = (moment: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payment_events c where c.attempt_id = p.id and c.closes and c.at >= ${moment})`;

const ofAttempt = sql`p.id as "attemptId", null::bigint as "evidenceId", p.reference, o.number,
  ${buyerName} as "executiveCode", p.tender`;
export const withPayer = sql`left join executives e on e.account_id = p.executive_id left join guests g on g.id = p.guest_id
  left join orders o on o.id = p.order_id`;
const doneCents = sql<number>`(
  select coalesce(sum(r.cents), 0) from payment_refunds r where r.attempt_id = p.id and r.state = 'done')`;

/** A transfer has no departure, so its time is that of the latest part that we hold and have not promised back. */
const partAt = sql`(select max(r.at) from payment_arrivals r where r.attempt_id = p.id and p.received_cents > (
  select coalesce(sum(b.cents), 0) from payment_refunds b where b.attempt_id = p.id and b.why = 'rest'))`;

/**
 * The payer left, and the provider has not given its final answer, so money may have come or may still come; or only a
 * part of it has arrived.
 */
const open = sql<PaymentReviewRow>`
  select ${ofAttempt}, w.at, p.cents, case when p.left_at is null then 'part' else p.outcome end as why
  from payment_attempts p ${withPayer}
  cross join lateral (select coalesce(p.left_at, ${partAt}) as at) w
  where (p.left_at is not null or p.received_cents is not null) and w.at is not null
    and p.outcome in ('unheard', 'waiting')
    and (p.outcome = 'waiting' or p.asked_at is null or p.asked_at < p.expires_at)
    and not ${closedSince(sql`w.at`)}`;

/** The payer sent a transfer proof, and the money is not booked yet. */
const proofs = sql<PaymentReviewRow>`
  select ${ofAttempt}, f.sent_at as at, p.cents, 'proof' as why
  from payment_proofs f join payment_attempts p on p.id = f.attempt_id ${withPayer}
  where p.outcome in ('unheard', 'waiting') and not ${closedSince(sql`f.sent_at`)}
    and (o.id is null or (o.settled_at is null and o.state <> ${cancelled}))`;

/** Statements that contradict their attempt: the latest one that is not closed. */
const contradictions = sql<PaymentReviewRow>`
  select ${ofAttempt}, v.at, p.cents, case (
      select w.finding -> 'about' ->> 'kind' from payment_events n join payment_evidence w on w.id = n.evidence_id
      where n.id = v.id)
    when 'refund' then 'otherRefund' when 'claim' then 'claimed' else 'contradiction' end as why
  from (select attempt_id, max(id) as id, max(at) as at from payment_events
    where event = 'contradiction' and attempt_id is not null group by attempt_id) v
  join payment_attempts p on p.id = v.attempt_id ${withPayer}
  where not exists (select from payment_events c where c.attempt_id = p.id and c.closes and c.id > v.id)`;

/** Money under an unknown reference, once per reference. */
const unmatched = sql<PaymentReviewRow>`
  select null::uuid, w.id, w.reference, null, null, null, v.at, (w.finding ->> 'cents')::numeric::integer, 'nobodys'
  from (select max(n.evidence_id) as evidence_id, max(n.id) as id, max(n.at) as at
    from payment_events n join payment_evidence s on s.id = n.evidence_id
    where n.event = 'contradiction' and n.attempt_id is null group by s.reference) v
  join payment_evidence w on w.id = v.evidence_id
  where not exists (
    select from payment_events c join payment_evidence s on s.id = c.evidence_id
    where c.attempt_id is null and c.closes and s.reference = w.reference and c.id > v.id)`;

/** Came too late or as a duplicate, and is not fully refunded. */
const beside = sql<PaymentReviewRow>`
  select ${ofAttempt}, p.heard_at, p.cents, p.spent from payment_attempts p ${withPayer}
  where p.spent in ('late', 'twice') and ${doneCents} < p.cents`;

const ofOrder = sql`t.id as "attemptId", null::bigint as "evidenceId", t.reference, o.number,
  ${buyerName} as "executiveCode", o.tender`;
const withLatest = sql`left join executives e on e.account_id = o.executive_id left join guests g on g.id = o.guest_id
  left join lateral (select p.id, p.reference from payment_attempts p where p.order_id = o.id
    order by p.created_at desc limit 1) t on true`;

/** Reserved past its expiry, because a provider has not answered or no job ran. */
const overTime = (now: Date) => sql<PaymentReviewRow>`
  select ${ofOrder}, o.reserved_until as at, o.total_cents - o.balance_cents - o.gift_card_cents as cents, 'overTime' as why
  from orders o ${withLatest}
  where o.state = ${pending} and o.settled_at is null and o.reserved_until < ${now}`;

/** Delivered for cash that its carrier has not paid yet. */
const notCollected = sql<PaymentReviewRow>`
  select null::uuid, null::bigint, null, o.number, ${buyerName}, o.tender, o.changed_at,
    o.total_cents - o.balance_cents - o.gift_card_cents, 'notCollected'
  from orders o left join executives e on e.account_id = o.executive_id left join guests g on g.id = o.guest_id
  where o.state in (${delivered}, ${returning}) and o.tender = any(${tendersOf('carrier')}::text[])
    and not exists (select from carrier_payments c where c.order_id = o.id)`;

/** Will be sent or was, although all that was paid for it was refunded. */
const givenBack = sql<PaymentReviewRow>`
  select ${ofAttempt}, max(d.ended_at), p.cents, 'givenBack'
  from payment_attempts p ${withPayer} join payment_refunds d on d.attempt_id = p.id and d.state = 'done'
  where p.spent = 'order' and o.state in (${paid}, ${sent}, ${delivered}) and ${doneCents} >= p.cents
  group by p.id, o.number, e.code, g.id
  having not ${closedSince(sql`max(d.ended_at)`)}`;

/** Would be sent as paid although less was received than it costs: this must never happen. */
const paidWithoutMoney = sql<PaymentReviewRow>`
  select ${ofOrder}, o.changed_at, o.total_cents, 'paidWithoutMoney'
  from orders o ${withLatest}
  where o.state = ${paid} and o.total_cents > (
    select coalesce(sum(a.cents), 0) from payment_attempts a where a.order_id = o.id and a.spent = 'order') + (
    select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = o.id and m.cents > 0) + (
    select coalesce(-sum(m.cents), 0) from gift_card_movements m where m.order_id = o.id and m.kind = 'order')`;

/** Promised and not made yet, or refused by the provider. */
const refunds = sql<PaymentReviewRow>`
  select ${ofAttempt}, coalesce(r.ended_at, r.created_at) as at, r.cents, r.state as why
  from payment_refunds r join payment_attempts p on p.id = r.attempt_id ${withPayer}
  where r.state <> 'done' and not (r.state = 'refused' and ${closedSince(sql`r.ended_at`)})`;

const rowsOf = (list: PaymentReviewList, now: Date): RawBuilder<PaymentReviewRow> => {
  if (list === 'open') return open;
  if (list === 'proofs') return proofs;
  if (list === 'stray') return sql`${contradictions} union all ${unmatched} union all ${beside}`;
  if (list === 'refunds') return refunds;
  return sql`${overTime(now)} union all ${notCollected} union all ${givenBack} union all ${paidWithoutMoney}`;
};

export async function countPaymentReview(db: Db, list: PaymentReviewList, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from (${rowsOf(list, now)}) l limit ${maxCounted + 1}) c`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Newest first. */
export async function listPaymentReview(
  db: Db,
  list: PaymentReviewList,
  { now, from, most }: ListRange,
): Promise<PaymentReviewRow[]> {
  const { rows } = await sql<PaymentReviewRow>`
    select * from (${rowsOf(list, now)}) l order by at desc, "attemptId", "evidenceId" offset ${from} limit ${most}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, evidenceId: row.evidenceId === null ? null : Number(row.evidenceId) }));
}

export type ListRange = { now: Date; from: number; most: number };
