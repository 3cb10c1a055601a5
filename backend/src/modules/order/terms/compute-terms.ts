import { lineKinds } from 'contract/codes.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import { type DeliveryZone, isExport } from '../core/tax-zone.ts';
import { type CardOffer, discountOf, lineCents, type PricedLine, type PricingTerms } from '../core/totals.ts';
import { type CouponReason, type CouponRow, couponProblemOf, toDiscount } from './coupon.ts';
import { listShippingMethods, type ShippingMethodRow, type ShippingOptions, slowestWarehouse } from './shipping.ts';

/** The conditions of an order besides its lines, as read. */
export type TermsInput = {
  /** Null until there is an address. */
  place: DeliveryZone | null;
  methods: readonly ShippingMethodRow[];
  /** The chosen method, which may no longer serve the place. */
  shippingCode: string | null;
  coupon: CouponRow | null;
  minimumCents: number;
  /** Negative is a credit balance that no waiting order was promised. */
  balanceCents: number;
  cards: readonly CardOffer[];
};

type Circumstances = {
  /** The warehouses that the pieces would come from now. */
  warehouses: readonly Warehouse[];
  /** Weight of all counted pieces. */
  grams: number;
  surchargeCents?: number;
  useBalance?: boolean;
  accountCents?: number | null;
  now: Date;
};

export type ComputedTerms = ShippingOptions & {
  terms: PricingTerms;
  shipping: ShippingQuote | null;
  /** Why the coupon does not apply now. */
  couponReason: CouponReason | null;
};

/** Combines lines and conditions: whether the coupon counts, what shipping costs, whether VAT is included. */
export function computeTerms(
  lines: readonly PricedLine[],
  conditions: TermsInput,
  { warehouses, grams, surchargeCents = 0, useBalance = false, accountCents = null, now }: Circumstances,
): ComputedTerms {
  const counting = lines.filter(({ omitted }) => !omitted);
  const salesCents = sumCents(counting.filter(({ type }) => type === lineKinds.sale));
  const { coupon, place } = conditions;
  const couponReason = coupon && couponProblemOf(coupon, { salesCents, now });
  const discount = coupon && couponReason === null ? toDiscount(coupon) : null;
  const goodsCents = sumCents(counting) - discountOf(salesCents, discount);
  const ways = listShippingMethods(conditions.methods, {
    warehouse: slowestWarehouse(warehouses),
    goodsCents,
    grams,
    now,
  });
  const shipping = ways.options.find(({ code }) => code === conditions.shippingCode) ?? null;
  return {
    terms: {
      coupon: discount,
      shippingCents: shipping?.cents ?? 0,
      surchargeCents,
      withoutVat: place !== null && isExport(place.zone),
      creditCents: accountCents ?? (useBalance ? Math.max(0, -conditions.balanceCents) : 0),
      creditFirst: accountCents !== null,
      cards: conditions.cards,
      minimumCents: conditions.minimumCents,
    },
    ...ways,
    shipping,
    couponReason,
  };
}

const sumCents = (lines: readonly PricedLine[]) => lines.reduce((total, line) => total + lineCents(line), 0);
