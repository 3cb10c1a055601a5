import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onBothDatabases, onDatabase } from '../../../test/harness.ts';
import { aBankLine, aCharge, anOwner } from '../../../test/ledger/postings.ts';
import { postEntry } from '../../shared/ledger/post-entry.ts';
import { checkLedger, createLedgerAdmin } from './check-ledger.ts';

const first = new Date('2026-11-29T02:37:00Z');
const second = new Date('2026-11-30T02:37:00Z');

onBothDatabases((database) => {
  const check = (now = first) => checkLedger({ db: database().db, now: () => now });
  const admin = (now = first) => createLedgerAdmin({ db: database().db, now: () => now });
  const differences = () => admin().listDifferences(10);
  /** As nobody can but who owns the tables. */
  const force = async (table: string, statement: string) =>
    database().pool.query(
      `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
    );
  const aChargedExecutive = async () => {
    const executiveId = await anOwner(database().db);
    const { key } = await aCharge(database().db, executiveId, 500);
    return { name: `executive:${executiveId}`, where: `executive_id = '${executiveId}'`, key };
  };
  afterEach(async () => expect(await check()).toBe(0));

  test('there is no difference in books that are right', async () => {
    await aChargedExecutive();
    expect(await check()).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('when the check completed last is known, with differences too, and above 36 hours it is overdue', async () => {
    await database().pool.query('delete from ledger_check');
    const hoursLater = (hours: number) => new Date(first.getTime() + hours * 3_600_000);
    const read = (hours: number) => admin(hoursLater(hours)).readCheck();
    expect(await read(0)).toBeNull();
    const { where } = await aChargedExecutive();
    await force('ledger_accounts', `update ledger_accounts set credit_cents = 40 where ${where}`);
    expect(await check(hoursLater(10))).toBe(2);
    await force('ledger_accounts', `update ledger_accounts set credit_cents = 0 where ${where}`);
    const completedAt = hoursLater(10);
    expect([await read(46), await read(46.1)]).toEqual([
      { completedAt, isOverdue: false },
      { completedAt, isOverdue: true },
    ]);
  });

  test('totals that are not the sums of their transfers are found, until they are', async () => {
    const { name, where } = await aChargedExecutive();
    await force('ledger_accounts', `update ledger_accounts set credit_cents = 40 where ${where}`);
    const problems = [
      { name, problem: 'movements', detail: '460 instead of 500', found_at: first },
      { name, problem: 'totals', detail: '500 40 500 instead of 500 0 500', found_at: first },
    ];
    expect(await check(first)).toBe(2);
    expect(await differences()).toEqual(problems);
    await force('ledger_accounts', `update ledger_accounts set credit_cents = 30 where ${where}`);
    expect(await check(second)).toBe(2);
    expect((await differences()).map(({ detail, found_at }) => [detail, found_at])).toEqual([
      ['470 instead of 500', first],
      ['500 30 500 instead of 500 0 500', first],
    ]);
    await force('ledger_accounts', `update ledger_accounts set credit_cents = 0 where ${where}`);
    expect(await check(second)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('a movement that is not what was posted is found', async () => {
    const { name, where } = await aChargedExecutive();
    await force('account_movements', `update account_movements set cents = 501 where ${where}`);
    expect(await check()).toBe(1);
    expect(await differences()).toMatchObject([{ name, problem: 'movements', detail: '500 instead of 501' }]);
    await force('account_movements', `update account_movements set cents = 500 where ${where}`);
  });

  test('transfers that an entry got later, or lost, are found', async () => {
    const line = aBankLine('N2611 01', 150);
    const { db } = database();
    await db.transaction().execute((trx) => postEntry(trx, line));
    const added = `insert into ledger_transfers select entry_id, 2, debit_account, credit_account, 1, null, at
      from ledger_transfers where cents = 150`;
    await force('ledger_transfers', added);
    expect(await check()).toBe(1);
    expect(await differences()).toMatchObject([{ name: line.key, problem: 'transfers', detail: '2 of 1' }]);
    await force('ledger_transfers', 'delete from ledger_transfers where cents in (1, 150)');
    expect(await check()).toBe(1);
    expect(await differences()).toMatchObject([{ name: line.key, problem: 'transfers', detail: '0 of 1' }]);
    await force('ledger_entries', `delete from ledger_entries where key = '${line.key}'`);
  });

  test('a record that nobody posted is posted by the check', async () => {
    const { key } = await aChargedExecutive();
    const { pool } = database();
    await pool.query('alter table account_movements disable trigger account_movements_post');
    const charge = await aCharge(database().db, await anOwner(database().db), 70);
    await pool.query('alter table account_movements enable trigger account_movements_post');
    const posted = async () =>
      (await pool.query('select key from ledger_entries where key in ($1, $2)', [key, charge.key])).rows.length;
    expect(await posted()).toBe(1);
    expect(await check()).toBe(0);
    expect(await posted()).toBe(2);
  });
});

// One connection, as a failed transaction may have: what it was refused is kept before anything else is asked.
onDatabase((database) => {
  const db = () => database().db;
  const admin = () => createLedgerAdmin({ db: db(), now: () => first });
  const refusals = async () => (await admin().listRefusals(10)).map(({ detail, times }) => ({ detail, times }));
  const contradict = async (key: string, cents: number) => {
    const line = { ...aBankLine('N2611 31', cents), key };
    await db()
      .transaction()
      .execute((trx) => postEntry(trx, line));
  };

  test('what the ledger refuses is kept though its transaction is undone, counted, and forgotten after 30 days', async () => {
    await contradict('arrival:N2611 31', 150);
    const rejected = /is posted as/;
    for (const cents of [151, 151, 152]) await expect(contradict('arrival:N2611 31', cents)).rejects.toThrow(rejected);
    const [twice, once] = await refusals();
    expect([twice, once].map((one) => one?.times).sort()).toEqual([1, 2]);
    expect(twice?.detail).toMatch(rejected);

    await checkLedger({ db: db(), now: () => first });
    expect(await refusals()).toHaveLength(2);
    await sql`update ledger_refusals set last_at = now() - interval '31 days' where times = 2`.execute(db());
    await checkLedger({ db: db(), now: () => first });
    expect((await refusals()).map(({ times }) => times)).toEqual([1]);
  });

  test('what is refused at the commit is kept, other errors are not, and a difference is not listed again', async () => {
    await sql`delete from ledger_refusals`.execute(db());
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused at the commit' using errcode = 'LEDGR'; end $$`.execute(db());
    await sql`create constraint trigger late after insert on ledger_entries deferrable initially deferred for each row
      execute function refuse()`.execute(db());
    await expect(contradict('arrival:N2611 32', 1)).rejects.toThrow('refused at the commit');
    await expect(sql`select 1 / 0`.execute(db())).rejects.toThrow('division by zero');
    expect(await refusals()).toEqual([{ detail: 'refused at the commit', times: 1 }]);
    await sql`insert into ledger_differences values ('arrival:N2611 32', 'not posted', 'refused at the commit', now())`.execute(
      db(),
    );
    expect(await refusals()).toEqual([]);
  });
});
