import type { PaymentState, TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { ProductCardWire } from 'contract/schemas/catalogue.ts';
import type { HandoverWire, PaymentMethodWire, PaymentResultWire } from 'contract/schemas/payment.ts';
import type { RewardPreviewWire } from 'contract/schemas/prizes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Buyer } from '../../shared/buyer.ts';
import type { Sheet } from '../../shared/paper/sheet.ts';
import type { Sale } from '../../shared/sale.ts';
import type { StockChange } from './core/stock.ts';

// What an order asks of other modules; `app.ts` says who answers.

export type RewardArticle = { code: string; reference: string; name: string; cents: number; points: number };

/** What an order earns besides itself. */
export type Rewards = {
  preview: (
    db: Db,
    order: {
      executiveId: string;
      orderId: string;
      campaign: string;
      /** Points of this order, on top of what she has. */
      earned: number;
      locale: Locale;
      /** Articles that she might add. */
      listArticles: () => Promise<RewardArticle[]>;
    },
  ) => Promise<RewardPreviewWire>;
};

/** Products as the catalogue shows them. */
export type Cards = {
  read: (db: Db, productIds: number[], locale: Locale, now: Date) => Promise<ProductCardWire[]>;
};

/** What is paid, for whom and how. */
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

/** A payment on her account; without an amount it is all that she owes. */
export type PayingAccount = Pick<PaymentRequest, 'buyer' | 'locale' | 'now'> & {
  cents: number | null;
  tender: TenderCode | undefined;
};

/** What became of an order's payment. */
export type PaymentStanding = { state: PaymentState; paidAt: Date | null; settled: boolean };

/** The one seam between an order and money. */
export type Payments = {
  surchargeOf: (tender: TenderCode | null) => number;
  isByProvider: (tender: TenderCode | null) => boolean;
  /** Until when pieces are kept for an order that it is to pay. */
  reservedUntil: (tender: TenderCode | null, placedAt: Date) => Date;
  /** Throws where the tender is not offered. */
  assertOffered: (sale: Sale, tender: TenderCode | null) => void;
  /** Agrees to a payment and says how it goes on; without a tender nothing is paid now. */
  open: (trx: Db, paying: PaymentRequest) => Promise<HandoverWire>;
  /** The same without beginning anything. */
  show: (db: Db, paying: Pick<PaymentRequest, 'orderId' | 'tender' | 'dueCents'>) => Promise<HandoverWire>;
  /** Every tender, each with why it cannot be chosen for this sale where it cannot. */
  offer: (sale: Sale) => PaymentMethodWire[];
  openOnAccount: (trx: Db, paying: PayingAccount) => Promise<HandoverWire>;
  /** The truth about an order's payment, as whoever pays is told. */
  tell: (db: Db, orderId: string) => Promise<PaymentResultWire>;
  /** Prepares an attempt of hers at its provider, just before she goes there. */
  leave: (buyer: Buyer, attemptId: string) => Promise<HandoverWire>;
  /** Keeps what shows the transfer of an attempt of hers. */
  keepProof: (buyer: Buyer, attemptId: string, file: string) => Promise<PaymentResultWire>;
  /** A refund that was made of a payment of hers, on paper; absent else. */
  refundSheet: (db: Db, buyer: Buyer, refundId: string) => Promise<Sheet>;
  standingOf: (db: Db, orderId: string) => Promise<PaymentStanding>;
  /** What became of its payment, and of whatever else came for it. */
  resultsOf: (db: Db, orderId: string) => Promise<PaymentResultWire[]>;
  /** What providers took for an order that a person calls off goes back. Returns how much. */
  giveBack: (trx: Db, orderId: string) => Promise<number>;
};

/** Tells the catalogue of pieces that went or came back, in the transaction of the change. */
export type StockNews = {
  publish: (trx: Db, outbox: Kit['outbox'], changes: readonly StockChange[], now: Date) => Promise<void>;
};

export type PadPorts = { rewards: Rewards; cards: Cards };
export type CheckoutPorts = { rewards: Rewards; payments: Payments; stockNews: StockNews };

/** Personal stores, as an order asks for them. */
export type Stores = {
  /** As the store behind an alias is called now; the house's own where there is none that sells. */
  aliasOf: (db: Db, alias: string) => Promise<string>;
  /** Written down in the transaction that places an order. Returns whose store it was; null is the house's. */
  credit: (trx: Db, placed: { orderId: string; alias: string }) => Promise<string | null>;
};
export type GuestPorts = CheckoutPorts & { stores: Stores };
