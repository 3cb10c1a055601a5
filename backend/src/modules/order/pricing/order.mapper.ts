import { toEuros } from 'contract/money.ts';
import type { OrderLineWire } from 'contract/order/line-schemas.ts';
import type { OrderHeadWire, OrderWire, TotalsWire, UnitsWireSchema } from 'contract/order/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Static } from 'typebox';
import { paymentDeadline } from '../../../shared/sale.ts';
import { type Calendar, type Campaign, creditDueDate } from '../core/campaigns.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { toRemarkWire } from '../core/remark.mapper.ts';
import type { CardPart, Totals } from '../core/totals.ts';
import type { Difference } from '../terms/difference.ts';
import { toCouponWire, toDeliveryWire } from '../terms/terms.mapper.ts';
import { type LineContext, toClientTotals, toDifference, toLineWire } from './line.mapper.ts';
import {
  type OrderChangeView,
  type OrderView,
  type PricedBag,
  type PricedOrder,
  remarksOf,
} from './price-order.service.ts';

const contextOf = ({ bag, composed }: PricedBag, locale: Locale): LineContext => ({
  locale,
  tax: bag.tax,
  arrival: composed.arrival,
});

export function toLines(priced: PricedBag, locale: Locale): OrderLineWire[] {
  const context = contextOf(priced, locale);
  return priced.bag.lines.map((line) => toLineWire(line, context));
}

export function toOrderWire({ priced, rewards, differences }: OrderView, locale: Locale): OrderWire {
  const { order, calendar, moment, bag, composed, totals } = priced;
  return {
    ...toOrderHead(order, moment.campaign.code, totals),
    version: order.version,
    reloj: toCampaignClock(moment.campaign, calendar, locale),
    lineas: toLines(priced, locale),
    clientes: toClientTotals(bag),
    totales: toTotals(totals),
    premios: rewards,
    regalosPendientes: composed.pendingGifts,
    cupon: composed.coupon && toCouponWire(composed.coupon, totals.discountCents),
    entrega: toDeliveryWire(order, composed, locale),
    pago: toPayment(priced),
    reservadaHasta: paymentDeadline(order)?.toISOString() ?? null,
    diferencias: toDifferences(priced, differences, locale),
    avisos: remarksOf(priced, locale).map(toRemarkWire),
  };
}

export const toDifferences = (priced: PricedBag, differences: readonly Difference[], locale: Locale) =>
  differences.map((one) => toDifference(one, contextOf(priced, locale)));

/** The response to a change of the bag. */
export function toOrderChange({ priced, rewards, lineId }: OrderChangeView, locale: Locale) {
  const { order, bag, composed, totals } = priced;
  const line = bag.lines.find(({ row }) => row.id === lineId);
  return {
    version: order.version,
    linea: line ? toLineWire(line, contextOf(priced, locale)) : null,
    clientes: toClientTotals(bag),
    totales: toTotals(totals),
    premios: rewards,
    regalosPendientes: composed.pendingGifts,
    avisos: remarksOf(priced, locale).map(toRemarkWire),
  };
}

/** A draft has no tender: it is chosen on confirmation. */
const toPayment = ({ order, moment, composed }: PricedOrder): OrderWire['pago'] => ({
  modoPago: moment.campaign.paymentMode,
  metodo: order.tender && {
    codigo: order.tender,
    disponible: true,
    motivo: null,
    recargo: toEuros(composed.terms.surchargeCents),
    desde: null,
    hasta: null,
    avisos: [],
  },
  usaSaldo: order.balance_cents > 0,
  vence: creditDueDate(moment.campaign),
});

export const toCampaignClock = (campaign: Campaign, { next, now }: Calendar, locale: Locale): OrderWire['reloj'] => ({
  codigo: campaign.code,
  nombre: campaign.name[locale],
  fin: campaign.endsAt.toISOString(),
  ahora: now.toISOString(),
  siguiente:
    next && next.code !== campaign.code
      ? { codigo: next.code, nombre: next.name[locale], inicio: next.startsAt.toISOString() }
      : null,
});

const toCardWire = ({ number, lastFour, cents, leftCents }: CardPart) => ({
  numero: number,
  ultimos: lastFour,
  importe: toEuros(cents),
  saldo: leftCents === null ? null : toEuros(leftCents),
});

export const toTotals = (totals: Totals): TotalsWire => ({
  unidades: totals.units,
  lineas: totals.lines,
  subtotal: toEuros(totals.subtotalCents),
  descuento: toEuros(totals.discountCents),
  envio: toEuros(totals.shippingCents),
  recargoPago: toEuros(totals.surchargeCents),
  impuestos: totals.taxes.map(({ rate, baseCents, taxCents }) => ({
    tasa: rate / 100,
    base: toEuros(baseCents),
    cuota: toEuros(taxCents),
  })),
  sinIva: totals.withoutVat,
  total: toEuros(totals.totalCents),
  saldoAplicado: toEuros(totals.creditUsedCents),
  ...(totals.cards.length > 0 && { vales: totals.cards.map(toCardWire) }),
  aPagar: toEuros(totals.dueCents),
  puntos: totals.points,
  minimo: toEuros(totals.minimumCents),
  faltaMinimo: toEuros(totals.missingCents),
});

type AgreedTotals = Pick<Totals, 'units' | 'points' | 'totalCents'>;

export const toOrderHead = (
  order: OrderRow,
  campaign: string,
  { units, points, totalCents }: AgreedTotals,
): OrderHeadWire => ({
  id: order.id,
  numero: order.number,
  estado: order.state,
  campana: campaign,
  fecha: (order.confirmed_at ?? order.created_at).toISOString(),
  unidades: units,
  total: toEuros(totalCents),
  puntos: points,
});

export function toUnits(priced: PricedOrder | null): Static<typeof UnitsWireSchema> {
  if (!priced) return { unidades: 0, lineas: 0, clientes: 0, total: 0, puntos: 0, version: 0 };
  const { order, bag, totals } = priced;
  const clients = new Set(bag.lines.flatMap(({ row }) => row.client_id ?? []));
  return {
    unidades: totals.units,
    lineas: totals.lines,
    clientes: clients.size,
    total: toEuros(totals.totalCents),
    puntos: totals.points,
    version: order.version,
  };
}
