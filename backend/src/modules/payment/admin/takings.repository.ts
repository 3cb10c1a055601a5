import type { TenderCode } from 'contract/codes.ts';
import { tendersOf } from 'contract/tenders.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { shopZone } from '../../../shared/dates.ts';

/** Receipts and refunds of one day by one tender, as the bank lists them. */
export type Takings = {
  /** As YYYY-MM-DD. */
  day: string;
  tender: TenderCode;
  payments: number;
  takenCents: number;
  refunds: number;
  backCents: number;
};

/** How many days a page holds. */
const days = 31;

/**
 * Newest first. For transfers each statement line counts, whatever it paid for; for other tenders everything received.
 */
export async function listTakings(db: Db, now: Date, page: number): Promise<Takings[]> {
  const end = sql`((${now}::timestamptz at time zone ${shopZone})::date + 1 - ${(page - 1) * days}::integer)`;
  const isIn = (at: string) =>
    sql`${sql.ref(at)} >= (${end} - ${days}::integer)::timestamp at time zone ${shopZone}
      and ${sql.ref(at)} < ${end}::timestamp at time zone ${shopZone}`;
  const { rows } = await sql<Takings>`
    select to_char(at at time zone ${shopZone}, 'YYYY-MM-DD') as day, tender,
      count(taken)::integer as payments, coalesce(sum(taken), 0)::integer as "takenCents",
      count(back)::integer as refunds, coalesce(sum(back), 0)::integer as "backCents"
    from (
      select p.heard_at as at, p.tender, p.cents as taken, null::integer as back from payment_attempts p
        where p.outcome = 'paid' and p.tender <> all(${tendersOf('person')}::text[]) and ${isIn('p.heard_at')}
      union all
      select r.at, p.tender, r.cents, null from payment_arrivals r join payment_attempts p on p.id = r.attempt_id
        where ${isIn('r.at')}
      union all
      select b.ended_at, p.tender, null, b.cents from payment_refunds b join payment_attempts p on p.id = b.attempt_id
        where b.state = 'done' and ${isIn('b.ended_at')}) moved
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}
