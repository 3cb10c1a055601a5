import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { carryOverLedger, type LedgerDifference } from './carry-over.ts';

/** Entries, and executives' accounts, compared in one statement. */
const entriesAtOnce = 10_000;
const accountsAtOnce = 200;

/**
 * Posts what has no entry yet, compares the ledger with itself and with the records of money, and keeps what differs for
 * the office. Returns how many differences there are.
 */
export async function checkLedger({ db, now }: Pick<Kit, 'db' | 'now'>): Promise<number> {
  const found = [...(await carryOverLedger(db)), ...(await compareEntries(db)), ...(await compareAccounts(db))];
  await keep(db, found, now());
  return found.length;
}

const overdueAfterHours = 36;
const refusalDays = 30;

/** Entries that have lost transfers, or that were given more later. */
const compareEntries = (db: Db): Promise<LedgerDifference[]> =>
  inSteps(
    db,
    'ledger_entries',
    entriesAtOnce,
    (from, to) => sql<LedgerDifference>`
    select e.key as name, 'transfers' as problem, count(t.entry_id) || ' of ' || e.transfer_count as detail
    from ledger_entries e left join ledger_transfers t on t.entry_id = e.id
    where e.id > ${from} and e.id <= ${to}
    group by e.id having count(t.entry_id) <> e.transfer_count
    order by e.id`,
  );

/** Executives and gift cards: whose totals are not the sums of their transfers, or whose balance is not that of their movements. */
const compareAccounts = (db: Db): Promise<LedgerDifference[]> =>
  inSteps(
    db,
    'ledger_accounts',
    accountsAtOnce,
    (from, to) => sql<LedgerDifference>`
    select a.name, d.problem, d.detail
    from ledger_accounts a
      cross join lateral (
        select coalesce(sum(t.cents), 0) as sum, coalesce(sum(t.cents) filter (where t.due_on is null), 0) as undated
        from ledger_transfers t where t.debit_account = a.id
      ) debits
      cross join lateral (
        select coalesce(sum(t.cents), 0) as sum from ledger_transfers t where t.credit_account = a.id
      ) credits
      cross join lateral (
        select case a.kind
          when 'executive' then (select coalesce(sum(m.cents), 0) from account_movements m
            where m.executive_id = a.executive_id)
          else (select -coalesce(sum(m.cents), 0) from gift_card_movements m where m.card_id = a.code::uuid)
        end as balance
      ) moved
      cross join lateral (values
        ('totals', concat_ws(' ', a.debit_cents, a.credit_cents, a.undated_cents),
          concat_ws(' ', debits.sum, credits.sum, debits.undated)),
        ('movements', (a.debit_cents - a.credit_cents)::text, moved.balance::text)
      ) compared (problem, held, expected)
      cross join lateral (select compared.problem, compared.held || ' instead of ' || compared.expected as detail) d
    where a.kind in ('executive', 'gift_card') and a.complete and a.id > ${from} and a.id <= ${to} and compared.held <> compared.expected
    order by a.id, d.problem`,
  );

async function inSteps(
  db: Db,
  table: 'ledger_entries' | 'ledger_accounts',
  step: number,
  compare: (from: number, to: number) => ReturnType<typeof sql<LedgerDifference>>,
): Promise<LedgerDifference[]> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const found: LedgerDifference[] = [];
  for (let from = 0; from < Number(last ?? 0); from += step)
    found.push(...(await compare(from, from + step).execute(db)).rows);
  return found;
}

/** A difference keeps the time when it was found first. What was refused long ago ends with it. */
async function keep(db: Db, found: readonly LedgerDifference[], now: Date): Promise<void> {
  await sql`
    with found as (
      select name, problem, detail
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as one (name text, problem text, detail text)
    ), gone as (
      delete from ledger_differences d
      where not exists (select from found f where f.name = d.name and f.problem = d.problem)
    ), forgotten as (
      delete from ledger_refusals where last_at < now() - make_interval(days => ${refusalDays})
    ), checked as (
      insert into ledger_check (completed_at) values (${now}::timestamptz)
      on conflict (only_row) do update set completed_at = excluded.completed_at
    )
    insert into ledger_differences (name, problem, detail, found_at)
    select name, problem, detail, ${now}::timestamptz from found
    on conflict (name, problem) do update set detail = excluded.detail`.execute(db);
}

/** For the office, the latest first. */
export const createLedgerAdmin = ({ db, now }: Pick<Kit, 'db' | 'now'>) => ({
  /** When the check last completed, with differences or without; null before the first one has. */
  async readCheck() {
    const row = await db.selectFrom('ledger_check').select('completed_at').executeTakeFirst();
    if (!row) return null;
    const hours = (now().getTime() - row.completed_at.getTime()) / 3_600_000;
    return { completedAt: row.completed_at, isOverdue: hours > overdueAfterHours };
  },
  /** A record from before that the check cannot post is a difference already. */
  listRefusals: (most: number) =>
    db
      .selectFrom('ledger_refusals as r')
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('ledger_differences as d').select('d.name').whereRef('d.detail', '=', 'r.detail'))),
      )
      .orderBy('last_at', 'desc')
      .orderBy('detail')
      .limit(most)
      .execute(),
  listDifferences: (most: number) =>
    db.selectFrom('ledger_differences').selectAll().orderBy('found_at', 'desc').orderBy('name').limit(most).execute(),
});
