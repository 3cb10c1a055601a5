import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import { findMove } from 'contract/order-state-machine.ts';
import type { HandoverWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { type Dispatch, findArrival, findDispatch } from '../../../shared/delivery/dispatch.repository.ts';
import { invalid } from '../../../shared/errors.ts';
import type { Payments } from '../../payment/payments.ts';
import { settleOrder } from '../checkout/settle.service.ts';
import { readGuest } from '../core/guests.repository.ts';
import { shopActor } from '../core/order-actor.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { type PricedOrder, priceOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { guestFields } from './guest-fields.mapper.ts';

// An order viewed again by its link.

export type GuestOrderView = {
  priced: PricedOrder;
  guest: Awaited<ReturnType<typeof readGuest>>;
  /** It has not left the warehouse, and has not ended. */
  cancellable: boolean;
  /** The last day to withdraw; null until its arrival is known. */
  withdrawUntil: string | null;
  /** Once it has left. */
  dispatch: Dispatch | null;
};

const viewerOf = (order: OrderRow, { locale, now }: Pick<Viewer, 'locale' | 'now'>): Viewer => ({
  buyer: buyerOf(order),
  locale,
  now,
});

export async function readGuestOrderView(
  db: Db,
  id: string,
  at: Pick<Viewer, 'locale' | 'now'>,
): Promise<GuestOrderView> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const viewer = viewerOf(order, at);
  const arrival = await findArrival(db, order.id);
  return {
    priced: await priceOrder(db, order, viewer),
    guest: await readGuest(db, viewer.buyer.id),
    cancellable: findMove(order.state, 'cancel') !== null,
    withdrawUntil: arrival?.lastDay ?? null,
    dispatch: await findDispatch(db, order.id),
  };
}

type Choice = { tender: TenderCode | undefined; shippingCode: string | undefined };
type ViewContext = Pick<Viewer, 'locale' | 'now'> & { payments: Payments };

/** Another attempt to pay what was agreed. A method with another total is refused. */
export async function payAgain(
  trx: Db,
  order: OrderRow,
  { tender, shippingCode }: Choice,
  { payments, ...at }: ViewContext,
): Promise<{ priced: PricedOrder; payment: HandoverWire | null }> {
  if (shippingCode !== undefined && shippingCode !== order.shipping_code)
    throw invalid({ [guestFields.shipping]: 'payment.reason.otherTotal' });
  const viewer = viewerOf(order, at);
  const settling = { payments, number: order.number ?? '', origin: paymentOrigins.lateCheckout, shownCents: null };
  return settleOrder(trx, { ...settling, tender, viewer, who: shopActor });
}
