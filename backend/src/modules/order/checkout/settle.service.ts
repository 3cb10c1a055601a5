import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import { isPaidAtTheDoor } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { absent, conflict, invalid, refused } from '../../../shared/errors.ts';
import type { Sale } from '../../../shared/sale.ts';
import { chargeAccountOf, isBarred, lockBuyer } from '../core/buyers.repository.ts';
import { dueOnOf } from '../core/campaigns.ts';
import { findNumbered, findWaiting, type OrderRow } from '../core/draft.repository.ts';
import { moveOrder, type OrderActor } from '../core/move.ts';
import type { Payments } from '../ports.ts';
import { type PricedOrder, priceOrder } from '../pricing/order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { raisePart, roomFor } from './account-part.ts';
import { fields } from './fields.mapper.ts';
import { markSettled, payFromAccount } from './paid.service.ts';
import { payingOf, saleOf } from './sale.ts';

/** Nothing is to be paid for these any more, whatever was. A payment that came too late is another matter. */
const endedStates: readonly OrderState[] = [
  orderStates.cancelled,
  orderStates.expired,
  orderStates.refused,
  orderStates.refunded,
  orderStates.paidLate,
];

type SettleInput = {
  payments: Payments;
  /** Absent is the latest order that waits. */
  number: string | undefined;
  origin: Sale['origin'];
  tender: TenderCode | undefined;
  /** What she was shown that she pays; null where she was not asked. */
  shownCents: number | null;
  /** What her account pays of it from now on; without it that stays as it was agreed. */
  partCents?: number | null;
  viewer: Viewer;
  who: OrderActor;
};

/** An order, the state that it is in now, and how paying goes on where it is not settled yet. */
export type SettleResult = { priced: PricedOrder; state: OrderState; payment: HandoverWire | null };

/**
 * Balance or credit pay a confirmed order, cash at the door is agreed, a provider's payment is begun once more. What is
 * settled already is answered as settled, whoever asks again.
 */
export async function settleOrder(
  trx: Db,
  { payments, number, origin, tender, shownCents, partCents = null, viewer, who }: SettleInput,
): Promise<SettleResult> {
  const { buyer, now } = viewer;
  await lockBuyer(trx, buyer);
  const order = number ? await findNumbered(trx, buyer, number) : await findWaiting(trx, buyer);
  if (!order) throw absent();
  if (endedStates.includes(order.state)) throw conflict('order.reason.ended');
  const placed = await priceOrder(trx, order, viewer);
  if (order.settled_at !== null || order.state !== orderStates.pending)
    return { priced: placed, state: order.state, payment: null };
  const chosen = tender ?? order.tender;
  const priced = await raisePart(trx, placed, { cents: partCents, tender: chosen }, viewer);
  // Nobody pays another sum than the one on her button.
  if (shownCents !== null && shownCents !== priced.totals.dueCents) throw conflict();

  payments.assertOffered(saleOf(priced, origin), chosen);
  // Another surcharge is another total, and that was not what the button confirmed; nor was cash instead of an account.
  const sameTotal = payments.surchargeOf(chosen) === payments.surchargeOf(order.tender);
  if (chosen !== order.tender && !(sameTotal && payments.isByProvider(chosen)))
    throw invalid({ [fields.tender]: 'payment.reason.otherTotal' });
  if (payments.isByProvider(chosen) && priced.totals.dueCents > 0)
    return {
      priced,
      state: order.state,
      payment: await payAgain(trx, priced, { payments, chosen, origin, viewer }),
    };
  // Nothing more on her account, nor cash at her door. What a provider takes pays what she had already agreed to.
  if (await isBarred(trx, buyer)) throw refused();
  const state = await (isPaidAtTheDoor(order.tender)
    ? settleAtTheDoor(trx, priced, { viewer, who })
    : payFromAccount(trx, priced, { viewer, who }));
  await markSettled(trx, order.id, now);
  return { priced, state, payment: null };
}

type RetryInput = Pick<SettleInput, 'payments' | 'origin' | 'viewer'> & { chosen: TenderCode | null };

/** As long as its pieces are kept for it. */
async function payAgain(trx: Db, priced: PricedOrder, { payments, chosen, origin, viewer }: RetryInput) {
  const { order } = priced;
  if (order.reserved_until === null || order.reserved_until <= viewer.now) throw conflict('order.reason.ended');
  const paying = payingOf(priced, chosen, viewer, origin);
  // Counted from when it was placed: trying again keeps nothing longer than the slowest way to pay takes.
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
  const cents = totals.creditUsedCents;
  if (cents > 0) {
    if (cents > (await roomFor(trx, priced, viewer))) throw invalid({ [fields.tender]: 'payment.reason.overCredit' });
    await chargeAccountOf(trx, buyer, { cents, orderId: order.id, dueOn: dueOnOf(moment.campaign), who, now });
  }
  return moveOrder(trx, order.id, 'settleOnDelivery', { who, now });
}
