import type { AnswerOf } from '@/contract/calls/table';
import { giftType } from '@/contract/codes';
import { toCents, toEuros } from '@/contract/money';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import type { Delivery } from '@/lib/order/delivery';
import { toAddress, toDelivery, toPaymentMethod, toRemark, toShippingMethod } from '@/lib/order/delivery-mappers';
import { toDifference, toOrderLine } from '@/lib/order/line-mappers';
import type { Totals } from '@/lib/order/order';
import { zoneNames } from '@/lib/order/order-codes';
import { toCoupon, toOrder, toTotals } from '@/lib/order/order-mappers';
import type { GiftOption, GiftRule, OrderSummary, RequiredAcknowledgement, ShippingOptions } from '../checkout';
import type { GuestBag, GuestPlace, GuestPrice, RefusedCard } from './guest-draft';

export const toShippingOptions = (wire: AnswerOf<'listShippingOptions'>): ShippingOptions => ({
  zone: zoneNames[wire.zona],
  withoutVat: wire.sinIva,
  remarks: wire.avisos.map(toRemark),
  grams: wire.gramos ?? null,
  methods: wire.formas.map(toShippingMethod),
});

export const toGiftRule = (wire: AnswerOf<'readGifts'>['regalos'][number]): GiftRule => ({
  id: wire.id,
  type: wire.tipo === giftType ? 'gift' : 'offer',
  name: wire.nombre,
  picture: wire.foto && toMedia(wire.foto),
  toChoose: wire.porElegir,
  chosen: wire.elegidos,
  missingCents: toCents(wire.faltaImporte),
  missingPoints: wire.faltanPuntos,
});

export const toGiftOption = (wire: AnswerOf<'readGiftOptions'>['opciones'][number]): GiftOption => ({
  code: wire.codigo,
  reference: wire.referencia ?? null,
  name: wire.nombre,
  colourCode: wire.codColor,
  colourName: wire.nombreColor,
  size: wire.talla,
  picture: wire.foto && toMedia(wire.foto),
  priceCents: toCents(wire.precio),
  units: wire.unidades,
});

const demandNames = { IMPORTACION: 'import', DIFERENCIAS: 'differences', PARCIAL: 'partial' } as const;

export const toSummary = (wire: AnswerOf<'readOrderSummary'>): OrderSummary => ({
  order: toOrder(wire.orden),
  shipping: toShippingOptions(wire.formasEnvio),
  demands: wire.exige.map((name): RequiredAcknowledgement => demandNames[name]),
  termsVersion: wire.versionCondiciones,
  clientAddresses: (wire.direccionesCliente ?? []).map(toAddress),
  lastMethod: wire.formaAnterior ?? null,
  lastTender: wire.metodoAnterior ?? null,
});

export type DeliveryAnswer = { version: number; delivery: Delivery; shipping: ShippingOptions; totals: Totals };

export const toDeliveryAnswer = (wire: AnswerOf<'chooseShipping'>): DeliveryAnswer => ({
  version: wire.version,
  delivery: toDelivery(wire.entrega),
  shipping: toShippingOptions(wire.formasEnvio),
  totals: toTotals(wire.totales),
});

export const toBagWire = ({ alias, locale, lines }: GuestBag) => ({
  alias,
  idioma: locale,
  lineas: lines.map(({ key, quantity, priceCents }) => ({
    codigo: key,
    cantidadPedida: quantity,
    precio: toEuros(priceCents),
  })),
});

export const toPlaceWire = ({ country, postalCode }: GuestPlace) => ({
  pais: country,
  ...(postalCode && { codigoPostal: postalCode }),
});

export const toRefusedCards = ({ valesRechazados }: AnswerOf<'priceGuestBag'>): RefusedCard[] =>
  (valesRechazados ?? []).map(({ codigo, motivo }) => ({ code: codigo, reason: motivo }));

export const toGuestPrice = (wire: AnswerOf<'priceGuestBag'>): GuestPrice => ({
  lines: wire.lineas.map((line) => ({ ...toOrderLine(line), catalogueCents: toCents(line.precioCatalogo) })),
  totals: toTotals(wire.totales),
  coupon: wire.cupon && toCoupon(wire.cupon),
  shipping: toShippingOptions(wire.formasEnvio),
  methods: wire.metodos.map(toPaymentMethod),
  refusedCards: toRefusedCards(wire),
  differences: wire.diferencias.map(toDifference),
  demands: wire.totales.sinIva ? ['import'] : [],
  termsVersion: wire.versionCondiciones,
});
