import type { AddressInput, AddressWire } from 'contract/address/schemas.ts';
import type { AnswerOf, Verb } from 'contract/calls/table.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { CallInput } from '../../kit/handlers.ts';
import type { ColorRow, PictureRow } from '../../shared/media.mapper.ts';
import type { Page } from '../../shared/pagination.mapper.ts';

// What the client book needs of other modules; `app.ts` connects them.

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
  /** Null where the current campaign does not sell it. */
  nowCents: number | null;
};

/** A client and the day of an event (YYYY-MM-DD). */
export type ClientDay = { clientId: number; day: string };

/** The orders module's data on a client. */
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

/** Unanswered requests per client. */
export type CountOpenRequests = (
  db: Db,
  executiveId: string,
  clientIds: number[],
  now: Date,
) => Promise<Map<number, number>>;

/** One-use links, kept by the session module. */
export type InvitationLinks = {
  /** Returns the token; it cannot be read again. */
  create: (db: Db, whose: { clientId: number; sentTo: string | null }, minutes: number) => Promise<string>;
  /** Invalidates the client's links that are still open. */
  end: (trx: Db, clientId: number) => Promise<void>;
};

/** Links for accounts that clients make themselves. */
export type AccountLinks = {
  create: (db: Db, whose: { address: string; storeOwnerId: string | null }, minutes: number) => Promise<string>;
};

/** The requests module's data on a client. */
export type ClientRequests = {
  countOpen: CountOpenRequests;
  /** Requests that the executive has to answer. */
  countWaiting: (db: Db, executiveId: string, now: Date) => Promise<{ count: number; answerBy: Date | null }>;
  /** Clients whose request was not answered in time. */
  listLapsed: (db: Db, executiveId: string, now: Date) => Promise<ClientDay[]>;
  forget: (trx: Db, client: ClientRef) => Promise<void>;
  moveTo: (trx: Db, client: ClientRef, to: number) => Promise<void>;
};

/** The executive's order in hand, as its own call returns it. */
export type OrderInHand = {
  tellOrderInHand: (input: Pick<CallInput<Verb>, 'identity' | 'locale'>) => Promise<AnswerOf<'readActiveOrder'>>;
};

export type ClientBookPorts = { orders: ClientOrders; requests: ClientRequests };
