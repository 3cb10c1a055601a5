import type { TenderCode } from '@/contract/codes';
import type { CartLine } from '@/lib/cart/cart-line';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { Locale } from '@/lib/i18n/routing';
import type { Delivery, PaymentMethod } from '@/lib/order/delivery';
import type { Coupon, Totals } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { Difference, OrderLine } from '@/lib/order/order-line';
import type { InvoiceName, PaymentResult, Refund } from '@/lib/payment/payment';
import type { GuestValues } from './guest-form';

/** The bag on the device, the store that it is for, and the language. */
export type GuestBag = { alias: string; locale: Locale; lines: Pick<CartLine, 'key' | 'quantity' | 'priceCents'>[] };

/** The delivery place; without a postal code only the country is known. */
export type GuestPlace = { country: string; postalCode: string };

/** What the guest chooses besides the typed details. */
export type GuestChoice = {
  /** Code of the delivery method; null takes the shop's suggestion. */
  shipping: string | null;
  tender: TenderCode | null;
  discreet: boolean;
};

/** `catalogueCents` is the bag's price, with VAT, wherever it is delivered. */
export type GuestLine = OrderLine & { catalogueCents: number };

/** Everything that makes up the total, as the backend calculates it for this bag and place. */
export type GuestPrice = {
  lines: GuestLine[];
  totals: Totals;
  coupon: Coupon | null;
  shipping: ShippingOptions;
  methods: PaymentMethod[];
  differences: Difference[];
  termsVersion: string;
};

/** Identifies a guest's order: its number and the secret of its link. */
export type GuestOrderKey = { number: string; secret: string };

/** What pressing the button agrees to. */
export type GuestAgreement = {
  bag: GuestBag;
  values: GuestValues;
  shipping: string;
  tender: TenderCode;
  discreet: boolean;
  coupon: string | null;
  seenCents: number;
  termsVersion: string;
  import: boolean;
  marketing: boolean;
};

/** Nothing is placed when anything differs from what was shown. `payment` is the attempt to leave with, if any. */
export type GuestOrderOutcome =
  | { placed: true; order: GuestOrderKey; payment: string | null }
  | { placed: false; differences: Difference[] };

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
  dispatch: { leftOn: string; carrier: string | null; tracking: string | null; url: string | null } | null;
};
