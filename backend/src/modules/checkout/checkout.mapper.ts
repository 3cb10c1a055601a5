import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from 'contract/calls/table.ts';
import { toCents, toEuros, toNearestCents } from 'contract/money.ts';
import type { HandoverWire } from 'contract/payment/schemas.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { Answer } from '../../kit/handlers.ts';
import { paymentDeadline } from '../../shared/sale.ts';
import { toRemarkWire } from '../order/core/remark.mapper.ts';
import { isExport, zoneNoticesOf } from '../order/core/tax-zone.ts';
import { toDifferences, toOrderHead, toOrderWire, toTotals } from '../order/pricing/order.mapper.ts';
import type { PricedBag } from '../order/pricing/price-order.service.ts';
import { taxZoneOf } from '../order/terms/conditions.ts';
import { toCouponWire, toDeliveryWire, toShippingWire, toTooHeavyWire } from '../order/terms/terms.mapper.ts';
import type { OrderChangedError, PlacedOrder } from './place/place-order.service.ts';
import type { Agreement } from './review/agreement.ts';
import type { CouponResult } from './review/coupon.ts';
import type { AddressChoice, DeliveryChange, DeliveryTarget, ShippingChoice } from './review/delivery.service.ts';
import type { Summary, SummaryQuery } from './review/summary.service.ts';
import type { CancelResult } from './settle/cancel.service.ts';
import type { SettleResult } from './settle/settle.service.ts';

// Delivery

export const toDeliveryTarget = (body: BodyOf<'listShippingOptions'>): DeliveryTarget =>
  'direccion' in body ? { known: body.direccion } : { fresh: body.direccionNueva };

export const toShippingChoice = (body: BodyOf<'chooseShipping'>): ShippingChoice => ({
  code: body.forma,
  version: body.version,
  partial: body.entregaParcial,
  discreet: body.discreto,
});

export const toAddressChoice = (body: BodyOf<'chooseDeliveryAddress'>): AddressChoice => ({
  target: toDeliveryTarget(body),
  destination: body.destino,
  client: body.cliente,
  keep: 'guardar' in body && body.guardar,
});

export function toShippingOptions({ composed }: PricedBag, locale: Locale): AnswerOf<'listShippingOptions'> {
  const { place, options, tooHeavy, grams } = composed;
  return {
    zona: place?.zone ?? taxZoneOf(composed),
    sinIva: place !== null && isExport(place.zone),
    avisos: place ? zoneNoticesOf(place.zone).map(toRemarkWire) : [],
    formas: [
      ...options.map((method) => toShippingWire(method, locale)),
      ...tooHeavy.map((method) => toTooHeavyWire(method, locale)),
    ],
    ...(grams !== null && { gramos: grams }),
  };
}

export const toAddressAnswer = (
  { priced, differences }: DeliveryChange,
  locale: Locale,
): AnswerOf<'chooseShipping'> => ({
  version: priced.order.version,
  entrega: toDeliveryWire(priced.order, priced.composed, locale),
  formasEnvio: toShippingOptions(priced, locale),
  totales: toTotals(priced.totals),
  diferencias: toDifferences(priced, differences, locale),
});

// Coupon

export const toCouponAnswer = ({ priced, reason }: CouponResult): Answer<AnswerOf<'applyCoupon'>> => ({
  datos: {
    valido: reason === null,
    cupon: priced.composed.coupon && toCouponWire(priced.composed.coupon, priced.totals.discountCents),
    motivo: reason,
    totales: toTotals(priced.totals),
  },
  ...(reason !== null && { codigo: answerCodes.otherRemark, mensaje: reason }),
});

// Summary and button

export const toSummaryQuery = ({
  x,
  metodo,
  usarSaldo,
  importeCuenta,
}: ParamsOf<'readOrderSummary'> & QueryOf<'readOrderSummary'>): SummaryQuery => ({
  number: x === 'actual' ? null : x,
  tender: metodo ?? null,
  useBalance: usarSaldo === 'S',
  accountCents: importeCuenta === undefined ? null : toCents(importeCuenta),
});

export const toSummaryWire = (
  { view, acknowledge, termsVersion, addresses, last }: Summary,
  locale: Locale,
): AnswerOf<'readOrderSummary'> => ({
  orden: toOrderWire(view, locale),
  formasEnvio: toShippingOptions(view.priced, locale),
  exige: acknowledge,
  versionCondiciones: termsVersion,
  direccionesCliente: addresses,
  formaAnterior: last.shipping,
  metodoAnterior: last.tender,
});

export const toAgreement = (body: BodyOf<'confirmOrder'>): Agreement => ({
  version: body.version,
  totalCents: toNearestCents(body.totalVisto),
  dueCents: body.aPagarVisto === undefined ? null : toNearestCents(body.aPagarVisto),
  tender: body.metodo,
  useBalance: body.usarSaldo,
  accountCents: body.importeCuenta === undefined ? null : toNearestCents(body.importeCuenta),
  termsVersion: body.versionCondiciones,
  acceptsDifferences: body.aceptaDiferencias === true,
  acceptsImport: body.aceptaImportacion === true,
  acceptsPartial: body.entregaParcial,
});

export const toPlacedAnswer = (
  { order, priced, leftOut, payment }: PlacedOrder,
  locale: Locale,
): Answer<AnswerOf<'confirmOrder'>> => ({
  ...(leftOut.length > 0 && { codigo: answerCodes.inventoryRemark, mensaje: 'order.remark.leftOut' }),
  datos: {
    resultado: 'CONFIRMADA',
    orden: toOrderHead(order, priced.moment.campaign.code, priced.totals),
    reservadaHasta: paymentDeadline(order)?.toISOString() ?? null,
    diferencias: toDifferences(priced, leftOut, locale),
    pago: payment,
  },
});

/** Nothing was placed; the rest of the answer differs by call. */
export const toChanges = <Rest extends object>(
  { priced, differences, key }: OrderChangedError,
  rest: Rest,
  locale: Locale,
) => ({
  codigo: answerCodes.inventoryRemark,
  mensaje: key,
  datos: {
    resultado: 'CAMBIOS' as const,
    orden: null,
    diferencias: toDifferences(priced, differences, locale),
    pago: null,
    ...rest,
  },
});

// After confirming

export const toSettledWire = ({ priced, state, payment }: SettleResult): AnswerOf<'settleOrder'> => ({
  orden: toOrderHead({ ...priced.order, state }, priced.moment.campaign.code, priced.totals),
  asentada: payment === null,
  saldoAplicado: toEuros(priced.totals.creditUsedCents),
  pago: payment,
});

export const toOpenedOnAccount = (payment: HandoverWire): AnswerOf<'settleOrder'> => ({
  orden: null,
  asentada: false,
  saldoAplicado: 0,
  pago: payment,
});

export const toCancelledWire = ({
  order,
  released,
  toRefundCents,
  toCardsCents,
}: CancelResult): AnswerOf<'cancelOrder'> => ({
  orden: toOrderHead(order, order.campaign_code, {
    units: order.units ?? 0,
    points: order.points ?? 0,
    totalCents: order.total_cents ?? 0,
  }),
  liberadas: released,
  // What balance or credit paid is returned at once.
  porReembolsar: toEuros(toRefundCents),
  ...(toCardsCents > 0 && { aVales: toEuros(toCardsCents) }),
});
