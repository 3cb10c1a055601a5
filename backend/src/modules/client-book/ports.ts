import type { AnswerOf, Verb } from 'contract/calls/table.ts';
import type { AddressInput, AddressWire } from 'contract/schemas/address.ts';
import type { Localized } from 'contract/schemas/common.ts';
import type { Db } from '../../database/schema.ts';
import type { CallInput } from '../../kit/handlers.ts';
import type { ColorRow, PictureRow } from '../../shared/media.mapper.ts';
import type { Page } from '../../shared/pagination.mapper.ts';

// What the client book asks of other modules; `app.ts` says who answers.

type ClientRef = { executiveId: string; clientId: number };

export type Purchase = {
  article: {
    code: string;
    reference: string;
    name: Localized;
    color: ColorRow;
    size: string;
    picture: PictureRow | null;
  };
  units: number;
  /** Days, as YYYY-MM-DD. */
  last: string;
  again: string | null;
  cents: number;
  /** Null where the campaign in force does not sell it. */
  nowCents: number | null;
};

/** Something of a client, and its day (YYYY-MM-DD). */
export type ClientDay = { clientId: number; day: string };

/** What of orders hangs on a client. */
export type ClientOrders = {
  lock: (trx: Db, executiveId: string) => Promise<void>;
  isInDraft: (trx: Db, client: ClientRef) => Promise<boolean>;
  addressOf: (db: Db, client: ClientRef) => Promise<AddressWire | null>;
  keepAddress: (trx: Db, client: ClientRef, address: AddressInput | null) => Promise<void>;
  forget: (trx: Db, client: ClientRef) => Promise<void>;
  moveTo: (trx: Db, client: ClientRef, to: number) => Promise<void>;
  listRunningOut: (db: Db, executiveId: string, now: Date) => Promise<ClientDay[]>;
  listPurchases: (
    db: Db,
    client: ClientRef,
    page: Page,
    now: Date,
  ) => Promise<{ purchases: Purchase[]; total: number }>;
};

/** Of each client how many of her requests somebody has still to answer. */
export type CountOpenRequests = (
  db: Db,
  executiveId: string,
  clientIds: number[],
  now: Date,
) => Promise<Map<number, number>>;

/** One-use links, which the module of sessions keeps. */
export type InvitationLinks = {
  /** Gives out its token, once. */
  create: (db: Db, whose: { clientId: number; sentTo: string | null }, minutes: number) => Promise<string>;
  /** Those of a client that are still under way open nothing any more. */
  end: (trx: Db, clientId: number) => Promise<void>;
};

/** Of an account that somebody makes herself. */
export type AccountLinks = {
  create: (db: Db, whose: { address: string; storeOwnerId: string | null }, minutes: number) => Promise<string>;
};

/** What of requests hangs on a client. */
export type ClientRequests = {
  countOpen: CountOpenRequests;
  /** Those that she has to answer. */
  countWaiting: (db: Db, executiveId: string, now: Date) => Promise<{ count: number; answerBy: Date | null }>;
  /** Who asked and was not answered in time. */
  listLapsed: (db: Db, executiveId: string, now: Date) => Promise<ClientDay[]>;
  forget: (trx: Db, client: ClientRef) => Promise<void>;
  moveTo: (trx: Db, client: ClientRef, to: number) => Promise<void>;
};

/** Which order she has in hand, as its own call says it. */
export type OrderInHand = {
  tellOrderInHand: (input: Pick<CallInput<Verb>, 'identity' | 'locale'>) => Promise<AnswerOf<'readActiveOrder'>>;
};

export type ClientBookPorts = { orders: ClientOrders; requests: ClientRequests };
