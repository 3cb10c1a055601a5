import { defaultLocale, orderStates } from 'contract/codes.ts';
import { findMove } from 'contract/order-machine.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type Buyer, buyerOf, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { chargeAccountOf, readAccountOf } from '../book/buyers.repository.ts';
import type { OrderRow } from '../book/draft.repository.ts';
import { moveOrder, type Who } from '../book/move.ts';
import { lockStock, planStock, takeStock } from '../book/stock.ts';
import type { StockNews } from '../ports.ts';
import { type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { assertCovered } from './confirm.service.ts';
import { listHeldLines } from './ending.repository.ts';

// What becomes of an order once its money is there, whoever says so. The caller has locked its buyer.

type Booking = { outbox: Kit['outbox']; now: Date };

/** The shop itself, on the word of a provider. */
const nobody: Who = { accountId: null, actorId: null };
/** What was charged has to be paid so many days after the end of its campaign. */
const dueDays = 13;

const readOrder = (trx: Db, orderId: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

export async function markSettled(trx: Db, orderId: string, now: Date): Promise<void> {
  await trx.updateTable('orders').set({ settled_at: now, reserved_until: null }).where('id', '=', orderId).execute();
}

/** The account pays all of it. */
export async function payFromAccount(
  trx: Db,
  standing: Standing,
  { viewer, who }: { viewer: Viewer; who: Who },
): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const { order, totals, moment } = standing;
  await assertCovered(trx, standing, viewer);
  const dueOn = new Date(moment.campaign.endsAt.getTime() + dueDays * 86_400_000).toISOString().slice(0, 10);
  if (totals.totalCents > 0)
    await chargeAccountOf(trx, buyer, { cents: totals.totalCents, orderId: order.id, dueOn, who, now });
  return moveOrder(trx, order.id, 'pay', { who, now });
}

/** A provider took what was due; what the balance was to pay is charged beside it. */
export async function payByProvider(trx: Db, orderId: string, { now }: Booking): Promise<void> {
  const order = await readOrder(trx, orderId);
  await chargeBalancePart(trx, order, now);
  await moveOrder(trx, orderId, 'pay', { who: nobody, now });
  await markSettled(trx, orderId, now);
}

/** Her money is here: where the balance went elsewhere meanwhile she owes that part, and the order goes on. */
async function chargeBalancePart(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const charge = { cents: order.balance_cents, orderId: order.id, who: nobody, now };
  if (order.balance_cents > 0) await chargeAccountOf(trx, buyerOf(order), charge);
}

/**
 * Money for an order that had ended. One that only ran out of time goes on if all of its pieces are still there; what a
 * person called off stays called off, as everybody was told.
 */
export const payLate =
  (stockNews: StockNews) =>
  async (trx: Db, orderId: string, booking: Booking): Promise<boolean> => {
    const order = await readOrder(trx, orderId);
    await moveOrder(trx, orderId, 'payLate', { who: nobody, now: booking.now });
    return order.state === orderStates.expired && resume(trx, order, { ...booking, stockNews });
  };

async function resume(
  trx: Db,
  order: OrderRow,
  { outbox, now, stockNews }: Booking & { stockNews: StockNews },
): Promise<boolean> {
  const wanted = await listHeldLines(trx, order.id);
  const free = await lockStock(trx, [...new Set(wanted.map(({ articleId }) => articleId))]);
  const { pieces, got } = planStock(wanted, free);
  if (wanted.some(({ lineId, quantity }) => got.get(lineId) !== quantity)) return false;
  if (!(await coversBalancePart(trx, order, now))) return false;
  const changes = await takeStock(trx, order.id, pieces);
  await chargeBalancePart(trx, order, now);
  await useCouponAgain(trx, order, now);
  await moveOrder(trx, order.id, 'resume', { who: nobody, now });
  await markSettled(trx, order.id, now);
  await stockNews.publish(trx, outbox, changes, now);
  return true;
}

async function coversBalancePart(trx: Db, order: OrderRow, now: Date): Promise<boolean> {
  const { balanceCents } = await readAccountOf(trx, buyerOf(order), now);
  return order.balance_cents === 0 || balanceCents + order.balance_cents <= 0;
}

async function useCouponAgain(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_code === null) return;
  await trx
    .insertInto('coupon_uses')
    .values({ order_id: order.id, coupon_code: order.coupon_code, ...ownerColumns(buyerOf(order)), used_at: now })
    .onConflict((clash) => clash.column('order_id').doNothing())
    .execute();
}

/** All of its money goes back. An order that stays, such as one that was paid twice, does not move. */
export async function refundOrder(trx: Db, orderId: string, { now }: Booking): Promise<void> {
  const { state } = await readOrder(trx, orderId);
  if (findMove(state, 'refund') !== null) await moveOrder(trx, orderId, 'refund', { who: nobody, now });
}

/** Orders that wait and that the shop owes her the money for, the oldest first. Nothing is put on credit unasked. */
export async function releaseWaiting(trx: Db, buyer: Buyer, { now }: Booking): Promise<void> {
  const waiting = await trx
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy(buyer))
    .where('state', '=', orderStates.pending)
    .where('settled_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
  for (const order of waiting) {
    const { balanceCents } = await readAccountOf(trx, buyer, now);
    if (balanceCents + (order.total_cents ?? 0) > 0) continue;
    const viewer = { buyer, locale: order.locale ?? defaultLocale, now };
    await payFromAccount(trx, await standOrder(trx, order, viewer), { viewer, who: nobody });
    await markSettled(trx, order.id, now);
  }
}
