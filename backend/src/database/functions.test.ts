import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { databaseKinds, onServer, withEmptyDatabase } from '../../test/harness.ts';
import { listPendingMigrations, migrate } from './migrations.ts';
import { readSchema } from './sql-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'functions-'));
  for (const kind of ['migrations', 'functions']) await mkdir(path.join(folder, kind));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const putAnswer = (version: number, answer: string) =>
  put(
    'functions/answer.sql',
    `-- Version ${version}\ncreate or replace function answer() returns integer language sql return ${answer};\n`,
  );
const orderOfFunctions = async () => (await readSchema(folder)).functions.map(({ name }) => name);

describe('the folder', () => {
  test('a file without a version in its first line is refused', async () => {
    await put('functions/answer.sql', '-- The answer\n');
    await expect(readSchema(folder)).rejects.toThrow('The first line of answer.sql is not like "-- Version 1".');
  });

  test('a file comes after those that its SQL names, and not after those in its comments', async () => {
    await put('functions/a.sql', '-- Version 1\n-- Called by c.\ncreate or replace view a as select b();\n');
    await put('functions/b.sql', '-- Version 1\ncreate or replace function b() ...\n');
    await put('functions/c.sql', '-- Version 1\ncreate or replace function c() return a;\n');
    expect(await orderOfFunctions()).toEqual(['b.sql', 'a.sql', 'c.sql']);
  });

  test('files that use each other are refused', async () => {
    await put('functions/a.sql', '-- Version 1\nselect b();\n');
    await put('functions/b.sql', '-- Version 1\nselect a();\n');
    await expect(readSchema(folder)).rejects.toThrow('Functions use each other: a.sql, b.sql, a.sql.');
  });
});

describe.each(databaseKinds)('on %s', (kind) => {
  const database = withEmptyDatabase(kind);
  const answer = async () => (await database().pool.query('select answer()')).rows[0]?.answer;

  test('a function is created after the migrations, and again once when its version rises', async () => {
    const { pool } = database();
    await put('migrations/0001_fruit.sql', 'create table fruit (kilos integer); insert into fruit values (7);');
    await putAnswer(1, '(select kilos from fruit)');
    expect(await migrate(pool, folder)).toEqual(['0001_fruit.sql', 'answer.sql']);
    expect(await answer()).toBe(7);

    await putAnswer(2, '42');
    expect(await listPendingMigrations(pool, folder)).toEqual(['answer.sql']);
    expect(await migrate(pool, folder)).toEqual(['answer.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
    expect(await answer()).toBe(42);
  });

  test('a version that runs beside a later one is ready and does not put its function back', async () => {
    const { pool } = database();
    await putAnswer(10, '42');
    await migrate(pool, folder);
    await putAnswer(9, '7');
    expect(await listPendingMigrations(pool, folder)).toEqual([]);
    expect(await migrate(pool, folder)).toEqual([]);
    expect(await answer()).toBe(42);
  });

  test('a function that was changed under the same version is refused', async () => {
    const { pool } = database();
    await putAnswer(1, '7');
    await migrate(pool, folder);
    await putAnswer(1, '42');
    const refusal = 'answer.sql was changed after it was applied. Raise the version in its first line.';
    await expect(migrate(pool, folder)).rejects.toThrow(refusal);
    await expect(listPendingMigrations(pool, folder)).rejects.toThrow(refusal);
    expect(await answer()).toBe(7);
  });

  test('a function that fails names its file, and the one before stays', async () => {
    const { pool } = database();
    await putAnswer(1, '7');
    await migrate(pool, folder);
    await putAnswer(2, 'nothing');
    await expect(migrate(pool, folder)).rejects.toThrow('answer.sql failed: column "nothing" does not exist');
    expect(await answer()).toBe(7);
    expect(await listPendingMigrations(pool, folder)).toEqual(['answer.sql']);
  });

  test('a function that a migration dropped is created again', async () => {
    const { pool } = database();
    await putAnswer(1, '7');
    await migrate(pool, folder);
    await put('migrations/0001_drop.sql', 'drop function answer();');
    expect(await migrate(pool, folder)).toEqual(['0001_drop.sql', 'answer.sql']);
    expect(await answer()).toBe(7);
  });

  test('a view is created once, like a function', async () => {
    const { pool } = database();
    await put('functions/fruits.sql', '-- Version 1\ncreate or replace view fruits as select 1 as id;\n');
    expect(await migrate(pool, folder)).toEqual(['fruits.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
  });
});

onServer(() => {
  const database = withEmptyDatabase();

  test('instances that start at the same moment create a function once', async () => {
    await putAnswer(1, '7');
    const all = await Promise.all(Array.from({ length: 5 }, () => migrate(database().pool, folder)));
    expect(all.flat()).toEqual(['answer.sql']);
  });
});
