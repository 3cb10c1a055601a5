import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { LedgerAccount, Posting } from './posting-rules.ts';

/** An event that is posted already, with other transfers. */
export class LedgerContradiction extends Error {}

/** Posts an event in the transaction that records it. Posted again it changes nothing. */
export async function postEntry(trx: Db, posting: Posting): Promise<'posted' | 'known'> {
  if (posting.transfers.length === 0) throw new RangeError(`${posting.key} has no transfer`);
  let outcome = await insertEntry(trx, posting);
  if (outcome === 'no account') {
    await addAccounts(trx, posting);
    outcome = await insertEntry(trx, posting);
  }
  if (outcome === 'posted') return outcome;
  await assertSameTransfers(trx, posting);
  return 'known';
}

const nameOf = (account: LedgerAccount): string => {
  if (account.kind === 'executive') return `${account.kind}:${account.executiveId}`;
  return 'code' in account ? `${account.kind}:${account.code}` : account.kind;
};

const namedTransfers = ({ transfers }: Posting) =>
  transfers.map(({ debit, credit, cents, dueOn }) => ({
    ...{ debit: nameOf(debit), credit: nameOf(credit) },
    ...{ cents, due_on: dueOn },
  }));

/** One statement, because the buyer is locked meanwhile. Nothing is written if an account is missing. */
async function insertEntry(trx: Db, posting: Posting): Promise<'posted' | 'known' | 'no account'> {
  const { key, kind, at, orderId, attemptId, movement } = posting;
  const { rows } = await sql<{ outcome: 'posted' | 'known' | 'no account' }>`
    with transfers as (
      select t.ordinality as position, debit.id as debit, credit.id as credit,
        (t.value->>'cents')::bigint as cents, (t.value->>'due_on')::date as due_on
      from jsonb_array_elements(${JSON.stringify(namedTransfers(posting))}::jsonb) with ordinality t
        left join ledger_accounts debit on debit.name = t.value->>'debit'
        left join ledger_accounts credit on credit.name = t.value->>'credit'
    ), absent as (
      select from transfers where debit is null or credit is null
    ), entry as (
      insert into ledger_entries (key, kind, at, order_id, attempt_id, movement_id, movement_kind, account_id, actor_id)
      select ${key}, ${kind}, ${at}::timestamptz, ${orderId}::uuid, ${attemptId}::uuid, ${movement?.id ?? null}::bigint,
        ${movement?.kind ?? null}, ${movement?.who.accountId ?? null}::uuid, ${movement?.who.actorId ?? null}::uuid
      where not exists (select from absent)
      on conflict (key) do nothing
      returning id
    ), moved as (
      insert into ledger_transfers (entry_id, position, debit_account, credit_account, cents, due_on, at)
      select entry.id, position, debit, credit, cents, due_on, ${at}::timestamptz from entry, transfers
    )
    select case
      when exists (select from absent) then 'no account'
      when exists (select from entry) then 'posted'
      else 'known' end as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'known';
}

/** In the order of their names, so that two transactions that add the same accounts do not wait for each other. */
async function addAccounts(trx: Db, { transfers }: Posting): Promise<void> {
  const accounts = new Map(transfers.flatMap(({ debit, credit }) => [debit, credit]).map((one) => [nameOf(one), one]));
  const rows = [...accounts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, account]) => ({
      name,
      kind: account.kind,
      code: 'code' in account ? account.code : null,
      executive_id: 'executiveId' in account ? account.executiveId : null,
    }));
  await trx
    .insertInto('ledger_accounts')
    .values(rows)
    .onConflict((clash) => clash.column('name').doNothing())
    .execute();
}

async function assertSameTransfers(trx: Db, posting: Posting): Promise<void> {
  const rows = await trx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transfers as t', 't.entry_id', 'e.id')
    .innerJoin('ledger_accounts as d', 'd.id', 't.debit_account')
    .innerJoin('ledger_accounts as c', 'c.id', 't.credit_account')
    .select(['d.name as debit', 'c.name as credit', 't.cents', 't.due_on'])
    .where('e.key', '=', posting.key)
    .orderBy('t.position')
    .execute();
  const [stored, wanted] = [rows, namedTransfers(posting)].map((transfers) => JSON.stringify(transfers));
  if (stored !== wanted) throw new LedgerContradiction(`${posting.key} is posted as ${stored} and not as ${wanted}`);
}
