import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { buildApp } from './app.ts';
import { UnusableFolder } from './database/database.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { MigrationError } from './database/sql-files.ts';
import { jobHandlers } from './job-handlers.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMailTransport } from './jobs/mail-transport.ts';
import { ConfigError, readConfig } from './kit/config.ts';
import { DemoNotInstalled } from './kit/demo.ts';
import { createLogger } from './kit/log.ts';
import { createCatalogueCache } from './modules/catalogue/cache/catalogue-cache.ts';
import { applySettings } from './modules/verifactu/chain/open-chain.service.ts';
import { openConfiguredDatabase, placePhotographs, setUpDatabase } from './setup.ts';
import { toShopDate } from './shared/dates.ts';

const stopDeadlineMs = 10_000;
const exitCodes = { broken: 1, misconfigured: 2, folderInUse: 3 };

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config);
  const database = await openConfiguredDatabase(config, log);
  const jobs = createJobs(database, log, { migrate: config.databaseSetup !== 'none' });
  const mail = config.mail ? createMailTransport(config.mail) : null;
  if (!mail) log.warn('SMTP_URL is not set: mails wait in the outbox and are deleted after fourteen days');
  const readCatalogueCache = createCatalogueCache(database.db);
  const app = buildApp(config, database, { log, readCatalogueCache, outbox: jobs });

  const stop = once(async (code: number) => {
    setTimeout(() => process.exit(exitCodes.broken), 3 * stopDeadlineMs).unref();
    // Calls still running after the deadline are abandoned, because the database must be closed properly.
    await Promise.race([app.close(), delay(stopDeadlineMs, undefined, { ref: false })]);
    await jobs.close();
    mail?.close();
    await database.close();
    process.exit(code);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }

  try {
    await setUpDatabase(config, database, log);
    const records = await applySettings(database.db, config, new Date());
    if (records.opened) log.info('from now on every invoice gets a record (VERI*FACTU)');
    if (records.closed > 0) log.warn('no more records of invoices are made (VERI*FACTU): the settings have changed');
    await jobs.open();
    await placePhotographs(config, database, jobs, log);
    // Carries over what was recorded before the ledger, and what an older version could not post; once a day, however
    // often one starts.
    await jobs.send(database.db, 'check-ledger', `at a start on ${toShopDate(new Date())}`, {});
    // With 100,000 products this takes seconds, so it happens before the server listens.
    await readCatalogueCache();
    await app.listen({ host: config.host, port: config.port });
    // After that, because a storefront asks for a change as soon as it is notified, and a notice may have waited since
    // the last run.
    await jobs.work(jobHandlers({ db: database.db, config, now: () => new Date(), outbox: jobs }, mail?.send));
  } catch (error) {
    report(error);
    await stop(exitCodes.broken);
  }
}

function once<A extends unknown[]>(action: (...given: A) => Promise<void>): (...given: A) => Promise<void> {
  let running: Promise<void> | null = null;
  return (...given) => {
    running ??= action(...given);
    return running;
  };
}

/** A failure that the operator can fix is one line; any other has its stack trace. */
function report(error: unknown): void {
  const plain = [ConfigError, DemoNotInstalled, FolderInUse, UnusableFolder, MigrationError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${plain ? (error as Error).message : inspect(error)}\n`);
}

start().catch((error: unknown) => {
  report(error);
  if (error instanceof FolderInUse) process.exit(exitCodes.folderInUse);
  const misconfigured = error instanceof ConfigError || error instanceof DemoNotInstalled;
  process.exit(misconfigured ? exitCodes.misconfigured : exitCodes.broken);
});
