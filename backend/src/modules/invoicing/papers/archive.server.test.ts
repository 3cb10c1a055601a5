import { afterEach, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { withCounter } from '../../../../test/counter.ts';
import { onServer } from '../../../../test/harness.ts';
import { openJobs } from '../../../../test/open-jobs.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { type Run, runEntry } from '../../../../test/run-entry.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { issueInvoice } from '../invoices/issue-invoice.service.ts';

// Real processes on two busy cores; the job of a dead one is taken over after its last heartbeat.
jest.setTimeout(240_000);

let runs: Run[] = [];
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
  runs = [];
});

onServer((database) => {
  const shop = withCounter(database, [aProvider()]);
  const archived = () => shop.db().selectFrom('paper_archive').select(['number', 'bytes']).execute();

  async function aPaidOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return order;
  }
  function startBackend() {
    const run = runEntry('src/server.ts', {
      DATABASE_URL: String(database().pool.options.connectionString),
      DATABASE_SETUP: 'migrate',
      PORT: '0',
    });
    runs.push(run);
    return run;
  }
  /** Resolves once another connection waits to store a drawing. */
  async function drawingWaits(): Promise<number> {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like 'insert into "paper_archive"%'`.execute(shop.db());
      const [waiting] = rows;
      if (waiting) return waiting.pid;
    }
  }

  test('B082 simultaneous first downloads send the same file and store one', async () => {
    const { buyer, id } = await aPaidOrder();
    const at = { leftOn: '2026-03-16', now: shop.now(), outbox: shop.context().outbox };
    await shop
      .db()
      .transaction()
      .execute((trx) => issueInvoice(trx, id, at));
    const { number } = await shop.db().selectFrom('invoices').select('number').executeTakeFirstOrThrow();
    const replies = await Promise.all(
      [1, 2, 3].map(() => shop.call('GET', `/api/socia/documentoFactura/${number}`, { token: buyer.token })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = (await archived()).filter((each) => each.number === number);
    expect(stored).toHaveLength(1);
    for (const { bytes } of replies) expect(bytes.equals(stored[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test('B082 a backend killed between drawing and storing loses nothing: the next one archives the paper', async () => {
    const { id } = await aPaidOrder();
    const outbox = await openJobs(database());
    const at = { leftOn: '2026-03-16', now: shop.now(), outbox };
    await shop
      .db()
      .transaction()
      .execute((trx) => issueInvoice(trx, id, at));
    const { number } = await shop
      .db()
      .selectFrom('invoices')
      .select('number')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const isArchived = async () => (await archived()).some((each) => each.number === number);
    await shop
      .db()
      .transaction()
      .execute(async (trx) => {
        // The drawing can be looked for, but not stored.
        await sql`lock table paper_archive in share row exclusive mode`.execute(trx);
        const first = startBackend();
        const pid = await drawingWaits();
        first.child.kill('SIGKILL');
        await first.exit;
        await sql`select pg_terminate_backend(${pid}, 10000)`.execute(trx);
      });
    expect(await isArchived()).toBe(false);
    startBackend();
    while (!(await isArchived()));
  });

  test('B082 an invoice that was not issued in the end leaves no job', async () => {
    const { id } = await aPaidOrder();
    const outbox = await openJobs(database());
    const issuing = shop
      .db()
      .transaction()
      .execute(async (trx) => {
        await issueInvoice(trx, id, { leftOn: '2026-03-16', now: shop.now(), outbox });
        throw new Error('lost on the way');
      });
    await expect(issuing).rejects.toThrow('lost on the way');
    const { rows } = await database().pool.query("select from jobs.job where name = 'archive-paper'");
    expect(rows).toEqual([]);
  });
}, seededShop);
