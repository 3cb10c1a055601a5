import type { paymentOrigins, TenderCode, taxZones } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Buyer } from './buyer.ts';

/** What has to be paid, as shared by orders and payments. */
export type Sale = {
  /** The whole order without a surcharge: the same whether a part is charged to the account or not. */
  cents: number;
  /** Charged to the executive's account; the rest is paid now. */
  accountCents: number;
  origin: (typeof paymentOrigins)[keyof typeof paymentOrigins];
  /** Null until there is an address. */
  place: { country: string; zone: (typeof taxZones)[number] } | null;
};

/** A payment to begin: for what, by whom and how. */
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
