import { type RawBuilder, sql } from 'kysely';
import { isConnectionLost } from '../../database/lost-connection.ts';
import type { Db } from '../../database/schema.ts';
import type { LedgerTables } from '../../database/tables/ledger.ts';

export type LedgerDifference = Omit<LedgerTables['ledger_differences'], 'found_at'>;

/** Rows looked at in one statement. */
const windowRows = 1_000;
/** Movements of an executive posted in one transaction, for which whoever moves the same account waits. */
const movementsAtOnce = 100;

/**
 * Rows to post, one by one: each is a transaction, so that nobody who changes an order waits for long. What `post` gives
 * is false if there is more of the row to post.
 */
type Source = {
  /** What the row posts, as in its key. */
  event: string;
  table: string;
  id: string;
  type: 'uuid' | 'text' | 'bigint';
  isDone: RawBuilder<boolean>;
  post: RawBuilder<unknown>;
};

type RecordSource = Omit<Source, 'isDone' | 'post'> & { movesNothing?: RawBuilder<boolean> };
const record = ({ movesNothing = sql<boolean>`false`, ...source }: RecordSource): Source => ({
  ...source,
  isDone: sql<boolean>`${movesNothing}
    or exists (select from ledger_entries e where e.key = ${source.event} || ':' || r.${sql.ref(source.id)})`,
  post: sql`post_ledger_entry(ledger_posting(r))`,
});

const sources: readonly Source[] = [
  {
    ...{ event: 'executive', table: 'executives', id: 'account_id', type: 'uuid' },
    isDone: sql<boolean>`exists (select from ledger_accounts a where a.executive_id = r.account_id and a.complete)
      or not exists (select from account_movements m where m.executive_id = r.account_id)`,
    post: sql`carry_over_executive(r.account_id, ${movementsAtOnce})`,
  },
  record({ event: 'movement', table: 'account_movements', id: 'id', type: 'bigint' }),
  record({
    ...{ event: 'payment', table: 'payment_attempts', id: 'id', type: 'uuid' },
    movesNothing: sql<boolean>`r.spent is null`,
  }),
  record({ event: 'arrival', table: 'payment_arrivals', id: 'bank_id', type: 'text' }),
  record({
    ...{ event: 'refund', table: 'payment_refunds', id: 'id', type: 'uuid' },
    movesNothing: sql<boolean>`r.state <> 'done'`,
  }),
  record({ event: 'carrier', table: 'carrier_payments', id: 'order_id', type: 'uuid' }),
  record({ event: 'invoice', table: 'invoices', id: 'number', type: 'text' }),
  record({ event: 'gift_card', table: 'gift_card_movements', id: 'id', type: 'bigint' }),
];

/**
 * Posts the records from before the ledger, and whatever else has no entry. What is posted is left alone, so a run that
 * was killed goes on in the next. Returns what cannot be posted.
 */
export async function carryOverLedger(db: Db): Promise<LedgerDifference[]> {
  const refused: LedgerDifference[] = [];
  for (const source of sources)
    for await (const id of listUnposted(db, source))
      await postRow(db, source, id).catch((error: Error) => {
        if (isConnectionLost(error)) throw error;
        refused.push({ name: `${source.event}:${id}`, problem: 'not posted', detail: error.message });
      });
  return refused;
}

async function* listUnposted(db: Db, { table, id, type, isDone }: Source): AsyncGenerator<string> {
  const [column, cast] = [sql.ref(id), sql.raw(type)];
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: { id: string; done: boolean }[] } = await sql<{ id: string; done: boolean }>`
      select r.${column}::text as id, ${isDone} as done from ${sql.table(table)} r
      where ${after}::${cast} is null or r.${column} > ${after}::${cast}
      order by r.${column} limit ${windowRows}`.execute(db);
    for (const row of rows) if (!row.done) yield row.id;
    const last = rows.at(-1);
    if (!last || rows.length < windowRows) return;
    after = last.id;
  }
}

async function postRow(db: Db, { table, id, type, post }: Source, value: string): Promise<void> {
  for (let isPosted: unknown = false; isPosted === false; ) {
    const { rows } = await sql<{ isPosted: unknown }>`
      select ${post} as "isPosted" from ${sql.table(table)} r
      where r.${sql.ref(id)} = ${value}::${sql.raw(type)}`.execute(db);
    isPosted = rows[0]?.isPosted;
  }
}
