import { orderStates, percentDiscountType, type TenderCode } from 'contract/codes.ts';
import { isAccountPart } from 'contract/rules.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Random } from 'demo/seed/goods/random.ts';
import { computeTotals, neutralTerms, type PricedLine, type Totals } from '../../src/modules/order/core/totals.ts';
import {
  allowanceOf,
  canMove,
  chargeAccount,
  isWaiting,
  moveOrder,
  type Order,
  record,
  type Shop,
} from './shop-model.ts';
import { payFromAccount, tryOrder } from './shop-payments.ts';
import { correctInvoice, issueInvoice, returnPayments } from './shop-refunds.ts';

// From the button to the parcel's end. What is not possible in a state does nothing.

const surchargeCents = 200;

/** At several rates, with a discount, delivered abroad or outside the VAT area; some cost nothing. */
function someTotals(random: Random, tender: TenderCode | null): Totals {
  const line = (): PricedLine => ({
    ...{ type: 'VENTA', client: null, unitPoints: 0, omitted: false },
    quantity: random.integer(1, 3),
    unitCents: random.integer(100, 9_000),
    vatRate: random.pick([2100, 2100, 1000, 400]),
  });
  const isGift = tender === null && random.chance(0.2);
  return computeTotals(isGift ? [{ ...line(), unitCents: 0 }] : Array.from({ length: random.integer(1, 3) }, line), {
    ...neutralTerms,
    coupon: random.chance(0.2) ? { type: percentDiscountType, rate: 1_000 } : null,
    shippingCents: isGift ? 0 : random.pick([0, 495]),
    surchargeCents: isPaidOnDelivery(tender) ? surchargeCents : 0,
    withoutVat: random.chance(0.15),
  });
}

/** A part that the account may pay, or nothing. */
function pickPart(shop: Shop, order: Order, random: Random): number {
  const { executiveId, totals } = order;
  if (executiveId === null) return 0;
  const leftCents = allowanceOf(shop, executiveId, order.id);
  const cents = random.pick([0, 1, 1_000, leftCents]);
  return isAccountPart(cents, { totalCents: totals.totalCents - totals.surchargeCents, leftCents }) ? cents : 0;
}

export function placeOrder(shop: Shop, random: Random, tender: TenderCode | null): void {
  const executiveId = random.pick([null, ...shop.executives.map(({ id }) => id)]);
  const totals = someTotals(random, tender);
  const country = totals.withoutVat ? null : random.pick([null, 'DE']);
  const order: Order = {
    ...{ id: `o${shop.orders.length}`, executiveId, state: orderStates.draft, events: [], settled: false },
    ...{ tender, totals, country, partCents: 0 },
  };
  if (tender === null && (executiveId === null || totals.totalCents > allowanceOf(shop, executiveId))) return;
  if (tender !== null) order.partCents = pickPart(shop, order, random);
  shop.orders.push(order);
  moveOrder(order, 'confirm');
  if (tender === null) payFromAccount(shop, order);
  else if (isPaidOnDelivery(tender)) agreeOnDelivery(shop, order);
  else tryOrder(shop, order, tender);
}

function agreeOnDelivery(shop: Shop, order: Order): void {
  chargeAccount(shop, order, order.partCents);
  moveOrder(order, 'settleOnDelivery');
  order.settled = true;
}

/** Another attempt, perhaps with a larger part from the account. */
export function retry(shop: Shop, order: Order, random: Random, tender: TenderCode): void {
  if (!isWaiting(order)) return;
  order.partCents = Math.max(order.partCents, pickPart(shop, order, random));
  tryOrder(shop, order, tender);
}

export function endOrder(shop: Shop, order: Order, event: 'cancel' | 'expire' | 'refuse'): void {
  if (!canMove(order, event) || (event === 'expire' && order.settled)) return;
  moveOrder(order, event);
  returnPayments(shop, order);
  if (event === 'refuse') correctInvoice(shop, order.id, null);
}

export function send(shop: Shop, order: Order): void {
  if (!canMove(order, 'send') || isWaiting(order)) return;
  moveOrder(order, 'send');
  issueInvoice(shop, order);
}

export function followParcel(order: Order, event: 'deliver' | 'startReturn' | 'endReturn'): void {
  if (canMove(order, event)) moveOrder(order, event);
}

/** Once, and only after the parcel arrived. */
export function collect(shop: Shop, { id, tender, state, totals, partCents }: Order): void {
  const arrived = state === orderStates.delivered || state === orderStates.returning;
  if (!arrived || !isPaidOnDelivery(tender) || shop.carrierPayments.some(({ orderId }) => orderId === id)) return;
  const payment = { orderId: id, cents: totals.totalCents - partCents };
  shop.carrierPayments.push(payment);
  record(shop, { kind: 'carrier', ...payment });
}
