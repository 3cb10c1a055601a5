import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { PaymentRequest, Sale } from '../../../shared/sale.ts';
import type { PricedOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';

/** What a tender needs to know about an order. */
export const saleOf = (
  { totals, composed }: Pick<PricedOrder, 'totals' | 'composed'>,
  origin: Sale['origin'] = paymentOrigins.checkout,
): Sale => ({
  cents: totals.totalCents - totals.surchargeCents,
  accountCents: totals.creditUsedCents,
  origin,
  place: composed.place,
});

/** The payment to begin for an order. */
export const paymentRequestOf = (
  priced: PricedOrder,
  tender: TenderCode | null,
  { buyer, locale, now }: Viewer,
  origin?: Sale['origin'],
): PaymentRequest => ({
  sale: saleOf(priced, origin),
  tender,
  dueCents: priced.totals.dueCents,
  orderId: priced.order.id,
  placedAt: priced.order.confirmed_at ?? now,
  buyer,
  locale,
  now,
});
