import { stat } from 'node:fs/promises';
import path from 'node:path';
import { caches } from 'contract/shop/schemas.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import type { Config } from './kit/config.ts';
import { loadSeed } from './kit/demo.ts';
import type { Log } from './kit/log.ts';
import type { Outbox } from './kit/outbox.ts';
import { publishProducts } from './modules/catalogue/changes/publish.ts';
import { importPhotographs } from './modules/pictures/photographs.ts';
import { bumpCacheVersion } from './shared/bump-cache-version.ts';

/** Opens the configured database. A new embedded one starts from the seed's dump, if there is one. */
export async function openConfiguredDatabase({ database, databaseSetup }: Config, log: Log): Promise<OpenDatabase> {
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  // Before a database is opened: without the demo's packages there is nothing to fill it with.
  const seed = databaseSetup === 'seed' ? await loadSeed() : null;
  if (!seed || database.kind !== 'folder' || (await exists(path.join(database.path, 'PG_VERSION'))))
    return openDatabase(database, { onLost });
  const { findDump, seedKey } = seed;
  const loadFrom = await findDump(path.dirname(database.path), await seedKey(new Date()));
  return openDatabase(database, { onLost, ...(loadFrom && { loadFrom }) });
}

/** Migrates and seeds an open database as configured, before anything is served. */
export async function setUpDatabase(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  if (config.databaseSetup === 'none') return;
  const applied = await migrate(database.pool);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  if (config.databaseSetup === 'seed') await fillIfEmpty(config, database, log);
}

async function fillIfEmpty(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  const { isEmpty, seedDatabase, seedKey, keepDump } = await loadSeed();
  if (!(await isEmpty(database.db))) return;
  const today = new Date();
  await seedDatabase(database.db, { today });
  log.info('database filled with the demo shop');
  if (config.database.kind === 'folder')
    await keepDump(path.dirname(config.database.path), await seedKey(today), database);
}

/** Places the operator's photographs and notifies the storefront of changed pictures. */
export async function placePhotographs(config: Config, database: OpenDatabase, outbox: Outbox, log: Log) {
  await importPhotographs(
    database.db,
    config.picturesDir,
    async (trx, { products, content }) => {
      await publishProducts(trx, outbox, products, new Date());
      if (content) await bumpCacheVersion(trx, outbox, caches.content);
    },
    log,
  );
}

const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;
