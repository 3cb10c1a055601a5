import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { PaymentTables } from '../../../database/tables/payment.ts';
import type { PayableOrder } from '../../checkout/settle/payable-orders.ts';
import {
  type AttemptRow,
  addEvent,
  buyerOfAttempt,
  findByReference,
  lockAttempt,
  toAttempt,
} from '../attempts/attempts.repository.ts';
import { isOrderPayable } from '../attempts/attempts.service.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { decideOnFinding, nextQueryAt, type PaidOrder, type PaymentDecision } from '../attempts/payment-rules.ts';
import type { PaymentOutcome, Provider, ProviderFinding, ProviderReport } from '../provider/provider.ts';
import { applyRefundFinding, type RecordedFinding } from '../refunds/refunds.service.ts';
import { applyMoney, notifyPayer } from './apply-money.ts';
import { addArrival, followUpArrival } from './arrivals.service.ts';

type Source = Insertable<PaymentTables['payment_evidence']>['source'];
/** The operator is set when a person states it. */
export type Evidence = {
  source: Source;
  provider: Pick<Provider, 'merchant' | 'tenders'>;
  content: ProviderReport;
  operatorId?: string;
};

/**
 * The only entry point for statements about money, from any source. Each finding is first recorded as it came, and
 * stays recorded whatever happens next; then all consequences are applied, or none, and a repetition tries again.
 */
export async function processEvidence(
  context: PaymentContext,
  { source, provider, content, operatorId }: Evidence,
): Promise<void> {
  const kept = await keep(context, source, content);
  context.reach?.('evidence kept');
  for (const { finding, evidenceId } of kept)
    await take(context, provider.tenders, {
      finding,
      evidenceId,
      merchant: provider.merchant,
      operatorId: operatorId ?? null,
    });
}

