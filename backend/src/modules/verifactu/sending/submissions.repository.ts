import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { LineAnswer } from '../core/answer.mapper.ts';
import type { InvoiceRecord } from '../core/records.ts';

/** The service takes no more at once. */
export const mostRecords = 1_000;
/** A process that ends while it sends keeps others from it for this long. */
const leaseMs = 5 * 60_000;

export type WaitingRecord = { id: number; record: InvoiceRecord };

/** Chains of the environment with records to send, if the service lets us. */
export const listWaitingChains = (db: Db, environment: 'production' | 'test', issuerNif: string, now: Date) =>
  db
    .selectFrom('verifactu_chains as c')
    .select('c.id')
    .where('c.environment', '=', environment)
    .where('c.issuer_nif', '=', issuerNif)
    .where((when) => when.or([when('c.next_sending_at', 'is', null), when('c.next_sending_at', '<=', now)]))
    .where(
      sql<boolean>`exists (select from verifactu_submissions s join verifactu_records r on r.id = s.record_id
        where s.state = 'waiting' and r.chain_id = c.id)`,
    )
    .orderBy('c.id')
    .execute();

/** Whether this process sends now; another one waits. `failingSince` is said in the message. */
export async function claimSending(db: Db, chainId: number, now: Date): Promise<{ failingSince: Date | null } | null> {
  const row = await db
    .updateTable('verifactu_chains')
    .set({ next_sending_at: new Date(now.getTime() + leaseMs) })
    .where('id', '=', chainId)
    .where((when) => when.or([when('next_sending_at', 'is', null), when('next_sending_at', '<=', now)]))
    .returning('failing_since')
    .executeTakeFirst();
  return row ? { failingSince: row.failing_since } : null;
}

export const endSending = (
  db: Db,
  chainId: number,
  { nextAt, failingSince }: { nextAt: Date; failingSince: Date | null },
) =>
  db
    .updateTable('verifactu_chains')
    .set({ next_sending_at: nextAt, failing_since: failingSince })
    .where('id', '=', chainId)
    .execute();

/** In the order of the chain. */
export async function readWaiting(db: Db, chainId: number): Promise<WaitingRecord[]> {
  const rows = await db
    .selectFrom('verifactu_submissions as s')
    .innerJoin('verifactu_records as r', 'r.id', 's.record_id')
    .select(['r.id', 'r.content'])
    .where('s.state', '=', 'waiting')
    .where('r.chain_id', '=', chainId)
    .orderBy('r.position')
    .limit(mostRecords)
    .execute();
  return rows.map(({ id, content }) => ({ id, record: content as InvoiceRecord }));
}

type SendingResult = { id: number; answer: LineAnswer };

export async function saveAnswers(
  trx: Db,
  answers: readonly SendingResult[],
  csv: string | null,
  now: Date,
): Promise<void> {
  const rows = answers.map(({ id, answer }) => ({
    id,
    state: answer.state,
    code: answer.errorCode,
    said: answer.errorText,
  }));
  await sql`update verifactu_submissions s
    set state = a.state, error_code = a.code, error_text = a.said, csv = ${csv}, answered_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id bigint, state text, code integer, said text)
    where s.record_id = a.id and s.state = 'waiting'`.execute(trx);
}
