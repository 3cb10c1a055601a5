import { expect, jest, test } from '@jest/globals';
import { getConstructionPlans } from 'pg-boss';
import { onBothDatabases, onServer } from '../../test/harness.ts';
import { openJobs } from '../../test/open-jobs.ts';
import { silentLog } from '../../test/silent-log.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { bumpCacheVersion } from '../shared/bump-cache-version.ts';
import { createJobs } from './jobs.ts';

/** A handler that records its jobs, and a promise that resolves after enough of them. */
function collector(enough: number, work: (tries: number) => void = () => {}) {
  const seen: { payload: unknown; id: string }[] = [];
  const { promise, resolve } = Promise.withResolvers<typeof seen>();
  const handler = async (payload: unknown, id: string) => {
    seen.push({ payload, id });
    if (seen.length === enough) resolve(seen);
    work(seen.length);
  };
  return { handler, done: promise, seen };
}

const mailTo = (to: string) => ({ to, subject: 'Your order', text: 'Thank you.' });

const sentTo = async (database: OpenDatabase, to: string): Promise<number> => {
  const { rows } = await database.pool.query("select from jobs.job where data->>'to' = $1", [to]);
  return rows.length;
};

onBothDatabases((database) => {
  test('a job sent inside a transaction runs after its commit', async () => {
    const jobs = await openJobs(database());
    const { handler, done } = collector(1);
    await jobs.work({ mail: handler });
    await database()
      .db.transaction()
      .execute((trx) => jobs.send(trx, 'mail', 'order 1', mailTo('a@example.com')));
    expect((await done)[0]?.payload).toEqual(mailTo('a@example.com'));
  });

  test('connections lost while the work begins do not stop it', async () => {
    const jobs = await openJobs(database());
    const { handler, done } = collector(1);
    await jobs.send(database().db, 'mail', 'order 0', mailTo('z@example.com'));
    const lost = new Error('Connection terminated unexpectedly') as never;
    const query = jest.spyOn(database().pool, 'query').mockRejectedValue(lost);
    await jobs.work({ mail: handler, 'due-prices': async () => {} });
    query.mockRestore();
    expect((await done)[0]?.payload).toEqual(mailTo('z@example.com'));
  });

  test('a job sent inside a failed transaction is not stored', async () => {
    const jobs = await openJobs(database());
    const failing = database()
      .db.transaction()
      .execute(async (trx) => {
        await jobs.send(trx, 'mail', 'order 2', mailTo('b@example.com'));
        throw new Error('no order');
      });
    await expect(failing).rejects.toThrow('no order');
    expect(await sentTo(database(), 'b@example.com')).toBe(0);
  });

  test('a second send with the same key is the same job', async () => {
    const jobs = await openJobs(database());
    for (let time = 0; time < 3; time += 1) await jobs.send(database().db, 'mail', 'order 3', mailTo('c@example.com'));
    expect(await sentTo(database(), 'c@example.com')).toBe(1);
  });

  test('a failed job is retried with the same id', async () => {
    const jobs = await openJobs(database());
    const { handler, done } = collector(2, (tries) => {
      if (tries === 1) throw new Error('the mail server is away');
    });
    await database().pool.query("update jobs.queue set retry_delay = 0, retry_backoff = false where name = 'mail'");
    await jobs.work({ mail: handler });
    await jobs.send(database().db, 'mail', 'order 4', mailTo('d@example.com'));
    const [first, second] = await done;
    expect(second).toEqual(first);
  });

  test('a job of a crashed process is taken over by the next one', async () => {
    const { pool, db } = database();
    const jobs = await openJobs(database());
    const { handler, done } = collector(1);
    await pool.query(
      "update jobs.queue set retry_delay = 0, retry_backoff = false, monitor_on = null where name = 'mail'",
    );
    await jobs.send(db, 'mail', 'order 5', mailTo('e@example.com'));
    await pool.query("update jobs.job set state = 'active', heartbeat_on = now() - interval '11 seconds'");
    await jobs.work({ mail: handler });
    expect((await done)[0]?.payload).toEqual(mailTo('e@example.com'));
  });

  test('a change raises the version of its cache name and notifies the storefront, or does neither', async () => {
    const jobs = await openJobs(database());
    const { db } = database();
    const version = async () =>
      (await db.selectFrom('cache_versions').select('version').where('name', '=', 'menu').executeTakeFirst())
        ?.version ?? 0;
    const before = await version();
    await db.transaction().execute((trx) => bumpCacheVersion(trx, jobs, 'menu'));
    expect(await version()).toBe(before + 1);
    const failing = db.transaction().execute(async (trx) => {
      await bumpCacheVersion(trx, jobs, 'menu', ['menu:es']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await version()).toBe(before + 1);
    const { rows } = await database().pool.query("select data from jobs.job where name = 'cache-notice'");
    expect(rows).toEqual([{ data: { name: 'menu', version: before + 1, tags: ['menu'] } }]);
  });
});

onServer((database) => {
  test('a cache notice is received at its commit, also after the listening connection was lost', async () => {
    const jobs = await openJobs(database());
    const { pool } = database();
    const listeners = async () => {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      );
      return rows.map(({ pid }) => pid);
    };
    const [first] = await listeners();
    expect(first).toBeGreaterThan(0);
    await pool.query('select pg_terminate_backend($1)', [first]);
    let [second] = await listeners();
    while (!second || second === first) [second] = await listeners();
    const { handler, done } = collector(1);
    await jobs.work({ 'cache-notice': handler });
    await bumpCacheVersion(database().db, jobs, 'menu');
    expect((await done)[0]?.payload).toMatchObject({ tags: ['menu'] });
  });

  test('a runner opens on an empty database although another one makes the tables at the same moment', async () => {
    const { pool } = database();
    await pool.query('drop schema if exists jobs cascade');
    const other = await pool.connect();
    // The other process has the runner's own lock, and this one waits for it.
    const key = `('x' || encode(sha224((current_database() || '.pgboss.jobs')::bytea), 'hex'))::bit(64)::bigint`;
    await other.query(`begin; select pg_advisory_xact_lock(${key})`);
    const own = await openDatabase({ kind: 'server', url: String(pool.options.connectionString) }, { connections: 2 });
    // As after migrations: the server process trusts its cached catalogue.
    await own.pool.query('create schema warm; drop schema warm');
    const jobs = createJobs(own, silentLog);
    const opening = jobs.open();
    const waiting = () => pool.query(`select from pg_stat_activity where wait_event = 'advisory'`);
    while ((await waiting()).rowCount === 0);
    await other.query(getConstructionPlans('jobs'));
    other.release();
    await expect(opening).resolves.toBeUndefined();
    await jobs.close();
    await own.close();
  });

  test('two runners on one database never take the same job', async () => {
    const [one, two] = [await openJobs(database()), await openJobs(database())];
    const count = 40;
    const { handler, done, seen } = collector(count);
    const taken = { one: 0, two: 0 };
    const counting = (name: keyof typeof taken) => async (payload: unknown, id: string) => {
      taken[name] += 1;
      await handler(payload, id);
    };
    for (let job = 0; job < count; job += 1)
      await one.send(database().db, 'mail', `race ${job}`, mailTo(`r${job}@example.com`));
    await Promise.all([
      ...Array.from({ length: 5 }, () => one.work({ mail: counting('one') })),
      ...Array.from({ length: 5 }, () => two.work({ mail: counting('two') })),
    ]);
    await done;
    await Promise.all([one.close(), two.close()]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
    expect(seen).toHaveLength(count);
    expect(Math.min(taken.one, taken.two)).toBeGreaterThan(0);
  });
});
