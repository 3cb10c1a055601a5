import type { TenderCode } from '@/contract/codes';
import type { Difference } from '@/lib/order/order-line';
import type { GuestValues } from '../address/guest-form';
import type { ChosenPayment, GuestOrderKey, RequiredAcknowledgement } from '../checkout';
import type { GuestBag } from '../draft/guest-draft';

/** What pressing the button agrees to: the shown values and the accepted demands. */
export type Agreement = ChosenPayment & {
  version: number;
  seenCents: number;
  termsVersion: string;
  accepted: RequiredAcknowledgement[];
};

/** Nothing is placed when anything differs from what was shown. `payment` is the attempt to leave with, if any. */
export type Confirmation =
  | { placed: true; number: string; payment: string | null }
  | { placed: false; differences: Difference[] };

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
