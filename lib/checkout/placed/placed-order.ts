import type { Delivery, PaymentMethod } from '@/lib/order/delivery';
import type { Coupon, Order, Totals } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { OrderLine, Person } from '@/lib/order/order-line';
import type { BankTransfer } from '@/lib/payment/bank-transfer';
import type { InvoiceName, PaymentResult, Refund } from '@/lib/payment/payment';

/** The lines of one client, to pack and to collect for; null is the executive's own part. */
export type ClientList = { client: Person | null; phone: string | null; lines: OrderLine[]; toCollectCents: number };

/** Articles that were sold out when the order was confirmed. */
export type DroppedPiece = {
  code: string;
  name: string;
  colourName: string;
  size: string;
  quantity: number;
  client: Person | null;
};

export type ConfirmedOrder = {
  order: Order;
  dropped: DroppedPiece[];
  lists: ClientList[];
  /** The payment method of the order; null when balance or credit covers it. */
  tender: PaymentMethod['tender'] | null;
  dueCents: number;
  /** The amount charged to the account, and its unpaid part; null when there is none, or it is unknown. */
  charge: { cents: number; openCents: number; dueOn: string | null } | null;
  /** The details of a bank transfer while it is awaited. */
  transfer: BankTransfer | null;
  mail: string;
};

type Dispatch = { leftOn: string; carrier: string | null; tracking: string | null; url: string | null };
export type GuestParcel = {
  /** From 1. */
  position: number;
  state: 'packed' | 'left' | 'arrived' | 'returned' | 'dropped';
  dispatch: Dispatch | null;
  units: number;
};

/** An order in its current state, with the result of its payment. */
export type GuestOrder = {
  alias: string;
  number: string;
  state: OrderStateName;
  email: string;
  lines: OrderLine[];
  totals: Totals;
  coupon: Coupon | null;
  delivery: Delivery;
  result: PaymentResult;
  /** Refunds of payments for this order. */
  refunds: Refund[];
  /** Its invoice, once it is sent, and corrections of it. */
  invoices: InvoiceName[];
  /** The methods by which it can still be paid. */
  methods: PaymentMethod[];
  cancellable: boolean;
  /** The last day (YYYY-MM-DD) to withdraw; null while the delivery date is unknown. */
  withdrawUntil: string | null;
  /** When it was sent (YYYY-MM-DD), the carrier, and the tracking address. */
  dispatch: Dispatch | null;
  /** Of an order that leaves in several. */
  parcels: GuestParcel[];
};
