import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openApp } from '../../test/client.ts';
import { onServer } from '../../test/harness.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { listenToChannel } from '../jobs/listen-to-channel.ts';
import type { Handlers } from '../kit/handlers.ts';
import { type OpenDatabase, type OpenOptions, openDatabase } from './database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

// As in production: an unused connection is closed before a hanging query times out.
const patience = { queryMs: 1_000, idleMs: 500 };
const countries = '/api/public/consultarPaisesLateCheckout';

onServer((database) => {
  const urlOf = ({ pool }: OpenDatabase) => String(pool.options.connectionString);

  /** An app with connections of its own, whose one call runs the test's query. */
  async function openOn(url: string, ask: (own: OpenDatabase) => Promise<unknown>, options: OpenOptions = {}) {
    const own = await openDatabase({ kind: 'server', url }, options);
    const handlers = {
      listGuestCountries: async () => {
        await ask(own);
        return { datos: [] };
      },
    } as unknown as Handlers;
    const { app, call } = openApp(own, { handlers });
    closing.push(
      () => own.close(),
      async () => app.close(),
    );
    return { own, call: async () => (await call('GET', countries)).status };
  }

  test('thirty connections cut while they are in use end no process and are answered 200 or 503', async () => {
    const { call } = await openOn(urlOf(database()), ({ db }) =>
      db.transaction().execute(async (trx) => {
        for (let step = 0; step < 20; step += 1) await sql`select pg_sleep(0.002)`.execute(trx);
      }),
    );
    let cutting = true;
    const statuses: number[] = [];
    const askOn = async () => {
      while (cutting) statuses.push(await call());
    };
    const clients = Array.from({ length: 6 }, askOn);
    const cut = new Set<number>();
    while (cut.size < 30) {
      const { rows } = await database().pool.query<{ pid: number }>(
        `select pid, pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and pid <> all($1) and xact_start is not null limit 1`,
        [[...cut]],
      );
      for (const { pid } of rows) cut.add(pid);
    }
    cutting = false;
    await Promise.all(clients);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await call()).toBe(200);
  });

  test('a call after one whose connection was cut works', async () => {
    const { own, call } = await openOn(urlOf(database()), ({ db }) => sql`select 1`.execute(db), { connections: 1 });
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(own.db);
    await expect(cut).rejects.toMatchObject({ code: '57P01' });
    expect(await call()).toBe(200);
  });

  // In a transaction and outside of one, because Kysely returns a connection differently.
  const asks: [string, (own: OpenDatabase) => Promise<unknown>][] = [
    ['a query', ({ db }) => sql`select 1`.execute(db)],
    ['a transaction', ({ db }) => db.transaction().execute((trx) => sql`select 1`.execute(trx))],
    ['a query of the job runner', ({ pool }) => pool.query('select 1')],
  ];

  test.each(asks)(
    'connections that died silently cost %s one query timeout, and the next call works',
    async (_, ask) => {
      const proxy = await startTcpProxy(new URL(urlOf(database())));
      closing.push(() => proxy.close());
      const { own, call } = await openOn(proxy.url, ask, { patience });
      const clients = await Promise.all(Array.from({ length: 10 }, () => own.pool.connect()));
      for (const client of clients) client.release();
      expect(own.pool.idleCount).toBe(10);
      proxy.silence();
      expect(await Promise.all(Array.from({ length: 10 }, call))).toEqual(Array(10).fill(503));
      expect(await call()).toBe(200);
      expect(proxy.opened()).toBe(11);
    },
  );

  test('an unused connection that died silently is not kept beyond the first query timeout', async () => {
    const proxy = await startTcpProxy(new URL(urlOf(database())));
    closing.push(() => proxy.close());
    const { own, call } = await openOn(proxy.url, ({ db }) => sql`select 1`.execute(db), { patience });
    const clients = await Promise.all(Array.from({ length: 10 }, () => own.pool.connect()));
    for (const client of clients) client.release();
    proxy.silence();
    expect(await call()).toBe(503);
    expect(await call()).toBe(200);
  });

  test('a listening connection that died silently is noticed and reconnected', async () => {
    const proxy = await startTcpProxy(new URL(urlOf(database())));
    const own = await openDatabase({ kind: 'server', url: proxy.url }, { patience });
    const heard = Promise.withResolvers<string>();
    const again = Promise.withResolvers<void>();
    let times = 0;
    const connected = () => {
      times += 1;
      if (times === 2) again.resolve();
    };
    const channel = await listenToChannel(own.pool, 'velia_test', heard.resolve, connected, { heartbeatMs: 50 });
    closing.push(
      () => proxy.close(),
      () => own.close(),
      () => channel.close(),
    );
    proxy.silence();
    await again.promise;
    await database().pool.query(`notify velia_test, 'after the cut'`);
    expect(await heard.promise).toBe('after the cut');
  });

  test('a query that is answered too late closes its connection, and no other query gets its answer', async () => {
    const own = await openDatabase(
      { kind: 'server', url: urlOf(database()) },
      { patience: { queryMs: 100, idleMs: 50 } },
    );
    closing.push(() => own.close());
    const client = await own.pool.connect();
    const ended = once(client, 'end');
    await expect(client.query('select pg_sleep(1), 7 as late')).rejects.toThrow('Query read timeout');
    await expect(client.query('select 8 as next')).rejects.toThrow('not queryable');
    await ended;
    client.release();
    expect(own.pool.totalCount).toBe(0);
  });
});
