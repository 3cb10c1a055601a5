import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/payment/schemas.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { absent, conflict, invalid, refused } from '../../../shared/errors.ts';
import type { Sale } from '../../../shared/sale.ts';
import { chargeAccountOf, isBarred, lockBuyer } from '../../order/core/buyers.repository.ts';
import { dueDateOf } from '../../order/core/campaigns.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import { chargeCardParts } from '../../order/core/gift-card-parts.ts';
import type { OrderActor } from '../../order/core/order-actor.ts';
import { findOrderByNumber, type OrderRow } from '../../order/core/orders.repository.ts';
import { findWaitingOrder } from '../../order/core/waiting-orders.ts';
import { type PricedOrder, priceOrder } from '../../order/pricing/price-order.service.ts';
import { paymentRequestOf, saleOf } from '../../order/pricing/sale.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import type { Payments } from '../../payment/payments.ts';
import { raiseAccountPart, readOrderAllowance } from '../review/account-part.ts';
import { raiseCardParts } from '../review/card-parts.ts';
import { checkoutFields } from '../review/checkout-fields.mapper.ts';
import { guestFields } from '../review/guest-fields.mapper.ts';
import { markSettled, payFromAccount } from './apply-payment.service.ts';

/** States in which an order accepts no payment, whether it was paid or not. A late payment is handled elsewhere. */
const endedStates: readonly OrderState[] = [
  orderStates.cancelled,
  orderStates.expired,
  orderStates.refused,
  orderStates.refunded,
  orderStates.paidLate,
];

type SettleInput = {
  payments: Payments;
  /** Absent is the latest waiting order. */
  number: string | undefined;
  origin: Sale['origin'];
  tender: TenderCode | undefined;
  /** The amount that the buyer was shown; null if none was. */
  shownCents: number | null;
  /** The account part from now on; absent leaves it as agreed. */
  partCents?: number | null;
  /** Gift cards that pay more of it from now on. */
  cardCodes?: readonly string[];
  viewer: Viewer;
  who: OrderActor;
};

/** An order, its current state, and the next step of paying if it is not settled yet. */
export type SettleResult = { priced: PricedOrder; state: OrderState; payment: HandoverWire | null };

/**
 * Pays a confirmed order from balance or credit, agrees to cash on delivery, or begins a provider's payment again.
 * Repeating it for a settled order returns the same answer.
 */
export async function settleOrder(
  trx: Db,
  { payments, number, origin, tender, shownCents, partCents = null, cardCodes = [], viewer, who }: SettleInput,
): Promise<SettleResult> {
  const { buyer } = viewer;
  await lockBuyer(trx, buyer);
  const order = number ? await findOrderByNumber(trx, buyer, number) : await findWaitingOrder(trx, buyer);
  if (!order) throw absent();
  if (endedStates.includes(order.state)) throw conflict('order.reason.ended');
  const placed = await priceOrder(trx, order, viewer);
  if (order.settled_at !== null || order.state !== orderStates.pending)
    return { priced: placed, state: order.state, payment: null };
  const chosen = tender ?? order.tender;
  const withCards = await raiseCardParts(trx, placed, cardCodes, { viewer, field: guestFields.cards });
  const priced = await raiseAccountPart(trx, withCards, { cents: partCents, tender: chosen }, viewer);
  // The buyer pays only the amount on the button.
  if (shownCents !== null && shownCents !== priced.totals.dueCents) throw conflict();

  payments.assertOffered(saleOf(priced, origin), chosen);
  // Another surcharge would make another total than the confirmed one, and cash may not replace the account.
  const sameTotal = payments.surchargeOf(chosen) === payments.surchargeOf(order.tender);
  if (chosen !== order.tender && !(sameTotal && payments.isByProvider(chosen)))
    throw invalid({ [checkoutFields.tender]: 'payment.reason.otherTotal' });
  if (payments.isByProvider(chosen) && priced.totals.dueCents > 0)
    return {
      priced,
      state: order.state,
      payment: await payAgain(trx, priced, { payments, chosen, origin, viewer }),
    };
  return {
    priced,
    state: await settleWithoutProvider(trx, priced, { tender: order.tender, viewer, who }),
    payment: null,
  };
}

/** Cash on delivery is agreed, or the account and gift cards pay. A barred buyer gets neither; a provider may take what was agreed. */
export async function settleWithoutProvider(
  trx: Db,
  priced: PricedOrder,
  { tender, ...by }: By & { tender: TenderCode | null },
): Promise<OrderState> {
  if (await isBarred(trx, by.viewer.buyer)) throw refused();
  const atTheDoor = isPaidOnDelivery(tender) && priced.totals.dueCents > 0;
  const state = await (atTheDoor ? settleAtTheDoor(trx, priced, by) : payFromAccount(trx, priced, by));
  await markSettled(trx, priced.order.id, by.viewer.now);
  return state;
}

type RetryInput = Pick<SettleInput, 'payments' | 'origin' | 'viewer'> & { chosen: TenderCode | null };

/** Allowed as long as its pieces are reserved. */
async function payAgain(trx: Db, priced: PricedOrder, { payments, chosen, origin, viewer }: RetryInput) {
  const { order } = priced;
  if (order.reserved_until === null || order.reserved_until <= viewer.now) throw conflict('order.reason.ended');
  const paying = paymentRequestOf(priced, chosen, viewer, origin);
  // Counted from placement, so that retries reserve nothing longer than the slowest method takes.
  const until = payments.reservedUntil(chosen, paying.placedAt);
  const reservedUntil = until > order.reserved_until ? until : order.reserved_until;
  await trx
    .updateTable('orders')
    .set({ tender: chosen, reserved_until: reservedUntil })
    .where('id', '=', order.id)
    .execute();
  return payments.open(trx, paying);
}

type By = { viewer: Viewer; who: OrderActor };

async function settleAtTheDoor(trx: Db, priced: PricedOrder, { viewer, who }: By): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const { order, totals, moment } = priced;
  if (totals.cards.length > 0) await chargeCardParts(trx, order.id, now);
  const cents = totals.creditUsedCents;
  if (cents > 0) {
    if (cents > (await readOrderAllowance(trx, priced, viewer)))
      throw invalid({ [checkoutFields.tender]: 'payment.reason.overCredit' });
    await chargeAccountOf(trx, buyer, { cents, orderId: order.id, dueOn: dueDateOf(moment.campaign), who, now });
  }
  return changeOrderState(trx, order.id, 'settleOnDelivery', { who, now });
}
