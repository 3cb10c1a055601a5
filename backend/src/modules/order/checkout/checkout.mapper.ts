import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from 'contract/calls/table.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toCents, toEuros } from '../../../shared/money.ts';
import { toRemarkWire } from '../book/remark.mapper.ts';
import { lineCents } from '../book/totals.ts';
import { isExport, noticesOf } from '../book/zone.ts';
import { toClient, toDifference } from '../standing/line.mapper.ts';
import { toHead, toLines, toOrderWire, toTotals } from '../standing/order.mapper.ts';
import type { Standing } from '../standing/order.service.ts';
import { zoneOf } from '../terms/conditions.ts';
import { toCouponWire, toDeliveryWire, toHeavyWire, toShippingWire } from '../terms/terms.mapper.ts';
import type { Agreement } from './agreement.ts';
import type { Cancelled } from './cancel.service.ts';
import type { Changed, Placed } from './confirm.service.ts';
import type { Confirmed } from './confirmed.service.ts';
import type { CouponTried } from './coupon.service.ts';
import type { AddressChoice, Rerouted, ShippingChoice, Whither } from './delivery.service.ts';
import type { Settled } from './settle.service.ts';
import type { Look, Summary } from './summary.service.ts';

// Delivery

export const toWhither = (body: BodyOf<'listShippingOptions'>): Whither =>
  'direccion' in body ? { known: body.direccion } : { fresh: body.direccionNueva };

export const toShippingChoice = (body: BodyOf<'chooseShipping'>): ShippingChoice => ({
  code: body.forma,
  version: body.version,
  partial: body.entregaParcial,
  discreet: body.discreto,
});

export const toAddressChoice = (body: BodyOf<'chooseDeliveryAddress'>): AddressChoice => ({
  whither: toWhither(body),
  destination: body.destino,
  client: body.cliente,
  keep: 'guardar' in body && body.guardar,
});

export function toOptions({ composed }: Standing, locale: Locale): AnswerOf<'listShippingOptions'> {
  const { place, options, tooHeavy, grams } = composed;
  return {
    zona: place?.zone ?? zoneOf(composed),
    sinIva: place !== null && isExport(place.zone),
    avisos: place ? noticesOf(place.zone).map(toRemarkWire) : [],
    formas: [
      ...options.map((method) => toShippingWire(method, locale)),
      ...tooHeavy.map((method) => toHeavyWire(method, locale)),
    ],
    ...(grams !== null && { gramos: grams }),
  };
}

export const toRerouted = ({ standing, differences }: Rerouted, locale: Locale): AnswerOf<'chooseShipping'> => ({
  version: standing.order.version,
  entrega: toDeliveryWire(standing.order, standing.composed, locale),
  formasEnvio: toOptions(standing, locale),
  totales: toTotals(standing.totals),
  diferencias: differences.map((one) => toDifference(one, { locale, tax: standing.bag.tax })),
});

// Coupon

export const toCouponTried = ({ standing, reason }: CouponTried): Answer<AnswerOf<'applyCoupon'>> => ({
  datos: {
    valido: reason === null,
    cupon: standing.composed.coupon && toCouponWire(standing.composed.coupon, standing.totals.discountCents),
    motivo: reason,
    totales: toTotals(standing.totals),
  },
  ...(reason !== null && { codigo: answerCodes.otherRemark, mensaje: reason }),
});

// Summary and button

export const toLook = ({
  x,
  metodo,
  usarSaldo,
  importeCuenta,
}: ParamsOf<'readOrderSummary'> & QueryOf<'readOrderSummary'>): Look => ({
  number: x === 'actual' ? null : x,
  tender: metodo,
  useBalance: usarSaldo === 'S',
  accountCents: importeCuenta === undefined ? null : toCents(Number(importeCuenta)),
});

export const toSummaryWire = (
  { told, acknowledge, termsVersion, addresses, lastShipping }: Summary,
  locale: Locale,
): AnswerOf<'readOrderSummary'> => ({
  orden: toOrderWire(told, locale),
  formasEnvio: toOptions(told.standing, locale),
  exige: acknowledge,
  versionCondiciones: termsVersion,
  direccionesCliente: addresses,
  formaAnterior: lastShipping,
});

