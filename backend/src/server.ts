import './node-version.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { FolderInUse } from './folder-lock.ts';
import { createLogger } from './log.ts';
import { setUpDatabase } from './setup.ts';

const stopDeadlineMs = 10_000;
const exitCodes = { broken: 1, misconfigured: 2, folderInUse: 3 };

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const database = await openDatabase(config.database);
  try {
    await setUpDatabase(config, database, log);
    const app = buildApp(config, database, { log });

    let stopping = false;
    const stop = async (signal: string) => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      // What still runs after the deadline is given up: the database must be closed in order.
      const deadline = new Promise((resolve) => setTimeout(resolve, stopDeadlineMs).unref());
      await Promise.race([app.close(), deadline]);
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof FolderInUse) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(
    error instanceof FolderInUse
      ? exitCodes.folderInUse
      : error instanceof ConfigError
        ? exitCodes.misconfigured
        : exitCodes.broken,
  );
});
