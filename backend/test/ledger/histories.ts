import { orderStates } from 'contract/codes.ts';
import type { Random } from 'demo/seed/goods/random.ts';
import { commands, listTransfers } from './commands.ts';
import { findViolation, listOpenAccounts } from './referee.ts';
import { type Attempt, aShop, copyOf, post, type Shop } from './shop-model.ts';
import { collect, endOrder, followParcel, send } from './shop-orders.ts';
import { addArrival, isRestAwaited } from './shop-payments.ts';
import { giveBack, hearRefund, heldCents, leftOf, refundRest } from './shop-refunds.ts';

// A history is a shop from its first order until everything is settled: commands in any order, repeated, and crashing.

/** Plays one history. Throws after the first command that leaves the books wrong. */
export function playHistory(random: Random, rules?: Shop['rules']): Shop {
  let shop = aShop(rules);
  const length = random.integer(12, 40);
  for (let at = 0; at < length; at += 1) {
    // A crash rolls back what its transaction had begun.
    const before = random.chance(0.1) ? copyOf(shop) : null;
    const { length: known } = shop.events;
    random.pick(commands)(shop, random);
    shop = before ?? shop;
    if (shop.events.length !== known) assertBooks(shop, `command ${at}`);
  }
  settleAll(shop);
  assertBooks(shop, 'in the end');
  const open = listOpenAccounts([...shop.ledger.values()]);
  if (open.length > 0) throw new Error(`in the end: ${open.join(', ')}`);
  assertPostedOnce(shop);
  return shop;
}

function assertBooks(shop: Shop, moment: string): void {
  const violation = findViolation(shop, [...shop.ledger.values()]);
  if (violation !== null) throw new Error(`${moment}: ${violation}`);
}

/** Every event again: it adds no entry, and contradicts none. */
function assertPostedOnce(shop: Shop): void {
  const { size } = shop.ledger;
  for (const event of shop.events) post(shop, event);
  if (shop.ledger.size !== size) throw new Error('an event was posted twice');
}

/** What is under way comes to its end: parcels arrive, carriers pay, transfers are completed, refunds are made. */
function settleAll(shop: Shop): void {
  for (const order of shop.orders) {
    endOrder(shop, order, 'expire');
    send(shop, order);
    followParcel(order, 'deliver');
    collect(shop, order);
  }
  for (const attempt of listTransfers(shop)) {
    if (attempt.outcome === 'paid') continue;
    const held = heldCents(shop, attempt);
    if (!isRestAwaited(shop, attempt)) refundRest(shop, attempt);
    else if (held > 0) addArrival(shop, attempt, { bankId: `rest ${attempt.id}`, cents: attempt.cents - held });
  }
  makeRefunds(shop);
  // What a provider refused, and an operator gave back in part.
  for (const attempt of shop.attempts) if (isOwedBack(shop, attempt)) giveBack(shop, attempt, (most) => most);
  makeRefunds(shop);
}

function makeRefunds(shop: Shop): void {
  for (const refund of shop.refunds) hearRefund(shop, refund, 'done');
}

const endedStates: readonly string[] = [orderStates.cancelled, orderStates.refused, orderStates.refunded];

function isOwedBack(shop: Shop, attempt: Attempt): boolean {
  if (leftOf(shop, attempt) === 0) return false;
  const order = shop.orders.find(({ id }) => id === attempt.orderId);
  return attempt.spent === 'late' || attempt.spent === 'twice' || (!!order && endedStates.includes(order.state));
}
