import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import { differenceTypes } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { Db } from '../../../schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import { toEuros } from '../../../shared/money.ts';
import { findOwnClients } from '../book/clients.repository.ts';
import { type OrderRow, requireInHand, touchOrder } from '../book/draft.repository.ts';
import { isExport, isServed, noticesOf, type Place } from '../book/zone.ts';
import { toTotals } from '../standing/order.mapper.ts';
import { readDifferences, requireStanding, type Standing, standOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { checkAddress, keepAddress } from '../terms/addresses.ts';
import { type AddressRow, findAddress } from '../terms/conditions.repository.ts';
import { toShippingWire } from '../terms/conditions.ts';

type Options = AnswerOf<'listShippingOptions'>;

/** How a place is reached, before anything is chosen. Asking changes nothing. */
export async function readShippingOptions(
  db: Db,
  asked: BodyOf<'listShippingOptions'>,
  viewer: Viewer,
): Promise<Options> {
  const place = await placeOf(db, asked, viewer.buyer);
  return toOptions(await requireStanding(db, { ...viewer, goingTo: place }), viewer);
}

async function placeOf(db: Db, asked: BodyOf<'listShippingOptions'>, buyer: Buyer): Promise<Place> {
  if ('direccion' in asked) {
    const address = await findAddress(db, buyer, asked.direccion);
    if (!address) throw absent();
    return { country: address.country_code, zone: address.zone };
  }
  const { address, zone } = await checkAddress(db, asked.direccionNueva);
  return { country: address.pais, zone };
}

export const toOptions = ({ composed: { place, entrega, options } }: Standing, viewer: Viewer): Options => ({
  zona: place?.zone ?? entrega.zona,
  sinIva: place !== null && isExport(place.zone),
  avisos: place ? noticesOf(place.zone) : [],
  formas: options.map((method) => toShippingWire(method, viewer.locale)),
});

export async function chooseShipping(
  trx: Db,
  asked: BodyOf<'chooseShipping'>,
  viewer: Viewer,
): Promise<AnswerOf<'chooseShipping'>> {
  const order = await requireInHand(trx, viewer.buyer, asked.version);
  const before = await standOrder(trx, order, viewer);
  const method = before.composed.options.find(({ code }) => code === asked.forma);
  if (!method) throw invalid({ forma: 'shipping.reason.methodElsewhere' });
  await putDelivery(trx, before, viewer, {
    shipping_code: method.code,
    shipping_seen_cents: method.cents,
    ...(asked.entregaParcial !== undefined && { partial: asked.entregaParcial }),
    ...(asked.discreto !== undefined && { discreet: asked.discreto }),
  });
  return toAnswer(trx, before, viewer);
}

/** To herself or straight to a client of hers. A place that is not served is refused before the price is promised. */
export async function chooseAddress(
  trx: Db,
  asked: BodyOf<'chooseDeliveryAddress'>,
  viewer: Viewer,
): Promise<AnswerOf<'chooseDeliveryAddress'>> {
  const order = await requireInHand(trx, viewer.buyer);
  const before = await standOrder(trx, order, viewer);
  const clientId = await clientOf(trx, asked, viewer.buyer);
  const address = await addressOf(trx, asked, { buyer: viewer.buyer, clientId });
  if (!isServed(address.zone)) {
    const field = 'direccion' in asked ? 'direccion' : 'direccionNueva.codigoPostal';
    throw invalid({ [field]: 'shipping.reason.notServed' });
  }
  await putDelivery(trx, before, viewer, { address_id: address.id, delivery_to: asked.destino });
  const after = await requireStanding(trx, viewer);
  // What leads to one place may not lead to another, and costs something else there.
  await putDelivery(trx, after, viewer, {
    shipping_code: after.composed.shipping?.code ?? null,
    shipping_seen_cents: after.composed.shipping?.cents ?? null,
  });
  return toAnswer(trx, before, viewer);
}

async function clientOf(
  trx: Db,
  { destino, cliente }: BodyOf<'chooseDeliveryAddress'>,
  buyer: Buyer,
): Promise<number | null> {
  if (destino === 'SOCIA') return null;
  if (cliente === undefined) throw invalid({ cliente: fieldKeys.required });
  const id = toRowId(cliente);
  if (id === null || !(await findOwnClients(trx, buyer, [id])).has(id)) throw absent();
  return id;
}

async function addressOf(
  trx: Db,
  asked: BodyOf<'chooseDeliveryAddress'>,
  owner: { buyer: Buyer; clientId: number | null },
): Promise<AddressRow> {
  if ('direccion' in asked) {
    const address = await findAddress(trx, owner.buyer, asked.direccion);
    // An address of another client would send what one of them ordered to the other.
    if (!address || (address.client_id !== null && address.client_id !== owner.clientId)) throw absent();
    return address;
  }
  return keepAddress(trx, await checkAddress(trx, asked.direccionNueva), { ...owner, keep: asked.guardar });
}

type DeliveryColumns = Partial<
  Pick<OrderRow, 'address_id' | 'delivery_to' | 'shipping_code' | 'shipping_seen_cents' | 'partial' | 'discreet'>
>;

async function putDelivery(trx: Db, { order, moment }: Standing, { now }: Viewer, columns: DeliveryColumns) {
  await trx.updateTable('orders').set(columns).where('id', '=', order.id).execute();
  await touchOrder(trx, order.id, moment.campaign.code, now);
}

async function toAnswer(trx: Db, before: Standing, viewer: Viewer): Promise<AnswerOf<'chooseShipping'>> {
  const after = await requireStanding(trx, viewer);
  return {
    version: after.order.version,
    entrega: after.composed.entrega,
    formasEnvio: toOptions(after, viewer),
    totales: toTotals(after.totals),
    diferencias: [...taxDifference(before, after), ...(await readDifferences(trx, after, viewer.locale))],
  };
}

/** V09: crossing the border of the VAT area changes every price; that is said at once. */
function taxDifference(before: Standing, after: Standing): AnswerOf<'chooseShipping'>['diferencias'] {
  if (before.totals.withoutVat === after.totals.withoutVat) return [];
  return [
    {
      tipo: differenceTypes.tax,
      linea: null,
      codigo: null,
      nombre: after.composed.entrega.zona,
      importeAntes: toEuros(before.totals.subtotalCents),
      importeAhora: toEuros(after.totals.subtotalCents),
      cantidadAntes: null,
      cantidadAhora: null,
      diferencia: toEuros(after.totals.subtotalCents - before.totals.subtotalCents),
      alternativas: [],
    },
  ];
}
