import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import { giftCardsPerOrder } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { findCardByCode, lockCards } from '../../../shared/gift-cards/gift-cards.ts';
import { lookUpCodes } from '../../../shared/gift-cards/guesses.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import { findNamedCards, listOrderCards, type NamedCards, saveOrderCards } from '../../order/core/gift-card-parts.ts';
import { findOrderByNumber, requireInHand, touchOrder } from '../../order/core/orders.repository.ts';
import { isHeld } from '../../order/placed/placed-order-view.ts';
import { type PricedOrder, priceOrder, requirePricedOrder } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';

// Gift cards of the order in hand, and of an order that waits for its payment.

/** Throws where the shop takes none. */
export function assertGiftCardsOffered({ giftCards }: Pick<Kit['config'], 'giftCards'>): void {
  if (!giftCards) throw conflict(giftCardKeys.notOffered);
}

/** Outside the transaction of the order, so that wrong codes are counted whatever becomes of it. */
export const readNamedCards = (
  kit: Pick<Kit, 'db' | 'config' | 'now'>,
  codes: readonly string[],
  { clientAddress, exceptOrder }: { clientAddress: string; exceptOrder?: string },
): Promise<NamedCards> =>
  lookUpCodes(kit, clientAddress, {
    find: () => findNamedCards(kit.db, codes, { now: kit.now(), exceptOrder: exceptOrder ?? null }),
    reasonsOf: ({ refused }) => refused.map(({ reason }) => reason),
  });

/** The field tells an executive's code from a guest's list of codes. */
export function assertNoneRefused({ refused: [first] }: NamedCards, field: string): void {
  if (first) throw invalid({ [field]: first.reason });
}

/** Adds a card to the order in hand; as much of it as is left to pay counts. */
export async function applyCard(trx: Db, code: string, viewer: Viewer, field: string): Promise<PricedOrder> {
  const order = await requireInHand(trx, viewer.buyer);
  const named = await findNamedCards(trx, [code], { now: viewer.now, exceptOrder: order.id });
  assertNoneRefused(named, field);
  const cards = await listOrderCards(trx, order.id);
  const added = named.offers.filter(({ id }) => !cards.some((card) => card.id === id));
  if (added.length > 0) {
    const { moment, totals } = await priceOrder(trx, order, viewer);
    if (totals.dueCents === 0 && totals.units > 0) throw invalid({ [field]: giftCardKeys.nothingDue });
    if (cards.length + added.length > giftCardsPerOrder) throw invalid({ [field]: giftCardKeys.tooMany });
    await saveOrderCards(trx, order.id, [...cards, ...added.map(({ id }) => ({ id, cents: null }))]);
    await touchOrder(trx, order.id, moment.campaign.code, viewer.now);
  }
  return requirePricedOrder(trx, viewer);
}

export async function removeCard(trx: Db, number: string, viewer: Viewer): Promise<PricedOrder> {
  const order = await requireInHand(trx, viewer.buyer);
  const cards = await listOrderCards(trx, order.id);
  const left = cards.filter((card) => card.number !== number);
  if (left.length < cards.length) {
    const { moment } = await priceOrder(trx, order, viewer);
    await saveOrderCards(trx, order.id, left);
    await touchOrder(trx, order.id, moment.campaign.code, viewer.now);
  }
  return requirePricedOrder(trx, viewer);
}

/** Adds a card to an order of the buyer that waits for its payment. */
export async function applyCardToPlaced(
  trx: Db,
  { number, code, field }: { number: string; code: string; field: string },
  viewer: Viewer,
): Promise<PricedOrder> {
  await lockBuyer(trx, viewer.buyer);
  const order = await findOrderByNumber(trx, viewer.buyer, number);
  if (!order) throw absent();
  return raiseCardParts(trx, await priceOrder(trx, order, viewer), [code], { viewer, field });
}

/**
 * Gift cards pay more of a waiting order. Their parts never fall, because a payment that was opened under the earlier
 * promise may still arrive. The caller has locked the buyer.
 */
export async function raiseCardParts(
  trx: Db,
  priced: PricedOrder,
  codes: readonly string[],
  { viewer, field }: { viewer: Viewer; field: string },
): Promise<PricedOrder> {
  const { order } = priced;
  if (codes.length === 0) return priced;
  if (!isHeld(order) || order.reserved_until === null || order.reserved_until <= viewer.now)
    throw conflict('order.reason.ended');
  const parts = (await listOrderCards(trx, order.id)).map(({ id, cents }) => ({ id, cents: cents ?? 0 }));
  await lockCards(trx, [...parts.map(({ id }) => id), ...(await idsOf(trx, codes))]);
  const named = await findNamedCards(trx, codes, { now: viewer.now, exceptOrder: order.id });
  assertNoneRefused(named, field);
  let left = priced.totals.dueCents;
  if (left === 0) throw invalid({ [field]: giftCardKeys.nothingDue });
  for (const { id, leftCents } of named.offers) {
    const part = parts.find((one) => one.id === id) ?? { id, cents: 0 };
    const more = Math.min(left, (leftCents ?? 0) - part.cents);
    if (more <= 0) continue;
    if (part.cents === 0) parts.push(part);
    part.cents += more;
    left -= more;
  }
  if (parts.length > giftCardsPerOrder) throw invalid({ [field]: giftCardKeys.tooMany });
  await saveOrderCards(trx, order.id, parts);
  const gift_card_cents = parts.reduce((sum, { cents }) => sum + cents, 0);
  return priceOrder(trx, { ...order, gift_card_cents }, viewer);
}

async function idsOf(trx: Db, codes: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const code of codes) {
    const card = await findCardByCode(trx, code);
    if (card) ids.push(card.id);
  }
  return ids;
}
