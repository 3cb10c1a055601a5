import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { invalid } from '../../../shared/errors.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import type { PricedOrder } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import type { Payments } from '../../payment/payments.ts';
import { guestFields } from '../review/guest-fields.mapper.ts';
import { settleOrder } from './settle.service.ts';

type Choice = { tender: TenderCode | undefined; shippingCode: string | undefined; cardCodes: readonly string[] };
type RetryContext = Pick<Viewer, 'locale' | 'now'> & { payments: Payments };

/** Another attempt to pay what was agreed, or what gift cards leave of it. A method with another total is refused. */
export async function payAgain(
  trx: Db,
  order: OrderRow,
  { tender, shippingCode, cardCodes }: Choice,
  { payments, ...at }: RetryContext,
): Promise<{ priced: PricedOrder; payment: HandoverWire | null }> {
  if (shippingCode !== undefined && shippingCode !== order.shipping_code)
    throw invalid({ [guestFields.shipping]: 'payment.reason.otherTotal' });
  const viewer: Viewer = { buyer: buyerOf(order), ...at };
  const settling = { payments, number: order.number ?? '', origin: paymentOrigins.lateCheckout, shownCents: null };
  return settleOrder(trx, { ...settling, tender, cardCodes, viewer, who: shopActor });
}
