import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { requireInHand, touchOrder } from '../../order/core/orders.repository.ts';
import {
  type PricedBag,
  type PricedOrder,
  priceOrder,
  requirePricedOrder,
} from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { findCoupon } from '../../order/terms/conditions.repository.ts';
import { discountNow } from '../../order/terms/conditions.ts';
import { type CouponReason, couponProblemOf } from '../../order/terms/coupon.ts';
import { giftBasisOf } from '../../order/terms/gifts.ts';

/** A bag after a coupon was tried, and why it was refused. */
export type CouponResult = { priced: PricedBag; reason: CouponReason | null };

/** Why a coupon does not count for a bag; null if it does. */
export async function tryCoupon(
  db: Db,
  name: string,
  { bag, moment }: PricedBag,
  buyer: Buyer,
): Promise<CouponReason | null> {
  const coupon = await findCoupon(db, name, buyer);
  const { salesCents } = giftBasisOf(bag.lines.map(({ priced }) => priced));
  return coupon ? couponProblemOf(coupon, { salesCents, now: moment.now }) : 'coupon.reason.unknown';
}

/** A refused coupon leaves the order as it was, and returns the reason. */
export async function applyCoupon(trx: Db, name: string, viewer: Viewer): Promise<CouponResult> {
  const priced = await priceOrder(trx, await requireInHand(trx, viewer.buyer), viewer);
  const reason = await tryCoupon(trx, name, priced, viewer.buyer);
  if (reason !== null) return { priced, reason };
  await putCoupon(trx, priced, name.toUpperCase(), viewer);
  return { priced: await requirePricedOrder(trx, viewer), reason };
}

export async function removeCoupon(trx: Db, name: string, viewer: Viewer): Promise<CouponResult> {
  const order = await requireInHand(trx, viewer.buyer);
  if (order.coupon_code === name.toUpperCase())
    await putCoupon(trx, await priceOrder(trx, order, viewer), null, viewer);
  return { priced: await requirePricedOrder(trx, viewer), reason: null };
}

async function putCoupon(trx: Db, { order, moment }: PricedOrder, code: string | null, viewer: Viewer): Promise<void> {
  const write = (values: { coupon_code: string | null; coupon_seen_cents: number | null }) =>
    trx.updateTable('orders').set(values).where('id', '=', order.id).execute();
  await write({ coupon_code: code, coupon_seen_cents: null });
  await touchOrder(trx, order.id, moment.campaign.code, viewer.now);
  if (code === null) return;
  const { bag, composed } = await requirePricedOrder(trx, viewer);
  await write({ coupon_code: code, coupon_seen_cents: discountNow(bag, composed) });
}
