import type { OrderState, PaymentMode, TenderCode } from 'contract/codes.ts';
import type { Db } from '../../schema.ts';
import type { Buyer } from '../../shared/buyer.ts';
import type { Sale } from '../../shared/sale.ts';

// What payments ask of other modules; `app.ts` says who answers.

export type PlacedOrder = {
  number: string | null;
  state: OrderState;
  tender: TenderCode | null;
  totalCents: number;
  settledAt: Date | null;
  changedAt: Date;
};

export type WaitingOrder = { number: string; dueCents: number };

/** Orders of a buyer, as far as they are to be paid. */
export type Orders = {
  /** What the order in hand comes to without a surcharge; null where there is none. */
  readInHand: (db: Db, buyer: Buyer, now: Date) => Promise<{ sale: Sale; paymentMode: PaymentMode } | null>;
  findPlaced: (db: Db, buyer: Buyer, number: string) => Promise<PlacedOrder | null>;
  /** Placed and not settled, the oldest first. */
  listWaiting: (db: Db, buyer: Buyer) => Promise<WaitingOrder[]>;
};

export type PaymentPorts = { orders: Orders };
