import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Correction, Invoice } from '../../invoicing/invoices/invoices.repository.ts';
import { toLines, toOrderHead, toTotals } from '../pricing/order.mapper.ts';
import { toCouponWire, toDeliveryWire } from '../terms/terms.mapper.ts';
import type { GuestOrderView } from './guest-order-view.service.ts';
import type { ClientOrders } from './orders-by-email.ts';

type OrderPayments = {
  result: PaymentResultWire;
  refunds: PaymentResultWire['reembolsos'];
  methods: PaymentMethodWire[];
  invoices: (Invoice | Correction)[];
};

export const toGuestOrderWire = (
  { priced, guest, cancellable, withdrawUntil, dispatch }: GuestOrderView,
  { invoices, ...payments }: OrderPayments,
  locale: Locale,
): AnswerOf<'readGuestOrder'> => {
  const { order, composed, totals, moment } = priced;
  return {
    ...payments,
    order: toOrderHead(order, moment.campaign.code, totals),
    alias: guest.alias,
    email: guest.email,
    lines: toLines(priced, locale),
    totals: toTotals(totals),
    coupon: composed.coupon && toCouponWire(composed.coupon, totals.discountCents),
    delivery: toDeliveryWire(order, composed, locale),
    reservedUntil: order.reserved_until?.toISOString() ?? null,
    cancellable,
    withdrawUntil,
    dispatch,
    invoices: invoices.slice(0, 100).map(({ number, corrects }) => ({ number, corrects })),
  };
};

export const toClientOrders = ({ orders, total }: ClientOrders): AnswerOf<'listClientOrders'> => ({
  orders: orders.map(({ number, secret, alias, state, confirmed_at, units, total_cents }) => ({
    ...{ number: number ?? '', secret, alias, state },
    placedAt: (confirmed_at ?? new Date(0)).toISOString(),
    units: units ?? 0,
    total: toEuros(total_cents ?? 0),
  })),
  total,
});
