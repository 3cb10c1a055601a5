import { orderStates, type TenderCode } from 'contract/codes.ts';
import { decideOnFinding, type MoneyUse } from '../../src/modules/payment/attempts/payment-rules.ts';
import type { PaymentOutcome } from '../../src/modules/payment/provider/provider.ts';
import {
  type Attempt,
  addMovement,
  allowanceOf,
  balanceOf,
  chargeAccount,
  isWaiting,
  moveOrder,
  type Order,
  record,
  requireRow,
  type Shop,
} from './shop-model.ts';
import { heldCents, promiseRefund, refundRest } from './shop-refunds.ts';

// Money that arrives, and what it pays.

type NewAttempt = Pick<Attempt, 'orderId' | 'executiveId' | 'tender' | 'cents'>;

export function addAttempt(shop: Shop, attempt: NewAttempt): void {
  shop.attempts.push({ ...attempt, id: `a${shop.attempts.length}`, outcome: 'unheard', spent: null });
}

export const tryOrder = (shop: Shop, { id, executiveId, totals, partCents }: Order, tender: TenderCode): void =>
  addAttempt(shop, { orderId: id, executiveId, tender, cents: totals.totalCents - partCents });

/** A provider's statement; `cents` is null where it names no amount. */
export function hear(shop: Shop, attempt: Attempt, outcome: PaymentOutcome, cents: number | null): void {
  const order = attempt.orderId === null ? null : requireRow(shop.orders, attempt.orderId);
  const agreed = { reference: attempt.id, cents: attempt.cents, currency: 'EUR', merchant: 'm' };
  const about = { kind: 'payment' as const, outcome };
  const finding = { ...agreed, cents, about, reason: null, code: null, transaction: null };
  const decision = decideOnFinding(agreed, attempt.outcome, finding, order);
  if (decision.kind === 'heard') attempt.outcome = decision.outcome;
  if (decision.kind !== 'money') return;
  Object.assign(attempt, { outcome: 'paid', spent: decision.spent });
  const spent = applyMoney(shop, attempt, order, decision.spent);
  attempt.spent = spent;
  const { id: attemptId, orderId, tender } = attempt;
  record(shop, { kind: 'payment', attemptId, orderId, tender, cents: attempt.cents, spent });
}

/** What became of the money in the end: late money that resumes its order has paid it. */
function applyMoney(shop: Shop, attempt: Attempt, order: Order | null, spent: MoneyUse): MoneyUse {
  const { cents, executiveId } = attempt;
  if (order === null) {
    const owner = executiveId ?? '';
    addMovement(shop, { executiveId: owner, kind: 'PAGO', cents: -cents, orderId: null, attemptId: attempt.id });
    payWaitingOrders(shop, owner);
    return spent;
  }
  // The account bears what the payment leaves, because its part may have been raised since.
  if (spent !== 'twice') order.partCents = order.totals.totalCents - cents;
  if (spent === 'order') {
    chargeAccount(shop, order, order.partCents);
    settle(order, 'pay');
    return spent;
  }
  if (spent === 'late') {
    const hadExpired = order.state === orderStates.expired;
    moveOrder(order, 'payLate');
    if (hadExpired && shop.hasStock && isPartCovered(shop, order)) {
      chargeAccount(shop, order, order.partCents);
      settle(order, 'resume');
      return 'order';
    }
  }
  promiseRefund(shop, attempt, { cents, why: spent === 'late' ? 'late' : 'twice' });
  return spent;
}

const isPartCovered = (shop: Shop, { id, executiveId, partCents }: Order): boolean =>
  executiveId === null || partCents === 0 || partCents <= allowanceOf(shop, executiveId, id);

function settle(order: Order, event: 'pay' | 'resume'): void {
  moveOrder(order, event);
  order.settled = true;
}

export function payFromAccount(shop: Shop, order: Order): void {
  chargeAccount(shop, order, order.totals.totalCents);
  settle(order, 'pay');
}

/** A payment on the account may cover orders that wait. */
function payWaitingOrders(shop: Shop, executiveId: string): void {
  for (const order of shop.orders.filter((one) => one.executiveId === executiveId && isWaiting(one))) {
    const { totalCents } = order.totals;
    if (balanceOf(shop, executiveId) + totalCents - order.partCents > 0) continue;
    if (totalCents <= allowanceOf(shop, executiveId, order.id)) payFromAccount(shop, order);
  }
}

/** A line of the bank statement; a known one changes nothing. */
export function addArrival(shop: Shop, attempt: Attempt, { bankId, cents }: { bankId: string; cents: number }): void {
  if (shop.arrivals.some((arrival) => arrival.bankId === bankId)) return;
  const { id: attemptId, orderId, tender } = attempt;
  shop.arrivals.push({ bankId, attemptId, cents });
  record(shop, { kind: 'arrival', bankId, attemptId, orderId, tender, cents });
  const isWhole = heldCents(shop, attempt) >= attempt.cents;
  hear(shop, attempt, isWhole ? 'paid' : 'waiting', isWhole ? attempt.cents : null);
  if (attempt.outcome === 'paid' || !isRestAwaited(shop, attempt)) refundRest(shop, attempt);
}

/** On the account always; for an order as long as it waits. */
export const isRestAwaited = (shop: Shop, { orderId }: Attempt): boolean =>
  orderId === null || isWaiting(requireRow(shop.orders, orderId));
