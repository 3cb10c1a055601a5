import type { Db } from '../database/schema.ts';
import type { Config } from './config.ts';
import type { Outbox } from './outbox.ts';

/** What every module may need; a module takes what it uses. */
export type Kit = {
  db: Db;
  config: Config;
  now: () => Date;
  /** Sends mails and notices in the transaction that they report. */
  outbox: Outbox;
};
