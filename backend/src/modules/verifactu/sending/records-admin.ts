import { sql } from 'kysely';
import type { Kit } from '../../../kit/kit.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { lockOpenChain } from '../chain/chains.repository.ts';
import { appendRecord } from '../chain/records.repository.ts';
import { type IssuedInvoice, toRecordContent } from '../core/record-of-invoice.ts';
import type { Amendment } from '../core/records.ts';

// What operators see of records that the tax office refused or took with errors, and what they do about them.

type Problem = 'accepted_with_errors' | 'rejected';

const isProblem = <Row extends { state: string }>(row: Row): row is Row & { state: Problem } =>
  row.state === 'accepted_with_errors' || row.state === 'rejected';

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;

export const createRecordsAdmin = ({ db, now }: Pick<Kit, 'db' | 'now'>) => {
  const all = (from: Kit['db']) =>
    from
      .selectFrom('verifactu_submissions as s')
      .innerJoin('verifactu_records as r', 'r.id', 's.record_id')
      .innerJoin('verifactu_chains as c', 'c.id', 'r.chain_id')
      .select([
        ...(['r.id', 'r.invoice_number as invoice', 'r.kind', 'r.made_at as at', 's.state'] as const),
        ...(['s.error_code as code', 's.error_text as said', 's.settled_at as settledAt', 's.resolution'] as const),
        ...(['c.environment', 'c.is_open as isOpen'] as const),
      ]);
  const open = () =>
    all(db).where('s.state', 'in', ['accepted_with_errors', 'rejected']).where('s.settled_at', 'is', null);

  async function find(from: Kit['db'], id: number) {
    const row = await all(from).where('r.id', '=', id).executeTakeFirst();
    if (!row || !isProblem(row)) throw absent();
    // Only an invoice is recorded again, and only in the chain that it is in.
    return { ...row, mayAmend: row.kind === 'registration' && row.isOpen };
  }

  /** Marks it as dealt with; if two operators do it at once, the second gets a conflict. */
  async function settle(trx: Kit['db'], id: number, { operatorId, reason }: StaffAction): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('verifactu_submissions')
      .set({ settled_by: operatorId, settled_at: now(), resolution: reason })
      .where('record_id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict();
  }

  return {
    async count(): Promise<number> {
      const rows = await open()
        .limit(mostCounted + 1)
        .execute();
      return rows.length;
    },

    /** The oldest first. */
    async list(from: number, most: number) {
      const rows = await open().orderBy('r.id').offset(from).limit(most).execute();
      return rows.flatMap((row) => (isProblem(row) ? [row] : []));
    },

    /** Since when nothing of the open chain reaches the tax office; null if sending works. */
    async failingSince(): Promise<Date | null> {
      const row = await db
        .selectFrom('verifactu_chains')
        .select('failing_since')
        .where('failing_since', 'is not', null)
        .where('is_open', '=', true)
        .orderBy('failing_since')
        .limit(1)
        .executeTakeFirst();
      return row?.failing_since ?? null;
    },

    read: (id: number) => find(db, id),

    /** Makes the record of an invoice again, from the invoice as it is and today's settings, and sends it. */
    amend: (id: number, action: StaffAction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const chain = await lockOpenChain(trx);
        const { mayAmend, state, invoice } = await find(trx, id);
        if (chain === null || !mayAmend) throw conflict();
        await settle(trx, id, action);
        const issued = await trx
          .selectFrom('invoices as i')
          .select(['i.number', 'i.cents', 'i.corrects', 'i.content', 'i.issued_at as issuedAt'])
          .where('i.number', '=', invoice)
          .executeTakeFirstOrThrow();
        const content = toRecordContent(issued as unknown as IssuedInvoice, chain.issuer);
        const amends = await amendmentOf(trx, chain.id, { invoice, state });
        await appendRecord(trx, chain, { ...content, amends }, now());
      }),

    settle: (id: number, action: StaffAction): Promise<void> =>
      db.transaction().execute((trx) => settle(trx, id, action)),
  };
};

/** What the tax office has of the invoice: nothing, a record with errors, or one whose amendment it refused. */
async function amendmentOf(
  db: Kit['db'],
  chainId: number,
  { invoice, state }: { invoice: string; state: Problem },
): Promise<Amendment> {
  if (state === 'accepted_with_errors') return 'accepted';
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from verifactu_records r join verifactu_submissions s on s.record_id = r.id
    where r.chain_id = ${chainId} and r.invoice_number = ${invoice} and r.kind = 'registration'
      and s.state in ('accepted', 'accepted_with_errors')) as found`.execute(db);
  return rows[0]?.found ? 'refused' : 'absent';
}
