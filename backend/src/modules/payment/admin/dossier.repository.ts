import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { PaymentTables } from '../../../database/tables/payment.ts';
import { toUuid } from '../../../shared/ids.ts';
import { buyerName, type PaymentReviewRow, withPayer } from './payment-review-lists.repository.ts';

/** How much one page shows of an external text, and how many journal lines. */
const mostText = 20_000;
const mostEntries = 300;

type Source = PaymentTables['payment_evidence']['source'];

/** One line of the journal: what was stated, word for word, or what was done with it and by whom. */
export type JournalEntry = {
  at: Date;
  event: PaymentTables['payment_events']['event'] | 'said';
  detail: string | null;
  operator: string | null;
  /** For a statement: its source and text. */
  evidence: { id: number; source: Source; raw: string; isCut: boolean } | null;
};

type Line = Omit<JournalEntry, 'evidence'> & {
  id: number;
  source: Source | null;
  raw: string | null;
  length: number | null;
};

/** One page of the journal; the first has the latest entries. */
export type Journal = { entries: JournalEntry[]; page: number; more: boolean };

const toEntry = ({ id, source, raw, length, ...line }: Line): JournalEntry => ({
  ...line,
  evidence: source === null || raw === null ? null : { id: Number(id), source, raw, isCut: (length ?? 0) > mostText },
});

/** At the same time, evidence comes before its consequences, and after all else if it had none. */
const evidenceLines = sql`select w.at, coalesce(
    (select min(v.id) from payment_events v where v.evidence_id = w.id), 9223372036854775807) as place, 0 as rank, w.id, 'said' as event, null as detail, null as operator, w.source,
  left(w.raw, ${mostText}) as raw, length(w.raw) as length from payment_evidence w`;
const eventLines = sql`select v.at, v.id as place, 1 as rank, v.id, v.event, v.detail, u.name as operator, null as source,
  null as raw, null::integer as length from payment_events v left join operators u on u.id = v.operator_id`;

/** The position only sorts: for evidence without consequences it is a number that no event has. */
const latestFirst = (lines: RawBuilder<unknown>, page: number) => sql<Line>`
  select at, id, event, detail, operator, source, raw, length from (${lines}) l
  order by at desc, place desc, rank desc, id desc limit ${mostEntries + 1} offset ${(page - 1) * mostEntries}`;

/** In order of arrival. */
const toJournal = (latest: readonly Line[], page: number): Journal => ({
  entries: latest.slice(0, mostEntries).map(toEntry).reverse(),
  page,
  more: latest.length > mostEntries,
});

export async function readJournal(db: Db, attempt: { id: string; reference: string }, page: number): Promise<Journal> {
  const lines = sql`${evidenceLines} where w.reference = ${attempt.reference}
    union all ${eventLines} where v.attempt_id = ${attempt.id}`;
  const { rows } = await latestFirst(lines, page).execute(db);
  return toJournal(rows, page);
}

/** All evidence with the same unknown reference. */
export async function readUnmatchedJournal(db: Db, evidenceId: number, page: number): Promise<Journal> {
  const lines = sql`with same as (select s.id from payment_evidence w
      join payment_evidence s on s.reference = w.reference or s.id = w.id where w.id = ${evidenceId})
    ${evidenceLines} where w.id in (select id from same)
    union all ${eventLines} where v.attempt_id is null and v.evidence_id in (select id from same)`;
  const { rows } = await latestFirst(lines, page).execute(db);
  return toJournal(rows, page);
}

export async function findUnmatchedEvidence(db: Db, evidenceId: number) {
  const row = await db
    .selectFrom('payment_evidence as w')
    .innerJoin('payment_events as v', 'v.evidence_id', 'w.id')
    .select(['w.id', 'w.reference', 'w.at', 'v.detail'])
    .select(sql<number | null>`(w.finding ->> 'cents')::numeric::integer`.as('cents'))
    .where('w.id', '=', evidenceId)
    .where('v.attempt_id', 'is', null)
    .where('v.event', '=', 'contradiction')
    .executeTakeFirst();
  return row ?? null;
}

export async function readBuyerName(db: Db, attemptId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${buyerName} as name from payment_attempts p ${withPayer} where p.id = ${attemptId}`.execute(db);
  return rows[0]?.name ?? '';
}

export async function findRefund(db: Db, id: string) {
  if (toUuid(id) === null) return null;
  return (await db.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether money was refunded without us: in the provider's own panel, by a dispute or a charge-back. */
export async function isRefundedElsewhere(db: Db, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events as v')
    .innerJoin('payment_evidence as w', 'w.id', 'v.evidence_id')
    .select('v.id')
    .where('v.attempt_id', '=', attemptId)
    .where('v.event', '=', 'contradiction')
    .where(sql<boolean>`w.finding -> 'about' ->> 'kind' in ('refund', 'claim')`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By order number, our reference, or a number of the provider's: newest first. */
export async function searchAttempts(db: Db, typed: string, most: number): Promise<Omit<PaymentReviewRow, 'why'>[]> {
  const text = typed.trim();
  const { rows } = await sql<Omit<PaymentReviewRow, 'why'>>`
    select p.id as "attemptId", null as "evidenceId", p.created_at as at, p.reference, o.number,
      ${buyerName} as "executiveCode", p.tender, p.cents
    from payment_attempts p ${withPayer}
    where p.reference = ${text.toUpperCase()} or p.provider_id = ${text} or p.transaction = ${text}
      or p.order_id = (select id from orders where number = ${text.toUpperCase()})
      or p.gift_card_id = (select id from gift_cards where number = ${text.toUpperCase()})
    order by p.created_at desc limit ${most}`.execute(db);
  return rows;
}
