import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from '@jest/globals';
import pg from 'pg';
import { defaultServerConnections, type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrations.ts';
import type { Db } from '../src/database/schema.ts';
import { readSchema } from '../src/database/sql-files.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/** The database's content before the tests. The key identifies it: one key is filled once and then copied. */
export type Filling = { key: string; fill: (db: Db) => Promise<void> };

/** A server where there is one, because the embedded engine has to be loaded by each file. */
export const kindOfRun = serverUrl ? 'server' : 'embedded';

type Body = (database: () => OpenDatabase) => void;

/**
 * Runs the body on the server where `TEST_DATABASE_URL` names one, else on the embedded database. A server gives one
 * connection, as the embedded database does: code that leaves its transaction then blocks itself on either.
 */
export function onDatabase(body: Body, filling?: Filling): void {
  describe(`on ${kindOfRun}`, () => body(withDatabase(filling)));
}

/** The embedded database, and a server where there is one. */
export const databaseKinds = serverUrl ? (['embedded', 'server'] as const) : (['embedded'] as const);

/** Runs the body on the embedded database and on a server, where the two could differ. */
export function onBothDatabases(body: Body, filling?: Filling): void {
  describe.each(databaseKinds)('on %s', (kind) => body(withDatabase(filling, kind, defaultServerConnections)));
}

/** Runs the body on a server only, because it needs several connections and PGlite has one. */
export function onServer(body: Body, filling?: Filling): void {
  if (serverUrl) describe('on server', () => body(withDatabase(filling, 'server', defaultServerConnections)));
}

/** A fresh, migrated database for the tests of one block, closed after them. */
export function withDatabase(
  filling?: Filling,
  kind: 'embedded' | 'server' = kindOfRun,
  connections = 1,
): () => OpenDatabase {
  let fresh: { database: OpenDatabase; remove?: () => Promise<void> } | null = null;
  beforeAll(async () => {
    fresh = kind === 'server' ? await freshOnServer(filling, connections) : await freshEmbedded(filling);
  });
  afterAll(async () => {
    await fresh?.database.close();
    await fresh?.remove?.();
  });
  return () => {
    if (!fresh) throw new Error('The database is open inside tests and hooks only.');
    return fresh.database;
  };
}

async function freshEmbedded(filling?: Filling) {
  const loadFrom = await openAsBlob(await snapshotOf(filling));
  return { database: await openDatabase({ kind: 'memory' }, { loadFrom }) };
}

/**
 * The tarball of an embedded database. Opening one takes a fraction of making and migrating a database, so one is kept
 * between runs.
 */
export async function snapshotOf(filling?: Filling): Promise<string> {
  const folder = path.join(os.tmpdir(), 'europa-backend-tests');
  const snapshot = path.join(folder, `${await contentHash(filling)}.tgz`);
  if (await stat(snapshot).catch(() => null)) return snapshot;
  const made = await openDatabase({ kind: 'memory' });
  await migrate(made.pool);
  await filling?.fill(made.db);
  const dump = await made.dump?.();
  await made.close();
  if (!dump) throw new Error('The embedded database gave no dump.');
  await mkdir(folder, { recursive: true });
  const part = `${snapshot}.${randomUUID()}`;
  await writeFile(part, dump.stream());
  // Test files run in parallel: others may still read the first snapshot, so it must not be replaced.
  await link(part, snapshot).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(part);
  return snapshot;
}

async function freshOnServer(filling: Filling | undefined, connections: number) {
  const template = `europa_template_${await contentHash(filling)}`;
  const name = `europa_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (admin) => {
    // Test files run in parallel: one makes the template, the others wait for it.
    await admin.query('select pg_advisory_lock(1)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(admin, template, filling);
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await openDatabase({ kind: 'server', url: urlOf(name) }, { connections });
  return { database, remove: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}

/**
 * A database that nobody has migrated, for each test, with connections of the test's own. The embedded one has no
 * address.
 */
export function withEmptyDatabase(kind: 'embedded' | 'server' = 'server'): () => { url: string; pool: pg.Pool } {
  let empty: { url: string; database: OpenDatabase; remove?: () => Promise<void> } | null = null;
  beforeEach(async () => {
    empty = kind === 'server' ? await emptyOnServer() : { url: '', database: await openDatabase({ kind: 'memory' }) };
  });
  afterEach(async () => {
    await empty?.database.close();
    await empty?.remove?.();
  });
  return () => {
    if (!empty) throw new Error('The database is open inside tests only.');
    return { url: empty.url, pool: empty.database.pool };
  };
}

async function emptyOnServer() {
  const name = `europa_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`create database ${name}`));
  const url = urlOf(name);
  const remove = () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
  return { url, database: await openDatabase({ kind: 'server', url }), remove };
}

async function makeTemplate(admin: pg.Client, template: string, filling?: Filling): Promise<void> {
  const making = `${template}_making`;
  await admin.query(`drop database if exists ${making} with (force)`);
  await admin.query(`create database ${making}`);
  const made = await openDatabase({ kind: 'server', url: urlOf(making) });
  try {
    await migrate(made.pool);
    await filling?.fill(made.db);
  } finally {
    await made.close();
  }
  await admin.query(`alter database ${making} rename to ${template}`);
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function contentHash(filling?: Filling): Promise<string> {
  const { migrations, functions } = await readSchema();
  return createHash('sha256')
    .update([...[...migrations, ...functions].map(({ checksum }) => checksum), filling?.key].join())
    .digest('hex')
    .slice(0, 16);
}
