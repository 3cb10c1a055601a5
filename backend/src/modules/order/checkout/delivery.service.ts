import { destinations, differenceTypes, lineKinds } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { AddressInput } from 'contract/schemas/address.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import type { Bag } from '../core/bag.ts';
import { findOwnClients } from '../core/clients.repository.ts';
import { type OrderRow, requireInHand, touchOrder } from '../core/draft.repository.ts';
import { type DeliveryZone, isServed } from '../core/zone.ts';
import { type PricedOrder, priceOrder, readDifferences, requirePricedOrder } from '../pricing/order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { checkAddress, keepAddress } from '../terms/addresses.ts';
import { type AddressRow, findAddress } from '../terms/conditions.repository.ts';
import { zoneOf } from '../terms/conditions.ts';
import { aDifference, type Difference } from '../terms/difference.ts';
import { isTooHeavy, tooHeavyReason } from '../terms/shipping.ts';
import { newAddressField } from '../terms/terms.mapper.ts';
import { fields } from './fields.mapper.ts';

/** An address of her book by its id, or a new one. */
export type Whither = { known: string } | { fresh: AddressInput };

/** How a place is reached, before anything is chosen. Asking changes nothing. */
export async function readShippingOptions(db: Db, whither: Whither, viewer: Viewer): Promise<PricedOrder> {
  return requirePricedOrder(db, { ...viewer, goingTo: await placeOf(db, whither, viewer.buyer) });
}

async function placeOf(db: Db, whither: Whither, buyer: Buyer): Promise<DeliveryZone> {
  if ('known' in whither) {
    const address = await findAddress(db, buyer, whither.known);
    if (!address) throw absent();
    return { country: address.country_code, zone: address.zone };
  }
  const { address, zone } = await checkAddress(db, whither.fresh, newAddressField);
  return { country: address.country, zone };
}

export type ShippingChoice = {
  code: string;
  version: number | undefined;
  partial: boolean | undefined;
  discreet: boolean | undefined;
};

/** The order after its delivery was changed, and what that made another. */
export type DeliveryChange = { priced: PricedOrder; differences: Difference[] };

export async function chooseShipping(
  trx: Db,
  { code, version, partial, discreet }: ShippingChoice,
  viewer: Viewer,
): Promise<DeliveryChange> {
  // An order leaves as one parcel: a second one cannot be sent, so nobody is promised it.
  if (partial) throw invalid({ [fields.partial]: 'shipping.reason.oneParcel' });
  const order = await requireInHand(trx, viewer.buyer, version);
  const before = await priceOrder(trx, order, viewer);
  const method = before.composed.options.find((one) => one.code === code);
  if (!method) throw invalid({ [fields.shipping]: whyNot(before, code) });
  await putDelivery(trx, before, viewer, {
    shipping_code: method.code,
    shipping_seen_cents: method.cents,
    ...(discreet !== undefined && { discreet }),
  });
  return reroute(trx, before, viewer);
}

/** Why a way of sending cannot be had. */
export const whyNot = ({ composed }: PricedOrder, code: string): string =>
  isTooHeavy(composed, code) ? tooHeavyReason : 'shipping.reason.methodElsewhere';

export type AddressChoice = {
  whither: Whither;
  destination: OrderRow['delivery_to'];
  client: string | undefined;
  /** Whether a new address is kept in the book. */
  keep: boolean;
};

/** To herself or straight to a client of hers. A place that is not served is refused before the price is promised. */
export async function chooseAddress(trx: Db, choice: AddressChoice, viewer: Viewer): Promise<DeliveryChange> {
  const order = await requireInHand(trx, viewer.buyer);
  const before = await priceOrder(trx, order, viewer);
  const clientId = await clientOf(trx, choice, viewer.buyer);
  const address = await addressOf(trx, choice, { buyer: viewer.buyer, clientId });
  if (clientId !== null && !isOnlyFor(before.bag, clientId)) throw invalid({ [fields.client]: othersPieces });
  if (!isServed(address.zone)) {
    const field = 'known' in choice.whither ? fields.address : fields.newPostalCode;
    throw invalid({ [field]: 'shipping.reason.notServed' });
  }
  await putDelivery(trx, before, viewer, { address_id: address.id, delivery_to: choice.destination });
  const after = await requirePricedOrder(trx, viewer);
  // What leads to one place may not lead to another, and costs something else there.
  await putDelivery(trx, after, viewer, {
    shipping_code: after.composed.shipping?.code ?? null,
    shipping_seen_cents: after.composed.shipping?.cents ?? null,
  });
  return reroute(trx, before, viewer);
}

/** Why an order does not go straight to a client: what others ordered is none of her business. */
export const othersPieces = 'shipping.reason.othersPieces';

/** Left-out lines stay behind, and gifts belong to whoever sends the order. */
export const isOnlyFor = ({ lines }: Bag, clientId: number): boolean =>
  lines.every(({ row }) => row.omitted || row.type !== lineKinds.sale || row.client_id === clientId);

async function clientOf(trx: Db, { destination, client }: AddressChoice, buyer: Buyer): Promise<number | null> {
  if (destination === destinations.executive) return null;
  if (client === undefined) throw invalid({ [fields.client]: fieldKeys.required });
  const id = toRowId(client);
  if (id === null || !(await findOwnClients(trx, buyer, [id])).has(id)) throw absent();
  return id;
}

async function addressOf(
  trx: Db,
  { whither, keep }: AddressChoice,
  owner: { buyer: Buyer; clientId: number | null },
): Promise<AddressRow> {
  if ('known' in whither) {
    const address = await findAddress(trx, owner.buyer, whither.known);
    // An address of another client would send what one of them ordered to the other, and one of the executive's own
    // would not tell at the button whose pieces alone may go there.
    if (!address || address.client_id !== owner.clientId) throw absent();
    return address;
  }
  return keepAddress(trx, await checkAddress(trx, whither.fresh, newAddressField), { ...owner, keep });
}

type DeliveryColumns = Partial<
  Pick<OrderRow, 'address_id' | 'delivery_to' | 'shipping_code' | 'shipping_seen_cents' | 'discreet'>
>;

async function putDelivery(trx: Db, { order, moment }: PricedOrder, { now }: Viewer, columns: DeliveryColumns) {
  await trx.updateTable('orders').set(columns).where('id', '=', order.id).execute();
  await touchOrder(trx, order.id, moment.campaign.code, now);
}

async function reroute(trx: Db, before: PricedOrder, viewer: Viewer): Promise<DeliveryChange> {
  const priced = await requirePricedOrder(trx, viewer);
  const differences = await readDifferences(trx, priced, viewer.locale);
  return { priced, differences: [...taxDifference(before, priced), ...differences] };
}

/** V09: crossing the border of the VAT area changes every price; that is said at once. */
function taxDifference({ totals: before }: PricedOrder, { totals: after, composed }: PricedOrder): Difference[] {
  if (before.withoutVat === after.withoutVat) return [];
  return [
    aDifference(differenceTypes.tax, {
      name: zoneOf(composed),
      beforeCents: before.subtotalCents,
      nowCents: after.subtotalCents,
      changeCents: after.subtotalCents - before.subtotalCents,
    }),
  ];
}
