import type { Verb } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { CallInput } from '../../../kit/handlers.ts';
import { type Buyer, executiveBuyer } from '../../../shared/buyer.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import type { DeliveryZone } from '../core/tax-zone.ts';
import type { PaymentIntent } from '../terms/conditions.ts';

/** The buyer who views an order, and the view's options. */
export type Viewer = {
  buyer: Buyer;
  locale: Locale;
  now: Date;
  paying?: PaymentIntent;
  /** As confirming would place it: only available pieces count. */
  placing?: boolean;
  /** As if it were shipped there. */
  goingTo?: DeliveryZone;
};

export type ViewerInput = Pick<CallInput<Verb>, 'identity' | 'locale'>;

export const viewerOf = ({ identity, locale }: ViewerInput, now: Date): Viewer => ({
  buyer: executiveBuyer(requireIdentity(identity).accountId),
  locale,
  now,
});
