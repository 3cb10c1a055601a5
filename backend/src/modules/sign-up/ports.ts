import type { Db } from '../../database/schema.ts';

// What sign-up needs of stores; `app.ts` connects them.

export type Aliases = {
  isFree: (db: Db, alias: string) => Promise<boolean>;
  suggest: (
    db: Db,
    person: { givenName: string; familyName: string; town: string },
    wanted: string,
  ) => Promise<string[]>;
  /** Whether it is free; if so, it stays free until the transaction ends. */
  hold: (trx: Db, alias: string) => Promise<boolean>;
};
