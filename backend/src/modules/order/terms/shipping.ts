import { warehouses } from 'contract/codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import type { KeptShipping } from '../../../database/tables/purchase.ts';

/** A row of `shipping_methods` for one place. */
export type MethodRow = {
  code: string;
  warehouse: Warehouse;
  name: Localized;
  cents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
  pickupPoint: boolean;
};

type Parcel = {
  /** From where the pieces come that it waits for. */
  warehouse: Warehouse;
  /** What the goods cost after the discount. */
  goodsCents: number;
  now: Date;
};

/** The ways to send a parcel, with price and days. */
export function listShipping(rows: readonly MethodRow[], { warehouse, goodsCents, now }: Parcel): KeptShipping[] {
  return rows
    .filter((row) => row.warehouse === warehouse)
    .map(({ code, name, cents, freeFromCents, daysFrom, daysTo, pickupPoint }) => ({
      code,
      name,
      cents: freeFromCents !== null && goodsCents >= freeFromCents ? 0 : cents,
      freeFromCents,
      warehouse,
      from: addWorkingDays(now, daysFrom),
      to: addWorkingDays(now, daysTo),
      pickupPoint,
    }));
}

/** A parcel waits for its slowest piece. */
export const slowest = (used: readonly Warehouse[]): Warehouse =>
  used.includes(warehouses.central) ? warehouses.central : warehouses.europe;

/** Carriers rest on Saturdays and Sundays. */
export function addWorkingDays(from: Date, days: number): string {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
