import { openDatabase } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { createJobs } from '../jobs/jobs.ts';
import { type Config, readConfig } from '../kit/config.ts';
import { createLogger, type Log } from '../kit/log.ts';
import type { Outbox } from '../kit/outbox.ts';
import { Refusal } from '../shared/errors.ts';

type CommandContext = {
  db: Db;
  config: Config;
  outbox: Outbox;
  /** Log lines, on standard error, separate from what is printed for the operator. */
  log: Log;
  args: string[];
  print: (line: string) => void;
};

/** A misuse of the command; the message is for the operator. */
export class UsageError extends Error {}

/**
 * Runs one operator command on the configured database, beside the server, which processes the jobs that it sends. The
 * embedded database allows one process only, so there the server has to be stopped first.
 */
export function runCommand(work: (tools: CommandContext) => Promise<void>): void {
  run(work).catch((error: unknown) => {
    const plain = error instanceof Error ? error.message : String(error);
    const refused = error instanceof Refusal ? `Refused: ${error.key} ${JSON.stringify(error.fields ?? {})}` : plain;
    process.stderr.write(`${refused}\n`);
    process.exitCode = 1;
  });
}

async function run(work: (tools: CommandContext) => Promise<void>): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config.database);
  const jobs = createJobs(database, createLogger({ logLevel: 'error' }), { migrate: config.databaseSetup !== 'none' });
  try {
    await jobs.open();
    const print = (line: string) => process.stdout.write(`${line}\n`);
    const log = createLogger({ logLevel: 'error' }, process.stderr);
    await work({ db: database.db, config, outbox: jobs, log, args: process.argv.slice(2), print });
  } finally {
    await jobs.close();
    await database.close();
  }
}
