import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onBothDatabases, onServer } from '../../../test/harness.ts';
import { forgetLedger, withoutLedger } from '../../../test/ledger/forget-ledger.ts';
import { findLedgerViolation } from '../../../test/ledger/read-ledger.ts';
import { aRecordedShop, type RecordedShop } from '../../../test/ledger/records.ts';
import { seededShop } from '../../../test/seeded.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { readAccountBalance } from '../../shared/ledger.ts';
import { carryOverLedger } from './carry-over.ts';

const at = new Date('2026-11-29T10:00:00Z');
const nobody = { accountId: null, actorId: null };

/** Some of each record, with what a payment, its refund and an invoice of an order write. */
async function writeRecords(shop: RecordedShop, number: number): Promise<void> {
  const { anOrder, anAttempt, anArrival, aRefund, aMovement, aCarrierPayment, anInvoice } = shop;
  const orderId = await anOrder();
  const invoice = `F26-${String(number).padStart(6, '0')}`;
  const paid = await anAttempt({ orderId, tender: 'PPL', cents: 300, spent: 'order', at });
  await aMovement({ kind: 'PEDIDO', cents: 200, orderId, dueOn: '2026-12-31', who: nobody, at });
  await aRefund({
    kind: 'refund',
    at,
    orderId,
    attemptId: paid,
    tender: 'PPL',
    cents: 100,
    why: 'operator',
    spent: 'order',
  });
  const taxes = [{ rate: 2_100, baseCents: 400, taxCents: 84 }];
  const content = { country: null, exempt: false, taxes };
  await anInvoice({ kind: 'invoice', at, number: invoice, corrects: null, orderId, cents: 484, ...content });
  const account = await anAttempt({ orderId: null, tender: '002', cents: 700, spent: 'account', at });
  await anArrival({
    kind: 'arrival',
    at,
    orderId: null,
    attemptId: account,
    bankId: `N ${number}`,
    tender: '002',
    cents: 700,
  });
  await aMovement({ kind: 'PAGO', cents: -700, orderId: null, dueOn: null, who: nobody, at });
  await aRefund(
    {
      kind: 'refund',
      at,
      orderId: null,
      attemptId: account,
      tender: '002',
      cents: 50,
      why: 'operator',
      spent: 'account',
    },
    { kind: 'DEVOLUCION', cents: 50, orderId: null, dueOn: null, who: nobody, at },
  );
  await aCarrierPayment({ kind: 'carrier', at, orderId: await anOrder(), cents: 900 });
}

