import type { AddressInput } from 'contract/address/schemas.ts';
import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { guestBuyer, newGuest } from '../../../shared/buyer.ts';
import { invalid, tooMany } from '../../../shared/errors.ts';
import type { BagLine } from '../../order/core/bag.ts';
import { addGuest, secondsUntilNextOrder } from '../../order/core/guests.repository.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import type { OrderPorts } from '../../order/core/order-ports.ts';
import { type DraftLine, openDraft, putLines } from '../../order/core/orders.repository.ts';
import { isServed } from '../../order/core/tax-zone.ts';
import type { LoadedBag, PricedBag } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { type CheckedAddress, checkAddress, saveAddress } from '../../order/terms/addresses.ts';
import type { Difference } from '../../order/terms/difference.ts';
import { isTooHeavy, tooHeavyReason } from '../../order/terms/shipping.ts';
import type { OrderStoresPort } from '../../personal-store/order-stores.ts';
import { type GuestBag, type GuestDraft, type GuestViewer, readGuestDraft } from '../review/guest-draft.ts';
import { guestFields } from '../review/guest-fields.mapper.ts';
import { paymentIntentOf, reviewDraft } from '../review/review-draft.ts';
import { settleWithoutProvider } from '../settle/settle.service.ts';
import { confirmOrder, OrderChangedError, type PlacedOrder } from './confirm.service.ts';

/** All that the guest filled in and saw before confirming. */
export type GuestOrderInput = GuestBag & {
  alias: string;
  contact: { name: string; surname: string; email: string; phone: string };
  address: AddressInput;
  billing: AddressInput | null;
  document: string | null;
  shippingCode: string;
  tender: TenderCode;
  totalCents: number;
  termsVersion: string;
  discreet: boolean;
  acceptsPartial: boolean;
  acceptsImport: boolean;
  wantsNews: boolean;
};

export type GuestPorts = OrderPorts & { stores: OrderStoresPort };

type PlaceContext = Pick<Viewer, 'locale' | 'now'> & { ports: GuestPorts; outbox: Kit['outbox']; addressHash: string };

const origin = paymentOrigins.lateCheckout;

/**
 * Confirms a draft that exists for the length of this transaction, in the same way as every order: exactly what the
 * guest saw, or nothing, which leaves not even a name behind.
 */
export async function placeGuestOrder(trx: Db, wanted: GuestOrderInput, placing: PlaceContext): Promise<PlacedOrder> {
  const { ports, outbox, locale, now, addressHash } = placing;
  const addresses = await checkAddresses(trx, wanted);
  const wait = await secondsUntilNextOrder(trx, { email: wanted.contact.email, addressHash, now });
  if (wait !== null) throw tooMany(wait);
  const bag = await reviewBag(trx, wanted, addresses, placing);

  const guestId = await addGuest(trx, {
    ...wanted.contact,
    alias: await ports.stores.aliasOf(trx, wanted.alias),
    document: wanted.document,
    news_version: wanted.wantsNews ? wanted.termsVersion : null,
    address_hash: addressHash,
    created_at: now,
  });
  const buyer = guestBuyer(guestId);
  const viewer: Viewer = { buyer, locale, now };
  const draft = await openDraft(trx, buyer, bag.order.campaign_code, now);
  await trx
    .updateTable('orders')
    .set({
      ...(await keepAddresses(trx, addresses, buyer)),
      shipping_code: wanted.shippingCode,
      discreet: wanted.discreet,
      coupon_code: bag.order.coupon_code,
    })
    .where('id', '=', draft.id)
    .execute();
  await putLines(trx, draft, bag.wanted.lines.map(toDraftLine));

  const agreement = {
    ...wanted,
    version: draft.version,
    useBalance: false,
    accountCents: null,
    acceptsDifferences: false,
  };
  const credited = await ports.stores.credit(trx, { orderId: draft.id, alias: wanted.alias });
  if (credited !== null)
    await outbox.send(trx, 'store-mail', `store order ${draft.id}`, { orderId: draft.id, executiveId: credited });
  const confirming = { ports, outbox, agreement, viewer, who: shopActor, origin };
  const placed = await confirmOrder(trx, confirming).catch((error: unknown) => {
    if (!(error instanceof OrderChangedError)) throw error;
    throw new OrderChangedError(error.priced, inPlaces(error.priced, bag, error.differences));
  });
  const leftOut = inPlaces(placed.priced, bag, placed.leftOut);
  return settleAtOnce(trx, { ...placed, leftOut }, { payments: ports.payments, tender: wanted.tender, viewer });
}

const toDraftLine = ({ row }: BagLine): DraftLine => ({
  articleId: row.article_id,
  clientId: row.client_id,
  quantity: row.quantity,
  note: row.note,
  seenCents: row.seen_cents,
});

type Addresses = { address: CheckedAddress; billing: CheckedAddress | null };

async function checkAddresses(db: Db, { address: given, billing }: GuestOrderInput): Promise<Addresses> {
  const address = await checkAddress(db, given, guestFields.address);
  if (!isServed(address.zone))
    throw invalid({ [`${guestFields.address}.${guestFields.postalCode}`]: 'shipping.reason.notServed' });
  return { address, billing: billing && (await checkAddress(db, billing, guestFields.billing)) };
}

async function keepAddresses(trx: Db, { address, billing }: Addresses, buyer: Viewer['buyer']) {
  const keeping = { buyer, clientId: null, keep: false };
  return {
    address_id: (await saveAddress(trx, address, keeping)).id,
    billing_address_id: billing && (await saveAddress(trx, billing, keeping)).id,
  };
}

/** Reports what cannot even be stored: articles no longer sold, an unknown coupon. */
async function reviewBag(
  trx: Db,
  wanted: GuestOrderInput,
  { address: { address, zone } }: Addresses,
  { ports: { payments }, locale, now }: PlaceContext,
): Promise<GuestDraft> {
  const viewer: GuestViewer = { buyer: newGuest, locale, now, goingTo: { country: address.country, zone } };
  const bag = await readGuestDraft(trx, wanted, viewer);
  const paying = paymentIntentOf(payments, wanted);
  const { priced, differences } = await reviewDraft(trx, bag, { ...viewer, paying, placing: true });
  if (bag.lost.length > 0) throw new OrderChangedError(priced, differences);
  if (priced.composed.shipping === null)
    throw invalid({
      [guestFields.shipping]: isTooHeavy(priced.composed, wanted.shippingCode)
        ? tooHeavyReason
        : fieldProblemKeys.choice,
    });
  return bag;
}

/** Reports lines by their position in the request, because an unplaced bag has no rows with ids. */
function inPlaces(
  { wanted }: PricedBag,
  { wanted: { lines } }: LoadedBag,
  differences: readonly Difference[],
): Difference[] {
  const places = new Map(wanted.lines.map(({ row }, at) => [row.id, lines[at]?.row.id ?? null]));
  return differences.map((one) => ({
    ...one,
    lineId: one.lineId === null ? null : (places.get(one.lineId) ?? null),
  }));
}

type PaymentContext = { payments: GuestPorts['payments']; tender: TenderCode; viewer: Viewer };

/** Cash on delivery is agreed on confirming; an order with nothing due is settled at once. */
async function settleAtOnce(
  trx: Db,
  placed: PlacedOrder,
  { payments, tender, viewer }: PaymentContext,
): Promise<PlacedOrder> {
  const { order, priced } = placed;
  if (payments.isByProvider(tender) && priced.totals.dueCents > 0) return placed;
  const state = await settleWithoutProvider(trx, priced, { tender, viewer, who: shopActor });
  return { ...placed, order: { ...order, state } };
}
