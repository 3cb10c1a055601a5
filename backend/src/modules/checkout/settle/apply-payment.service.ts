import { orderStates } from 'contract/codes.ts';
import { findMove } from 'contract/order-state-machine.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type Buyer, buyerOf, ownerColumns } from '../../../shared/buyer.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { correctInvoice } from '../../invoicing/invoices/issue-invoice.service.ts';
import { readAccountAllowance } from '../../order/core/account-allowance.ts';
import { chargeAccountOf, isBarred, readAccountOf, refundAccountOf } from '../../order/core/buyers.repository.ts';
import { type Campaign, campaignOfOrder, dueDateOf, readCalendar } from '../../order/core/campaigns.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import {
  chargeCardParts,
  coverCardParts,
  lockCardsOfOrders,
  shrinkCardParts,
  sumPaidByCards,
} from '../../order/core/gift-card-parts.ts';
import { type OrderActor, shopActor } from '../../order/core/order-actor.ts';
import { listHeldLines, sumPaidByAccount } from '../../order/core/order-money.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { lockStock, planStock, reserveStock } from '../../order/core/stock.ts';
import { sumParts } from '../../order/core/totals.ts';
import { listWaitingOrders } from '../../order/core/waiting-orders.ts';
import { type PricedOrder, priceOrder } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { findCoupon, lockCoupon } from '../../order/terms/conditions.repository.ts';
import { couponUseProblemOf } from '../../order/terms/coupon.ts';
import { assertAccountCovers, readOrderAllowance } from '../review/account-part.ts';

// Applies received money to an order, whatever its source. The caller has locked the buyer.

type BookingContext = { outbox: Kit['outbox']; now: Date };
/** The amount that a provider took for an order. */
type ReceivedPayment = BookingContext & { cents: number };

const readOrder = (trx: Db, orderId: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

export async function markSettled(trx: Db, orderId: string, now: Date): Promise<void> {
  await trx.updateTable('orders').set({ settled_at: now, reserved_until: null }).where('id', '=', orderId).execute();
}

/** The account pays all that gift cards leave of it. */
export async function payFromAccount(
  trx: Db,
  priced: PricedOrder,
  { viewer, who }: { viewer: Viewer; who: OrderActor },
): Promise<OrderRow['state']> {
  const { buyer, now } = viewer;
  const { order, totals, moment } = priced;
  await assertAccountCovers(trx, priced, viewer);
  const cardCents = sumParts(totals.cards);
  const charge = {
    cents: totals.totalCents - cardCents,
    orderId: order.id,
    dueOn: dueDateOf(moment.campaign),
    who,
    now,
  };
  if (cardCents > 0) await chargeCardParts(trx, order.id, now);
  if (charge.cents > 0) await chargeAccountOf(trx, buyer, charge);
  return changeOrderState(trx, order.id, 'pay', { who, now });
}

/**
 * Gift cards and account bear what a payment leaves, because a payment may have begun before a larger part was named.
 * The account gives up its part first, because it would be owed.
 */
async function leaveRest(trx: Db, order: OrderRow, takenCents: number): Promise<OrderRow> {
  const restCents = (order.total_cents ?? 0) - takenCents;
  const balance_cents = Math.max(0, restCents - order.gift_card_cents);
  const gift_card_cents = restCents - balance_cents;
  if (balance_cents !== order.balance_cents)
    await trx.updateTable('orders').set({ balance_cents }).where('id', '=', order.id).execute();
  if (gift_card_cents !== order.gift_card_cents) await shrinkCardParts(trx, order, gift_card_cents);
  return { ...order, balance_cents, gift_card_cents };
}

/** A provider took the amount due; the account part is charged beside it. */
export async function payByProvider(trx: Db, orderId: string, { cents, now }: ReceivedPayment): Promise<void> {
  const order = await leaveRest(trx, await readOrder(trx, orderId), cents);
  await chargeParts(trx, order, now);
  await changeOrderState(trx, orderId, 'pay', { who: shopActor, now });
  await markSettled(trx, orderId, now);
}

const campaignOf = async (trx: Db, order: OrderRow, now: Date): Promise<Campaign> =>
  campaignOfOrder(await readCalendar(trx, now, order.campaign_code), order);

async function chargeParts(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.gift_card_cents > 0) await chargeCardParts(trx, order.id, now);
  await chargeAccountPart(trx, order, now);
}

/** The provider has paid, so the order proceeds and the part is owed even if the account's allowance has shrunk. */
async function chargeAccountPart(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const cents = order.balance_cents;
  if (cents === 0) return;
  const dueOn = dueDateOf(await campaignOf(trx, order, now));
  await chargeAccountOf(trx, buyerOf(order), { cents, orderId: order.id, dueOn, who: shopActor, now });
}

