import type { Db } from '../../../schema.ts';
import { requireInHand, touchOrder } from '../book/draft.repository.ts';
import { requireStanding, type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { findCoupon } from '../terms/conditions.repository.ts';
import { discountNow } from '../terms/conditions.ts';
import { type CouponReason, refuseCoupon } from '../terms/coupon.ts';
import { earningOf } from '../terms/gifts.ts';

/** The order after a coupon was tried, and why it does not count. */
export type CouponTried = { standing: Standing; reason: CouponReason | null };

/** One that does not count leaves the order as it was, and says why. */
export async function applyCoupon(trx: Db, name: string, viewer: Viewer): Promise<CouponTried> {
  const order = await requireInHand(trx, viewer.buyer);
  const before = await standOrder(trx, order, viewer);
  const code = name.toUpperCase();
  const coupon = await findCoupon(trx, code, viewer.buyer);
  const { salesCents } = earningOf(before.bag.lines.map(({ priced }) => priced));
  const reason = coupon ? refuseCoupon(coupon, { salesCents, now: viewer.now }) : 'coupon.reason.unknown';
  if (reason !== null) return { standing: before, reason };
  await putCoupon(trx, before, code, viewer);
  return { standing: await requireStanding(trx, viewer), reason: null };
}

export async function removeCoupon(trx: Db, name: string, viewer: Viewer): Promise<CouponTried> {
  const order = await requireInHand(trx, viewer.buyer);
  if (order.coupon_code === name.toUpperCase())
    await putCoupon(trx, await standOrder(trx, order, viewer), null, viewer);
  return { standing: await requireStanding(trx, viewer), reason: null };
}

async function putCoupon(trx: Db, { order, moment }: Standing, code: string | null, viewer: Viewer): Promise<void> {
  const write = (values: { coupon_code: string | null; coupon_seen_cents: number | null }) =>
    trx.updateTable('orders').set(values).where('id', '=', order.id).execute();
  await write({ coupon_code: code, coupon_seen_cents: null });
  await touchOrder(trx, order.id, moment.campaign.code, viewer.now);
  if (code === null) return;
  const { bag, composed } = await requireStanding(trx, viewer);
  await write({ coupon_code: code, coupon_seen_cents: discountNow(bag, composed) });
}
