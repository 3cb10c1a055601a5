import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { keepLedgerRefusal } from './keep-ledger-refusal.ts';
import { isConnectionLost } from './lost-connection.ts';
import type { Db } from './schema.ts';

export type DatabaseAddress = { kind: 'server'; url: string } | { kind: 'folder'; path: string } | { kind: 'memory' };

export type OpenDatabase = {
  kind: 'embedded' | 'server';
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
  /** The whole embedded database as a tarball. A server has its own tools for that. */
  dump: (() => Promise<Blob>) | null;
};

const statementTimeoutMs = 10_000;
const lockTimeoutMs = 5_000;
const idleInTransactionMs = 15_000;
/** The default number of connections to a server. */
export const defaultServerConnections = 10;

/** How long a server's connection may be silent; shortened by tests. */
const usualPatience = {
  /** Longer than a statement may take: only a connection that died silently never answers. */
  queryMs: statementTimeoutMs + 2_000,
  /** Shorter than `queryMs`: after the first query timeout no unused connection from before the cut is left. */
  idleMs: 10_000,
};
const keepAliveAfterMs = 10_000;
/** After a failover connections move to the new address within this time. */
const lifetimeSeconds = 30 * 60;

/** Settings of every session. Code that needs a higher limit sets it for one transaction, with `set local`. */
const sessionSettings = `
  set timezone = 'UTC';
  set statement_timeout = ${statementTimeoutMs};
  set lock_timeout = ${lockTimeoutMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

const { builtins } = pg.types;

/** The same on both databases, which share this driver: bigint as number, date as YYYY-MM-DD, numeric as text. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === builtins.INT8) return toSafeInteger;
    if (format !== 'binary' && oid === builtins.DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

function toSafeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('a bigint of the database does not fit a number');
  return number;
}

export type OpenOptions = {
  /** A dump that a new embedded database starts from. */
  loadFrom?: Blob;
  /** Connections to a server at most. */
  connections?: number;
  onLost?: (error: Error) => void;
  patience?: typeof usualPatience;
};

export async function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Promise<OpenDatabase> {
  return address.kind === 'server' ? openServer(address.url, options) : openEmbedded(address, options);
}

function openServer(
  url: string,
  { connections = defaultServerConnections, onLost = () => {}, patience = usualPatience }: OpenOptions,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'europa-backend',
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: patience.queryMs,
    idleTimeoutMillis: patience.idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types,
    onConnect: applySettings,
  });
  // Without these listeners the loss of a connection, in use or not, would end the process. The pool opens another.
  pool.on('connect', (client) => {
    client.on('error', onLost);
    closeWhenLost(client);
  });
  pool.on('error', () => {});
  const db = toKysely(pool);
  return { kind: 'server', db, pool, dump: null, close: () => closePool(db, pool) };
}

/** The embedded database's folder contains other files or a broken database. */
export class UnusableFolder extends Error {
  constructor(folder: string, reason: string) {
    super(`The database folder ${folder} ${reason}. Restore it from a backup, or set DATA_DIR to an empty folder.`);
    this.name = 'UnusableFolder';
  }
}

/** The engine would create its database among files that are not its own. */
async function assertOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new UnusableFolder(folder, 'holds files that are no database');
}

async function openEmbedded(
  address: Exclude<DatabaseAddress, { kind: 'server' }>,
  { loadFrom }: OpenOptions,
): Promise<OpenDatabase> {
  let unlock = async () => {};
  if (address.kind === 'folder') {
    await assertOwnFolder(address.path);
    await mkdir(path.dirname(address.path), { recursive: true });
    unlock = await lockFolder(address.path);
  }
  const embedded = new PGlite({
    extensions: { pg_trgm },
    ...(address.kind === 'folder' && { dataDir: address.path }),
    ...(loadFrom && { loadDataDir: loadFrom }),
  });

  // The pool ends a client whose query failed, so each client needs its own connection to the one embedded engine.
  class EmbeddedClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connection: createPgConfig(embedded).connection } as pg.ClientConfig);
    }
  }

  try {
    await embedded.waitReady.catch((error: Error) => {
      if (address.kind !== 'folder') throw error;
      throw new UnusableFolder(address.path, `cannot be opened (${error.message})`);
    });
    const pool = new pg.Pool({
      Client: EmbeddedClient as unknown as new () => pg.ClientBase,
      // The engine is a single session: a second client would read inside the first one's transaction.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: statementTimeoutMs,
      types,
      onConnect: applySettings,
    });
    const db = toKysely(pool);
    const close = async () => {
      await closePool(db, pool);
      await embedded.close();
      await unlock();
    };
    return { kind: 'embedded', db, pool, close, dump: () => embedded.dumpDataDir('gzip') };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function applySettings(client: pg.ClientBase): Promise<void> {
  await client.query(sessionSettings);
}

/**
 * A connection without an answer, or ended by the server, must not be used again: pg would queue the next query behind
 * the unanswered one, and Kysely returns the connection to the pool as if it were intact.
 */
function closeWhenLost(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const closing = (...given: unknown[]) => {
    const result = query(...given);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isConnectionLost(error)) void client.end();
      });
    return result;
  };
  client.query = closing as typeof client.query;
}

function toKysely(pool: pg.Pool): Db {
  return new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') void keepLedgerRefusal(pool, event.error);
    },
  });
}

/** Kysely ends the pool only if it was used through Kysely. */
async function closePool(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}
