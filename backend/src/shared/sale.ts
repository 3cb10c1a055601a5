import type { paymentOrigins, TenderCode, taxZones } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Buyer } from './buyer.ts';

/** What has to be paid, as shared by orders and payments. */
export type Sale = {
  /** The whole order without a surcharge: the same whether a part is charged to the account or not. */
  cents: number;
  /** Charged to the executive's account; the rest is paid now. */
  accountCents: number;
  /** Paid by gift cards. */
  cardCents?: number;
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

const day = 24 * 60;
/** How long the payer of a transfer may take. */
export const transferMinutes = 7 * day;
/** A transfer sent at the end arrives later: after a weekend and the bank's day. */
export const transferGraceMinutes = 3 * day;

type ReservedOrder = { tender: TenderCode | null; reserved_until: Date | null };

/**
 * The deadline that the payer is told: until then the items are kept at least. For a transfer it is the day by which to
 * send it, as in its instructions, although the items are kept until it has had time to arrive.
 */
export function paymentDeadline({ tender, reserved_until: until }: ReservedOrder): Date | null {
  if (until === null || !isRecordedByOperator(tender)) return until;
  return new Date(until.getTime() - transferGraceMinutes * 60_000);
}
