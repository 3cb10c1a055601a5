import type { TenderCode } from '@/contract/codes';
import type { CartLine } from '@/lib/cart/cart-line';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { OrderLine } from '@/lib/order/order-line';
import type { CheckoutDraft } from '../checkout';

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
export type GuestPrice = CheckoutDraft & { lines: GuestLine[]; methods: PaymentMethod[] };
