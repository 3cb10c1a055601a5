import { differenceTypes, type TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { newGuest } from '../../../shared/buyer.ts';
import { readCalendar } from '../../order/core/campaigns.ts';
import { type PricedOrder, priceBag, readDifferences } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { findCoupon } from '../../order/terms/conditions.repository.ts';
import { readTaxRuleOf } from '../../order/terms/conditions.ts';
import { type CouponReason, type CouponRow, couponProblemOf } from '../../order/terms/coupon.ts';
import { resolveDeliveryZone } from '../../order/terms/delivery-zone.ts';
import { type Difference, orderDifference } from '../../order/terms/difference.ts';
import { giftBasisOf } from '../../order/terms/gifts.ts';
import type { Payments } from '../../payment/payments.ts';
import { buildGuestBag, type GuestBag, type GuestLine, readGuestBag } from './guest-bag.ts';
import { guestFields } from './guest-fields.mapper.ts';

/** A bag as a browser sends it, and its destination. */
export type BagToPrice = { lines: readonly GuestLine[]; country: string; postalCode: string | null };

export type GuestChoices = {
  shippingCode: string | null;
  tender: TenderCode | null;
  coupon: CouponRow | null;
  /** A name that is no coupon of the guest's. */
  strangeCoupon: string | null;
  /** Missing pieces are left out. */
  placing: boolean;
};

export type PriceContext = { payments: Pick<Payments, 'surchargeOf'>; locale: Locale; now: Date };

/** The current price of the bag, and the differences from what the guest saw. */
export type PricedBag = { priced: PricedOrder; bag: GuestBag; differences: Difference[] };

export const noChoices: GuestChoices = {
  shippingCode: null,
  tender: null,
  coupon: null,
  strangeCoupon: null,
  placing: false,
};

/** At the catalogue's public prices. Nothing is stored, because it runs each time a bag is viewed. */
export async function priceGuestBag(
  db: Db,
  basket: BagToPrice,
  wish: GuestChoices,
  { payments, locale, now }: PriceContext,
): Promise<PricedBag> {
  const place = await resolveDeliveryZone(db, basket, guestFields);
  const calendar = await readCalendar(db, now);
  const moment = { campaign: calendar.inForce, now };
  const tax = await readTaxRuleOf(db, place, now);
  const bag = await readGuestBag(db, basket.lines, { moment, tax, locale });
  const laid = buildGuestBag(bag, tax, {
    shippingCode: wish.shippingCode,
    couponCode: wish.coupon?.code ?? null,
    moment,
  });
  const paying = { surchargeCents: payments.surchargeOf(wish.tender), useBalance: false };
  const viewer: Viewer = { buyer: newGuest, locale, now, goingTo: place, paying, placing: wish.placing };
  const priced = await priceBag(db, laid, { calendar, moment, viewer });
  const differences = [
    ...bag.dropped,
    ...(wish.strangeCoupon === null ? [] : [lostCouponDifference(wish.strangeCoupon)]),
    ...(await readDifferences(db, priced, locale)),
  ];
  return { priced, bag, differences };
}

export const lostCouponDifference = (name: string): Difference =>
  orderDifference(differenceTypes.coupon, { name, beforeCents: 0, nowCents: 0, changeCents: 0 });

/** A coupon by its name; a personal one is as unknown as one that does not exist. */
export async function findGuestCoupon(db: Db, name: string): Promise<CouponRow | null> {
  const coupon = await findCoupon(db, name, newGuest);
  return coupon?.foreign ? null : coupon;
}

export function findCouponProblem(coupon: CouponRow | null, { priced }: PricedBag): CouponReason | null {
  if (coupon === null) return 'coupon.reason.unknown';
  const { salesCents } = giftBasisOf(priced.bag.lines.map(({ priced }) => priced));
  return couponProblemOf(coupon, { salesCents, now: priced.moment.now });
}
