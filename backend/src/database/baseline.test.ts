import { describe, expect, test } from '@jest/globals';
import { rowsOf, schemaOf } from '../../test/catalogue.ts';
import { databaseKinds, onServer, withDatabase, withEmptyDatabase } from '../../test/harness.ts';
import { migrateAsBefore, readOldMigrations } from '../../test/old-database.ts';
import { listPendingMigrations, migrate } from './migrations.ts';
import { readSchema } from './sql-files.ts';

const namesOfSchema = async () => {
  const { migrations, functions } = await readSchema();
  return [...migrations, ...functions].map(({ name }) => name);
};

describe.each(databaseKinds)('on %s', (kind) => {
  const made = withDatabase(undefined, kind);
  const old = withEmptyDatabase(kind);
  const oldRows = async () => (await old().pool.query('select name, checksum from migrations order by name')).rows;

  test('a database of a version before 0.2.0 is carried over once and becomes equal to one made anew', async () => {
    const { pool } = old();
    await migrateAsBefore(pool);
    await pool.query(
      `insert into accounts (role, username, password_hash, name, lang) values ('ROLE_C', 'ana', '', 'Ana', 'es')`,
    );
    const recorded = await oldRows();
    expect(await listPendingMigrations(pool)).toEqual(await namesOfSchema());
    expect(await migrate(pool)).toEqual(await namesOfSchema());
    expect(await migrate(pool)).toEqual([]);
    expect(await listPendingMigrations(pool)).toEqual([]);

    const { rows } = await pool.query(`delete from accounts returning username`);
    expect(rows).toEqual([{ username: 'ana' }]);
    expect(await schemaOf(pool)).toEqual(await schemaOf(made().pool));
    expect(await rowsOf(pool)).toEqual(await rowsOf(made().pool));
    // An old version that runs beside the new one finds all that it knows.
    expect(recorded.map(({ name }) => name)).toEqual((await readOldMigrations()).map(([name]) => name));
    expect(await oldRows()).toEqual(recorded);
  });

  test('a database halfway through the old migrations is refused as it is, with what to do', async () => {
    const { pool } = old();
    await migrateAsBefore(pool, 60);
    const before = await schemaOf(pool);
    const refusal = 'stops at 0097_referral_prizes.sql, halfway through the migrations of versions before 0.2.0. Start';
    await expect(migrate(pool)).rejects.toThrow(refusal);
    await expect(listPendingMigrations(pool)).rejects.toThrow(refusal);
    expect(await schemaOf(pool)).toEqual(before);
    const { rows } = await pool.query(`select to_regclass('applied_migrations') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  test('a database with an old migration that was changed is refused', async () => {
    const { pool } = old();
    await migrateAsBefore(pool);
    await pool.query(`update migrations set checksum = 'another' where name = '0041_care.sql'`);
    await expect(migrate(pool)).rejects.toThrow('made by other migrations than those of versions before 0.2.0');
  });

  test('no index, constraint or column is built with a function that may be created again', async () => {
    const { functions } = await readSchema();
    const { rows } = await made().pool.query(
      `select proname || '.sql' as name from pg_depend join pg_proc on pg_proc.oid = refobjid
      where refclassid = 'pg_proc'::regclass
        and classid = any(array['pg_class', 'pg_constraint', 'pg_attrdef']::regclass[])`,
    );
    expect(rows).toContainEqual({ name: 'fold.sql' });
    const recreated = new Set(functions.map(({ name }) => name));
    expect(rows.filter(({ name }) => recreated.has(name))).toEqual([]);
  });

  test('each file of functions creates what its name says', async () => {
    const { functions } = await readSchema();
    const { rows } = await made().pool.query<{ name: string }>(
      `select proname || '.sql' as name from pg_proc where pronamespace = 'public'::regnamespace
      union select viewname || '.sql' from pg_views where schemaname = 'public'`,
    );
    const created = new Set(rows.map(({ name }) => name));
    expect(functions.filter(({ name }) => !created.has(name))).toEqual([]);
  });
});

onServer(() => {
  const old = withEmptyDatabase();

  test('of instances that start at the same moment one carries the database over', async () => {
    const { pool } = old();
    await migrateAsBefore(pool);
    const all = await Promise.all(Array.from({ length: 5 }, () => migrate(pool)));
    expect(all.flat().sort()).toEqual((await namesOfSchema()).sort());
  });
});
