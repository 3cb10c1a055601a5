import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { onBothDatabases, onServer } from '../../test/harness.ts';
import { listPendingMigrations, migrate, planMigrations } from './migrations.ts';
import { readSchema } from './sql-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  for (const kind of ['migrations', 'functions']) await mkdir(path.join(folder, kind));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, sql: string) => writeFile(path.join(folder, 'migrations', name), sql);

describe('the plan', () => {
  const [a, b] = ['0001_a.sql', '0002_b.sql'].map((name) => ({ name, sql: '', checksum: name }));

  test('missing files are planned, in order', () => {
    expect(planMigrations([a, b] as never, [a] as never)).toEqual([b]);
  });

  test('a file changed after it was applied is refused', () => {
    expect(() => planMigrations([a, b] as never, [{ ...a, checksum: 'other' }] as never)).toThrow(
      '0001_a.sql was changed',
    );
  });

  test('a database of a later version has nothing to be applied', () => {
    expect(planMigrations([a] as never, [a, b] as never)).toEqual([]);
  });

  test('a database of a later version that lacks one of our files is refused', () => {
    expect(() => planMigrations([a, b] as never, [a, { ...b, name: '0003_c.sql' }] as never)).toThrow(
      '0003_c.sql where this version has 0002_b.sql',
    );
  });

  test('a new file numbered before applied ones is refused', () => {
    expect(() => planMigrations([a, b] as never, [b] as never)).toThrow('0002_b.sql where this version has 0001_a.sql');
  });
});

describe('the folder', () => {
  test('two files with one number are refused', async () => {
    await put('0001_one.sql', '');
    await put('0001_two.sql', '');
    await expect(readSchema(folder)).rejects.toThrow('the number 0001');
  });

  test('a file without a number is refused', async () => {
    await put('first.sql', '');
    await expect(readSchema(folder)).rejects.toThrow('first.sql');
  });

  test('line endings of another system do not change the checksum', async () => {
    await put('0001_a.sql', 'select 1;\nselect 2;\n');
    const { migrations: unix } = await readSchema(folder);
    await put('0001_a.sql', 'select 1;\r\nselect 2;\r\n');
    const { migrations: dos } = await readSchema(folder);
    expect(dos.map(({ checksum }) => checksum)).toEqual(unix.map(({ checksum }) => checksum));
  });
});

onBothDatabases((database) => {
  beforeEach(() => database().pool.query('drop table if exists applied_migrations, applied_functions, fruit, half'));

  test('missing files are applied once and recorded', async () => {
    await put('0001_fruit.sql', "create table fruit (name text); insert into fruit values ('fig');");
    expect(await listPendingMigrations(database().pool, folder)).toEqual(['0001_fruit.sql']);
    expect(await migrate(database().pool, folder)).toEqual(['0001_fruit.sql']);
    expect(await migrate(database().pool, folder)).toEqual([]);
    expect(await listPendingMigrations(database().pool, folder)).toEqual([]);
    const { rows } = await database().pool.query('select name from fruit');
    expect(rows).toEqual([{ name: 'fig' }]);
  });

  test('a failing file leaves nothing of itself and keeps those before it', async () => {
    await put('0001_fruit.sql', 'create table fruit (name text);');
    await put('0002_half.sql', 'create table half (name text); insert into nowhere values (1);');
    await expect(migrate(database().pool, folder)).rejects.toThrow('0002_half.sql failed');
    const { rows } = await database().pool.query("select to_regclass('fruit') as fruit, to_regclass('half') as half");
    expect(rows).toEqual([{ fruit: 'fruit', half: null }]);
    expect(await listPendingMigrations(database().pool, folder)).toEqual(['0002_half.sql']);
  });

  test('the statement timeout is restored afterwards', async () => {
    await migrate(database().pool, folder);
    const { rows } = await database().pool.query("select current_setting('statement_timeout') as bound");
    expect(rows).toEqual([{ bound: '10s' }]);
  });

  test('a database of a later version has no file to apply and none pending', async () => {
    await put('0001_fruit.sql', 'create table fruit (name text);');
    await put('0002_half.sql', 'create table half (name text);');
    await migrate(database().pool, folder);
    await rm(path.join(folder, 'migrations/0002_half.sql'));
    expect(await migrate(database().pool, folder)).toEqual([]);
    expect(await listPendingMigrations(database().pool, folder)).toEqual([]);
  });
});

