import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { shopZone } from '../../shared/dates.ts';
import type { Movement as Posting } from '../../shared/ledger.ts';
import { openCharges } from '../../shared/ledger.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';

/** Start inclusive, end exclusive; null is open on that side. */
export type TimeSpan = { start: Date | null; end: Date | null };

/**
 * The intersection of the days (inclusive, in the shop's time zone) and the campaign; empty for an unknown campaign.
 */
export async function readTimeSpan(
  db: Db,
  { from, to, campaign }: { from: string | null; to: string | null; campaign: string | null },
): Promise<TimeSpan> {
  const { rows } = await sql<TimeSpan>`
    select greatest(${from}::date::timestamp at time zone ${shopZone}, c.starts_at) as start,
      least(
        (${to}::date + 1)::timestamp at time zone ${shopZone}, c.ends_at,
        case when asked.code is not null and c.code is null then 'epoch'::timestamptz end
      ) as end
    from (select ${campaign}::text as code) asked left join campaigns c on c.code = asked.code`.execute(db);
  return rows[0] ?? { start: null, end: null };
}

const begins = (start: Date | null) => sql<boolean>`(${start}::timestamptz is null or at >= ${start})`;
const ends = (end: Date | null) => sql<boolean>`(${end}::timestamptz is null or at < ${end})`;

/** The balance before the period, its number of movements, and the balance now. */
export async function readBalances(db: Db, executiveId: string, { start, end }: TimeSpan) {
  const { rows } = await sql<{ balance: number; before: number; total: number }>`
    select coalesce(sum(cents), 0)::integer as balance,
      coalesce(sum(cents) filter (where not ${begins(start)}), 0)::integer as before,
      (count(*) filter (where ${begins(start)} and ${ends(end)}))::integer as total
    from statement_lines(${executiveId})`.execute(db);
  return rows[0] ?? { balance: 0, before: 0, total: 0 };
}

export type MovementRow = {
  id: number;
  at: Date;
  kind: Posting['kind'];
  cents: number;
  dueOn: string | null;
  /** The balance after this movement, counted from the start of the period. */
  sinceCents: number;
  number: string | null;
  campaign: string | null;
};

/** The latest first. */
export async function listMovements(
  db: Db,
  executiveId: string,
  { start, end }: TimeSpan,
  page: Page,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select told.*, o.number, case when o.number is not null then o.campaign_code end as campaign
    from (
      select m.id, m.at, m.kind, m.cents, m.order_id, m.due_on::text as "dueOn",
        (sum(m.cents) over (order by m.at, m.id))::integer as "sinceCents"
      from statement_lines(${executiveId}) m where ${begins(start)} and ${ends(end)}
      order by m.at desc, m.id desc
      limit ${page.size} offset ${offsetOf(page)}
    ) told left join lateral (
      -- The limit keeps it a look-up for each line.
      select number, campaign_code from orders where id = told.order_id limit 1
    ) o on true
    order by told.at desc, told.id desc`.execute(db);
  return rows;
}

export type CampaignName = { code: string; name: Localized };

/** Campaigns that have begun and have movements, the latest first. */
export async function listCampaignsWithMovements(db: Db, executiveId: string, now: Date): Promise<CampaignName[]> {
  const { rows } = await sql<CampaignName>`
    with line as materialized (select at from statement_lines(${executiveId}))
    select c.code, c.name from campaigns c
    where c.starts_at <= ${now} and exists (
      select from line where line.at >= c.starts_at and line.at < c.ends_at
    )
    order by c.starts_at desc, c.code
    limit 26`.execute(db);
  return rows;
}

/** Unpaid shares of charges, by due day and age. */
export type UnpaidCharge = { dueOn: string | null; days: number; cents: number };

export async function listUnpaidCharges(db: Db, executiveId: string, today: string): Promise<UnpaidCharge[]> {
  const { rows } = await sql<UnpaidCharge>`
    select due_on::text as "dueOn", ${today}::date - (at at time zone ${shopZone})::date as days,
      sum(cents)::integer as cents
    from (${openCharges(executiveId)}) open
    group by 1, 2
    order by 1 nulls last, 2 desc`.execute(db);
  return rows;
}

export async function findLastPayment(db: Db, executiveId: string): Promise<{ at: Date; cents: number } | null> {
  const { rows } = await sql<{ at: Date; cents: number }>`
    select at, -cents as cents from statement_lines(${executiveId})
    where kind = 'PAGO'
    order by at desc, id desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}
