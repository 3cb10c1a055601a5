import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sessionSettings } from './database.ts';

export const migrationsDir = path.resolve(import.meta.dirname, '../../db/migrations');

/** What was applied is history: it is never edited, only followed by the next file. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationError';
  }
}

export type Migration = { name: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string };

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;
// Any constant will do as long as nothing else on this server takes the same one.
const advisoryLock = 734_112_090;

export async function readMigrations(folder = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = namePattern.exec(name)?.[1];
    if (!number) throw new MigrationError(`${name} is not named like 0001_name.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Decides what remains to be applied, and refuses a history that is not a beginning of ours. */
export function planMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
  applied.forEach((done, index) => {
    const ours = migrations[index];
    if (ours?.name !== done.name)
      throw new MigrationError(`The database has ${done.name} where this version has ${ours?.name ?? 'nothing'}.`);
    if (ours.checksum !== done.checksum)
      throw new MigrationError(`${done.name} was changed after it was applied. Add a new migration instead.`);
  });
  return migrations.slice(applied.length);
}

/** Applies what is missing, each file in a transaction of its own. Returns the names. */
export async function migrate(pool: pg.Pool, folder = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    // Instances that start together wait for the first; that may take longer than a request ever should.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    try {
      await client.query(
        `create table if not exists migrations (
          name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      );
      const pending = planMigrations(migrations, await readApplied(client));
      for (const migration of pending) await apply(client, migration);
      return pending.map(({ name }) => name);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
      await client.query(sessionSettings);
    }
  } finally {
    client.release();
  }
}

export async function pendingMigrations(pool: pg.Pool, folder = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await pool.query<{ found: string | null }>(`select to_regclass('migrations')::text as found`);
  if (!rows[0]?.found) return migrations.map(({ name }) => name);
  return planMigrations(migrations, await readApplied(pool)).map(({ name }) => name);
}

async function readApplied(queryable: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  return (await queryable.query<Applied>('select name, checksum from migrations order by name')).rows;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
