import type { AddressInput, AddressWire } from 'contract/schemas/address.ts';
import type { Localized } from 'contract/schemas/common.ts';
import type { Db } from '../../database/schema.ts';
import type { ColorRow, PictureRow } from '../../shared/media.mapper.ts';
import type { Page } from '../../shared/pagination.mapper.ts';

// What the client book asks of other modules; `app.ts` says who answers.

type Booked = { executiveId: string; clientId: number };

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

/** What of orders hangs on a client. */
export type ClientOrders = {
  lock: (trx: Db, executiveId: string) => Promise<void>;
  isInDraft: (trx: Db, client: Booked) => Promise<boolean>;
  addressOf: (db: Db, client: Booked) => Promise<AddressWire | null>;
  keepAddress: (trx: Db, client: Booked, address: AddressInput | null) => Promise<void>;
  forget: (trx: Db, client: Booked) => Promise<void>;
  moveTo: (trx: Db, client: Booked, to: number) => Promise<void>;
  listPurchases: (db: Db, client: Booked, page: Page, now: Date) => Promise<{ purchases: Purchase[]; total: number }>;
};

/** Of each client how many of her requests somebody has still to answer. */
export type CountOpenRequests = (
  db: Db,
  executiveId: string,
  clientIds: number[],
  now: Date,
) => Promise<Map<number, number>>;

/** What of requests hangs on a client. */
export type ClientRequests = {
  countOpen: CountOpenRequests;
  forget: (trx: Db, client: Booked) => Promise<void>;
  moveTo: (trx: Db, client: Booked, to: number) => Promise<void>;
};

export type ClientBookPorts = { orders: ClientOrders; requests: ClientRequests };
