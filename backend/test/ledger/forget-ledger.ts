import type pg from 'pg';

const records = [
  'account_movements',
  'payment_attempts',
  'payment_arrivals',
  'payment_refunds',
  'carrier_payments',
  'invoices',
] as const;

/** Records as a version before the ledger left them: what is written meanwhile is not posted. */
export async function withoutLedger<Written>(pool: pg.Pool, write: () => Promise<Written>): Promise<Written> {
  const set = async (state: 'disable' | 'enable') => {
    for (const table of records) {
      const { rows } = await pool.query<{ name: string }>(
        `select tgname as name from pg_trigger where tgrelid = $1::regclass and tgfoid = 'post_record'::regproc`,
        [table],
      );
      for (const { name } of rows) await pool.query(`alter table ${table} ${state} trigger ${name}`);
    }
  };
  await set('disable');
  try {
    return await write();
  } finally {
    await set('enable');
  }
}

/** A shop whose records were all written before the ledger. */
export const forgetLedger = (pool: pg.Pool) =>
  pool.query(`
    ${['ledger_accounts', 'ledger_entries', 'ledger_transfers'].map((table) => `alter table ${table} disable trigger user;`).join('')}
    truncate ledger_transfers, ledger_entries;
    delete from ledger_accounts where executive_id is not null;
    ${['ledger_accounts', 'ledger_entries', 'ledger_transfers'].map((table) => `alter table ${table} enable trigger user;`).join('')}`);
