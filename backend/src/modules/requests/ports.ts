import type { MediaWire } from 'contract/catalogue/schemas.ts';
import type { AlternativeWire, GridWire, LineResultWire } from 'contract/order/line-schemas.ts';
import type { BagChangeWire } from 'contract/order/schemas.ts';
import type { accountConsentNames, consentNames } from 'contract/people/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { AnswerRemark } from '../../kit/handlers.ts';

// What requests need of other modules; `app.ts` connects them.

/** Identifies an article: by its code, or by reference, colour and size. */
export type WareName = {
  code?: string | undefined;
  reference?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
};

export type DisplayContext = { locale: Locale; now: Date };

/** An article as it is sold now. */
export type Ware = {
  id: number;
  code: string;
  reference: string;
  name: string;
  color: { code: string; name: string };
  size: string;
  picture: MediaWire | null;
  /** Null where it is not sold now. */
  cents: number | null;
  /** The largest quantity that may be ordered. */
  maximum: number;
  free: number;
  /** Alternatives where it is out of stock. */
  alternatives: AlternativeWire[];
};

export type Wares = {
  /** In the order of the names; null where no article matches. */
  find: (db: Db, names: readonly WareName[], showing: DisplayContext) => Promise<(Ware | null)[]>;
  read: (db: Db, ids: readonly number[], showing: DisplayContext) => Promise<ReadonlyMap<number, Ware>>;
  /** All colours and sizes of a style; refuses an unknown one. */
  grid: (db: Db, reference: string, showing: DisplayContext) => Promise<GridWire>;
};

export type LineToTake = { key: string; code: string; quantity: number; note: string | null };

/** The executive's order in hand. */
export type OrderInHand = {
  /** Adds a client's lines to the order in hand, or to a new one, as far as stock allows. */
  take: (
    trx: Db,
    given: { executiveId: string; clientId: number; lines: readonly LineToTake[] },
    showing: DisplayContext,
  ) => Promise<OrderedLines>;
};

export type OrderedLines = {
  orderId: string;
  /** Quantity taken and unit price, per article. */
  lines: ReadonlyMap<string, { quantity: number; cents: number }>;
  results: LineResultWire[];
  bag: BagChangeWire;
  /** The remark where stock did not cover everything. */
  remark: AnswerRemark;
};

export type Newcomer = {
  executiveId: string;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
};

export type ClientBook = {
  /** The entry with the newcomer's address, or a new one. */
  join: (trx: Db, newcomer: Newcomer) => Promise<number>;
  /** The client's latest answer per consent. */
  consentsOf: (db: Db, client: { executiveId: string | null; clientId: number }) => Promise<ConsentRecord[]>;
};
export type ConsentRecord = {
  name: (typeof consentNames)[number] | (typeof accountConsentNames)[number];
  given: boolean;
  terms: string;
  at: Date;
};

export type Executives = {
  /** The executive whom a stranger may write to: by code, if they agreed to be found, or by their store's alias. */
  find: (db: Db, codeOrAlias: string) => Promise<{ executiveId: string; isAway: boolean } | null>;
};

export type RequestPorts = {
  wares: Wares;
  orderInHand: OrderInHand;
  clientBook: ClientBook;
  executives: Executives;
  /** An account's new address that is not confirmed yet. */
  waitingMailOf: (db: Db, accountId: string) => Promise<string | null>;
};
