import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import { toPurchaseKey } from '../../../shared/gift-cards/codes.ts';
import { isGuestKey } from '../../../shared/links/guest-link.ts';
import { isSameSecret } from '../../../shared/secrets.ts';
import {
  type AttemptRow,
  findAttempt,
  isFindingRecorded,
  listAttemptsToQuery,
  toAttempt,
} from '../attempts/attempts.repository.ts';
import { isFinal } from '../attempts/attempts.service.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { nextQueryAt } from '../attempts/payment-rules.ts';
import { processEvidence } from '../evidence/evidence.service.ts';
import { findProvider, type ProviderReport, ProviderUnavailable, requireProvider } from '../provider/provider.ts';
import { claimRefund, listRefundsToRequest } from '../refunds/refunds.service.ts';

/** As many as one provider can answer in a minute, in sequence. */
const step = 200;
/** A slow provider is left when its time is over: the next round, in a minute, begins with the longest waiting. */
const roundMs = 40_000;

/**
 * Queries the providers about everything unfinished: attempts of payers who left and never returned, payments that may
 * have been refunded without us, and promised refunds. Providers are queried in parallel, each about its refunds too,
 * and one that is away is skipped until the next round, so it delays no other.
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  const { db, now, providers } = context;
  const lanes = lanesOf(providers).flatMap((tenders) => [
    async () => {
      const attempts = await listAttemptsToQuery(db, tenders, { now: now(), most: step, paid: false });
      return drive(context, attempts, (attempt) => queryAttempt(context, attempt));
    },
    // In a lane of their own, because no payer waits for them.
    async () => {
      const attempts = await listAttemptsToQuery(db, tenders, { now: now(), most: step, paid: true });
      return drive(context, attempts, (attempt) => queryAttempt(context, attempt));
    },
    async () => {
      const refunds = await listRefundsToRequest(db, tenders, { now: now(), most: step });
      return drive(context, refunds, ({ id }) => requestRefund(context, id));
    },
  ]);
  const failures = (await Promise.all(lanes.map((lane) => lane()))).flat();
  if (failures.length > 0) throw failures[0];
}

/** Tenders by the provider that is queried about them; the last lane has tenders without a provider. */
function lanesOf(providers: PaymentContext['providers']): (readonly TenderCode[])[] {
  const taken = providers.map(({ tenders }) => tenders);
  return [...taken, Object.values(tenderCodes).filter((code) => !taken.flat().includes(code))];
}

/** In sequence, until the provider is away or the round is over. Any other failure skips only that item. */
async function drive<One>(
  { now }: Pick<PaymentContext, 'now'>,
  all: readonly One[],
  ask: (one: One) => Promise<void>,
): Promise<unknown[]> {
  const until = now().getTime() + roundMs;
  const failures: unknown[] = [];
  for (const one of all) {
    if (now().getTime() > until) break;
    try {
      await ask(one);
    } catch (error) {
      if (error instanceof ProviderUnavailable) break;
      failures.push(error);
    }
  }
  return failures;
}

/** Queries one attempt now, whatever its known outcome. Throws `ProviderAway`. */
export async function queryAttempt(context: PaymentContext, attempt: AttemptRow): Promise<void> {
  const provider = findProvider(context.providers, attempt.tender);
  let answered = false;
  try {
    if (provider) {
      const content = await provider.query(toAttempt(attempt));
      const news = attempt.outcome === 'paid' ? await newsIn(context, attempt, content) : content;
      if (news !== null) await processEvidence(context, { source: 'query', provider, content: news });
      answered = true;
    }
  } finally {
    await planNext(context, attempt, answered);
  }
}

/**
 * Drops findings of a paid attempt that an earlier query already processed, because a provider repeats them each day.
 * Null if nothing new is left.
 */
