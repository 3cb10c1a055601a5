import type { AnswerOf } from '@/contract/calls/table';
import { toCents, toCentsOrNull } from '@/contract/money';
import type { CouponWire, OrderHeadWire, OrderWire, TotalsWire } from '@/contract/order/schemas';
import type { LevelWire, RewardPreviewWire } from '@/contract/prizes/schemas';
import { toDelivery, toPaymentMethod, toRemark } from './delivery-mappers';
import { toDifference, toOrderLine, toPerson } from './line-mappers';
import type {
  ActiveOrder,
  CampaignClock,
  ClientTotal,
  Coupon,
  Order,
  OrderChange,
  OrderHead,
  RewardPreview,
  Totals,
} from './order';
import { orderStateNames } from './order-codes';

export const toCampaignClock = (wire: OrderWire['reloj']): CampaignClock => ({
  code: wire.codigo,
  name: wire.nombre,
  end: wire.fin,
  now: wire.ahora,
  next: wire.siguiente && {
    code: wire.siguiente.codigo,
    name: wire.siguiente.nombre,
    start: wire.siguiente.inicio,
  },
});

export const toTotals = (wire: TotalsWire): Totals => ({
  units: wire.unidades,
  lines: wire.lineas,
  subtotalCents: toCents(wire.subtotal),
  discountCents: toCents(wire.descuento),
  shippingCents: toCents(wire.envio),
  surchargeCents: toCents(wire.recargoPago),
  vat: wire.impuestos.map(({ tasa, base, cuota }) => ({
    rate: tasa,
    baseCents: toCents(base),
    vatCents: toCents(cuota),
  })),
  withoutVat: wire.sinIva,
  totalCents: toCents(wire.total),
  balanceCents: toCents(wire.saldoAplicado),
  giftCards: (wire.vales ?? []).map(({ numero, ultimos, importe, saldo }) => ({
    number: numero,
    lastFour: ultimos,
    cents: toCents(importe),
    balanceCents: toCentsOrNull(saldo),
  })),
  dueCents: toCents(wire.aPagar),
  points: wire.puntos,
  minimumCents: toCents(wire.minimo),
  missingMinimumCents: toCents(wire.faltaMinimo),
});

const toClientTotal = (wire: OrderWire['clientes'][number]): ClientTotal => ({
  client: wire.cliente && toPerson(wire.cliente),
  units: wire.unidades,
  subtotalCents: toCents(wire.subtotal),
  points: wire.puntos,
  omitted: wire.omitido,
});

const toLevel = ({ codigo, nombre, puntosDesde }: LevelWire) => ({
  code: codigo,
  name: nombre,
  fromPoints: puntosDesde,
});

export function toRewardPreview(wire: RewardPreviewWire): RewardPreview {
  const { nivelSiguiente: level, premioSiguiente: prize } = wire;
  return {
    pointsBefore: wire.puntosAntes,
    pointsAfter: wire.puntosDespues,
    levelBefore: toLevel(wire.nivelAntes),
    levelAfter: toLevel(wire.nivelDespues),
    nextLevel: level && { ...toLevel(level), missing: level.faltan },
    nextPrize: prize && { code: prize.codigo, name: prize.nombre, points: prize.puntos, missing: prize.faltan },
    enough: wire.bastarian.map(({ codigo, referencia, nombre, precio, puntos }) => ({
      code: codigo,
      reference: referencia,
      name: nombre,
      priceCents: toCents(precio),
      points: puntos,
    })),
  };
}

/** A percentage is kept, an amount becomes cents. */
export const toCoupon = ({ codigo, tipo, valor, descuento, vence }: CouponWire): Coupon => ({
  code: codigo,
  kind: tipo === 'P' ? 'percent' : 'amount',
  value: tipo === 'P' ? valor : toCents(valor),
  discountCents: toCents(descuento),
  ends: vence,
});

export const toOrderHead = (wire: OrderHeadWire): OrderHead => ({
  id: wire.id,
  number: wire.numero,
  state: orderStateNames[wire.estado],
  campaign: wire.campana,
  date: wire.fecha,
  units: wire.unidades,
  totalCents: toCents(wire.total),
  points: wire.puntos,
});

export function toOrder(wire: OrderWire): Order {
  return {
    ...toOrderHead(wire),
    version: wire.version,
    clock: toCampaignClock(wire.reloj),
    lines: wire.lineas.map(toOrderLine),
    clients: wire.clientes.map(toClientTotal),
    totals: toTotals(wire.totales),
    rewards: toRewardPreview(wire.premios),
    pendingGifts: wire.regalosPendientes,
    coupon: wire.cupon && toCoupon(wire.cupon),
    delivery: toDelivery(wire.entrega),
    payment: {
      terms: wire.pago.modoPago === 'CREDITO' ? 'credit' : 'atOnce',
      method: wire.pago.metodo && toPaymentMethod(wire.pago.metodo),
      usesBalance: wire.pago.usaSaldo,
      dueOn: wire.pago.vence ?? null,
    },
    reservedUntil: wire.reservadaHasta,
    differences: wire.diferencias.map(toDifference),
    remarks: wire.avisos.map(toRemark),
  };
}

export const toOrderChange = (wire: AnswerOf<'updateLine'>): OrderChange => ({
  version: wire.version,
  clients: wire.clientes.map(toClientTotal),
  totals: toTotals(wire.totales),
  rewards: toRewardPreview(wire.premios),
  pendingGifts: wire.regalosPendientes,
  remarks: wire.avisos.map(toRemark),
  line: wire.linea && toOrderLine(wire.linea),
});

export const toActiveOrder = ({ orden, reloj, minimo }: AnswerOf<'readActiveOrder'>): ActiveOrder => ({
  order: orden && toOrderHead(orden),
  clock: toCampaignClock(reloj),
  minimumCents: toCents(minimo),
});
