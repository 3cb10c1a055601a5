import type { OrderState, PaymentMode, TenderCode } from 'contract/codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Buyer } from '../../shared/buyer.ts';
import type { Sale } from '../../shared/sale.ts';

// What payments need from other modules; `app.ts` wires the implementations.

export type PlacedOrder = {
  id: string;
  number: string | null;
  state: OrderState;
  tender: TenderCode | null;
  totalCents: number;
  /** What the account pays of it, beside a provider or cash on delivery. */
  accountCents: number;
  settledAt: Date | null;
  reservedUntil: Date | null;
  changedAt: Date;
};

/** With what the account already pays of it, and the most that it could. */
export type WaitingOrder = { number: string; dueCents: number; accountCents: number; roomCents: number };

type PaymentTerms = {
  paymentMode: PaymentMode;
  dueOn: string | null;
  waiting: { tender: TenderCode | null; sale: Sale } | null;
};

/** For booking money: the outbox that carries the messages, and the time. */
export type BookingContext = { outbox: Kit['outbox']; now: Date };

/** The buyer's orders, as payments need them. */
export type Orders = {
  /** The total of the order in hand without a surcharge; null where there is none. */
  readInHand: (db: Db, buyer: Buyer, now: Date) => Promise<{ sale: Sale } | null>;
  /** How the order in hand may be paid, or else the latest waiting order, and the method chosen for that one. */
  readTerms: (db: Db, buyer: Buyer, now: Date) => Promise<PaymentTerms | null>;
  /** Refused with a reason where nothing is sent to. */
  findPlace: (db: Db, where: { country: string; postalCode: string | null }) => Promise<Sale['place']>;
  /** The same total for a placed order, and its destination. */
  readSale: (db: Db, buyer: Buyer, number: string, now: Date) => Promise<{ orderId: string; sale: Sale } | null>;
  findPlaced: (db: Db, buyer: Buyer, number: string) => Promise<PlacedOrder | null>;
  readPlaced: (db: Db, orderId: string) => Promise<PlacedOrder>;
  /** Placed and not settled, the oldest first. */
  listWaiting: (db: Db, buyer: Buyer, now: Date) => Promise<WaitingOrder[]>;
  /** What the account will be charged for waiting orders. */
  readHeld: (db: Db, buyer: Buyer) => Promise<number>;
  /** Taken before every other lock. */
  lockBuyer: (trx: Db, buyer: Buyer) => Promise<void>;
  /** Marks it paid: a provider took `cents`; the account bears the rest. */
  pay: (trx: Db, orderId: string, taken: BookingContext & { cents: number }) => Promise<void>;
  /** Money came for an ended order. Returns whether it is resumed, because its pieces could be reserved. */
  payLate: (trx: Db, orderId: string, taken: BookingContext & { cents: number }) => Promise<boolean>;
  /** What the account has paid for an order, less what was returned. */
  readBorne: (db: Db, orderId: string) => Promise<number>;
  giveBackToAccount: (trx: Db, orderId: string, back: { cents: number; now: Date }) => Promise<void>;
  /** Called before the refund of its last cents is recorded as done. */
  refund: (trx: Db, orderId: string, booking: BookingContext) => Promise<void>;
  /** Corrects its invoice by the refunded amount. */
  correctInvoice: (trx: Db, orderId: string, back: { cents: number; now: Date }) => Promise<void>;
  /** Pays waiting orders that the account now covers, the oldest first. */
  release: (trx: Db, buyer: Buyer, booking: BookingContext) => Promise<void>;
};
