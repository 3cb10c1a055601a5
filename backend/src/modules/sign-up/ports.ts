import type { Db } from '../../database/schema.ts';

// What joining asks of the stores; `app.ts` says who answers.

export type Aliases = {
  isFree: (db: Db, alias: string) => Promise<boolean>;
  suggest: (
    db: Db,
    person: { givenName: string; familyName: string; town: string },
    wanted: string,
  ) => Promise<string[]>;
  /** Whether it is free, and nobody else's until the transaction ends. */
  hold: (trx: Db, alias: string) => Promise<boolean>;
};
