import type { AddressInput } from '@/contract/address/schemas';
import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toCents, toEuros } from '@/contract/money';
import { toShippingOptions } from '@/lib/checkout/checkout-mappers';
import { toDelivery, toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toDifference, toOrderLine } from '@/lib/order/line-mappers';
import { orderStateNames } from '@/lib/order/order-codes';
import { toCoupon, toTotals } from '@/lib/order/order-mappers';
import { toPaymentId, toPaymentResult, toRefunds } from '@/lib/payment/payment-mappers';
import type { GuestAgreement, GuestBag, GuestOrder, GuestOrderOutcome, GuestPlace, GuestPrice } from './guest';
import type { GuestValues } from './guest-form';

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
  termsVersion: wire.versionCondiciones,
});

/** Empty fields are not sent. */
const toAddressWire = (values: GuestValues) => ({
  nombre: values.firstName,
  apellidos: values.lastName,
  linea1: values.line1,
  ...(values.line2 && { linea2: values.line2 }),
  codigoPostal: values.postalCode,
  localidad: values.town,
  ...(values.state && { estado: values.state }),
  pais: values.country,
  telefono: values.phone,
});

/** The button needs the terms accepted, so they are always true here. */
export const toGuestOrderWire = ({ bag, values, ...agreement }: GuestAgreement): BodyOf<'placeGuestOrder'> => ({
  ...toBagWire(bag),
  contacto: {
    nombre: values.firstName,
    apellidos: values.lastName,
    correo: values.email,
    telefono: values.phone,
  },
  direccion: toAddressWire(values),
  ...(values.document && { documento: values.document }),
  formaEnvio: agreement.shipping,
  metodo: agreement.tender,
  ...(agreement.coupon && { cupon: agreement.coupon }),
  totalVisto: toEuros(agreement.seenCents),
  // What ran out is told, and the order is not placed without it unasked.
  entregaParcial: false,
  discreto: agreement.discreet,
  aceptaCondiciones: true,
  versionCondiciones: agreement.termsVersion,
  ...(agreement.import && { aceptaImportacion: true }),
  aceptaPublicidad: agreement.marketing,
});

export const toGuestOrderOutcome = ({
  resultado,
  orden,
  clave,
  pago,
  diferencias,
}: AnswerOf<'placeGuestOrder'>): GuestOrderOutcome =>
  resultado === 'CREADA' && orden?.numero && clave
    ? { placed: true, order: { number: orden.numero, secret: clave }, payment: toPaymentId(pago) }
    : { placed: false, differences: diferencias.map(toDifference) };

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

/** The guest form has no delivery instructions. */
type AddressField = `direccion.${Exclude<keyof AddressInput, 'indicaciones'>}`;

/** Maps wire fields to the form's fields. */
export const guestFieldOfWire = {
  'contacto.correo': 'email',
  'contacto.nombre': 'firstName',
  'contacto.apellidos': 'lastName',
  'contacto.telefono': 'phone',
  'direccion.nombre': 'firstName',
  'direccion.apellidos': 'lastName',
  'direccion.linea1': 'line1',
  'direccion.linea2': 'line2',
  'direccion.codigoPostal': 'postalCode',
  'direccion.localidad': 'town',
  'direccion.estado': 'state',
  'direccion.pais': 'country',
  'direccion.telefono': 'phone',
  codigoPostal: 'postalCode',
  pais: 'country',
  documento: 'document',
} as const satisfies Record<string, keyof GuestValues> & Record<AddressField, keyof GuestValues>;

/** Errors in the guest's details, by form field; null for any other failure. */
export function toGuestProblems(fields: Record<string, string>): Partial<Record<keyof GuestValues, string>> | null {
  const named = Object.entries(guestFieldOfWire).flatMap(([field, name]) =>
    fields[field] === undefined ? [] : [[name, fields[field]]],
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}
