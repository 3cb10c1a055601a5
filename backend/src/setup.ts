import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import type { Log } from './log.ts';
import { migrate } from './migrations.ts';

/** Brings an open database to where the configuration wants it before anything is served. */
export async function setUpDatabase(config: Config, database: OpenDatabase, log: Log): Promise<void> {
  if (config.databaseSetup === 'none') return;
  const applied = await migrate(database.pool);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
}