export const toAgreement = (body: BodyOf<'confirmOrder'>): Agreement => ({
  version: body.version,
  totalCents: toCents(body.totalVisto),
  tender: body.metodo,
  useBalance: body.usarSaldo,
  accountCents: body.importeCuenta === undefined ? null : toCents(body.importeCuenta),
  termsVersion: body.versionCondiciones,
  acceptsDifferences: body.aceptaDiferencias === true,
  acceptsImport: body.aceptaImportacion === true,
  acceptsPartial: body.entregaParcial,
});

export const toPlaced = (
  { order, standing, reservedUntil, leftOut, payment }: Placed,
  locale: Locale,
): Answer<AnswerOf<'confirmOrder'>> => ({
  ...(leftOut.length > 0 && { codigo: answerCodes.inventoryRemark, mensaje: 'order.remark.leftOut' }),
  datos: {
    resultado: 'CONFIRMADA',
    orden: toHead(order, standing.moment.campaign.code, standing.totals),
    reservadaHasta: reservedUntil.toISOString(),
    diferencias: leftOut.map((one) => toDifference(one, { locale, tax: standing.bag.tax })),
    pago: payment,
  },
});

export const toChangedAnswer = (
  { standing, differences }: Changed,
  locale: Locale,
): Answer<AnswerOf<'confirmOrder'>> => ({
  codigo: answerCodes.inventoryRemark,
  mensaje: 'order.remark.changed',
  datos: {
    resultado: 'CAMBIOS',
    orden: null,
    reservadaHasta: null,
    diferencias: differences.map((one) => toDifference(one, { locale, tax: standing.bag.tax })),
    pago: null,
  },
});

// After the button

export const toSettled = ({ standing, state, payment }: Settled): AnswerOf<'settleOrder'> => ({
  orden: toHead({ ...standing.order, state }, standing.moment.campaign.code, standing.totals),
  asentada: payment === null,
  saldoAplicado: toEuros(standing.totals.creditUsedCents),
  pago: payment,
});

export const toOpenedOnAccount = (payment: HandoverWire): AnswerOf<'settleOrder'> => ({
  orden: null,
  asentada: false,
  saldoAplicado: 0,
  pago: payment,
});

export const toConfirmedWire = (
  { told, phones, dropped, payment, charge, email }: Confirmed,
  locale: Locale,
): AnswerOf<'readConfirmedOrder'> => ({
  orden: toOrderWire(told, locale),
  listas: toClientLists(told.standing, phones, locale),
  caidas: dropped.map(({ article, quantity, client }) => ({
    codigo: article.code,
    nombre: article.name[locale],
    nombreColor: article.color.name[locale],
    talla: article.size,
    cantidad: quantity,
    cliente: client && toClient(client.id, client.name),
  })),
  pago: payment,
  cargo: charge && {
    importe: toEuros(charge.cents),
    pendiente: toEuros(charge.openCents),
    vence: charge.dueOn,
  },
  correo: email ?? '',
});

/** One list a client, to pack and to collect by; the executive's own part has nothing to collect. */
export function toClientLists(standing: Standing, phones: Confirmed['phones'], locale: Locale) {
  const wires = new Map(toLines(standing, locale).map((line) => [line.id, line]));
  const byClient = Map.groupBy(standing.bag.lines, ({ row }) => row.client_id);
  return [...byClient].map(([client, lines]) => {
    const own = lines.flatMap(({ row }) => wires.get(String(row.id)) ?? []);
    const cents = lines.reduce((sum, { priced }) => sum + lineCents(priced), 0);
    return {
      cliente: own[0]?.cliente ?? null,
      telefono: client === null ? null : (phones.get(client) ?? null),
      lineas: own,
      porCobrar: client === null ? 0 : toEuros(cents),
    };
  });
}

export const toCancelled = ({ order, released, toRefundCents }: Cancelled): AnswerOf<'cancelOrder'> => ({
  orden: toHead(order, order.campaign_code, {
    units: order.units ?? 0,
    points: order.points ?? 0,
    totalCents: order.total_cents ?? 0,
  }),
  liberadas: released,
  // What balance or credit paid is given back at once.
  porReembolsar: toEuros(toRefundCents),
});
