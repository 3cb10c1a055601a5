import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toNearestCents } from 'contract/money.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { Answer } from '../../kit/handlers.ts';
import { toDifferences, toOrderHead, toTotals } from '../order/pricing/order.mapper.ts';
import { toChanges } from './checkout.mapper.ts';
import { toGuestLine } from './guest-bag.mapper.ts';
import type { OrderChangedError, PlacedOrder } from './place/place-order.service.ts';
import type { GuestOrderInput } from './place/prepare-guest-draft.ts';

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
  tender: body.metodo ?? null,
  coupon: body.cupon ?? null,
  totalCents: toNearestCents(body.totalVisto),
  dueCents: body.aPagarVisto === undefined ? null : toNearestCents(body.aPagarVisto),
  cards: body.vales ?? [],
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
    diferencias: toDifferences(priced, leftOut, locale),
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

export const toGuestChanges = (error: OrderChangedError, locale: Locale): Answer<AnswerOf<'placeGuestOrder'>> =>
  toChanges(error, { clave: null, totales: toTotals(error.priced.totals) }, locale);
