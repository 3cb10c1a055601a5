import type { Db } from '../../../database/schema.ts';
import type { OrderTerms } from '../../order/core/bag.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { type LoadedBag, type PricedBag, priceBag, readDifferences } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import type { PaymentIntent } from '../../order/terms/conditions.ts';
import type { Difference } from '../../order/terms/difference.ts';
import type { Payments } from '../../payment/payments.ts';
import type { Agreement } from './agreement.ts';

/** How a draft is to be paid; a guest has no account. */
type PaymentChoice = Pick<Agreement, 'tender'> & Partial<Pick<Agreement, 'useBalance' | 'accountCents'>>;

export const paymentIntentOf = (
  payments: Pick<Payments, 'surchargeOf'>,
  { tender, useBalance = false, accountCents = null }: PaymentChoice,
): PaymentIntent => ({ surchargeCents: payments.surchargeOf(tender), useBalance, accountCents });

/** An order in hand, or a bag that is not stored and of which some cannot be. */
type Draft<Order extends OrderTerms> = LoadedBag<Order> & { lost?: readonly Difference[] };

/** A draft, and how it differs from what its buyer saw. */
export type Review<Order extends OrderTerms = OrderRow> = { priced: PricedBag<Order>; differences: Difference[] };

export async function reviewDraft<Order extends OrderTerms>(
  db: Db,
  draft: Draft<Order>,
  viewer: Viewer,
): Promise<Review<Order>> {
  const priced = await priceBag(db, draft, viewer);
  return { priced, differences: [...(draft.lost ?? []), ...(await readDifferences(db, priced, viewer.locale))] };
}
