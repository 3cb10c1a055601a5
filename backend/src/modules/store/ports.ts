import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';

// What a store needs of other modules; `app.ts` connects them.

/** Products as the catalogue shows them, in the order of their references; unsold ones are left out. */
export type Cards = {
  readByReference: (db: Db, references: string[], locale: Locale, now: Date) => Promise<ProductCardWire[]>;
};

export type Portrait = { bytes: Buffer; width: number; height: number; dominant: string };

/** Portraits, named by a hash of their content. */
export type Portraits = {
  /** Null where it is no picture, or too large. */
  draw: (data: Buffer) => Promise<Portrait | null>;
  keep: (trx: Db, portrait: Portrait) => Promise<string>;
  /** Returns whether it is gone: another store may show it too. */
  drop: (trx: Db, hash: string) => Promise<boolean>;
  /** Deletes the files of a portrait that is gone. */
  forget: (hash: string) => Promise<void>;
};

export type StorePorts = { cards: Cards; portraits: Portraits };

/** An article as it is sold now; cents is null if it is not sold. */
export type ReadyWare = {
  id: number;
  code: string;
  reference: string;
  name: string;
  color: { name: string };
  size: string;
  cents: number | null;
  maximum: number;
};
type DisplayContext = { locale: Locale; now: Date };

export type ReadyWares = {
  /** In the order of the codes; null where no article matches. */
  find: (db: Db, names: readonly { code: string }[], asked: DisplayContext) => Promise<(ReadyWare | null)[]>;
  read: (db: Db, ids: readonly number[], asked: DisplayContext) => Promise<ReadonlyMap<number, ReadyWare>>;
};
