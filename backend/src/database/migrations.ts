import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

export const migrationsDir = path.resolve(import.meta.dirname, '../../db/migrations');

/** Applied files are history: they are never edited, only followed by the next file. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationError';
  }
}

export type Migration = { name: string; sql: string; checksum: string };
type AppliedMigration = { name: string; checksum: string };

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;
// Any constant that nothing else on this server uses.
const advisoryLock = 734_112_090;

/** A statement that waits for a table lets everybody else wait behind it, so it waits briefly and comes again. */
const usualPatience = { lockMs: 3_000, tries: 60, pauseMs: 5_000 };
/** The driver's own bound for a file: the server has none. */
const longestFileMs = 2 * 60 * 60_000;
const lockNotAvailable = '55P03';

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

/**
 * Decides what remains to be applied, and refuses a history that is not a beginning of ours. A database may be ahead:
 * during a rolling upgrade and after a rollback this version runs beside the migrations of a later one.
 */
export function planMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  migrations.slice(0, applied.length).forEach((ours, index) => {
    const done = applied[index];
    if (done?.name !== ours.name)
      throw new MigrationError(`The database has ${done?.name} where this version has ${ours.name}.`);
    if (done.checksum !== ours.checksum)
      throw new MigrationError(`${ours.name} was changed after it was applied. Add a new migration instead.`);
  });
  return migrations.slice(applied.length);
}

/** Applies what is missing, each file in a transaction of its own. Returns the names of those that it applied itself. */
export async function migrate(pool: pg.Pool, folder = migrationsDir, patience = usualPatience): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied: string[] = [];
  let failedTries = 0;
  while ((await planOf(pool, migrations)).length > 0) {
    const outcome = await applyNext(pool, migrations, patience.lockMs);
    if (outcome.isLocked) {
      failedTries += 1;
      if (failedTries >= patience.tries) throw lockedOut(outcome.name, failedTries);
      await delay(patience.pauseMs);
    } else {
      failedTries = 0;
      if (outcome.name) applied.push(outcome.name);
    }
  }
  return applied;
}

export async function pendingMigrations(pool: pg.Pool, folder = migrationsDir): Promise<string[]> {
  return (await planOf(pool, await readMigrations(folder))).map(({ name }) => name);
}

async function planOf(queryable: pg.Pool | pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await queryable.query<{ found: string | null }>(`select to_regclass('migrations')::text as found`);
  if (!rows[0]?.found) return migrations;
  const applied = await queryable.query<AppliedMigration>('select name, checksum from migrations order by name');
  return planMigrations(migrations, applied.rows);
}

type Outcome = { name: string | undefined; isLocked: boolean };

/**
 * Applies the first file that is missing. The lock against other instances and the settings end with the transaction,
 * because a pooler in transaction mode hands the session to somebody else afterwards.
 */
async function applyNext(pool: pg.Pool, migrations: Migration[], lockMs: number): Promise<Outcome> {
  const client = await pool.connect();
  let next: Migration | undefined;
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockMs}`);
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await client.query(
      `create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    [next] = await planOf(client, migrations);
    if (next) await applyFile(client, next);
    await client.query('commit');
    return { name: next?.name, isLocked: false };
  } catch (error) {
    // Where the connection is lost the server has rolled back already.
    await client.query('rollback').catch(() => {});
    if ((error as { code?: string }).code === lockNotAvailable) return { name: next?.name, isLocked: true };
    if (error instanceof MigrationError || !next) throw error;
    throw new MigrationError(`${next.name} failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    client.release();
  }
}

async function applyFile(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  const file = { text: sql, query_timeout: longestFileMs };
  await client.query(file);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

function lockedOut(name: string | undefined, tries: number): MigrationError {
  const what = name ? `${name} needs a lock on a table that` : 'The lock for migrations';
  return new MigrationError(
    `${what} was not free in ${tries} tries. Find who holds it in pg_stat_activity (a dump, a transaction that was left open, another instance that migrates), then start again.`,
  );
}
