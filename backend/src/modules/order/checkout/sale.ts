import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { Sale } from '../../../shared/sale.ts';
import type { Paying } from '../ports.ts';
import type { Standing } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';

/** What a tender looks at, and what it is paid for. */
export const saleOf = (
  { totals, composed }: Pick<Standing, 'totals' | 'composed'>,
  origin: Sale['origin'] = paymentOrigins.checkout,
): Sale => ({
  cents: totals.totalCents - totals.surchargeCents,
  accountCents: totals.creditUsedCents,
  origin,
  place: composed.place,
});

export const payingOf = (
  standing: Standing,
  tender: TenderCode | null,
  { buyer, locale, now }: Viewer,
  origin?: Sale['origin'],
): Paying => ({
  sale: saleOf(standing, origin),
  tender,
  dueCents: standing.totals.dueCents,
  orderId: standing.order.id,
  placedAt: standing.order.confirmed_at ?? now,
  buyer,
  locale,
  now,
});
