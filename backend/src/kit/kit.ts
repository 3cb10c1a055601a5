import type { Db } from '../database/schema.ts';
import type { Config } from './config.ts';
import type { Outbox } from './outbox.ts';

/** What every module may need of the house; a module takes what it uses. */
export type Kit = {
  db: Db;
  config: Config;
  now: () => Date;
  /** Through which mails and notices leave, in the transaction of what they tell of. */
  outbox: Outbox;
};
