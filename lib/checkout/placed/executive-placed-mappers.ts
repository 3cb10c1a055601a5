import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { toOrderLine, toPerson } from '@/lib/order/line-mappers';
import { toOrder } from '@/lib/order/order-mappers';
import { toTransfer } from '@/lib/payment/payment-mappers';
import type { ClientList, ConfirmedOrder } from './placed-order';

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
