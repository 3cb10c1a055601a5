import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros, toNearestCents } from 'contract/money.ts';
import type { PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { Answer } from '../../../kit/handlers.ts';
import type { OrderChangedError, PlacedOrder } from '../checkout/confirm.service.ts';
import type { Correction, Invoice } from '../invoice/invoices.repository.ts';
import { toLines, toOrderHead, toTotals } from '../pricing/order.mapper.ts';
import { toCouponWire, toDeliveryWire } from '../terms/terms.mapper.ts';
import { toGuestDifferences, toGuestLine } from './guest-bag.mapper.ts';
import type { GuestOrderView } from './guest-order.service.ts';
import type { ClientOrders } from './orders-by-email.ts';
import type { GuestOrderInput } from './place-order.service.ts';

export const toGuestOrderInput = (body: BodyOf<'placeGuestOrder'>): GuestOrderInput => ({
  alias: body.alias,
  lines: body.lineas.map(toGuestLine),
  contact: {
    name: body.contacto.nombre.trim(),
    surname: body.contacto.apellidos.trim(),
    email: body.contacto.correo,
    phone: body.contacto.telefono,
  },
  address: body.direccion,
  billing: body.direccionFactura ?? null,
  document: body.documento?.trim() ?? null,
  shippingCode: body.formaEnvio,
  tender: body.metodo,
  coupon: body.cupon ?? null,
  totalCents: toNearestCents(body.totalVisto),
  termsVersion: body.versionCondiciones,
  discreet: body.discreto,
  acceptsPartial: body.entregaParcial,
  acceptsImport: body.aceptaImportacion === true,
  wantsNews: body.aceptaPublicidad,
});

/** The link's secret is added to the response only: the copy stored for a repeat has none. */
export const toGuestPlaced = (
  { order, priced, leftOut, payment }: PlacedOrder,
  locale: Locale,
): Answer<AnswerOf<'placeGuestOrder'>> => ({
  ...(leftOut.length > 0 && { codigo: answerCodes.inventoryRemark, mensaje: 'order.remark.leftOut' }),
  datos: {
    resultado: 'CREADA',
    orden: toOrderHead(order, priced.moment.campaign.code, priced.totals),
    clave: null,
    totales: toTotals(priced.totals),
    diferencias: toGuestDifferences(priced, leftOut, locale),
    pago: payment,
  },
});

export function addOrderKey(
  answer: Answer<AnswerOf<'placeGuestOrder'>>,
  toKey: (orderId: string) => string,
): Answer<AnswerOf<'placeGuestOrder'>> {
  const { datos } = answer;
  return { ...answer, datos: { ...datos, clave: datos.orden && toKey(datos.orden.id) } };
}

export const toGuestChanged = (
  { priced, differences }: OrderChangedError,
  locale: Locale,
): Answer<AnswerOf<'placeGuestOrder'>> => ({
  codigo: answerCodes.inventoryRemark,
  mensaje: 'order.remark.changed',
  datos: {
    resultado: 'CAMBIOS',
    orden: null,
    clave: null,
    totales: toTotals(priced.totals),
    diferencias: toGuestDifferences(priced, differences, locale),
    pago: null,
  },
});

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
