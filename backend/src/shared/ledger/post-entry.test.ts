import { expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { onBothDatabases } from '../../../test/harness.ts';
import { aBankLine, aCharge, anAttempt, anOwner, aPayment, totalsOf } from '../../../test/ledger/postings.ts';
import { postEntry } from './post-entry.ts';
import type { Posting } from './posting-rules.ts';

onBothDatabases((database) => {
  const db = () => database().db;
  const post = (posting: Posting) =>
    db()
      .transaction()
      .execute((trx) => postEntry(trx, posting));
  const run = (statement: string) => database().pool.query(statement);
  const entryOf = async ({ key }: Posting) => {
    const entry = await db().selectFrom('ledger_entries').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const transfers = await db()
      .selectFrom('ledger_transfers as t')
      .innerJoin('ledger_accounts as d', 'd.id', 't.debit_account')
      .innerJoin('ledger_accounts as c', 'c.id', 't.credit_account')
      .select(['d.name as debit', 'c.name as credit', 't.cents', 't.due_on', 't.at'])
      .where('t.entry_id', '=', entry.id)
      .orderBy('t.position')
      .execute();
    return { entry, transfers };
  };

  test('an event becomes an entry with its transfers, in their order and at its time', async () => {
    const ids = await anAttempt(db(), await anOwner(db()));
    const posting = aPayment(ids);
    expect(await post(posting)).toBe('posted');
    const { entry, transfers } = await entryOf(posting);
    expect(entry).toMatchObject({
      ...{ key: `payment:${ids.attemptId}`, kind: 'payment', at: posting.at },
      ...{ order_id: ids.orderId, attempt_id: ids.attemptId, movement_id: null, movement_kind: null, account_id: null },
    });
    expect(transfers).toEqual([
      { debit: 'provider:TCR', credit: 'deposits', cents: 4_990, due_on: null, at: posting.at },
      { debit: 'deposits', credit: 'orders', cents: 4_990, due_on: null, at: posting.at },
    ]);
  });

  test('a movement names its line of the statement, who made it and when it is due', async () => {
    const executiveId = await anOwner(db());
    const posting = await aCharge(db(), executiveId, 500, '2026-12-31');
    const { entry, transfers } = await entryOf(posting);
    expect(entry).toMatchObject({
      ...{ movement_id: posting.movement?.id, movement_kind: 'CARGO', account_id: executiveId, actor_id: null },
    });
    expect(transfers).toMatchObject([
      { debit: `executive:${executiveId}`, credit: 'adjustments', due_on: '2026-12-31' },
    ]);
  });

  test('the totals of an executive’s account are the sums of its transfers; accounts of the shop have none', async () => {
    const executiveId = await anOwner(db());
    for (const [cents, dueOn] of [
      [1_000, '2026-12-31'],
      [300, null],
      [-400, null],
    ] as const)
      await aCharge(db(), executiveId, cents, dueOn);
    const totals = { debit_cents: 1_300, credit_cents: 400, undated_cents: 300 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
    const { rows } = await run(
      'select name from ledger_accounts where executive_id is null and debit_cents + credit_cents <> 0',
    );
    expect(rows).toEqual([]);
  });

  test('an event that is known changes nothing, and with other transfers it is refused', async () => {
    const line = aBankLine('N2611 04', 500);
    expect([await post(line), await post(line)]).toEqual(['posted', 'known']);
    // Posted with its record.
    const executiveId = await anOwner(db());
    const posting = await aCharge(db(), executiveId, 500);
    expect(await post(posting)).toBe('known');
    const [transfer] = posting.transfers;
    if (!transfer) throw new Error('no transfer');
    const { debit, credit } = transfer;
    const others = [
      [{ ...transfer, cents: 501 }],
      [{ ...transfer, debit: credit, credit: debit }],
      [transfer, { ...transfer, debit: { kind: 'orders' } as const }],
    ];
    for (const transfers of others)
      await expect(post({ ...posting, transfers })).rejects.toThrow(`${posting.key} is posted as`);
    const totals = { debit_cents: 500, credit_cents: 0, undated_cents: 500 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
  });

  test('an event that is known is refused for another order or payment attempt', async () => {
    const ids = await anAttempt(db(), await anOwner(db()));
    const posting = aPayment(ids);
    expect(await post(posting)).toBe('posted');
    for (const other of [{ orderId: null }, { attemptId: null }])
      await expect(post({ ...posting, ...other })).rejects.toThrow('for another order or payment attempt');
  });

  test('what a rolled back transaction posted is not there, and can be posted again', async () => {
    const posting = aBankLine('N2611 07', 150);
    const failed = db()
      .transaction()
      .execute(async (trx) => {
        await postEntry(trx, posting);
        throw new Error('out of power');
      });
    await expect(failed).rejects.toThrow('out of power');
    expect(await post(posting)).toBe('posted');
  });

  test('accounts of a new country and rate are added once', async () => {
    for (const bankId of ['N2611 05', 'N2611 06']) {
      const transfers = (['sales', 'vat'] as const).map((kind) => ({
        ...{ debit: { kind: 'orders' }, credit: { kind, code: 'DE:1900' }, cents: 19, dueOn: null },
      })) as Posting['transfers'];
      expect(await post({ ...aBankLine(bankId, 1), transfers })).toBe('posted');
    }
    const { rows } = await run(`select name from ledger_accounts where code = 'DE:1900' order by name`);
    expect(rows).toEqual([{ name: 'sales:DE:1900' }, { name: 'vat:DE:1900' }]);
  });

  test('there is an account for each tender from the beginning', async () => {
    const { rows } = await run(`select code from ledger_accounts where kind = 'provider' order by code`);
    expect(rows.map(({ code }) => code)).toEqual(Object.values(tenderCodes).sort());
  });

  test('a posting without a transfer is refused', async () => {
    await expect(post({ ...aBankLine('N2611 08', 1), transfers: [] })).rejects.toThrow('transfer_count_check');
  });

  test('an executive’s account that an event adds holds the movements from before too', async () => {
    const executiveId = await anOwner(db());
    await run('alter table account_movements disable trigger account_movements_post');
    await aCharge(db(), executiveId, 500);
    await run('alter table account_movements enable trigger account_movements_post');
    const line = aBankLine('N2611 10', 200);
    const transfers = line.transfers.map((one) => ({ ...one, credit: { kind: 'executive', executiveId } as const }));
    expect(await post({ ...line, transfers })).toBe('posted');
    const totals = { debit_cents: 500, credit_cents: 200, undated_cents: 500 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
  });

  test('entries and transfers are never changed, and of an account only its totals are, by its transfers', async () => {
    const executiveId = await anOwner(db());
    await aCharge(db(), executiveId, 500);
    for (const statement of [
      `update ledger_entries set key = key || '0'`,
      'delete from ledger_entries',
      'update ledger_transfers set cents = cents + 1',
      'delete from ledger_transfers',
      `update ledger_accounts set debit_cents = 1 where executive_id = '${executiveId}'`,
      `update ledger_accounts set code = 'XXX' where name = 'provider:TCR'`,
      `delete from ledger_accounts where name = 'commission'`,
    ])
      await expect(run(statement)).rejects.toThrow('are never changed');
    for (const table of ['ledger_transfers', 'ledger_entries', 'ledger_accounts'])
      await expect(run(`truncate ${table} cascade`)).rejects.toThrow('never emptied');
  });

  const account = (name: string) => `(select id from ledger_accounts where name = '${name}')`;
  const entry = `(select id from ledger_entries where key = 'arrival:N2611 09')`;
  const transfers = 'ledger_transfers (entry_id, position, debit_account, credit_account, cents, at)';
  const accounts = 'ledger_accounts (kind, code, name, debit_cents)';
  const entries = 'ledger_entries (key, kind, at, transfer_count)';
  const [deposits, orders] = [account('deposits'), account('orders')];

  test.each([
    ['an amount that is not above zero', transfers, `${entry}, 2, ${deposits}, ${orders}, 0, now()`],
    ['one account on both sides', transfers, `${entry}, 2, ${orders}, ${orders}, 1, now()`],
    ['an account that is not there', transfers, `${entry}, 2, ${orders}, 999999, 1, now()`],
    ['a transfer without its entry', transfers, `999999, 1, ${deposits}, ${orders}, 1, now()`],
    ['a second transfer in one place', transfers, `${entry}, 1, ${deposits}, ${orders}, 1, now()`],
    ['an executive’s account of nobody', accounts, `'executive', null, 'executive', 0`],
    ['an account of a tender without its code', accounts, `'provider', null, 'provider', 0`],
    ['a second account of a kind', accounts, `'orders', null, 'orders', 0`],
    ['an account under another name', accounts, `'sales', 'FR:2000', 'sales:FR', 0`],
    ['totals of an account of the shop', accounts, `'sales', 'FR:2000', 'sales:FR:2000', 5`],
    ['an unknown kind of account', accounts, `'cash', null, 'cash', 0`],
    ['a key of another kind', entries, `'refund:1', 'carrier', now(), 1`],
    ['a movement without its line', entries, `'movement:1', 'movement', now(), 1`],
    ['an entry without a transfer', entries, `'refund:1', 'refund', now(), 0`],
  ])('the database refuses %s', async (_, table, row) => {
    await post(aBankLine('N2611 09', 150));
    await expect(run(`insert into ${table} values (${row})`)).rejects.toThrow(
      /violates|duplicate|begins without totals/,
    );
  });

  test('a transfer is refused beside those of its entry, and at another time than its entry', async () => {
    const { at } = aBankLine('', 1);
    await run(
      `insert into ledger_entries (key, kind, at, transfer_count) values ('refund:1', 'refund', '${at.toISOString()}', 2)`,
    );
    const add = (position: number, time: string) =>
      run(`insert into ${transfers} select id, ${position}, ${deposits}, ${orders}, 1, '${time}' from ledger_entries
        where key = 'refund:1'`);
    await add(1, at.toISOString());
    await expect(add(2, '2026-11-29T10:00:00.001Z')).rejects.toThrow('no transfer of entry');
    for (const position of [0, 3])
      await expect(add(position, at.toISOString())).rejects.toThrow('no transfer of entry');
    await add(2, at.toISOString());
  });

  test('an account of an executive begins without totals', async () => {
    const executiveId = await anOwner(db());
    const columns = 'ledger_accounts (kind, executive_id, name, debit_cents)';
    const born = `insert into ${columns} values ('executive', '${executiveId}', 'executive:${executiveId}', 5)`;
    await expect(run(born)).rejects.toThrow('begins without totals');
  });
});
