import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import type { PaymentState, TenderCode } from 'contract/codes.ts';
import type { HandoverWire, PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import type { RewardPreviewWire } from 'contract/prizes/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Buyer } from '../../shared/buyer.ts';
import type { Sheet } from '../../shared/paper/sheet.ts';
import type { Sale } from '../../shared/sale.ts';
import type { StockChange } from './core/stock.ts';

// What orders need from other modules; `app.ts` wires the implementations.

export type RewardArticle = { code: string; reference: string; name: string; cents: number; points: number };

/** What an order earns. */
export type Rewards = {
  preview: (
    db: Db,
    order: {
      executiveId: string;
      orderId: string;
      campaign: string;
      /** Points of this order, beside those already earned. */
      earned: number;
      locale: Locale;
      /** Articles that would reach the prize. */
      listArticles: () => Promise<RewardArticle[]>;
    },
  ) => Promise<RewardPreviewWire>;
};

/** Products as the catalogue shows them. */
export type Cards = {
  read: (db: Db, productIds: number[], locale: Locale, now: Date) => Promise<ProductCardWire[]>;
};

/** A payment to begin: for what, by whom and how. */
export type PaymentRequest = {
  sale: Sale;
  tender: TenderCode | null;
  dueCents: number;
  orderId: string;
  placedAt: Date;
  buyer: Buyer;
  locale: Locale;
  now: Date;
};

/** A payment on the account; without an amount it is all that the executive owes. */
export type PayingAccount = Pick<PaymentRequest, 'buyer' | 'locale' | 'now'> & {
  cents: number | null;
  tender: TenderCode | undefined;
};

/** The state of an order's payment. */
export type PaymentStanding = { state: PaymentState; paidAt: Date | null; settled: boolean };

/** The only interface between orders and money. */
export type Payments = {
  surchargeOf: (tender: TenderCode | null) => number;
  isByProvider: (tender: TenderCode | null) => boolean;
  /** Until when pieces are kept for an order with this tender. */
  reservedUntil: (tender: TenderCode | null, placedAt: Date) => Date;
  /** Throws if the tender is not offered. */
  assertOffered: (sale: Sale, tender: TenderCode | null) => void;
  /** Agrees to a payment and returns the next step; without a tender nothing is paid now. */
  open: (trx: Db, paying: PaymentRequest) => Promise<HandoverWire>;
  /** The same without beginning anything. */
  show: (db: Db, paying: Pick<PaymentRequest, 'orderId' | 'tender' | 'dueCents'>) => Promise<HandoverWire>;
  /** Every tender, with the reason if this sale cannot use it. */
  offer: (sale: Sale) => PaymentMethodWire[];
  openOnAccount: (trx: Db, paying: PayingAccount) => Promise<HandoverWire>;
  /** The payment result of an order, as the payer sees it. */
  tell: (db: Db, orderId: string) => Promise<PaymentResultWire>;
  /** Prepares an attempt of the buyer at its provider, just before the browser goes there. */
  leave: (buyer: Buyer, attemptId: string) => Promise<HandoverWire>;
  /** Stores the transfer proof of an attempt of the buyer. */
  keepProof: (buyer: Buyer, attemptId: string, file: string) => Promise<PaymentResultWire>;
  /** The paper of a completed refund to the buyer; absent otherwise. */
  refundSheet: (db: Db, buyer: Buyer, refundId: string) => Promise<Sheet>;
  standingOf: (db: Db, orderId: string) => Promise<PaymentStanding>;
  /** The results of its payment, and of every other payment for it. */
  resultsOf: (db: Db, orderId: string) => Promise<PaymentResultWire[]>;
  /** Refunds what providers took for a cancelled order. Returns how much. */
  giveBack: (trx: Db, orderId: string) => Promise<number>;
};

/** Tells the catalogue of stock changes, in the transaction of the change. */
export type StockNews = {
  publish: (trx: Db, outbox: Kit['outbox'], changes: readonly StockChange[], now: Date) => Promise<void>;
};

export type PadPorts = { rewards: Rewards; cards: Cards };
export type CheckoutPorts = { rewards: Rewards; payments: Payments; stockNews: StockNews };

/** Personal stores, as orders need them. */
export type Stores = {
  /** The current alias of a store; the shop's own if the alias has no store that sells. */
  aliasOf: (db: Db, alias: string) => Promise<string>;
  /** Recorded in the transaction that places an order. Returns whose store it was; null is the shop's own. */
  credit: (trx: Db, placed: { orderId: string; alias: string }) => Promise<string | null>;
};
export type GuestPorts = CheckoutPorts & { stores: Stores };
