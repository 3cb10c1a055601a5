import type { TenderCode } from '@/contract/codes';
import type { Difference, Remark } from '@/lib/order/order-line';
import type { GuestValues } from '../address/guest-form';
import type { ChosenPayment, OrderKey, RequiredAcknowledgement } from '../checkout';
import type { GuestBag } from '../draft/guest-draft';

/** What pressing the button agrees to: the shown values and the accepted demands. */
export type Agreement = {
  seenCents: number;
  /** What gift cards left to pay; null without any. */
  seenDueCents: number | null;
  termsVersion: string;
  accepted: RequiredAcknowledgement[];
};

export type ExecutiveAgreement = Agreement & ChosenPayment & { version: number };

export type GuestAgreement = Agreement & {
  bag: GuestBag;
  values: GuestValues;
  shipping: string;
  /** Null when gift cards pay all of it. */
  tender: TenderCode | null;
  giftCards: string[];
  discreet: boolean;
  coupon: string | null;
  marketing: boolean;
};

/** Nothing is placed when anything differs from what was shown. `payment` is the attempt to leave with, if any. */
export type Placement<Key extends OrderKey = OrderKey> =
  | { placed: true; order: Key; payment: string | null }
  | { placed: false; differences: Difference[]; remark?: Remark | undefined };
