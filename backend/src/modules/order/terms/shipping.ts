import { warehouses } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import { findTier } from '../../../shared/delivery/tariff.ts';

/** A row of `shipping_methods` for one place. */
export type ShippingMethodRow = {
  code: string;
  warehouse: Warehouse;
  upToGrams: number | null;
  name: Localized;
  cents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
  pickupPoint: boolean;
};

type Parcel = {
  /** The warehouse that the parcel waits for. */
  warehouse: Warehouse;
  /** The price of the goods after the discount. */
  goodsCents: number;
  /** All articles: packing does not change the price. */
  grams: number;
  now: Date;
};

export type ShippingOptions = {
  options: ShippingQuote[];
  /** Methods that serve the place, but not this weight. */
  tooHeavy: ShippingQuote[];
};

/** The shipping methods of a parcel, with price and days. */
export function listShippingMethods(rows: readonly ShippingMethodRow[], parcel: Parcel): ShippingOptions {
  const byWay = Map.groupBy(
    rows.filter(({ warehouse }) => warehouse === parcel.warehouse),
    ({ code }) => code,
  );
  const ways = [...byWay.values()].flatMap((tiers) => findTier(tiers, parcel.grams) ?? []);
  return {
    options: ways.filter(({ holds }) => holds).map(({ tier, overGrams }) => toKept(tier, overGrams, parcel)),
    tooHeavy: ways
      .filter(({ holds }) => !holds)
      // Free or not: this method cannot carry it, and this is the limit.
      .map(({ tier, overGrams }) => ({ ...toKept(tier, overGrams, parcel), overGrams })),
  };
}

function toKept(
  row: ShippingMethodRow,
  overGrams: number | null,
  { warehouse, goodsCents, now }: Parcel,
): ShippingQuote {
  const { code, name, freeFromCents, daysFrom, daysTo, pickupPoint } = row;
  const free = freeFromCents !== null && goodsCents >= freeFromCents;
  return {
    code,
    name,
    cents: free ? 0 : row.cents,
    freeFromCents,
    warehouse,
    from: addWorkingDays(now, daysFrom),
    to: addWorkingDays(now, daysTo),
    pickupPoint,
    // Free shipping is free at any weight.
    overGrams: free ? null : overGrams,
  };
}

export const tooHeavyReason = 'shipping.reason.tooHeavy';
export const isTooHeavy = ({ tooHeavy }: ShippingOptions, code: string): boolean =>
  tooHeavy.some((way) => way.code === code);

/** A parcel waits for its slowest piece. */
export const slowestWarehouse = (used: readonly Warehouse[]): Warehouse =>
  used.includes(warehouses.central) ? warehouses.central : warehouses.europe;

/** Carriers do not work on Saturdays and Sundays. */
export function addWorkingDays(from: Date, days: number): string {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
