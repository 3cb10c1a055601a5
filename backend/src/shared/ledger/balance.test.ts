import { expect, test } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { onDatabase } from '../../../test/harness.ts';
import { withoutLedger } from '../../../test/ledger/forget-ledger.ts';
import { anOwner } from '../../../test/ledger/postings.ts';
import type { Database } from '../../database/schema.ts';
import { readAccountBalance } from '../ledger.ts';

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };
const now = new Date('2026-11-29T10:00:00Z');

onDatabase((database) => {
  /** The balance, and how many rows of each table were read for it. */
  async function look(executiveId: string) {
    const { pool } = database();
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool });
    const db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) });
    const balance = await readAccountBalance(db, executiveId, now);
    const [query] = asked;
    const { rows } = await pool.query(`explain (analyze, format json) ${query?.sql}`, [...(query?.parameters ?? [])]);
    const read: Record<string, number> = {};
    const count = (plan: Plan) => {
      const table = plan['Relation Name'];
      const touched = plan['Actual Rows'] * plan['Actual Loops'];
      if (table && touched > 0) read[table] = (read[table] ?? 0) + touched;
      plan.Plans?.forEach(count);
    };
    count(rows[0]['QUERY PLAN'][0].Plan);
    return { balance, read };
  }

  /** Charges due by day, three of them not yet, and a payment of all but 50. */
  async function aBusyAccount(): Promise<string> {
    const { db } = database();
    const executiveId = await anOwner(db);
    await sql`
      insert into account_movements (executive_id, kind, cents, due_on, at)
      select e.account_id, m.kind, m.cents, m.due_on, ${now}::timestamptz
      from executives e, (
        select 'CARGO', 10, '2026-11-29'::date - 997 + n from generate_series(1, 999) n
        union all values ('CARGO', 7, null::date), ('PAGO', -9907, null)
      ) m (kind, cents, due_on)
      where e.account_id = ${executiveId}`.execute(db);
    return executiveId;
  }
  const balance = { balanceCents: 90, overdueCents: 53, limitCents: 0 };

  test('a balance in the ledger is one row, with the charges that are not due yet', async () => {
    const executiveId = await aBusyAccount();
    expect(await look(executiveId)).toEqual({
      balance,
      read: { executives: 1, ledger_accounts: 1, ledger_transfers: 3 },
    });
  });

  test('before it is carried over it is the same, of all movements', async () => {
    const executiveId = await withoutLedger(database().pool, aBusyAccount);
    expect(await look(executiveId)).toEqual({ balance, read: { executives: 1, account_movements: 1_001 } });
  });

  test('an executive without movements owes nothing', async () => {
    const { balance: none } = await look(await anOwner(database().db));
    expect(none).toEqual({ balanceCents: 0, overdueCents: 0, limitCents: 0 });
  });
});
