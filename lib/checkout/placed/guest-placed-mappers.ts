import type { AnswerOf } from '@/contract/calls/table';
import { toDelivery, toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toOrderLine } from '@/lib/order/line-mappers';
import { orderStateNames } from '@/lib/order/order-codes';
import { toCoupon, toTotals } from '@/lib/order/order-mappers';
import { toPaymentResult, toRefunds } from '@/lib/payment/payment-mappers';
import type { GuestOrder } from './placed-order';

export const toGuestOrder = (wire: AnswerOf<'readGuestOrder'>): GuestOrder => ({
  alias: wire.alias,
  number: wire.order.numero ?? '',
  state: orderStateNames[wire.order.estado],
  email: wire.email,
  lines: wire.lines.map(toOrderLine),
  totals: toTotals(wire.totals),
  coupon: wire.coupon && toCoupon(wire.coupon),
  delivery: toDelivery(wire.delivery),
  result: { ...toPaymentResult(wire.result), reservedUntil: wire.reservedUntil },
  refunds: toRefunds(wire.refunds),
  invoices: (wire.invoices ?? []).map(({ number, corrects }) => ({ number, corrects: corrects !== null })),
  methods: wire.methods.map(toPaymentMethod),
  cancellable: wire.cancellable,
  withdrawUntil: wire.withdrawUntil ?? null,
  dispatch: wire.dispatch ?? null,
});
