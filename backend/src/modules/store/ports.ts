import type { Locale } from 'contract/public-codes.ts';
import type { ProductCardWire } from 'contract/schemas/catalogue.ts';
import type { Db } from '../../database/schema.ts';

// What a store asks of other modules; `app.ts` says who answers.

/** Products as the catalogue shows them, in the order of their references; what is not sold is left out. */
export type Cards = {
  readByReference: (db: Db, references: string[], locale: Locale, now: Date) => Promise<ProductCardWire[]>;
};

export type Portrait = { bytes: Buffer; width: number; height: number; dominant: string };

/** Faces. A picture's name is made of what is in it. */
export type Portraits = {
  /** Null where it is no picture, or too much of one. */
  draw: (data: Buffer) => Promise<Portrait | null>;
  keep: (trx: Db, portrait: Portrait) => Promise<string>;
  /** Says whether it is gone: another store may show it too. */
  drop: (trx: Db, hash: string) => Promise<boolean>;
  /** Once it is gone for good, what was made of it goes as well. */
  forget: (hash: string) => Promise<void>;
};

export type StorePorts = { cards: Cards; portraits: Portraits };

/** An article as it is sold now; null cents is not sold. */
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
  /** In the order of the codes; null is nothing that we have. */
  find: (db: Db, names: readonly { code: string }[], asked: DisplayContext) => Promise<(ReadyWare | null)[]>;
  read: (db: Db, ids: readonly number[], asked: DisplayContext) => Promise<ReadonlyMap<number, ReadyWare>>;
};
