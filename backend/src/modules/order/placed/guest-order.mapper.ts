import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { paymentDeadline } from '../../../shared/sale.ts';
import type { readGuest } from '../core/guests.repository.ts';
import { toLines, toOrderHead, toTotals } from '../pricing/order.mapper.ts';
import { toCouponWire, toDeliveryWire } from '../terms/terms.mapper.ts';
import type { ClientOrders } from './orders-by-email.ts';
import { isCancellable, type PlacedOrderView } from './placed-order-view.ts';
import { toSplitParcels } from './split-parcels.ts';

type GuestPart = {
  guest: Awaited<ReturnType<typeof readGuest>>;
  /** The last day to withdraw; null until its arrival is known. */
  withdrawUntil: string | null;
  /** The payment that counts, and the ways to pay it again. */
  result: PaymentResultWire;
  methods: PaymentMethodWire[];
};

export const toGuestOrderWire = (
  { priced, payments, invoices, dispatches, parcels }: PlacedOrderView,
  { guest, ...part }: GuestPart,
  locale: Locale,
): AnswerOf<'readGuestOrder'> => {
  const { order, composed, totals, moment } = priced;
  return {
    ...part,
    refunds: payments.flatMap(({ reembolsos = [] }) => reembolsos),
    order: toOrderHead(order, moment.campaign.code, totals),
    alias: guest.alias,
    email: guest.email,
    lines: toLines(priced, locale),
    totals: toTotals(totals),
    coupon: composed.coupon && toCouponWire(composed.coupon, totals.discountCents),
    delivery: toDeliveryWire(order, composed, locale),
    reservedUntil: paymentDeadline(order)?.toISOString() ?? null,
    cancellable: isCancellable(order),
    dispatch: dispatches[0] ?? null,
    parcels: toSplitParcels(order.state, parcels).map(({ position, state, dispatch, lines }) => ({
      ...{ position, state, dispatch },
      lines: lines.map(({ line, quantity }) => ({ line: String(line), quantity })),
    })),
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
