import { amountDiscountType, percentDiscountType } from 'contract/codes.ts';
import type { Coupon } from '../core/totals.ts';

/** A coupon with its use so far. */
export type CouponRow = {
  code: string;
  kind: typeof percentDiscountType | typeof amountDiscountType;
  /** Percent, or cents. */
  value: number;
  minimumCents: number;
  startsAt: Date;
  endsAt: Date | null;
  /** Issued to another buyer. */
  foreign: boolean;
  usesMax: number | null;
  usesEach: number;
  used: number;
  usedByHer: number;
};

export type CouponReason =
  | 'coupon.reason.unknown'
  | 'coupon.reason.notYet'
  | 'coupon.reason.over'
  | 'coupon.reason.usedUp'
  | 'coupon.reason.usedByYou'
  | 'coupon.reason.minimum';

type Use = { salesCents: number; now: Date };

/** Why a coupon is refused; null if it counts. Another buyer's is as unknown as one that does not exist. */
export function couponProblemOf(coupon: CouponRow, { salesCents, now }: Use): CouponReason | null {
  if (coupon.foreign) return 'coupon.reason.unknown';
  if (now < coupon.startsAt) return 'coupon.reason.notYet';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon.reason.over';
  const used = couponUseProblemOf(coupon);
  if (used !== null) return used;
  return salesCents < coupon.minimumCents ? 'coupon.reason.minimum' : null;
}

type Uses = Pick<CouponRow, 'usesMax' | 'usesEach' | 'used' | 'usedByHer'>;

/** Why it cannot be used again. */
export function couponUseProblemOf({ usesMax, usesEach, used, usedByHer }: Uses): CouponReason | null {
  if (usesMax !== null && used >= usesMax) return 'coupon.reason.usedUp';
  return usedByHer >= usesEach ? 'coupon.reason.usedByYou' : null;
}

export const toDiscount = ({ kind, value }: Pick<CouponRow, 'kind' | 'value'>): Coupon =>
  kind === percentDiscountType
    ? { type: percentDiscountType, rate: value * 100 }
    : { type: amountDiscountType, cents: value };
