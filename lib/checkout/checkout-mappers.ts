import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { giftType } from '@/contract/codes';
import { toCents, toEuros } from '@/contract/money';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { Delivery } from '@/lib/order/delivery';
import { toAddress, toDelivery, toRemark, toShippingMethod } from '@/lib/order/delivery-mappers';
import { toDifference, toOrderLine, toPerson } from '@/lib/order/line-mappers';
import type { Totals } from '@/lib/order/order';
import { zoneNames } from '@/lib/order/order-codes';
import { toOrder, toTotals } from '@/lib/order/order-mappers';
import { toPaymentId, toTransfer } from '@/lib/payment/payment-mappers';
import type { Failure } from '@/lib/result';
import type {
  AddressBook,
  Agreement,
  ClientList,
  Confirmation,
  ConfirmedOrder,
  Country,
  GiftOption,
  GiftRule,
  OrderSummary,
  RequiredAcknowledgement,
  ShippingOptions,
} from './checkout';

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

export const toShippingOptions = (wire: AnswerOf<'listShippingOptions'>): ShippingOptions => ({
  zone: zoneNames[wire.zona],
  withoutVat: wire.sinIva,
  remarks: wire.avisos.map(toRemark),
  grams: wire.gramos ?? null,
  methods: wire.formas.map(toShippingMethod),
});

const demandNames = { IMPORTACION: 'import', DIFERENCIAS: 'differences', PARCIAL: 'partial' } as const;

export const toSummary = (wire: AnswerOf<'readOrderSummary'>): OrderSummary => ({
  order: toOrder(wire.orden),
  shipping: toShippingOptions(wire.formasEnvio),
  demands: wire.exige.map((name): RequiredAcknowledgement => demandNames[name]),
  termsVersion: wire.versionCondiciones,
  clientAddresses: (wire.direccionesCliente ?? []).map(toAddress),
  lastMethod: wire.formaAnterior ?? null,
});

export type DeliveryAnswer = { version: number; delivery: Delivery; shipping: ShippingOptions; totals: Totals };

export const toDeliveryAnswer = (wire: AnswerOf<'chooseShipping'>): DeliveryAnswer => ({
  version: wire.version,
  delivery: toDelivery(wire.entrega),
  shipping: toShippingOptions(wire.formasEnvio),
  totals: toTotals(wire.totales),
});

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

export const toCountry = (wire: AnswerOf<'listGuestCountries'>[number], locale: Locale): Country => ({
  code: wire.codigo,
  name: wire.nombre[locale],
  postalPattern: wire.patronPostal,
  postalExample: wire.ejemploPostal,
  prefix: wire.indicativo,
  hasStates: wire.conEstados,
  zones: wire.zonas.map(({ codigo, nombre, desde, hasta }) => ({
    zone: zoneNames[codigo as keyof typeof zoneNames] ?? 'notServed',
    name: nombre[locale],
    from: desde,
    to: hasta,
  })),
});

export const toAddressBook = (wire: AnswerOf<'readExecutive'>): AddressBook => ({
  addresses: wire.direcciones.map(toAddress),
  firstName: wire.nombre,
  lastName: wire.apellidos,
  phone: wire.telefono,
});

/** The button needs the terms accepted, so they are always true here. */
export const toConfirmWire = (agreement: Agreement): BodyOf<'confirmOrder'> => ({
  version: agreement.version,
  totalVisto: toEuros(agreement.seenCents),
  metodo: agreement.tender,
  usarSaldo: agreement.balance,
  ...(agreement.partCents !== null && { importeCuenta: toEuros(agreement.partCents) }),
  aceptaCondiciones: true,
  versionCondiciones: agreement.termsVersion,
  entregaParcial: agreement.accepted.includes('partial'),
  ...(agreement.accepted.includes('differences') && { aceptaDiferencias: true }),
  ...(agreement.accepted.includes('import') && { aceptaImportacion: true }),
});

/** The account's limit has shrunk meanwhile: nothing was placed, and the executive has to review the order again. */
export const isPartRefused = ({ fields }: Pick<Failure, 'fields'>): boolean =>
  ('importeCuenta' satisfies keyof BodyOf<'confirmOrder'>) in fields;

export const toConfirmation = (wire: AnswerOf<'confirmOrder'>): Confirmation =>
  wire.resultado === 'CONFIRMADA' && wire.orden?.numero
    ? { placed: true, number: wire.orden.numero, payment: toPaymentId(wire.pago) }
    : { placed: false, differences: wire.diferencias.map(toDifference) };
