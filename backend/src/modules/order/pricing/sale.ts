import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { PaymentMethodWire } from 'contract/payment/schemas.ts';
import type { PaymentRequest, Sale } from '../../../shared/sale.ts';
import { sumParts } from '../core/totals.ts';
import type { PricedOrder } from './price-order.service.ts';
import type { Viewer } from './viewer.ts';

/** What a tender needs to know about an order. */
export const saleOf = (
  { totals, composed }: Pick<PricedOrder, 'totals' | 'composed'>,
  origin: Sale['origin'] = paymentOrigins.checkout,
): Sale => ({
  cents: totals.totalCents - totals.surchargeCents,
  accountCents: totals.creditUsedCents,
  cardCents: sumParts(totals.cards),
  origin,
  place: composed.place,
});

/** The payment methods that a guest may choose for the total. */
export const offerPaymentMethods = (
  payments: { offer: (sale: Sale) => PaymentMethodWire[] },
  priced: Pick<PricedOrder, 'totals' | 'composed'>,
): PaymentMethodWire[] => payments.offer(saleOf(priced, paymentOrigins.lateCheckout));

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
