import { sql } from 'kysely';
import type { Db } from '../../src/database/schema.ts';
import { findViolation, type LedgerEntry, type ShopRecords } from './referee.ts';

/** The referee's verdict on a database; null if the books are right. */
export async function findLedgerViolation(db: Db): Promise<string | null> {
  const content = sql<ShopRecords['invoices'][number]>`
    select order_id as "orderId", corrects, cents, content ->> 'country' as country,
      (content ->> 'exempt')::boolean as exempt, content -> 'taxes' as taxes from invoices`;
  const records: ShopRecords = {
    attempts: await db
      .selectFrom('payment_attempts')
      .select(['id', 'order_id as orderId', 'tender', 'cents', 'spent'])
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('spent', 'is not', null),
          exists(
            selectFrom('payment_refunds as r').select('r.id').whereRef('r.attempt_id', '=', 'payment_attempts.id'),
          ),
        ]),
      )
      .execute(),
    arrivals: await db.selectFrom('payment_arrivals').select(['attempt_id as attemptId', 'cents']).execute(),
    refunds: await db
      .selectFrom('payment_refunds')
      .select(['attempt_id as attemptId', 'cents', 'why', 'state'])
      .execute(),
    movements: await db
      .selectFrom('account_movements')
      .select(['executive_id as executiveId', 'order_id as orderId', 'kind', 'cents'])
      .execute(),
    giftCardMovements: await db
      .selectFrom('gift_card_movements')
      .select(['card_id as cardId', 'kind', 'cents', 'order_id as orderId', 'attempt_id as attemptId'])
      .execute(),
    carrierPayments: await db.selectFrom('carrier_payments').select(['order_id as orderId', 'cents']).execute(),
    invoices: (await content.execute(db)).rows,
  };
  return findViolation(records, await readEntries(db));
}

async function readEntries(db: Db): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.id', 't.entry_id')
    .innerJoin('ledger_accounts as d', 'd.id', 't.debit_account')
    .innerJoin('ledger_accounts as c', 'c.id', 't.credit_account')
    .select(['e.order_id', 'e.attempt_id', 't.cents'])
    .select(['d.kind as debit_kind', 'd.code as debit_code', 'd.executive_id as debit_executive'])
    .select(['c.kind as credit_kind', 'c.code as credit_code', 'c.executive_id as credit_executive'])
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    attemptId: row.attempt_id,
    transfers: [
      {
        debit: toAccount(row.debit_kind, row.debit_code, row.debit_executive),
        credit: toAccount(row.credit_kind, row.credit_code, row.credit_executive),
        cents: row.cents,
      },
    ],
  }));
}

const toAccount = (kind: string, code: string | null, executiveId: string | null) => ({
  kind,
  ...(code !== null && { code }),
  ...(executiveId !== null && { executiveId }),
});