const countEntries = async ({ db }: OpenDatabase) =>
  Number(
    (
      await db
        .selectFrom('ledger_entries')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Lines that a statement has and the records have not, or the other way round, in one look. */
async function listWrongLines({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    with told as (select x.account_id, l.* from executives x cross join lateral statement_lines(x.account_id) l),
      recorded as (select executive_id, id, kind, cents, order_id, due_on, at from account_movements)
    (select 'statement' as of, * from (table told except all table recorded) more)
    union all (select 'records', * from (table recorded except all table told) less)`.execute(db);
  return rows;
}

onBothDatabases((database) => {
  beforeEach(() => forgetLedger(database().pool));

  test('records from before the ledger are posted once, and a second run posts nothing', async () => {
    const shop = await aRecordedShop(database().db);
    await withoutLedger(database().pool, () => writeRecords(shop, 1));
    expect(await countEntries(database())).toBe(0);
    expect(await findLedgerViolation(database().db)).not.toBeNull();
    expect(await listWrongLines(database())).toEqual([]);

    expect(await carryOverLedger(database().db)).toEqual([]);
    const posted = await countEntries(database());
    expect(posted).toBeGreaterThan(8);
    expect(await findLedgerViolation(database().db)).toBeNull();
    expect(await listWrongLines(database())).toEqual([]);

    expect(await carryOverLedger(database().db)).toEqual([]);
    expect(await countEntries(database())).toBe(posted);
  });

  test('a run that is killed goes on in the next', async () => {
    const { db, pool } = database();
    const shop = await aRecordedShop(db);
    await withoutLedger(pool, () => writeRecords(shop, 2));
    await pool.query(`
      create function pull_the_plug() returns trigger language plpgsql as
        $$ begin raise exception 'terminated' using errcode = '57P01'; end $$;
      create trigger plug before insert on ledger_entries for each row when (new.kind = 'refund')
        execute function pull_the_plug()`);
    await expect(carryOverLedger(db)).rejects.toThrow('terminated');
    expect(await countEntries(database())).toBeGreaterThan(0);
    expect(await findLedgerViolation(db)).not.toBeNull();
    expect(await listWrongLines(database())).toEqual([]);

    await pool.query('drop trigger plug on ledger_entries; drop function pull_the_plug');
    expect(await carryOverLedger(db)).toEqual([]);
    expect(await findLedgerViolation(db)).toBeNull();
  });

  test('whoever moves an account carries it over at that moment', async () => {
    const { db, pool } = database();
    const shop = await aRecordedShop(db);
    const movement = { kind: 'CARGO', orderId: null, dueOn: null, who: nobody, at } as const;
    await withoutLedger(pool, () => shop.aMovement({ ...movement, cents: 500 }));
    await shop.aMovement({ ...movement, cents: 70 });
    const account = await db
      .selectFrom('ledger_accounts')
      .select(['debit_cents', 'credit_cents'])
      .where('executive_id', '=', shop.executiveId)
      .executeTakeFirst();
    expect(account).toEqual({ debit_cents: 570, credit_cents: 0 });
    expect(await listWrongLines(database())).toEqual([]);
  });

  test('an account of thousands is left to the job, and is right before, while and after it is carried over', async () => {
    const { db, pool } = database();
    const shop = await aRecordedShop(db);
    const movement = { kind: 'CARGO', orderId: null, dueOn: null, who: nobody, at } as const;
    await withoutLedger(pool, () =>
      sql`insert into account_movements (executive_id, kind, cents, at)
        select ${shop.executiveId}, 'CARGO', one, ${at} from generate_series(1, 2000) one`.execute(db),
    );
    let owed = 2_001_000;
    const move = (cents: number) => {
      owed += cents;
      return shop.aMovement({ ...movement, cents });
    };
    const isComplete = async () => {
      const account = db.selectFrom('ledger_accounts').where('executive_id', '=', shop.executiveId);
      return (await account.select('complete').executeTakeFirst())?.complete;
    };
    const read = async () => ({
      complete: await isComplete(),
      balance: (await readAccountBalance(db, shop.executiveId, at)).balanceCents - owed,
      wrongLines: await listWrongLines(database()),
    });
    const right = { balance: 0, wrongLines: [] };

    await move(70);
    expect(await read()).toEqual({ ...right, complete: undefined });
    await sql`select carry_over_executive(${shop.executiveId}, 1500)`.execute(db);
    await move(-30);
    expect(await read()).toEqual({ ...right, complete: false });
    expect(await carryOverLedger(db)).toEqual([]);
    expect(await read()).toEqual({ ...right, complete: true });
    await move(5);
    expect(await read()).toEqual({ ...right, complete: true });
    expect(await findLedgerViolation(db)).toBeNull();
  });

  test('a record that cannot be posted is named, and the others are posted', async () => {
    const { db, pool } = database();
    const shop = await aRecordedShop(db);
    await withoutLedger(pool, async () => {
      const taxes = [{ rate: 2_100, baseCents: 100, taxCents: 20 }];
      const content = { country: null, exempt: false, taxes };
      const orderId = await shop.anOrder();
      await shop.anInvoice({
        kind: 'invoice',
        at,
        number: 'F26-000003',
        corrects: null,
        orderId,
        cents: 121,
        ...content,
      });
      await writeRecords(shop, 4);
    });
    expect(await carryOverLedger(db)).toEqual([
      {
        ...{ name: 'invoice:F26-000003', problem: 'not posted' },
        detail: 'the taxes of invoice F26-000003 are not its 121 cents',
      },
    ]);
    const { rows } = await sql`select from ledger_entries where key = 'invoice:F26-000004'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

onServer((database) => {
  test('of an account of thousands that many write to while the job carries it over, nothing is lost or shown wrong', async () => {
    const { db, pool } = database();
    const shop = await aRecordedShop(db);
    await withoutLedger(pool, () =>
      sql`insert into account_movements (executive_id, kind, cents, at)
        select ${shop.executiveId}, 'CARGO', one, ${at} from generate_series(1, 3000) one`.execute(db),
    );
    let over = false;
    let written = 0;
    const write = async () => {
      while (!over) {
        await shop.aMovement({ kind: 'ABONO', cents: -1, orderId: null, dueOn: null, who: nobody, at });
        written += 1;
      }
    };
    const wrongLines: unknown[] = [];
    const look = async () => {
      while (!over) wrongLines.push(...(await listWrongLines(database())));
    };
    const others = [write(), write(), look()];
    const runs = await Promise.all([carryOverLedger(db), carryOverLedger(db)]);
    over = true;
    await Promise.all(others);
    expect([...runs, await carryOverLedger(db), wrongLines]).toEqual([[], [], [], []]);
    expect((await readAccountBalance(db, shop.executiveId, at)).balanceCents).toBe(4_501_500 - written);
    expect(await findLedgerViolation(db)).toBeNull();
  });

  test('while the past is carried over, others write, and nothing is lost, posted twice or shown wrong', async () => {
    const { db, pool } = database();
    const shops: RecordedShop[] = [];
    for (let at = 0; at < 4; at += 1) shops.push(await aRecordedShop(db));
    await withoutLedger(pool, async () => {
      for (const [at, shop] of shops.entries())
        for (let one = 0; one < 10; one += 1) await writeRecords(shop, at * 100 + one);
    });
    await forgetLedger(pool);

    const wrongLines: unknown[] = [];
    let over = false;
    const look = async () => {
      while (!over) wrongLines.push(...(await listWrongLines(database())));
    };
    const write = async (shop: RecordedShop, at: number) => {
      for (let one = 10; one < 20; one += 1) await writeRecords(shop, at * 100 + one);
    };
    const looking = look();
    const runs = await Promise.all([carryOverLedger(db), carryOverLedger(db), ...shops.map(write)]);
    over = true;
    await looking;
    expect([runs[0], runs[1], await carryOverLedger(db), wrongLines]).toEqual([[], [], [], []]);
    expect(await findLedgerViolation(db)).toBeNull();
  });
}, seededShop);
