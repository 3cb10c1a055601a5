import type { TenderCode } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { PaymentTables } from '../../../database/tables/payment.ts';
import { accountIdOf } from '../../../shared/buyer.ts';
import { conflict } from '../../../shared/errors.ts';
import {
  type AttemptQuery,
  type AttemptRow,
  addEvent,
  buyerOfAttempt,
  findAttempt,
  isContradictionNoted,
  lockAttempt,
  toAttempt,
} from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { findContradiction, raiseRefundState, refundableCents, refundedCents } from '../attempts/payment-rules.ts';
import type { ProviderFinding } from '../provider/provider.ts';
import { addAccountRefund } from './account-movements.repository.ts';

type RefundRow = Selectable<PaymentTables['payment_refunds']>;
/** A finding, the row in which it is kept, and the merchant account of its provider. */
export type RecordedFinding = {
  finding: ProviderFinding;
  evidenceId: number;
  merchant: string;
  operatorId: string | null;
};
export type RefundInput = { cents: number; why: RefundRow['why']; actorId: string | null; operatorId?: string };

/** Refunds of the agreed amount: a `rest` was a surplus beyond it. */
export const withoutRest = <Kept extends Pick<RefundRow, 'why'>>(refunds: readonly Kept[]): Kept[] =>
  refunds.filter(({ why }) => why !== 'rest');

export const listRefunds = (db: Db, attemptId: string): Promise<RefundRow[]> =>
  db.selectFrom('payment_refunds').selectAll().where('attempt_id', '=', attemptId).orderBy('created_at').execute();

