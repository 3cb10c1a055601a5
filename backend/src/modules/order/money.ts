import type { TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import type { Place } from './zone.ts';

type Sale = { cents: number; origin: 'checkout'; place: Place | null };

/** What orders ask of payments; the composing app passes it. */
export type Payments = {
  /** The surcharge of a tender, and the message key of why it is not offered for this sale. */
  findMethod: (sale: Sale, tender: TenderCode) => { reason: string | null; surchargeCents: number } | undefined;
  /** The one seam to money. Throws where the tender is not offered. */
  openPayment: (sale: Sale, tender: TenderCode | null, dueCents: number) => HandoverWire;
};
