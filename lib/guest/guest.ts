import type { TenderCode } from '@/contract/codes';
import type { CartLine } from '@/lib/cart/cart-line';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { Locale } from '@/lib/i18n/routing';
import type { Delivery, PaymentMethod } from '@/lib/order/delivery';
import type { Coupon, Totals } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { Difference, OrderLine } from '@/lib/order/order-line';
import type { InvoiceName } from '@/lib/payment/paper';
import type { PaymentResult, Refund } from '@/lib/payment/payment';
import type { GuestValues } from './guest-form';

/** What lies in the bag on the device, for whose store, in which language it is asked about. */
export type GuestBag = { alias: string; locale: Locale; lines: Pick<CartLine, 'key' | 'quantity' | 'priceCents'>[] };

/** Where it goes; without a postal code only the country is known. */
export type GuestPlace = { country: string; postalCode: string };

/** What she chooses besides what she types. */
export type GuestChoice = {
  /** Code of the way of sending; null takes what the shop proposes. */
  shipping: string | null;
  tender: TenderCode | null;
  discreet: boolean;
};

/** `catalogueCents` is what the bag on the device shows, with VAT, wherever it goes. */
export type GuestLine = OrderLine & { catalogueCents: number };

/** Everything that makes the total, as the backend counts it for this bag and this place. */
export type GuestPrice = {
  lines: GuestLine[];
  totals: Totals;
  coupon: Coupon | null;
  shipping: ShippingOptions;
  methods: PaymentMethod[];
  differences: Difference[];
  termsVersion: string;
};

/** By which a guest's order is seen: its number and the secret of its link. */
export type GuestOrderKey = { number: string; secret: string };

/** What she signs for with the button. */
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

/** Nothing is placed where anything differs from what was shown. `payment` is what the browser leaves with, if it does. */
export type GuestPlacing =
  | { placed: true; order: GuestOrderKey; payment: string | null }
  | { placed: false; differences: Difference[] };

/** An order as it stands, and the truth about its payment. */
export type GuestOrder = {
  alias: string;
  number: string;
  state: OrderStateName;
  mail: string;
  lines: OrderLine[];
  totals: Totals;
  coupon: Coupon | null;
  delivery: Delivery;
  result: PaymentResult;
  /** What went back of all that was paid for it. */
  refunds: Refund[];
  /** Its own, once it has left, and what corrects it. */
  invoices: InvoiceName[];
  /** By which it can still be paid. */
  methods: PaymentMethod[];
  cancellable: boolean;
  /** The last day (YYYY-MM-DD) on which she can withdraw; null as long as nobody knows when it came. */
  withdrawUntil: string | null;
  /** When it left (YYYY-MM-DD), with whom, and where it is followed. */
  dispatch: { leftOn: string; carrier: string | null; tracking: string | null; url: string | null } | null;
};
