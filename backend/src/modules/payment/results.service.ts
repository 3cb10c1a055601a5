import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentOrigins,
  paymentStates,
  type TenderCode,
} from 'contract/codes.ts';
import { isPaidOnDelivery, isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../database/schema.ts';
import { accountIdOf } from '../../shared/buyer.ts';
import { readAccountBalance } from '../../shared/ledger.ts';
import type { Sale } from '../../shared/sale.ts';
import type { PayableOrder } from '../checkout/settle/payable-orders.ts';
import { type AttemptRow, buyerOfAttempt, listAttempts } from './attempts/attempts.repository.ts';
import { isCardAwaited, isOrderPayable, isPayable } from './attempts/attempts.service.ts';
import type { PaymentContext } from './attempts/payment-context.ts';
import { refundedCents } from './attempts/payment-rules.ts';
import { listRefunds, withoutRest } from './refunds/refunds.service.ts';
import { readProofTime } from './transfers/proofs.service.ts';

/** The result of a payment, as the payer sees it. */
export type PaymentResult = {
  attemptId: string | null;
  number: string | null;
  origin: Sale['origin'];
  state: PaymentState;
  tender: TenderCode | null;
  cents: number;
  /** The account's share of the order. */
  accountCents: number;
  /** The gift cards' share. */
  cardCents: number;
  /** Received money, less refunds. */
  paidCents: number;
  /** The expected amount: nothing for a duplicate payment. */
  owedCents: number;
  paidAt: Date | null;
  reason: string | null;
  /** Another attempt can begin. */
  again: boolean;
  /** Until when the items of its unpaid order are kept. */
  reservedUntil: Date | null;
  /** The attempt that can be continued. */
  open: AttemptRow | null;
  /** When the payer sent a proof of the transfer. */
  proofAt: Date | null;
  /** Its completed refunds. */
  refunds: CompletedRefund[];
};

export type CompletedRefund = { id: string; cents: number; at: Date };

/** The result of one attempt; if its order was paid otherwise, that result. */
export async function readAttemptResult(context: PaymentContext, db: Db, attempt: AttemptRow): Promise<PaymentResult> {
  if (attempt.order_id === null) return describe(context, db, attempt, null);
  const order = await context.orders.readPlaced(db, attempt.order_id);
  return attempt.outcome === 'paid'
    ? describe(context, db, attempt, order)
    : describeByOrder(context, db, order, attempt);
}

export const readOrderResult = async (context: PaymentContext, db: Db, order: PayableOrder): Promise<PaymentResult> =>
  describeByOrder(context, db, order, null);

/** By the attempt that paid it; otherwise by the account, by received money, or by the requested attempt. */
async function describeByOrder(
  context: PaymentContext,
  db: Db,
  order: PayableOrder,
  asked: AttemptRow | null,
): Promise<PaymentResult> {
  const all = await listAttempts(db, order.id);
  const paying = all.find(({ spent }) => spent === 'order');
  if (paying) return describe(context, db, paying, order);
  const counting = asked ?? all.find(({ spent }) => spent !== null) ?? all[0];
  return counting && order.settledAt === null ? describe(context, db, counting, order) : describeOrder(order);
}

async function describe(
  context: PaymentContext,
  db: Db,
  attempt: AttemptRow,
  order: PayableOrder | null,
): Promise<PaymentResult> {
  const now = context.now();
  const refunds = await listRefunds(db, attempt.id);
  const back = refundedCents(withoutRest(refunds));
  const paid = attempt.outcome === 'paid';
  const payable = await isPayable(context, db, attempt);
  const owing = order ? isOrderPayable(order, now) : await isOwed(context, db, attempt);
  return {
    attemptId: attempt.id,
    number: order?.number ?? null,
    origin: attempt.origin,
    state: stateOfAttempt(attempt, { back, order, now }),
    tender: attempt.tender,
    cents: attempt.cents,
    // Of this payment, because the payer may have named a larger part since.
    accountCents: order ? Math.max(0, order.totalCents - attempt.cents - order.cardCents) : 0,
    cardCents: order?.cardCents ?? 0,
    paidCents: (attempt.received_cents ?? (paid ? attempt.cents : 0)) - refundedCents(refunds),
    owedCents: attempt.spent === 'twice' ? 0 : attempt.cents,
    paidAt: paid ? attempt.heard_at : null,
    reason: paid ? null : attempt.reason,
    again: owing && attempt.outcome !== 'waiting' && !paid,
    reservedUntil: order?.deadline ?? null,
    open: payable && attempt.left_at === null ? attempt : null,
    proofAt: await readProofTime(db, attempt),
    refunds: refunds.flatMap(({ id, cents, ended_at: at, state }) =>
      state === 'done' && at !== null ? [{ id, cents, at }] : [],
    ),
  };
}

/** The gift card still waits, or the executive owes something. */
async function isOwed(context: PaymentContext, db: Db, attempt: AttemptRow): Promise<boolean> {
  if (attempt.gift_card_id !== null) return isCardAwaited(context, db, attempt.gift_card_id);
  return (await readAccountBalance(db, accountIdOf(buyerOfAttempt(attempt)), context.now())).balanceCents > 0;
}

const isUndone: readonly OrderState[] = [orderStates.cancelled, orderStates.refused];

type ResultContext = { back: number; order: PayableOrder | null; now: Date };

function stateOfAttempt(attempt: AttemptRow, { back, order, now }: ResultContext): PaymentState {
  if (attempt.outcome === 'paid') {
    if (back >= attempt.cents) return paymentStates.refunded;
    // Cancelled, or refused at the door: received money is refunded.
    if (attempt.spent === 'order' && order && isUndone.includes(order.state)) return paymentStates.cancelled;
    return stateOfMoney[attempt.spent ?? 'order'];
  }
  if (attempt.outcome === 'denied') return paymentStates.denied;
  if (attempt.outcome === 'cancelled' || order?.state === orderStates.cancelled) return paymentStates.cancelled;
  if (isRecordedByOperator(attempt.tender)) return stateOfTransfer(attempt, { order, now });
  // The provider never finished, and is no longer queried.
  if (attempt.outcome === 'waiting')
    return order?.state === orderStates.expired ? paymentStates.expired : paymentStates.waiting;
  return stateOfSilence(attempt, now);
}

const stateOfMoney = {
  order: paymentStates.paid,
  account: paymentStates.paid,
  late: paymentStates.paidLate,
  twice: paymentStates.paidTwice,
  gift_card: paymentStates.paid,
} as const;

/** May arrive as long as the pieces are reserved; on the account, a part waits for the rest without limit. */
function stateOfTransfer(
  { expires_at, outcome }: AttemptRow,
  { order, now }: Omit<ResultContext, 'back'>,
): PaymentState {
  const awaited = order ? isOrderPayable(order, now) : expires_at > now || outcome === 'waiting';
  return awaited ? paymentStates.waiting : paymentStates.expired;
}

/** No result: not left yet, still away, or unknown until the provider was queried after expiry. */
function stateOfSilence({ left_at, expires_at, asked_at }: AttemptRow, now: Date): PaymentState {
  if (left_at === null) return expires_at > now ? paymentStates.started : paymentStates.expired;
  if (expires_at > now) return paymentStates.waiting;
  return asked_at !== null && asked_at >= expires_at ? paymentStates.expired : paymentStates.unknown;
}

function describeOrder(order: PayableOrder): PaymentResult {
  const state = stateOfOrder(order);
  const paid = state === paymentStates.paid;
  // Without a tender the account pays all of it.
  const payableCents = order.totalCents - order.cardCents;
  const cents = order.tender === null ? payableCents : payableCents - order.accountCents;
  return {
    attemptId: null,
    number: order.number,
    origin: paymentOrigins.checkout,
    state,
    tender: order.tender,
    cents,
    accountCents: payableCents - cents,
    cardCents: order.cardCents,
    paidCents: paid ? cents : 0,
    owedCents: cents,
    paidAt: paid ? order.changedAt : null,
    reason: null,
    again: state === paymentStates.none,
    reservedUntil: order.deadline,
    open: null,
    proofAt: null,
    refunds: [],
  };
}

const stateOf: Record<OrderState, PaymentState> = {
  [orderStates.draft]: paymentStates.none,
  [orderStates.pending]: paymentStates.none,
  [orderStates.paid]: paymentStates.paid,
  [orderStates.sent]: paymentStates.paid,
  [orderStates.delivered]: paymentStates.paid,
  [orderStates.cancelled]: paymentStates.cancelled,
  [orderStates.expired]: paymentStates.expired,
  [orderStates.refused]: paymentStates.cancelled,
  [orderStates.returning]: paymentStates.paid,
  [orderStates.refunded]: paymentStates.refunded,
  [orderStates.paidLate]: paymentStates.paidLate,
};

/** Cash is awaited from the agreement until the parcel has arrived. */
function stateOfOrder({ state, tender, settledAt }: PayableOrder): PaymentState {
  const atTheDoor = isPaidOnDelivery(tender) && settledAt !== null;
  const onItsWay = state === orderStates.pending || state === orderStates.sent;
  return atTheDoor && onItsWay ? paymentStates.waiting : stateOf[state];
}
