import type pg from 'pg';

/** Raised by the functions of the ledger for a record that they do not post. */
const ledgerRefusal = 'LEDGR';
const longestDetail = 1_000;

/**
 * The refusal of a record rolls its transaction back, so another one keeps it for the office. Not awaited by the failed
 * query, because its transaction may have the only connection.
 */
export async function keepLedgerRefusal(pool: pg.Pool, error: unknown): Promise<void> {
  const { code, message } = error as { code?: string; message: string };
  if (code !== ledgerRefusal) return;
  await pool
    .query(
      `insert into ledger_refusals as r (detail) values ($1)
        on conflict (detail) do update set times = r.times + 1, last_at = now()`,
      [message.slice(0, longestDetail)],
    )
    // The log has it in any case.
    .catch(() => {});
}
