import { stat } from 'node:fs/promises';
import path from 'node:path';
import { caches } from 'contract/shop/schemas.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import type { Config } from './kit/config.ts';
import type { Log } from './kit/log.ts';
import type { Outbox } from './kit/outbox.ts';
import { publishProducts } from './modules/catalogue/changes/publish.ts';
import { importPhotographs } from './modules/pictures/photographs.ts';
import { noteChange } from './shared/note-change.ts';

/** Opens the configured database. A new embedded one starts from the seed's dump, if there is one. */
export async function openConfigured({ database, databaseSetup }: Config, log: Log): Promise<OpenDatabase> {
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  if (database.kind !== 'folder' || databaseSetup !== 'seed' || (await exists(path.join(database.path, 'PG_VERSION'))))
    return openDatabase(database, { onLost });
  const { findDump, seedKey } = await loadSeed();
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
      if (content) await noteChange(trx, outbox, caches.content);
    },
    log,
  );
}

/** Only where the configuration asks for it: a production server never loads demo data. */
async function loadSeed() {
  const [seed, key, dump] = await Promise.all([
    import('../db/seed/seed.ts'),
    import('../db/seed/seed-key.ts'),
    import('../db/seed/dump.ts'),
  ]);
  return { ...seed, ...key, ...dump };
}

const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;