async function keep({ db, now }: PaymentContext, source: Source, { raw, findings }: ProviderReport) {
  const add = async (finding: ProviderFinding | null) => {
    const { id } = await db
      .insertInto('payment_evidence')
      .values({
        source,
        reference: finding?.reference ?? null,
        raw,
        finding: finding === null ? null : JSON.stringify(finding),
        at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  if (findings.length === 0) await add(null);
  const kept = [];
  for (const finding of findings) kept.push({ finding, evidenceId: await add(finding) });
  return kept;
}

/** Locks in one order: the buyer, the attempt, then what the buyer's orders lock. */
async function take(context: PaymentContext, tenders: Provider['tenders'], statement: RecordedFinding): Promise<void> {
  const { finding } = statement;
  const found = await findByReference(context.db, finding.reference);
  // Money without an attempt of that provider waits for the operator.
  if (!found || !tenders.includes(found.tender)) return noteUnmatched(context, statement);
  await context.db.transaction().execute(async (trx) => {
    await context.orders.lockBuyer(trx, buyerOfAttempt(found));
    const attempt = await lockAttempt(trx, found.id);
    context.reach?.('attempt locked');
    if (finding.about.kind === 'refund') await applyRefundFinding(context, trx, attempt, statement);
    else if (finding.about.kind === 'claim') await noteClaim(context, trx, attempt, statement);
    else if (isRecordedByOperator(attempt.tender)) await takeArrival(context, trx, attempt, statement);
    else await takePaymentFinding(context, trx, attempt, statement);
  });
}

/** Listed for review, because an operator decides whose money it is. */
const noteClaim = (
  { now }: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  { finding, evidenceId }: RecordedFinding,
): Promise<void> =>
  addEvent(trx, {
    attempt_id: attempt.id,
    event: 'contradiction',
    evidence_id: evidenceId,
    detail: `${finding.about.outcome}: ${[finding.code, finding.cents].filter((part) => part !== null).join(' ')}`,
    at: now(),
  });

/** Each statement line is a part; the finding is their sum. */
async function takeArrival(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  statement: RecordedFinding,
): Promise<void> {
  const counted = await addArrival(context, trx, attempt, statement);
  if (counted === null) return;
  await takePaymentFinding(context, trx, counted.attempt, { ...statement, finding: counted.finding });
  await followUpArrival(context, trx, attempt.id, statement.finding.cents ?? 0);
}

/** Money, or a claim to it, without an attempt of ours: the evidence waits for the operator. */
async function noteUnmatched({ db, now }: PaymentContext, { finding, evidenceId }: RecordedFinding): Promise<void> {
  const { kind, outcome } = finding.about;
  if (kind !== 'claim' && outcome !== 'paid' && outcome !== 'done') return;
  const detail = `${outcome}: nobody's reference`;
  await addEvent(db, { attempt_id: null, event: 'contradiction', evidence_id: evidenceId, detail, at: now() });
}

async function takePaymentFinding(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  statement: RecordedFinding,
): Promise<void> {
  const { finding, evidenceId, merchant } = statement;
  const order = attempt.order_id === null ? null : await context.orders.readPlaced(trx, attempt.order_id);
  const paid = await findPurpose(context, trx, attempt, order);
  const decision = decideOnFinding({ ...toAttempt(attempt), merchant }, attempt.outcome, finding, paid);
  const at = context.now();
  if (decision.kind === 'nothing') return;
  if (decision.kind === 'contradiction') {
    await addEvent(trx, {
      attempt_id: attempt.id,
      event: 'contradiction',
      evidence_id: evidenceId,
      detail: decision.detail,
      at,
    });
    return;
  }
  await write(trx, attempt, decision, finding, at);
  const event = decision.kind === 'money' ? 'paid' : decision.outcome;
  await addEvent(trx, {
    attempt_id: attempt.id,
    event,
    evidence_id: evidenceId,
    detail: decision.kind === 'money' ? decision.spent : finding.reason,
    at,
  });
  context.reach?.('outcome written');
  if (decision.kind === 'money') await applyMoney(context, trx, attempt, decision.spent);
  // Of a gift card that another attempt has paid it is none.
  else if (event === 'denied' && isNews(attempt, order, at) && !(paid && 'issued' in paid && paid.issued))
    await notifyPayer(context, trx, attempt, event);
}

/** What the money is for: an order, a gift card, or null for the account. */
async function findPurpose(
  { giftCards, now }: PaymentContext,
  trx: Db,
  { gift_card_id: cardId }: AttemptRow,
  order: PayableOrder | null,
): Promise<PaidOrder> {
  if (cardId !== null) return { issued: (await giftCards.read(trx, cardId, now())).issued };
  return order && { state: order.state, settled: order.settledAt !== null };
}

/**
 * The payer can no longer be on the provider's page, and a payment reported as waiting can still be paid. On the
 * account there is no order whose end would inform the payer.
 */
const isNews = ({ outcome, expires_at }: AttemptRow, order: PayableOrder | null, at: Date): boolean =>
  expires_at <= at && (order === null || (outcome === 'waiting' && isOrderPayable(order, at)));

/** Compares and sets: the first to record it has applied all consequences. */
async function write(
  trx: Db,
  attempt: AttemptRow,
  decision: Extract<PaymentDecision, { kind: 'heard' | 'money' }>,
  finding: ProviderFinding,
  at: Date,
): Promise<void> {
  const outcome: PaymentOutcome = decision.kind === 'money' ? 'paid' : decision.outcome;
  const asked = { leftAt: attempt.left_at ?? attempt.created_at, expiresAt: attempt.expires_at, outcome };
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({
      outcome,
      spent: decision.kind === 'money' ? decision.spent : null,
      heard_at: at,
      reason: finding.reason,
      code: finding.code,
      transaction: finding.transaction,
      ask_at: isRecordedByOperator(attempt.tender) ? null : nextQueryAt(asked, at),
    })
    .where('id', '=', attempt.id)
    .where('outcome', '=', attempt.outcome)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Attempt ${attempt.id} was changed although it is locked`);
}
