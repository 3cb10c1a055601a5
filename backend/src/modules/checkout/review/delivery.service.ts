import type { AddressInput } from 'contract/address/schemas.ts';
import { destinations, differenceTypes, lineKinds } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import type { Bag } from '../../order/core/bag.ts';
import { findOwnClients } from '../../order/core/clients.repository.ts';
import { type OrderRow, requireInHand, touchOrder } from '../../order/core/orders.repository.ts';
import { type DeliveryZone, isServed } from '../../order/core/tax-zone.ts';
import {
  type PricedOrder,
  priceOrder,
  readDifferences,
  requirePricedOrder,
} from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { checkAddress, saveAddress } from '../../order/terms/addresses.ts';
import { type AddressRow, findAddress } from '../../order/terms/conditions.repository.ts';
import { taxZoneOf } from '../../order/terms/conditions.ts';
import { type Difference, orderDifference } from '../../order/terms/difference.ts';
import { isTooHeavy, tooHeavyReason } from '../../order/terms/shipping.ts';
import { newAddressField } from '../../order/terms/terms.mapper.ts';
import { checkoutFields } from './checkout-fields.mapper.ts';

/** A known address by its id, or a new one. */
export type DeliveryTarget = { known: string } | { fresh: AddressInput };

/** The shipping methods for a place, before anything is chosen. Reads only. */
export async function readShippingOptions(db: Db, target: DeliveryTarget, viewer: Viewer): Promise<PricedOrder> {
  return requirePricedOrder(db, { ...viewer, goingTo: await placeOf(db, target, viewer.buyer) });
}

async function placeOf(db: Db, target: DeliveryTarget, buyer: Buyer): Promise<DeliveryZone> {
  if ('known' in target) {
    const address = await findAddress(db, buyer, target.known);
    if (!address) throw absent();
    return { country: address.country_code, zone: address.zone };
  }
  const { address, zone } = await checkAddress(db, target.fresh, newAddressField);
  return { country: address.country, zone };
}

export type ShippingChoice = {
  code: string;
  version: number | undefined;
  partial: boolean | undefined;
  discreet: boolean | undefined;
};

/** The order after its delivery was changed, and the differences that this made. */
export type DeliveryChange = { priced: PricedOrder; differences: Difference[] };

export async function chooseShipping(
  trx: Db,
  { code, version, partial, discreet }: ShippingChoice,
  viewer: Viewer,
): Promise<DeliveryChange> {
  // An order is sent as one parcel: a second one cannot be sent, so none is promised.
  if (partial) throw invalid({ [checkoutFields.partial]: 'shipping.reason.oneParcel' });
  const order = await requireInHand(trx, viewer.buyer, version);
  const before = await priceOrder(trx, order, viewer);
  const method = before.composed.options.find((one) => one.code === code);
  if (!method) throw invalid({ [checkoutFields.shipping]: methodRefusalReason(before, code) });
  await putDelivery(trx, before, viewer, {
    shipping_code: method.code,
    shipping_seen_cents: method.cents,
    ...(discreet !== undefined && { discreet }),
  });
  return reroute(trx, before, viewer);
}

/** Why a shipping method is not available. */
export const methodRefusalReason = ({ composed }: PricedOrder, code: string): string =>
  isTooHeavy(composed, code) ? tooHeavyReason : 'shipping.reason.methodElsewhere';

export type AddressChoice = {
  target: DeliveryTarget;
  destination: OrderRow['delivery_to'];
  client: string | undefined;
  /** Whether a new address is kept in the address book. */
  keep: boolean;
};

/** To the executive or straight to a client. A place that is not served is refused before a price is promised. */
export async function chooseAddress(trx: Db, choice: AddressChoice, viewer: Viewer): Promise<DeliveryChange> {
  const order = await requireInHand(trx, viewer.buyer);
  const before = await priceOrder(trx, order, viewer);
  const clientId = await clientOf(trx, choice, viewer.buyer);
  const address = await addressOf(trx, choice, { buyer: viewer.buyer, clientId });
  if (clientId !== null && !isOnlyFor(before.bag, clientId))
    throw invalid({ [checkoutFields.client]: othersPiecesReason });
  if (!isServed(address.zone)) {
    const field = 'known' in choice.target ? checkoutFields.address : checkoutFields.newPostalCode;
    throw invalid({ [field]: 'shipping.reason.notServed' });
  }
  await putDelivery(trx, before, viewer, { address_id: address.id, delivery_to: choice.destination });
  const after = await requirePricedOrder(trx, viewer);
  // A method for one place may not serve another, or has another price there.
  await putDelivery(trx, after, viewer, {
    shipping_code: after.composed.shipping?.code ?? null,
    shipping_seen_cents: after.composed.shipping?.cents ?? null,
  });
  return reroute(trx, before, viewer);
}

/** Why an order cannot go straight to a client: it would show what others ordered. */
export const othersPiecesReason = 'shipping.reason.othersPieces';

/** Omitted lines are not sent, and gifts belong to the sender. */
export const isOnlyFor = ({ lines }: Bag, clientId: number): boolean =>
  lines.every(({ row }) => row.omitted || row.type !== lineKinds.sale || row.client_id === clientId);

async function clientOf(trx: Db, { destination, client }: AddressChoice, buyer: Buyer): Promise<number | null> {
  if (destination === destinations.executive) return null;
  if (client === undefined) throw invalid({ [checkoutFields.client]: fieldProblemKeys.required });
  const id = toRowId(client);
  if (id === null || !(await findOwnClients(trx, buyer, [id])).has(id)) throw absent();
  return id;
}

async function addressOf(
  trx: Db,
  { target, keep }: AddressChoice,
  owner: { buyer: Buyer; clientId: number | null },
): Promise<AddressRow> {
  if ('known' in target) {
    const address = await findAddress(trx, owner.buyer, target.known);
    // Another client's address would send one client's pieces to another, and with the executive's own address the
    // confirmation would not restrict the order to this client's pieces.
    if (!address || address.client_id !== owner.clientId) throw absent();
    return address;
  }
  return saveAddress(trx, await checkAddress(trx, target.fresh, newAddressField), { ...owner, keep });
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

/** V09: crossing the border of the VAT area changes every price, which is reported at once. */
function taxDifference({ totals: before }: PricedOrder, { totals: after, composed }: PricedOrder): Difference[] {
  if (before.withoutVat === after.withoutVat) return [];
  return [
    orderDifference(differenceTypes.tax, {
      name: taxZoneOf(composed),
      beforeCents: before.subtotalCents,
      nowCents: after.subtotalCents,
      changeCents: after.subtotalCents - before.subtotalCents,
    }),
  ];
}
