import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { onBothDatabases, onServer } from '../test/harness.ts';
import { migrate, pendingMigrations, planMigrations, readMigrations } from './migrations.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

describe('the plan', () => {
  const [a, b] = ['0001_a.sql', '0002_b.sql'].map((name) => ({ name, sql: '', checksum: name }));

  test('what is not yet applied is to be applied, in order', () => {
    expect(planMigrations([a, b] as never, [a] as never)).toEqual([b]);
  });

  test('a file that changed after it was applied is refused', () => {
    expect(() => planMigrations([a, b] as never, [{ ...a, checksum: 'other' }] as never)).toThrow(
      '0001_a.sql was changed',
    );
  });

  test('a database from a later version is refused', () => {
    expect(() => planMigrations([a] as never, [a, b] as never)).toThrow('0002_b.sql where this version has nothing');
  });

  test('a file that is put before applied ones is refused', () => {
    expect(() => planMigrations([a, b] as never, [b] as never)).toThrow('0002_b.sql where this version has 0001_a.sql');
  });
});

describe('the folder', () => {
  test('two files with one number are refused', async () => {
    await put('0001_one.sql', '');
    await put('0001_two.sql', '');
    await expect(readMigrations(folder)).rejects.toThrow('the number 0001');
  });

  test('a file that is not numbered is refused', async () => {
    await put('first.sql', '');
    await expect(readMigrations(folder)).rejects.toThrow('first.sql');
  });

  test('line ends of another system do not change history', async () => {
    await put('0001_a.sql', 'select 1;\nselect 2;\n');
    const [unix] = await readMigrations(folder);
    await put('0001_a.sql', 'select 1;\r\nselect 2;\r\n');
    const [dos] = await readMigrations(folder);
    expect(dos?.checksum).toBe(unix?.checksum);
  });
});

onBothDatabases((database) => {
  beforeEach(() => database().pool.query('drop table if exists migrations, fruit, half'));

  test('missing files are applied once and recorded', async () => {
    await put('0001_fruit.sql', "create table fruit (name text); insert into fruit values ('fig');");
    expect(await pendingMigrations(database().pool, folder)).toEqual(['0001_fruit.sql']);
    expect(await migrate(database().pool, folder)).toEqual(['0001_fruit.sql']);
    expect(await migrate(database().pool, folder)).toEqual([]);
    expect(await pendingMigrations(database().pool, folder)).toEqual([]);
    const { rows } = await database().pool.query('select name from fruit');
    expect(rows).toEqual([{ name: 'fig' }]);
  });

  test('a file that fails leaves nothing of itself and keeps those before it', async () => {
    await put('0001_fruit.sql', 'create table fruit (name text);');
    await put('0002_half.sql', 'create table half (name text); insert into nowhere values (1);');
    await expect(migrate(database().pool, folder)).rejects.toThrow('0002_half.sql failed');
    const { rows } = await database().pool.query("select to_regclass('fruit') as fruit, to_regclass('half') as half");
    expect(rows).toEqual([{ fruit: 'fruit', half: null }]);
    expect(await pendingMigrations(database().pool, folder)).toEqual(['0002_half.sql']);
  });

  test('time limits are back in force afterwards', async () => {
    await migrate(database().pool, folder);
    const { rows } = await database().pool.query("select current_setting('statement_timeout') as bound");
    expect(rows).toEqual([{ bound: '10s' }]);
  });
});

onServer((database) => {
  test('instances that start at the same moment apply each file once', async () => {
    await database().pool.query('drop table if exists migrations, fruit');
    await put('0001_fruit.sql', 'create table fruit (name text); select pg_sleep(0.2);');
    const all = await Promise.all(Array.from({ length: 5 }, () => migrate(database().pool, folder)));
    expect(all.flat()).toEqual(['0001_fruit.sql']);
  });
});
