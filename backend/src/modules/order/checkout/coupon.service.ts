import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import { answerCodes } from 'contract/codes.ts';
import type { Answer } from '../../../handlers.ts';
import type { Db } from '../../../schema.ts';
import { toEuros } from '../../../shared/money.ts';
import { requireInHand, touchOrder } from '../book/draft.repository.ts';
import { toTotals } from '../standing/order.mapper.ts';
import { requireStanding, type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { findCoupon } from '../terms/conditions.repository.ts';
import { discountNow } from '../terms/conditions.ts';
import { type CouponReason, refuseCoupon } from '../terms/coupon.ts';
import { earningOf } from '../terms/gifts.ts';

/** One that does not count leaves the order as it was, and says why. */
export async function applyCoupon(
  trx: Db,
  { cupon, accion }: BodyOf<'applyCoupon'>,
  viewer: Viewer,
): Promise<Answer<AnswerOf<'applyCoupon'>>> {
  const { buyer, now } = viewer;
  const order = await requireInHand(trx, buyer);
  const before = await standOrder(trx, order, viewer);
  const code = cupon.toUpperCase();
  if (accion === 'QUITAR') {
    if (order.coupon_code === code) await putCoupon(trx, before, null, viewer);
    return { datos: toAnswer(await requireStanding(trx, viewer), null) };
  }
  const coupon = await findCoupon(trx, code, buyer);
  const { salesCents } = earningOf(before.bag.lines.map(({ priced }) => priced));
  const reason = coupon ? refuseCoupon(coupon, { salesCents, now }) : 'coupon.reason.unknown';
  if (reason !== null) return { datos: toAnswer(before, reason), codigo: answerCodes.otherRemark, mensaje: reason };
  await putCoupon(trx, before, code, viewer);
  return { datos: toAnswer(await requireStanding(trx, viewer), null) };
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

const toAnswer = ({ composed, totals }: Standing, reason: CouponReason | null): AnswerOf<'applyCoupon'> => ({
  valido: reason === null,
  cupon: composed.cupon && { ...composed.cupon, descuento: toEuros(totals.discountCents) },
  motivo: reason,
  totales: toTotals(totals),
});
