import type { TenderCode } from '@/contract/codes';
import type { CartLine } from '@/lib/cart/cart-line';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { OrderLine } from '@/lib/order/order-line';
import { forget, recall, remember } from '@/lib/state/tab-memory';
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
export type GuestPrice = CheckoutDraft & {
  lines: GuestLine[];
  methods: PaymentMethod[];
  /** Named gift cards that pay nothing, with the key of the reason. */
  refusedCards: RefusedCard[];
};
export type RefusedCard = { code: string; reason: string };

// What the guest chose before the button; it is gone with the tab.
const names = {
  place: 'guest:place',
  coupon: 'guest:coupon',
  giftCards: 'guest:gift-cards',
  choice: 'guest:choice',
} as const;

/** The place of the bag's estimate, until the guest enters an address. */
export const recallPlace = () => recall<GuestPlace>(names.place);
export const keepPlace = (place: GuestPlace) => remember(names.place, place);

export const recallCoupon = () => recall<string>(names.coupon);
export const keepCoupon = (code: string | null) => (code ? remember(names.coupon, code) : forget(names.coupon));

/** Codes, which only this tab keeps. */
export const recallGiftCards = () => recall<string[]>(names.giftCards) ?? [];
export const keepGiftCards = (codes: string[]) =>
  codes.length > 0 ? remember(names.giftCards, codes) : forget(names.giftCards);

export const noChoice: GuestChoice = { shipping: null, tender: null, discreet: false };
export const recallChoice = () => recall<GuestChoice>(names.choice) ?? noChoice;
export const keepChoice = (choice: GuestChoice) => remember(names.choice, choice);

/** After the order: the next one starts without coupon, gift cards and choices, for the same person. */
export function forgetOrderChoices(): void {
  forget(names.coupon);
  forget(names.giftCards);
  forget(names.choice);
}

/** Sold-out lines stay in the bag, but are not ordered. */
export const listAvailableLines = (lines: CartLine[]): CartLine[] => lines.filter(({ maxQuantity }) => maxQuantity > 0);
