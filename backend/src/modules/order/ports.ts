import type { Locale, TenderCode } from 'contract/codes.ts';
import type { ProductCardWire } from 'contract/schemas/catalogue.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import type { RewardPreviewWire } from 'contract/schemas/prizes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Sale } from '../../shared/sale.ts';
import type { StockChange } from './book/stock.ts';

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

/** The one seam between an order and money. */
export type Payments = {
  surchargeOf: (tender: TenderCode) => number;
  isPaidAtTheDoor: (tender: TenderCode | null) => boolean;
  /** How paying goes on. Throws where the tender is not offered; without one nothing is paid now. */
  open: (sale: Sale, tender: TenderCode | null, dueCents: number) => HandoverWire;
};

/** Tells the catalogue of pieces that went or came back, in the transaction of the change. */
export type StockNews = {
  publish: (trx: Db, outbox: Kit['outbox'], changes: readonly StockChange[], now: Date) => Promise<void>;
};

export type PadPorts = { rewards: Rewards; cards: Cards };
export type CheckoutPorts = { rewards: Rewards; payments: Payments; stockNews: StockNews };
