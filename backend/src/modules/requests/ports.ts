import type { Locale } from 'contract/public-codes.ts';
import type { MediaWire } from 'contract/schemas/catalogue.ts';
import type { BagChangeWire } from 'contract/schemas/order.ts';
import type { AlternativeWire, GridWire, LineResultWire } from 'contract/schemas/order-lines.ts';
import type { accountConsentNames, consentNames } from 'contract/schemas/people.ts';
import type { Db } from '../../database/schema.ts';
import type { AnswerRemark } from '../../kit/handlers.ts';

// What a request asks of other modules; `app.ts` says who answers.

/** What names an article: its code, or a reference with colour and size. */
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
  /** How many may be ordered. */
  maximum: number;
  free: number;
  /** What there is instead, where it has run out. */
  alternatives: AlternativeWire[];
};

export type Wares = {
  /** In the order of the names; null is nothing that we have. */
  find: (db: Db, names: readonly WareName[], showing: DisplayContext) => Promise<(Ware | null)[]>;
  read: (db: Db, ids: readonly number[], showing: DisplayContext) => Promise<ReadonlyMap<number, Ware>>;
  /** All colours and sizes of a style; refuses where there is none. */
  grid: (db: Db, reference: string, showing: DisplayContext) => Promise<GridWire>;
};

export type LineToTake = { key: string; code: string; quantity: number; note: string | null };

/** The executive's order in hand. */
export type OrderInHand = {
  /** Puts lines of a client into it, or into a new one: as many of each as there are. */
  take: (
    trx: Db,
    given: { executiveId: string; clientId: number; lines: readonly LineToTake[] },
    showing: DisplayContext,
  ) => Promise<OrderedLines>;
};

export type OrderedLines = {
  orderId: string;
  /** Of what was taken, what one costs. */
  lines: ReadonlyMap<string, { quantity: number; cents: number }>;
  results: LineResultWire[];
  bag: BagChangeWire;
  /** What is to be remarked on: not all of it was there. */
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
  /** Her entry, where she has one by her address; else a new one. */
  join: (trx: Db, newcomer: Newcomer) => Promise<number>;
  /** Her last word on each thing. */
  consentsOf: (db: Db, client: { executiveId: string | null; clientId: number }) => Promise<ConsentRecord[]>;
};
export type ConsentRecord = {
  name: (typeof consentNames)[number] | (typeof accountConsentNames)[number];
  given: boolean;
  terms: string;
  at: Date;
};

export type Executives = {
  /** Whom a stranger may write to by her code, as she agreed to be found, or by the alias of her store. */
  find: (db: Db, codeOrAlias: string) => Promise<{ executiveId: string; isAway: boolean } | null>;
};

export type RequestPorts = {
  wares: Wares;
  orderInHand: OrderInHand;
  clientBook: ClientBook;
  executives: Executives;
  /** The address of an account that waits for its code. */
  waitingMailOf: (db: Db, accountId: string) => Promise<string | null>;
};
