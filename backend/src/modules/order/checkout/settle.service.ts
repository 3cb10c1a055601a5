import type { AnswerOf, QueryOf } from 'contract/calls.ts';
import { type OrderState, orderStates, paymentOrigins } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { toEuros } from '../../../shared/money.ts';
import { chargeAccountOf, lockBuyer, readAccountOf } from '../book/buyers.repository.ts';
import { findNumbered, findWaiting, type OrderRow } from '../book/draft.repository.ts';
import { moveOrder, type Who } from '../book/move.ts';
import type { Payments } from '../ports.ts';
import { toHead } from '../standing/order.mapper.ts';
import { type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { assertCovered } from './confirm.service.ts';
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

type Settling = { payments: Payments; asked: QueryOf<'settleOrder'>; viewer: Viewer; who: Who };

/**
 * Balance or credit pay a confirmed order, cash at the door is agreed. What is settled already is answered as
 * settled, whoever asks again.
 */
export async function settleOrder(
  trx: Db,
  { payments, asked, viewer, who }: Settling,
): Promise<AnswerOf<'settleOrder'>> {
  const { buyer, now } = viewer;
  if (asked.origen === paymentOrigins.balance) throw invalid({ metodo: 'payment.reason.notOffered' });
  await lockBuyer(trx, buyer);
  const order = asked.orden ? await findNumbered(trx, buyer, asked.orden) : await findWaiting(trx, buyer);
  if (!order) throw absent();
  if (endedStates.includes(order.state)) throw conflict('order.reason.ended');
  const standing = await standOrder(trx, order, viewer);
  if (order.settled_at !== null || order.state !== orderStates.pending) return toAnswer(standing, order.state);

  payments.open(saleOf(standing), asked.metodo ?? order.tender, standing.totals.dueCents);
  // Another tender is another total, and that was not what the button confirmed.
  if (asked.metodo !== undefined && asked.metodo !== order.tender)
    throw invalid({ metodo: 'payment.reason.otherTotal' });
  const state = await (payments.isPaidAtTheDoor(order.tender)
    ? settleAtTheDoor(trx, standing, { viewer, who })
    : payFromAccount(trx, standing, { viewer, who }));
  await trx.updateTable('orders').set({ settled_at: now, reserved_until: null }).where('id', '=', order.id).execute();
  return toAnswer(standing, state);
}

type By = { viewer: Viewer; who: Who };

async function settleAtTheDoor(trx: Db, { order, totals }: Standing, { viewer, who }: By): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const used = totals.creditUsedCents;
  const { balanceCents } = await readAccountOf(trx, buyer, now);
  if (balanceCents + used > 0 && used > 0) throw invalid({ metodo: 'payment.reason.overCredit' });
  if (used > 0) await chargeAccountOf(trx, buyer, { kind: 'PEDIDO', cents: used, orderId: order.id, who, now });
  return moveOrder(trx, order.id, 'settleOnDelivery', { who, now });
}

async function payFromAccount(trx: Db, standing: Standing, { viewer, who }: By): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const { order, totals, moment } = standing;
  await assertCovered(trx, standing, viewer);
  const dueOn = new Date(moment.campaign.endsAt.getTime() + dueDays * 86_400_000).toISOString().slice(0, 10);
  if (totals.totalCents > 0)
    await chargeAccountOf(trx, buyer, {
      kind: 'PEDIDO',
      cents: totals.totalCents,
      orderId: order.id,
      dueOn,
      who,
      now,
    });
  return moveOrder(trx, order.id, 'pay', { who, now });
}

const toAnswer = ({ order, moment, totals }: Standing, state: OrderRow['state']): AnswerOf<'settleOrder'> => ({
  orden: toHead({ ...order, state }, moment.campaign.code, totals),
  asentada: true,
  saldoAplicado: toEuros(totals.creditUsedCents),
  pago: null,
});
