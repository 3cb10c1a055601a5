import { type OrderState, orderStates, paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { chargeAccountOf, lockBuyer, readAccountOf } from '../book/buyers.repository.ts';
import { findNumbered, findWaiting, type OrderRow } from '../book/draft.repository.ts';
import { moveOrder, type Who } from '../book/move.ts';
import type { Payments } from '../ports.ts';
import { type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { assertCovered } from './confirm.service.ts';
import { fields } from './fields.mapper.ts';
import { saleOf } from './payable.ts';

/** Nothing is to be paid for these any more, whatever was. A payment that came too late is another matter. */
const endedStates: readonly OrderState[] = [
  orderStates.cancelled,
  orderStates.expired,
  orderStates.refused,
  orderStates.refunded,
  orderStates.paidLate,
];

/** What was charged has to be paid so many days after the end of its campaign. */
const dueDays = 13;

type Settling = {
  payments: Payments;
  /** Absent is the latest order that waits. */
  number: string | undefined;
  origin: string | undefined;
  tender: TenderCode | undefined;
  viewer: Viewer;
  who: Who;
};

/** A settled order, and the state that it is in now. */
export type Settled = { standing: Standing; state: OrderState };

/**
 * Balance or credit pay a confirmed order, cash at the door is agreed. What is settled already is answered as
 * settled, whoever asks again.
 */
export async function settleOrder(
  trx: Db,
  { payments, number, origin, tender, viewer, who }: Settling,
): Promise<Settled> {
  const { buyer, now } = viewer;
  if (origin === paymentOrigins.balance) throw invalid({ [fields.tender]: 'payment.reason.notOffered' });
  await lockBuyer(trx, buyer);
  const order = number ? await findNumbered(trx, buyer, number) : await findWaiting(trx, buyer);
  if (!order) throw absent();
  if (endedStates.includes(order.state)) throw conflict('order.reason.ended');
  const standing = await standOrder(trx, order, viewer);
  if (order.settled_at !== null || order.state !== orderStates.pending) return { standing, state: order.state };

  payments.open(saleOf(standing), tender ?? order.tender, standing.totals.dueCents);
  // Another tender is another total, and that was not what the button confirmed.
  if (tender !== undefined && tender !== order.tender) throw invalid({ [fields.tender]: 'payment.reason.otherTotal' });
  const state = await (payments.isPaidAtTheDoor(order.tender)
    ? settleAtTheDoor(trx, standing, { viewer, who })
    : payFromAccount(trx, standing, { viewer, who }));
  await trx.updateTable('orders').set({ settled_at: now, reserved_until: null }).where('id', '=', order.id).execute();
  return { standing, state };
}

type By = { viewer: Viewer; who: Who };

async function settleAtTheDoor(trx: Db, { order, totals }: Standing, { viewer, who }: By): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const used = totals.creditUsedCents;
  const { balanceCents } = await readAccountOf(trx, buyer, now);
  if (balanceCents + used > 0 && used > 0) throw invalid({ [fields.tender]: 'payment.reason.overCredit' });
  if (used > 0) await chargeAccountOf(trx, buyer, { cents: used, orderId: order.id, who, now });
  return moveOrder(trx, order.id, 'settleOnDelivery', { who, now });
}

async function payFromAccount(trx: Db, standing: Standing, { viewer, who }: By): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const { order, totals, moment } = standing;
  await assertCovered(trx, standing, viewer);
  const dueOn = new Date(moment.campaign.endsAt.getTime() + dueDays * 86_400_000).toISOString().slice(0, 10);
  if (totals.totalCents > 0)
    await chargeAccountOf(trx, buyer, {
      cents: totals.totalCents,
      orderId: order.id,
      dueOn,
      who,
      now,
    });
  return moveOrder(trx, order.id, 'pay', { who, now });
}
