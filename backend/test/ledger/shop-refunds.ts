import { correctionOf, remainderOf } from '../../src/modules/invoicing/invoices/invoice-content.ts';
import {
  promisedCents,
  raiseRefundState,
  refundableCents,
  refundedCents,
} from '../../src/modules/payment/attempts/payment-rules.ts';
import { withoutRest } from '../../src/modules/payment/refunds/refunds.service.ts';
import {
  type Attempt,
  addMovement,
  canMove,
  moveOrder,
  type Order,
  type Refund,
  record,
  refundToAccount,
  requireRow,
  type Shop,
  sumCents,
  sumPaidByAccount,
} from './shop-model.ts';

// Invoices, their corrections, and refunds.

type InvoiceInput = Omit<Shop['invoices'][number], 'number'>;

function addInvoice(shop: Shop, invoice: InvoiceInput): void {
  const series = invoice.corrects === null ? 'F26' : 'R26';
  const number = `${series}-${String(shop.invoices.length + 1).padStart(6, '0')}`;
  shop.invoices.push({ ...invoice, number });
  record(shop, { kind: 'invoice', ...invoice, number });
}

/** When the goods leave, corrected at once by what was refunded before. */
export function issueInvoice(shop: Shop, { id, totals, country }: Order): void {
  const { totalCents, taxes, withoutVat } = totals;
  addInvoice(shop, { orderId: id, corrects: null, cents: totalCents, country, exempt: withoutVat, taxes });
  const toAccount = shop.movements.filter(({ orderId, kind }) => orderId === id && kind === 'ABONO');
  const paying = shop.attempts.filter(({ orderId, spent }) => orderId === id && spent === 'order');
  const refunded = paying.map((attempt) => ({ cents: refundedCents(withoutRest(refundsOf(shop, attempt))) }));
  correctInvoice(shop, id, sumCents(refunded) - sumCents(toAccount));
}

/** By an amount, or by all that is left of it. */
export function correctInvoice(shop: Shop, orderId: string, cents: number | null): void {
  const [invoice, ...corrections] = shop.invoices.filter((one) => one.orderId === orderId);
  if (!invoice) return;
  const left = remainderOf({ ...invoice, taxes: [...invoice.taxes] }, corrections.map(toRemainder));
  const taken = correctionOf(left, cents ?? left.cents);
  if (taken.cents === 0) return;
  const { country, exempt, number } = invoice;
  addInvoice(shop, { orderId, corrects: number, country, exempt, ...taken });
}

const toRemainder = ({ cents, taxes }: InvoiceInput) => ({ cents, taxes: [...taxes] });

const refundsOf = ({ refunds }: Shop, { id }: Attempt): Refund[] => refunds.filter(({ attemptId }) => attemptId === id);

/** What of an attempt's money can still go back the way it came. */
export const leftOf = (shop: Shop, attempt: Attempt): number =>
  attempt.outcome === 'paid' ? refundableCents(attempt.cents, withoutRest(refundsOf(shop, attempt))) : 0;

export function promiseRefund(shop: Shop, attempt: Attempt, { cents, why }: Pick<Refund, 'cents' | 'why'>): void {
  if (why !== 'rest' && cents > leftOf(shop, attempt))
    throw new Error(`${cents} is more than is left of ${attempt.id}`);
  shop.refunds.push({ id: `r${shop.refunds.length}`, attemptId: attempt.id, cents, why, state: 'wanted' });
}

/** Money received by transfer, less surpluses that went back or will. */
export const heldCents = (shop: Shop, attempt: Attempt): number =>
  sumCents(shop.arrivals.filter(({ attemptId }) => attemptId === attempt.id)) -
  promisedCents(refundsOf(shop, attempt).filter(({ why }) => why === 'rest'));

/** A surplus, or a part that was never completed. */
export function refundRest(shop: Shop, attempt: Attempt): void {
  const cents = heldCents(shop, attempt) - (attempt.outcome === 'paid' ? attempt.cents : 0);
  if (cents > 0) promiseRefund(shop, attempt, { cents, why: 'rest' });
}

/** What an ended order returns to whoever paid it. */
export function returnPayments(shop: Shop, order: Order): void {
  const borne = sumPaidByAccount(shop, order.id);
  if (borne > 0) refundToAccount(shop, order, borne);
  for (const attempt of shop.attempts.filter(({ orderId }) => orderId === order.id)) {
    const left = attempt.spent === 'order' ? leftOf(shop, attempt) : 0;
    if (left > 0) promiseRefund(shop, attempt, { cents: left, why: 'cancelled' });
    if (attempt.outcome === 'waiting') refundRest(shop, attempt);
  }
}

/** An operator's refund: first the way the money came, then to the account that paid the rest. */
export function giveBack(shop: Shop, attempt: Attempt, pickCents: (most: number) => number): void {
  const order = attempt.orderId === null ? null : requireRow(shop.orders, attempt.orderId);
  const left = leftOf(shop, attempt);
  const borne = order !== null && attempt.spent === 'order' ? sumPaidByAccount(shop, order.id) : 0;
  if (left + borne <= 0) return;
  const cents = pickCents(left + borne);
  if (left > 0) promiseRefund(shop, attempt, { cents: Math.min(cents, left), why: 'operator' });
  if (cents <= left || order === null) return;
  refundToAccount(shop, order, cents - left);
  correctInvoice(shop, order.id, cents - left);
}

/** A provider's statement on a refund, or an operator's. */
export function hearRefund(shop: Shop, refund: Refund, outcome: 'waiting' | 'refused' | 'done'): void {
  const attempt = requireRow(shop.attempts, refund.attemptId);
  const state = raiseRefundState(refund.state, outcome);
  if (state === refund.state) return;
  // Refused, and promised again since.
  if (refund.state === 'refused' && refund.why !== 'rest' && refund.cents > leftOf(shop, attempt)) return;
  if (state === 'done') settleRefund(shop, attempt, refund);
  refund.state = state;
}

function settleRefund(shop: Shop, attempt: Attempt, refund: Refund): void {
  const { orderId, executiveId, tender, spent } = attempt;
  const { id: refundId, cents, why } = refund;
  const isComplete = refundedCents(withoutRest(refundsOf(shop, attempt))) + cents === attempt.cents;
  if (why !== 'rest' && orderId === null)
    addMovement(shop, { executiveId: executiveId ?? '', kind: 'DEVOLUCION', cents, orderId, attemptId: attempt.id });
  if (why !== 'rest' && orderId !== null && spent !== 'twice') {
    const order = requireRow(shop.orders, orderId);
    if (isComplete && canMove(order, 'refund') && sumPaidByAccount(shop, orderId) <= 0) moveOrder(order, 'refund');
    correctInvoice(shop, orderId, cents);
  }
  record(shop, { kind: 'refund', refundId, attemptId: attempt.id, orderId, tender, cents, why, spent });
}
