import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { toDelivery, toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toOrderLine, toPerson } from '@/lib/order/line-mappers';
import { orderStateNames } from '@/lib/order/order-codes';
import { toCoupon, toOrder, toTotals } from '@/lib/order/order-mappers';
import { toPaymentResult, toRefunds, toTransfer } from '@/lib/payment/payment-mappers';
import type { ClientList, ConfirmedOrder, GuestOrder } from './placed-order';

export const toClientList = (wire: AnswerOf<'readConfirmedOrder'>['listas'][number]): ClientList => ({
  client: wire.cliente && toPerson(wire.cliente),
  phone: wire.telefono,
  lines: wire.lineas.map(toOrderLine),
  toCollectCents: toCents(wire.porCobrar),
});

export const toConfirmed = (wire: AnswerOf<'readConfirmedOrder'>): ConfirmedOrder => ({
  order: toOrder(wire.orden),
  dropped: (wire.caidas ?? []).map(({ codigo, nombre, nombreColor, talla, cantidad, cliente }) => ({
    code: codigo,
    name: nombre,
    colourName: nombreColor,
    size: talla,
    quantity: cantidad,
    client: cliente && toPerson(cliente),
  })),
  lists: wire.listas.map(toClientList),
  tender: wire.pago.metodo,
  dueCents: toCents(wire.pago.importe),
  charge: wire.cargo
    ? { cents: toCents(wire.cargo.importe), openCents: toCents(wire.cargo.pendiente), dueOn: wire.cargo.vence }
    : null,
  transfer: toTransfer(wire.pago),
  mail: wire.correo,
});

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
  parcels: (wire.parcels ?? []).map(({ lines, ...parcel }) => ({
    ...parcel,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
});