onServer((database) => {
  test('instances that start at the same moment apply each file once', async () => {
    await database().pool.query('drop table if exists applied_migrations, applied_functions, fruit');
    await put('0001_fruit.sql', 'create table fruit (name text); select pg_sleep(0.2);');
    const all = await Promise.all(Array.from({ length: 5 }, () => migrate(database().pool, folder)));
    expect(all.flat()).toEqual(['0001_fruit.sql']);
  });

  describe('while a reader locks the table', () => {
    let reader: pg.PoolClient;
    beforeEach(async () => {
      const { pool } = database();
      await pool.query('drop table if exists applied_migrations, applied_functions, fruit');
      await put('0001_fruit.sql', 'create table fruit (name text);');
      await migrate(pool, folder);
      await put('0002_taste.sql', 'alter table fruit add column taste text;');
      reader = await pool.connect();
      await reader.query('begin; select * from fruit');
    });
    afterEach(() => reader.release(true));

    test('a migration does not block others, and is applied once the reader ends', async () => {
      const { pool } = database();
      const migrated = migrate(pool, folder, { lockMs: 500, tries: 10_000, pauseMs: 100 });
      const waiting = () =>
        pool.query(`select from pg_stat_activity where query like 'alter table fruit%' and wait_event_type = 'Lock'`);
      while ((await waiting()).rowCount === 0);
      await expect(pool.query('select * from fruit')).resolves.toMatchObject({ rows: [] });
      await reader.query('commit');
      expect(await migrated).toEqual(['0002_taste.sql']);
    });

    test('a migration that meets a transaction in a deadlock tries again', async () => {
      const { pool } = database();
      await pool.query('create table bowl (name text)');
      await put('0002_taste.sql', 'alter table fruit add column taste text; alter table bowl add column size text;');
      // The migration is the one that ends the deadlock.
      await reader.query("commit; begin; set local deadlock_timeout = '1h'; insert into bowl values ('blue')");
      const migrated = migrate(pool, folder, { lockMs: 60_000, tries: 10_000, pauseMs: 1 });
      const waiting = () =>
        pool.query(`select from pg_stat_activity where query like 'alter table fruit%' and wait_event_type = 'Lock'`);
      while ((await waiting()).rowCount === 0);
      await reader.query('select * from fruit');
      await reader.query('commit');
      expect(await migrated).toEqual(['0002_taste.sql']);
      await pool.query('drop table bowl');
    });

    test('a migration gives up after a number of tries and names its file', async () => {
      const migrating = migrate(database().pool, folder, { lockMs: 50, tries: 2, pauseMs: 1 });
      await expect(migrating).rejects.toThrow('0002_taste.sql needs a lock on a table that was not free in 2 tries');
      expect(await listPendingMigrations(database().pool, folder)).toEqual(['0002_taste.sql']);
    });
  });

  test('an instance that waits for another one gives up after a number of tries', async () => {
    const { pool } = database();
    await pool.query('drop table if exists applied_migrations, applied_functions, fruit');
    await put('0001_fruit.sql', 'create table fruit (name text);');
    const other = await pool.connect();
    await other.query('begin; select pg_advisory_xact_lock(734112090)');
    const migrating = migrate(pool, folder, { lockMs: 50, tries: 2, pauseMs: 1 });
    await expect(migrating).rejects.toThrow('The lock for migrations was not free in 2 tries');
    await other.query('commit');
    other.release();
    expect(await migrate(pool, folder)).toEqual(['0001_fruit.sql']);
  });
});
