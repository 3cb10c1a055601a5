import { lineKinds } from 'contract/codes.ts';
import type { KeptShipping } from '../../../database/tables/checkout.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import { discountOf, lineCents, type PricedLine, type Terms } from '../core/totals.ts';
import { type DeliveryZone, isExport } from '../core/zone.ts';
import { type CouponReason, type CouponRow, refuseCoupon, toDiscount } from './coupon.ts';
import { listShipping, type MethodRow, type ShippingOptions, slowest } from './shipping.ts';

/** What an order is subject to besides its lines, as it was read. */
export type Conditions = {
  /** Null until there is an address. */
  place: DeliveryZone | null;
  methods: readonly MethodRow[];
  /** The chosen one, which may not lead to the place any more. */
  shippingCode: string | null;
  coupon: CouponRow | null;
  minimumCents: number;
  /** Below zero the shop owes her, and no order that waits has it. */
  balanceCents: number;
};

type Circumstances = {
  /** From where the pieces would come now. */
  warehouses: readonly Warehouse[];
  /** Of all pieces that count. */
  grams: number;
  surchargeCents?: number;
  useBalance?: boolean;
  accountCents?: number | null;
  now: Date;
};

export type AgreedTerms = ShippingOptions & {
  terms: Terms;
  shipping: KeptShipping | null;
  /** Why the coupon does not count now. */
  couponReason: CouponReason | null;
};

/** What lines and conditions come to: which coupon counts, what sending costs, whether VAT is in it. */
export function agreeTerms(
  lines: readonly PricedLine[],
  conditions: Conditions,
  { warehouses, grams, surchargeCents = 0, useBalance = false, accountCents = null, now }: Circumstances,
): AgreedTerms {
  const counting = lines.filter(({ omitted }) => !omitted);
  const salesCents = sumCents(counting.filter(({ type }) => type === lineKinds.sale));
  const { coupon, place } = conditions;
  const couponReason = coupon && refuseCoupon(coupon, { salesCents, now });
  const discount = coupon && couponReason === null ? toDiscount(coupon) : null;
  const goodsCents = sumCents(counting) - discountOf(salesCents, discount);
  const ways = listShipping(conditions.methods, { warehouse: slowest(warehouses), goodsCents, grams, now });
  const shipping = ways.options.find(({ code }) => code === conditions.shippingCode) ?? null;
  return {
    terms: {
      coupon: discount,
      shippingCents: shipping?.cents ?? 0,
      surchargeCents,
      withoutVat: place !== null && isExport(place.zone),
      creditCents: accountCents ?? (useBalance ? Math.max(0, -conditions.balanceCents) : 0),
      minimumCents: conditions.minimumCents,
    },
    ...ways,
    shipping,
    couponReason,
  };
}

const sumCents = (lines: readonly PricedLine[]) => lines.reduce((total, line) => total + lineCents(line), 0);
