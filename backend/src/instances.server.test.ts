import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { basePath } from 'contract/call.ts';
import { onServer, withEmptyDatabase } from '../test/harness.ts';
import { startPgbouncer } from '../test/pgbouncer.ts';
import { type Run, runEntry, written } from '../test/run-entry.ts';
import { migrate } from './database/migrations.ts';
import { readSchema, schemaFolder } from './database/sql-files.ts';

// Real processes on two busy cores, several at once.
jest.setTimeout(240_000);

let runs: Run[] = [];
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
  runs = [];
});

onServer(() => {
  const database = withEmptyDatabase();

  type Instance = { run: Run; address: string; ready: () => Promise<number> };

  /** A backend as an operator starts it; resolves once it listens. */
  async function startInstance(setup: 'migrate' | 'none', url = database().url): Promise<Instance> {
    const run = runEntry('src/server.ts', { DATABASE_URL: url, DATABASE_SETUP: setup, PORT: '0' });
    runs.push(run);
    const [, address = ''] = await written(run, /listening at (http:\/\/127\.0\.0\.1:\d+)/);
    return { run, address, ready: async () => (await fetch(`${address}/health/ready`)).status };
  }

  const startAll = (count: number, url?: string) =>
    Promise.all(Array.from({ length: count }, () => startInstance('migrate', url)));

  const readyOf = (instances: Instance[]) => Promise.all(instances.map(({ ready }) => ready()));

  test('five instances that start at once on an empty database all become ready', async () => {
    expect(await readyOf(await startAll(5))).toEqual([200, 200, 200, 200, 200]);
  });

  test('an instance survives thirty connections cut in use while six clients send requests', async () => {
    const { run, address, ready } = await startInstance('migrate');
    const ask = async () => (await fetch(`${address}${basePath}/api/public/consultarPaisesLateCheckout`)).status;
    const { pool } = database();
    // Every call waits for this table, on a connection in use.
    const holder = await pool.connect();
    await holder.query('begin; lock table countries in access exclusive mode');
    let cutting = true;
    const statuses: number[] = [];
    const askOn = async () => {
      while (cutting) statuses.push(await ask());
    };
    const clients = Promise.all(Array.from({ length: 6 }, askOn)).finally(() => {
      cutting = false;
    });
    const cut = new Set<number>();
    while (cutting && cut.size < 30) {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid, pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%"countries"%' and pid <> all($1)`,
        [[...cut]],
      );
      for (const { pid } of rows) cut.add(pid);
    }
    cutting = false;
    await holder.query('rollback');
    holder.release();
    await clients;
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([await ask(), await ready(), run.child.exitCode]).toEqual([200, 200, null]);
  });

  describe('beside a later version that has migrated', () => {
    let folder = '';
    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
      for (const kind of ['migrations', 'functions'])
        await cp(path.join(schemaFolder, kind), path.join(folder, kind), { recursive: true });
      const later = path.join(folder, 'migrations/9999_later.sql');
      await writeFile(later, 'create table later (id integer primary key);');
      await writeFile(
        path.join(folder, 'functions/search_split.sql'),
        `-- Version 9999
        create or replace function search_split(value text) returns text[] language sql return array['later'];`,
      );
    });
    afterEach(() => rm(folder, { recursive: true }));

    test('the previous version stays ready, starts again with and without migrating, and keeps later functions', async () => {
      const before = await startInstance('migrate');
      expect(await before.ready()).toBe(200);
      expect(await migrate(database().pool, folder)).toEqual(['9999_later.sql', 'search_split.sql']);
      expect(await before.ready()).toBe(200);
      expect(await readyOf([await startInstance('none'), await startInstance('migrate')])).toEqual([200, 200]);
      const { rows } = await database().pool.query(`select search_split('now')`);
      expect(rows).toEqual([{ search_split: ['later'] }]);
    });
  });

  // `npm test` reports what was not tested without pgbouncer.
  const pgbouncer = process.env.PGBOUNCER_PATH;
  if (pgbouncer)
    describe('behind pgbouncer in transaction mode', () => {
      test('instances that start at once migrate, become ready and leave no lock behind', async () => {
        const pooler = await startPgbouncer(pgbouncer, new URL(database().url));
        try {
          expect(await readyOf(await startAll(3, pooler.url))).toEqual([200, 200, 200]);
          const { rows } = await database().pool.query('select name from applied_migrations order by name');
          expect(rows).toEqual((await readSchema()).migrations.map(({ name }) => ({ name })));
          const locks = await database().pool.query(
            `select from pg_locks where locktype = 'advisory' and objid = 734112090`,
          );
          expect(locks.rowCount).toBe(0);
          // A later start does not wait for a lock that stayed in a session of the pool.
          expect(await readyOf([await startInstance('migrate', pooler.url)])).toEqual([200]);
        } finally {
          for (const { child } of runs) child.kill('SIGKILL');
          await pooler.close();
        }
      });
    });
});
