import type { OrderState, PaymentMode, TenderCode } from 'contract/codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Buyer } from '../../shared/buyer.ts';
import type { Sale } from '../../shared/sale.ts';

// What payments ask of other modules; `app.ts` says who answers.

export type PlacedOrder = {
  id: string;
  number: string | null;
  state: OrderState;
  tender: TenderCode | null;
  totalCents: number;
  /** What her account pays of it beside a provider or the cash at the door. */
  accountCents: number;
  settledAt: Date | null;
  reservedUntil: Date | null;
  changedAt: Date;
};

/** With what her account pays of it already, and the most that it could. */
export type WaitingOrder = { number: string; dueCents: number; accountCents: number; roomCents: number };

type PaymentTerms = {
  paymentMode: PaymentMode;
  dueOn: string | null;
  waiting: { tender: TenderCode | null; sale: Sale } | null;
};

/** When something is made of money, and through what it is told. */
export type BookingContext = { outbox: Kit['outbox']; now: Date };

/** Orders of a buyer, as far as they are to be paid. */
export type Orders = {
  /** What the order in hand comes to without a surcharge; null where there is none. */
  readInHand: (db: Db, buyer: Buyer, now: Date) => Promise<{ sale: Sale } | null>;
  /** How she may pay what she has in hand, or else her latest order that waits, and how that was to be paid. */
  readTerms: (db: Db, buyer: Buyer, now: Date) => Promise<PaymentTerms | null>;
  /** Refused in words where nothing is sent to. */
  findPlace: (db: Db, where: { country: string; postalCode: string | null }) => Promise<Sale['place']>;
  /** What a placed order comes to, likewise, and where it goes. */
  readSale: (db: Db, buyer: Buyer, number: string, now: Date) => Promise<{ orderId: string; sale: Sale } | null>;
  findPlaced: (db: Db, buyer: Buyer, number: string) => Promise<PlacedOrder | null>;
  readPlaced: (db: Db, orderId: string) => Promise<PlacedOrder>;
  /** Placed and not settled, the oldest first. */
  listWaiting: (db: Db, buyer: Buyer, now: Date) => Promise<WaitingOrder[]>;
  /** What her account will be charged for orders that wait. */
  readHeld: (db: Db, buyer: Buyer) => Promise<number>;
  /** Comes before everything else that is locked. */
  lockBuyer: (trx: Db, buyer: Buyer) => Promise<void>;
  /** A provider took so much of it; the account bears the rest. */
  pay: (trx: Db, orderId: string, taken: BookingContext & { cents: number }) => Promise<void>;
  /** Money came for an order that had ended. Returns whether it goes on, because its pieces could be reserved again. */
  payLate: (trx: Db, orderId: string, taken: BookingContext & { cents: number }) => Promise<boolean>;
  /** What her account has paid for an order and not got back. */
  readBorne: (db: Db, orderId: string) => Promise<number>;
  giveBackToAccount: (trx: Db, orderId: string, back: { cents: number; now: Date }) => Promise<void>;
  /** Called before the refund that gives back its last cents is written down as done. */
  refund: (trx: Db, orderId: string, booking: BookingContext) => Promise<void>;
  /** Whatever was invoiced of it is corrected by what went back. */
  correctInvoice: (trx: Db, orderId: string, back: { cents: number; now: Date }) => Promise<void>;
  /** Pays what the account now covers, the oldest first. */
  release: (trx: Db, buyer: Buyer, booking: BookingContext) => Promise<void>;
};
