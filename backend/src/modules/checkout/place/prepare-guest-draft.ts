import type { AddressInput } from 'contract/address/schemas.ts';
import { paymentOrigins, type TenderCode } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { guestBuyer, newGuest } from '../../../shared/buyer.ts';
import { invalid, tooMany } from '../../../shared/errors.ts';
import { findNamedCards, saveOrderCards } from '../../order/core/gift-card-parts.ts';
import { addGuest, secondsUntilNextOrder } from '../../order/core/guests.repository.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import type { OrderPorts } from '../../order/core/order-ports.ts';
import { openDraft, putLines } from '../../order/core/orders.repository.ts';
import { isServed } from '../../order/core/tax-zone.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { type CheckedAddress, checkAddress, saveAddress } from '../../order/terms/addresses.ts';
import { isTooHeavy, tooHeavyReason } from '../../order/terms/shipping.ts';
import type { OrderStoresPort } from '../../personal-store/order-stores.ts';
import { assertNoneRefused } from '../review/card-parts.ts';
import { type GuestBag, type GuestDraft, readGuestDraft } from '../review/guest-draft.ts';
import { guestFields } from '../review/guest-fields.mapper.ts';
import { paymentIntentOf, type Review, reviewDraft } from '../review/review-draft.ts';
import { OrderChangedError, type PlaceInput } from './place-order.service.ts';

/** All that the guest filled in and saw before confirming. */
export type GuestOrderInput = GuestBag & {
  alias: string;
  contact: { name: string; surname: string; email: string; phone: string };
  address: AddressInput;
  billing: AddressInput | null;
  document: string | null;
  shippingCode: string;
  tender: TenderCode | null;
  totalCents: number;
  dueCents: number | null;
  /** Codes of gift cards. */
  cards: readonly string[];
  termsVersion: string;
  discreet: boolean;
  acceptsPartial: boolean;
  acceptsImport: boolean;
  wantsNews: boolean;
};

export type GuestPorts = OrderPorts & { stores: OrderStoresPort };

type GuestContext = Pick<Viewer, 'locale' | 'now'> & { ports: GuestPorts; outbox: Kit['outbox']; addressHash: string };

/**
 * Stores what a guest filled in as an order in hand, for the length of this transaction: if it is not placed, not even
 * a name stays. It is priced only if some of it cannot be stored.
 */
export async function prepareGuestDraft(trx: Db, wanted: GuestOrderInput, context: GuestContext): Promise<PlaceInput> {
  const { ports, outbox, locale, now, addressHash } = context;
  const addresses = await checkAddresses(trx, wanted);
  const wait = await secondsUntilNextOrder(trx, { email: wanted.contact.email, addressHash, now });
  if (wait !== null) throw tooMany(wait);
  const bag = await readStorableBag(trx, wanted, addresses, context);

  const guestId = await addGuest(trx, {
    ...wanted.contact,
    alias: await ports.stores.aliasOf(trx, wanted.alias),
    document: wanted.document,
    news_version: wanted.wantsNews ? wanted.termsVersion : null,
    address_hash: addressHash,
    created_at: now,
  });
  const buyer = guestBuyer(guestId);
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
  await putLines(
    trx,
    draft,
    bag.wanted.lines.map(({ row }) => row),
  );
  if (wanted.cards.length > 0) {
    const named = await findNamedCards(trx, wanted.cards, { now });
    assertNoneRefused(named, guestFields.cards);
    await saveOrderCards(
      trx,
      draft.id,
      named.offers.map(({ id }) => ({ id, cents: null })),
    );
  }
  const credited = await ports.stores.credit(trx, { orderId: draft.id, alias: wanted.alias });
  if (credited !== null)
    await outbox.send(trx, 'store-mail', `store order ${draft.id}`, { orderId: draft.id, executiveId: credited });

  const account = { useBalance: false, accountCents: null, acceptsDifferences: false };
  return {
    ports,
    outbox,
    agreement: { ...wanted, ...account, version: draft.version },
    viewer: { buyer, locale, now },
    who: shopActor,
    origin: paymentOrigins.lateCheckout,
    settlesAtOnce: true,
    toSent: (review) => toSent(review, bag),
  };
}

type Addresses = { address: CheckedAddress; billing: CheckedAddress | null };

async function checkAddresses(db: Db, { address: given, billing }: GuestOrderInput): Promise<Addresses> {
  const address = await checkAddress(db, given, guestFields.address);
  if (!isServed(address.zone))
    throw invalid({ [`${guestFields.address}.${guestFields.postalCode}`]: 'shipping.reason.notServed' });
  return { address, billing: billing && (await checkAddress(db, billing, guestFields.billing)) };
}

/** Refused with everything that differs if articles are no longer sold, or the coupon is none of the guest's. */
async function readStorableBag(
  trx: Db,
  wanted: GuestOrderInput,
  { address: { address, zone } }: Addresses,
  { ports: { payments }, locale, now }: GuestContext,
): Promise<GuestDraft> {
  const viewer = { buyer: newGuest, locale, now, goingTo: { country: address.country, zone } };
  const bag = await readGuestDraft(trx, wanted, viewer);
  if (bag.lost.length === 0) return bag;
  const paying = paymentIntentOf(payments, wanted);
  const { priced, differences } = await reviewDraft(trx, bag, { ...viewer, paying, placing: true });
  throw new OrderChangedError(priced, differences);
}

async function keepAddresses(trx: Db, { address, billing }: Addresses, buyer: Viewer['buyer']) {
  const keeping = { buyer, clientId: null, keep: false };
  return {
    address_id: (await saveAddress(trx, address, keeping)).id,
    billing_address_id: billing && (await saveAddress(trx, billing, keeping)).id,
  };
}

/** Lines by their position in the request, and a shipping method that is not offered at its field there. */
function toSent({ priced, differences }: Review, { wanted: { lines } }: GuestDraft): Review {
  const { wanted, composed, order } = priced;
  if (composed.shipping === null) {
    const reason = isTooHeavy(composed, order.shipping_code ?? '') ? tooHeavyReason : fieldProblemKeys.choice;
    throw invalid({ [guestFields.shipping]: reason });
  }
  const places = new Map(wanted.lines.map(({ row }, at) => [row.id, lines[at]?.row.id ?? null]));
  const placeOf = (lineId: number | null) => (lineId === null ? null : (places.get(lineId) ?? null));
  return { priced, differences: differences.map((one) => ({ ...one, lineId: placeOf(one.lineId) })) };
}