async function newsIn(
  { db }: PaymentContext,
  { reference, asked_at }: AttemptRow,
  { raw, findings }: ProviderReport,
): Promise<ProviderReport | null> {
  if (asked_at === null) return { raw, findings };
  const news = [];
  for (const finding of findings)
    if (!(await isFindingRecorded(db, { reference, until: asked_at, finding }))) news.push(finding);
  return news.length === 0 ? null : { raw, findings: news };
}

/** Only an answered query counts, because an order stays reserved until its provider has answered. */
async function planNext({ db, now }: PaymentContext, { id }: AttemptRow, answered: boolean): Promise<void> {
  const at = now();
  const attempt = await db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { outcome, expires_at: expiresAt } = attempt;
  const next = nextQueryAt({ leftAt: attempt.left_at ?? attempt.created_at, expiresAt, outcome }, at);
  await db
    .updateTable('payment_attempts')
    .set({ ask_at: next, ...(answered && { asked_at: at }) })
    .where('id', '=', id)
    .where('outcome', '=', outcome)
    .execute();
}

/** A notice of an approval, or of a finished review, is no statement about money: its provider is queried next. */
export async function scheduleQuery({ db, now }: PaymentContext, { findings }: ProviderReport): Promise<void> {
  const references = findings
    .filter(({ about }) => about.kind === 'payment' && about.outcome === 'waiting')
    .map(({ reference }) => reference);
  if (references.length === 0) return;
  await db
    .updateTable('payment_attempts')
    .set({ ask_at: now() })
    .where('reference', 'in', references)
    .where('outcome', '<>', 'paid')
    .execute();
}

/** Requests a promised refund, unless it is claimed; made once, however often it is called. Throws `ProviderAway`. */
export async function requestRefund(context: PaymentContext, refundId: string): Promise<void> {
  const claimed = await claimRefund(context.db, refundId, context.now());
  if (!claimed) return;
  const { refund, attempt } = claimed;
  const provider = requireProvider(context.providers, attempt.tender);
  const content = await provider.refund(toAttempt(attempt), { id: refund.id, cents: refund.cents });
  context.reach?.('refund asked');
  await processEvidence(context, { source: 'refund', provider, content });
}

/** By our id and the provider's, which only the payer knows, because the payer may return without a session. */
export async function findReturnedAttempt(
  { db }: PaymentContext,
  id: string,
  providerId: string,
): Promise<AttemptRow | null> {
  const attempt = await findAttempt(db, id);
  return attempt?.provider_id === providerId ? attempt : null;
}

/** A guest's attempt, by the secret of the order's link. */
export async function findAttemptByLink(
  { db, config }: PaymentContext,
  id: string,
  key: string,
): Promise<AttemptRow | null> {
  const attempt = await findAttempt(db, id);
  const cardId = attempt?.gift_card_id ?? null;
  if (cardId !== null) return isSameSecret(toPurchaseKey(config, cardId), key) ? attempt : null;
  const guests = attempt !== null && attempt.guest_id !== null && attempt.order_id !== null;
  return guests && isGuestKey(config, attempt.order_id ?? '', key) ? attempt : null;
}

const pauseMs = 3_000;

/** Queries now if there is no final result yet, within a rate limit. */
export async function queryAttemptNow(context: PaymentContext, attempt: AttemptRow): Promise<AttemptRow> {
  const { db, now } = context;
  const justAsked = attempt.asked_at !== null && now().getTime() - attempt.asked_at.getTime() < pauseMs;
  // A transfer has no provider to query, and an attempt that was never opened is unknown there.
  const nobodyKnows = attempt.left_at === null || isRecordedByOperator(attempt.tender);
  if (isFinal(attempt) || nobodyKnows || justAsked) return attempt;
  await queryAttempt(context, attempt).catch((error: unknown) => {
    // The known result is returned, and the reconciler tries again.
    if (!(error instanceof ProviderUnavailable)) throw error;
  });
  return (await findAttempt(db, attempt.id)) ?? attempt;
}