/** Promises a refund of at most the received amount; the provider is asked after the commit. */
export async function promiseRefund(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  wanted: RefundInput,
): Promise<void> {
  const at = context.now();
  const promised = await listRefunds(trx, attempt.id);
  const byHand = isRecordedByOperator(attempt.tender);
  if (wanted.why !== 'rest' && wanted.cents > refundableCents(attempt.cents, withoutRest(promised))) throw conflict();
  const { id } = await trx
    .insertInto('payment_refunds')
    .values({
      attempt_id: attempt.id,
      cents: wanted.cents,
      why: wanted.why,
      actor_id: wanted.actorId,
      operator_id: wanted.operatorId ?? null,
      created_at: at,
      // Open to the first who claims it; a manual refund is sent by an operator.
      ask_at: byHand ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEvent(trx, {
    attempt_id: attempt.id,
    event: 'refund-wanted',
    detail: `${wanted.why} ${wanted.cents}`,
    actor_id: wanted.actorId,
    operator_id: wanted.operatorId ?? null,
    at,
  });
  if (!byHand) await context.outbox.send(trx, 'refund-payment', `refund ${id}`, { refundId: id });
  context.reach?.('refund wanted');
}

/** Refunds the money of a cancelled order. Returns how much. */
export async function refundCancelledOrder(context: PaymentContext, trx: Db, orderId: string): Promise<number> {
  const paid = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('spent', '=', 'order')
    .orderBy('id')
    .execute();
  let cents = 0;
  for (const { id } of paid) {
    const attempt = await lockAttempt(trx, id);
    const refundable = refundableCents(attempt.cents, withoutRest(await listRefunds(trx, id)));
    const left = Math.max(0, refundable - (await context.orders.readCredited(trx, orderId)));
    if (left > 0) await promiseRefund(context, trx, attempt, { cents: left, why: 'cancelled', actorId: null });
    cents += left;
  }
  return cents;
}

/** Applies a provider's statement on a refund, once the attempt is known. */
export async function applyRefundFinding(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  statement: RecordedFinding,
): Promise<void> {
  const { finding, evidenceId, merchant, operatorId } = statement;
  const { about } = finding;
  if (about.kind !== 'refund') return;
  const refunds = await listRefunds(trx, attempt.id);
  const refund = refunds.find(({ id }) => id === about.id);
  const at = context.now();
  const note = (event: 'contradiction' | 'refund-done' | 'refund-refused', detail: string) =>
    addEvent(trx, { attempt_id: attempt.id, event, evidence_id: evidenceId, detail, operator_id: operatorId, at });
  if (!refund) {
    // Refunded by hand in the provider's own panel: repeated in each answer, and noted once.
    const detail = `refund ${about.id} ${finding.cents ?? ''}: not ours`;
    if (about.outcome !== 'refused' && !(await isContradictionNoted(trx, attempt.id, detail)))
      await note('contradiction', detail);
    return;
  }
  const wrong = findContradiction({ ...toAttempt(attempt), merchant }, finding, refund.cents);
  if (wrong !== null) return note('contradiction', `refund ${about.id}: ${wrong}`);
  const state = raiseRefundState(refund.state, about.outcome);
  if (state === refund.state) return;
  // Refused, and promised again since: both together may exceed the received amount.
  const isRest = refund.why === 'rest';
  const paidOrder = attempt.spent === 'order' ? attempt.order_id : null;
  const creditedCents = paidOrder === null ? 0 : await context.orders.readCredited(trx, paidOrder);
  const mostCents = refundableCents(attempt.cents, withoutRest(refunds)) - creditedCents;
  if (refund.state === 'refused' && !isRest && refund.cents > mostCents)
    return note('contradiction', `refund ${about.id}: more than came`);
  if (state === 'done') await settleRefund(context, trx, attempt, refund, refunds);
  const ended = state === 'done' || state === 'refused';
  await trx
    .updateTable('payment_refunds')
    .set({ state, ...(ended && { ended_at: at, ask_at: null }) })
    .where('id', '=', refund.id)
    .execute();
  if (state === 'done' || state === 'refused') await note(`refund-${state}`, detailOf(finding));
}

const detailOf = ({ code, transaction }: ProviderFinding) => [transaction, code].filter(Boolean).join(' ') || 'no code';

/** Called before it is recorded as done, because an order is refundable only as long as its money counts. */
async function settleRefund(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  refund: RefundRow,
  all: RefundRow[],
) {
  const { orders, outbox } = context;
  const now = context.now();
  const complete = refundedCents(withoutRest(all)) + refund.cents === attempt.cents;
  const about = { attemptId: attempt.id, about: 'refunded' as const, cents: refund.cents };
  await outbox.send(trx, 'payment-mail', `payment ${attempt.id} refunded ${refund.id}`, about);
  // A surplus never paid anything.
  if (refund.why === 'rest') return;
  // A gift card was taken back before its money was promised.
  if (attempt.gift_card_id !== null) return;
  if (attempt.order_id === null)
    await addAccountRefund(trx, {
      executiveId: accountIdOf(buyerOfAttempt(attempt)),
      cents: refund.cents,
      who: { accountId: null, actorId: refund.actor_id },
      now,
    });
  else if (attempt.spent !== 'twice') {
    if (complete) await orders.refund(trx, attempt.order_id, { outbox, now });
    await orders.correctInvoice(trx, attempt.order_id, { cents: refund.cents, now, outbox });
  }
}

/**
 * Claims a refund for one request: exactly one of several at once gets it, and no other before the next request is due,
 * which is longer than the provider's timeout. Null if there is nothing to request now.
 */
export async function claimRefund(db: Db, refundId: string, now: Date) {
  const refund = await db
    .updateTable('payment_refunds')
    .set({
      // Doubles the wait each time.
      ask_at: sql<Date>`${now}::timestamptz + least(greatest(${now}::timestamptz - created_at, '1 minute'), '1 day')`,
    })
    .where('id', '=', refundId)
    .where('ask_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  const attempt = refund && (await findAttempt(db, refund.attempt_id));
  return attempt ? { refund, attempt } : null;
}

/** The job has the refund to itself for this long; if it fails, the reconciler takes over. */
const jobsMs = 60_000;

export const listRefundsToRequest = (
  db: Db,
  tenders: readonly TenderCode[],
  { now, most }: AttemptQuery,
): Promise<{ id: string }[]> =>
  db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .select('r.id')
    .where('a.tender', 'in', tenders)
    .where('r.ask_at', '<=', now)
    .where('r.created_at', '<=', new Date(now.getTime() - jobsMs))
    .orderBy('r.ask_at')
    .limit(most)
    .execute();
