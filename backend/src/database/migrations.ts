import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { baselineName, hasPreBaselineHistory } from './pre-baseline-history.ts';
import { type FunctionFile, MigrationError, readSchema, type Schema, type SqlFile, schemaFolder } from './sql-files.ts';

type AppliedMigration = { name: string; checksum: string };
/** `exists` is false where a migration has dropped the function since. */
type AppliedFunction = AppliedMigration & { version: number; exists: boolean };

/** Something that the database lacks, applied in a transaction of its own. */
type Step = { name: string; apply: (client: pg.PoolClient) => Promise<void> };

// Any constant that nothing else on this server uses. Versions before 0.2.0 take the same lock.
const advisoryLock = 734_112_090;

/** A statement that waits for a table lock blocks everyone behind it, so it waits briefly and tries again. */
const usualPatience = { lockMs: 3_000, tries: 60, pauseMs: 5_000 };
/** The driver's own limit for a file; the server has none. */
const longestFileMs = 2 * 60 * 60_000;
/** Not available in time, or the other side of a deadlock. */
const lockFailures = ['55P03', '40P01'];

/**
 * Decides which migrations remain to be applied, and refuses a history that is not a beginning of ours. A database may be
 * ahead: during a rolling upgrade and after a rollback this version runs beside the migrations of a later one.
 */
export function planMigrations(migrations: SqlFile[], applied: AppliedMigration[]): SqlFile[] {
  migrations.slice(0, applied.length).forEach((ours, index) => {
    const done = applied[index];
    if (done?.name !== ours.name)
      throw new MigrationError(`The database has ${done?.name} where this version has ${ours.name}.`);
    if (done.checksum !== ours.checksum)
      throw new MigrationError(`${ours.name} was changed after it was applied. Add a new migration instead.`);
  });
  return migrations.slice(applied.length);
}

/**
 * Decides which functions to create again: those of which the database has a lower version, or none. It keeps a higher
 * one, so that a version of the shop that runs beside a later one does not put its own functions back.
 */
function planFunctions(functions: FunctionFile[], applied: AppliedFunction[]): FunctionFile[] {
  return functions.filter((ours) => {
    const done = applied.find(({ name }) => name === ours.name);
    if (!done || done.version < ours.version) return true;
    if (done.version > ours.version) return false;
    if (done.checksum !== ours.checksum)
      throw new MigrationError(`${ours.name} was changed after it was applied. Raise the version in its first line.`);
    return !done.exists;
  });
}

/** Applies what is missing, each file in a transaction of its own. Returns the names of those that it applied itself. */
export async function migrate(pool: pg.Pool, folder = schemaFolder, patience = usualPatience): Promise<string[]> {
  const schema = await readSchema(folder);
  const applied: string[] = [];
  let failedTries = 0;
  while ((await planOf(pool, schema)).length > 0) {
    const outcome = await applyNext(pool, schema, patience.lockMs);
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

export async function listPendingMigrations(pool: pg.Pool, folder = schemaFolder): Promise<string[]> {
  return (await planOf(pool, await readSchema(folder))).map(({ name }) => name);
}

async function planOf(queryable: pg.Pool | pg.PoolClient, { migrations, functions }: Schema): Promise<Step[]> {
  const applied = await readApplied(queryable);
  const [first] = migrations;
  const carriesOver =
    first?.name === baselineName && applied.migrations.length === 0 && (await hasPreBaselineHistory(queryable));
  const done = carriesOver ? [first] : applied.migrations;
  return [
    ...(carriesOver ? [{ name: first.name, apply: (client: pg.PoolClient) => recordMigration(client, first) }] : []),
    ...planMigrations(migrations, done).map((file) => ({
      name: file.name,
      apply: (client: pg.PoolClient) => applyMigration(client, file),
    })),
    ...planFunctions(functions, applied.functions).map((file) => ({
      name: file.name,
      apply: (client: pg.PoolClient) => applyFunction(client, file),
    })),
  ];
}

async function readApplied(
  queryable: pg.Pool | pg.PoolClient,
): Promise<{ migrations: AppliedMigration[]; functions: AppliedFunction[] }> {
  const { rows } = await queryable.query<{ found: string | null }>(
    `select to_regclass('applied_functions')::text as found`,
  );
  if (!rows[0]?.found) return { migrations: [], functions: [] };
  const migrations = await queryable.query<AppliedMigration>(
    'select name, checksum from applied_migrations order by name',
  );
  const functions = await queryable.query<AppliedFunction>(
    `select name, version, checksum,
      exists (select from pg_proc where proname || '.sql' = name and pronamespace = current_schema()::regnamespace)
      or exists (select from pg_class where relname || '.sql' = name and relnamespace = current_schema()::regnamespace)
        as exists
    from applied_functions`,
  );
  return { migrations: migrations.rows, functions: functions.rows };
}

type Outcome = { name: string | undefined; isLocked: boolean };

/**
 * Applies the first missing file. The lock against other instances and the settings end with the transaction, because a
 * pooler in transaction mode then gives the session to another client.
 */
async function applyNext(pool: pg.Pool, schema: Schema, lockMs: number): Promise<Outcome> {
  const client = await pool.connect();
  let next: Step | undefined;
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockMs}`);
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await client.query(
      `create table if not exists applied_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now());
      create table if not exists applied_functions (
        name text primary key, version integer not null, checksum text not null,
        applied_at timestamptz not null default now())`,
    );
    [next] = await planOf(client, schema);
    await next?.apply(client);
    await client.query('commit');
    return { name: next?.name, isLocked: false };
  } catch (error) {
    // If the connection is lost, the server has rolled back already.
    await client.query('rollback').catch(() => {});
    if (lockFailures.includes((error as { code?: string }).code ?? '')) return { name: next?.name, isLocked: true };
    if (error instanceof MigrationError || !next) throw error;
    throw new MigrationError(`${next.name} failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    client.release();
  }
}

async function applyMigration(client: pg.PoolClient, file: SqlFile): Promise<void> {
  await runFile(client, file.sql);
  await recordMigration(client, file);
}

async function recordMigration(client: pg.PoolClient, { name, checksum }: SqlFile): Promise<void> {
  await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

async function applyFunction(client: pg.PoolClient, { name, version, checksum, sql }: FunctionFile): Promise<void> {
  await runFile(client, sql);
  await client.query(
    `insert into applied_functions (name, version, checksum) values ($1, $2, $3)
    on conflict (name) do update set version = $2, checksum = $3, applied_at = now()`,
    [name, version, checksum],
  );
}

/** pg's types know `query_timeout` for connections only. */
async function runFile(client: pg.PoolClient, text: string): Promise<void> {
  const query = { text, query_timeout: longestFileMs };
  await client.query(query);
}

function lockedOut(name: string | undefined, tries: number): MigrationError {
  const what = name ? `${name} needs a lock on a table that` : 'The lock for migrations';
  return new MigrationError(
    `${what} was not free in ${tries} tries. Find who holds it in pg_stat_activity (a dump, a transaction that was left open, another instance that migrates), then start again.`,
  );
}