/**
 * Money for an ended order. An expired one is resumed if all of its pieces are available; one that a person cancelled
 * stays cancelled, as its mail said.
 */
export async function payLate(trx: Db, orderId: string, { cents, ...booking }: ReceivedPayment): Promise<boolean> {
  const order = await leaveRest(trx, await readOrder(trx, orderId), cents);
  await changeOrderState(trx, orderId, 'payLate', { who: shopActor, now: booking.now });
  return order.state === orderStates.expired && resume(trx, order, booking);
}

async function resume(trx: Db, order: OrderRow, { outbox, now }: BookingContext): Promise<boolean> {
  if (!(await mayUseCoupon(trx, order))) return false;
  if (!(await coversAccountPart(trx, order, now))) return false;
  if (order.gift_card_cents > 0 && !(await coverCardParts(trx, order, now))) return false;
  const wanted = await listHeldLines(trx, order.id);
  const free = await lockStock(trx, [...new Set(wanted.map(({ articleId }) => articleId))]);
  const { pieces, got } = planStock(wanted, free);
  if (wanted.some(({ lineId, quantity }) => got.get(lineId) !== quantity)) return false;
  const changes = await reserveStock(trx, order.id, pieces);
  await chargeParts(trx, order, now);
  await useCouponAgain(trx, order, now);
  await changeOrderState(trx, order.id, 'resume', { who: shopActor, now });
  await markSettled(trx, order.id, now);
  await queueStockChanges(trx, outbox, changes);
  return true;
}

/** Its reserved credit was released when it ended. */
async function coversAccountPart(trx: Db, order: OrderRow, now: Date): Promise<boolean> {
  return order.balance_cents === 0 || order.balance_cents <= (await readPlacedOrderAllowance(trx, order, now));
}

/** The account's remaining allowance for a placed order. */
export const readPlacedOrderAllowance = async (db: Db, order: OrderRow, now: Date): Promise<number> =>
  readAccountAllowance(db, buyerOf(order), { orderId: order.id, campaign: await campaignOf(db, order, now), now });

/**
 * The coupon's use was returned when the order ended, and may be taken by now. Locked before the articles, as
 * everywhere.
 */
async function mayUseCoupon(trx: Db, order: OrderRow): Promise<boolean> {
  if (order.coupon_code === null) return true;
  await lockCoupon(trx, order.coupon_code);
  const coupon = await findCoupon(trx, order.coupon_code, buyerOf(order));
  return coupon !== null && couponUseProblemOf(coupon) === null;
}

async function useCouponAgain(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_code === null) return;
  await trx
    .insertInto('coupon_uses')
    .values({ order_id: order.id, coupon_code: order.coupon_code, ...ownerColumns(buyerOf(order)), used_at: now })
    .onConflict((clash) => clash.column('order_id').doNothing())
    .execute();
}

/**
 * Everything that a provider took is refunded. An order that stays, such as one paid twice, does not change its state,
 * nor does one that the account or a gift card still pays a part of.
 */
export async function refundOrder(trx: Db, orderId: string, { now }: BookingContext): Promise<void> {
  const { state } = await readOrder(trx, orderId);
  if (findMove(state, 'refund') === null) return;
  if ((await sumPaidByAccount(trx, orderId)) > 0 || (await sumPaidByCards(trx, orderId)) > 0) return;
  await changeOrderState(trx, orderId, 'refund', { who: shopActor, now });
}

export async function refundToAccount(trx: Db, orderId: string, { cents, now, outbox }: ReceivedPayment) {
  const buyer = buyerOf(await readOrder(trx, orderId));
  await refundAccountOf(trx, buyer, { cents, orderId, who: shopActor, now });
  await correctInvoice(trx, orderId, { cents, now, outbox });
}

/**
 * Pays waiting orders from a credit balance, the oldest first. Nothing is put on credit unasked: only the part that the
 * order was placed with, if there is room for it.
 */
export async function payWaitingOrders(trx: Db, buyer: Buyer, { now }: BookingContext): Promise<void> {
  // A barred account gets no more charges; its waiting orders are paid by the executive or expire.
  if (await isBarred(trx, buyer)) return;
  const waiting = await listWaitingOrders(trx, buyer);
  await lockCardsOfOrders(
    trx,
    waiting.map(({ id }) => id),
  );
  for (const order of waiting) {
    const { balanceCents } = await readAccountOf(trx, buyer, now);
    const totalCents = (order.total_cents ?? 0) - order.gift_card_cents;
    if (balanceCents + totalCents - order.balance_cents > 0) continue;
    const viewer = { buyer, locale: order.locale ?? defaultLocale, now };
    const priced = await priceOrder(trx, order, viewer);
    if (totalCents > (await readOrderAllowance(trx, priced, viewer))) continue;
    await payFromAccount(trx, priced, { viewer, who: shopActor });
    await markSettled(trx, order.id, now);
  }
}
