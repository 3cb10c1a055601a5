import type { AnswerOf } from '@/contract/calls/table';
import { toCents, toEuros } from '@/contract/money';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toDifference, toOrderLine } from '@/lib/order/line-mappers';
import { toCoupon, toTotals } from '@/lib/order/order-mappers';
import { toShippingOptions } from './draft-mappers';
import type { GuestBag, GuestPlace, GuestPrice } from './guest-draft';

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

export const toGuestPrice = (wire: AnswerOf<'priceGuestBag'>): GuestPrice => ({
  lines: wire.lineas.map((line) => ({ ...toOrderLine(line), catalogueCents: toCents(line.precioCatalogo) })),
  totals: toTotals(wire.totales),
  coupon: wire.cupon && toCoupon(wire.cupon),
  shipping: toShippingOptions(wire.formasEnvio),
  methods: wire.metodos.map(toPaymentMethod),
  differences: wire.diferencias.map(toDifference),
  demands: wire.totales.sinIva ? ['import'] : [],
  termsVersion: wire.versionCondiciones,
});
