import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { LedgerAccount, Posting } from './posting-rules.ts';

/**
 * Posts an event that has no record of money of its own, in the transaction that decides it. Posted again it changes
 * nothing; with other transfers it is refused. The database posts records of money itself: see `post_record.sql`.
 */
export async function postEntry(trx: Db, posting: Posting): Promise<'posted' | 'known'> {
  for (const executiveId of executivesOf(posting)) await sql`select carry_over_executive(${executiveId})`.execute(trx);
  const { rows } = await sql<{ outcome: 'posted' | 'known' }>`
    select post_ledger_entry(${JSON.stringify(toEntry(posting))}::jsonb) as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'known';
}

const executivesOf = ({ transfers }: Posting): Set<string> =>
  new Set(
    transfers.flatMap(({ debit, credit }) =>
      [debit, credit].flatMap((account) => (account.kind === 'executive' ? [account.executiveId] : [])),
    ),
  );

const nameOf = (account: LedgerAccount): string => {
  if (account.kind === 'executive') return `${account.kind}:${account.executiveId}`;
  return 'code' in account ? `${account.kind}:${account.code}` : account.kind;
};

/** As `ledger_posting` gives it for a record. */
export const toEntry = ({ key, kind, at, orderId, attemptId, movement, transfers }: Posting) => ({
  ...{ key, kind, at, order_id: orderId, attempt_id: attemptId },
  ...{ movement_id: movement?.id ?? null, movement_kind: movement?.kind ?? null },
  ...{ account_id: movement?.who.accountId ?? null, actor_id: movement?.who.actorId ?? null },
  transfers: transfers.map(({ debit, credit, cents, dueOn }) => ({
    ...{ debit: nameOf(debit), credit: nameOf(credit) },
    ...{ cents, due_on: dueOn },
  })),
});
