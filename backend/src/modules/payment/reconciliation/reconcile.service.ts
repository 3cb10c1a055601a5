import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import { isPaidByHand } from 'contract/tenders.ts';
import { isGuestKey } from '../../../shared/links/guest-link.ts';
import { type AttemptRow, findAttempt, isKept, listToAsk, toAttempt } from '../attempts/attempts.repository.ts';
import { isFinal } from '../attempts/attempts.service.ts';
import { takeEvidence } from '../evidence/evidence.service.ts';
import { nextAsk } from '../evidence/machine.ts';
import type { PaymentContext } from '../payment-context.ts';
import { ProviderAway, type ProviderNotice } from '../provider/provider.ts';
import { findProvider, requireProvider } from '../providers.ts';
import { claimRefund, listRefundsToAsk } from '../refunds/refunds.service.ts';

/** As many as one provider has time for in a minute, one after the other. */
const step = 200;
/** One that answers, but slowly, is left at its place: the next round comes in a minute and begins with who waits longest. */
const roundMs = 40_000;

/**
 * Asks the providers about all that they have not told to the end: attempts of people who left and never came back,
 * payments whose money may have gone back without us, and refunds that were promised. Each provider is asked side by
 * side with the others, about its refunds too, and one that is away is left alone until the next time: it keeps nobody
 * else waiting.
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  const { db, now, providers } = context;
  const lanes = lanesOf(providers).flatMap((tenders) => [
    async () => {
      const attempts = await listToAsk(db, tenders, { now: now(), most: step, paid: false });
      return drive(context, attempts, (attempt) => look(context, attempt));
    },
    // Nobody waits for these, so they keep nobody waiting either.
    async () => {
      const attempts = await listToAsk(db, tenders, { now: now(), most: step, paid: true });
      return drive(context, attempts, (attempt) => look(context, attempt));
    },
    async () => {
      const refunds = await listRefundsToAsk(db, tenders, { now: now(), most: step });
      return drive(context, refunds, ({ id }) => askRefund(context, id));
    },
  ]);
  const failures = (await Promise.all(lanes.map((lane) => lane()))).flat();
  if (failures.length > 0) throw failures[0];
}

/** Tenders by who is asked about them; the last are those that nobody takes any more. */
function lanesOf(providers: PaymentContext['providers']): (readonly TenderCode[])[] {
  const taken = providers.map(({ tenders }) => tenders);
  return [...taken, Object.values(tenderCodes).filter((code) => !taken.flat().includes(code))];
}

/** One after the other, until nobody answers there or the round is over. What fails otherwise keeps no other from its turn. */
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
      if (error instanceof ProviderAway) break;
      failures.push(error);
    }
  }
  return failures;
}

/** Asks about one attempt now, whatever was heard of it. Throws `ProviderAway`. */
export async function look(context: PaymentContext, attempt: AttemptRow): Promise<void> {
  const provider = findProvider(context.providers, attempt.tender);
  let answered = false;
  try {
    if (provider) {
      const told = await provider.query(toAttempt(attempt));
      const news = attempt.outcome === 'paid' ? await newsIn(context, attempt, told) : told;
      if (news !== null) await takeEvidence(context, { source: 'query', provider, told: news });
      answered = true;
    }
  } finally {
    await planNext(context, attempt, answered);
  }
}

/**
 * Of money that came a provider says the same each day. What a look told that came to its end is not kept once more;
 * null where that is all.
 */
async function newsIn(
  { db }: PaymentContext,
  { reference, asked_at }: AttemptRow,
  { raw, findings }: ProviderNotice,
): Promise<ProviderNotice | null> {
  if (asked_at === null) return { raw, findings };
  const news = [];
  for (const finding of findings) if (!(await isKept(db, { reference, until: asked_at, finding }))) news.push(finding);
  return news.length === 0 ? null : { raw, findings: news };
}

/** Only what was answered counts as asked: an order is held until its provider has spoken. */
async function planNext({ db, now }: PaymentContext, { id }: AttemptRow, answered: boolean): Promise<void> {
  const at = now();
  const attempt = await db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { outcome, expires_at: expiresAt } = attempt;
  const next = nextAsk({ leftAt: attempt.left_at ?? attempt.created_at, expiresAt, outcome }, at);
  await db
    .updateTable('payment_attempts')
    .set({ ask_at: next, ...(answered && { asked_at: at }) })
    .where('id', '=', id)
    .where('outcome', '=', outcome)
    .execute();
}

/** A notice that speaks of an approval, or of a review that has ended, says nothing of money: its provider is asked next. */
export async function askSoon({ db, now }: PaymentContext, { findings }: ProviderNotice): Promise<void> {
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

/** Asks for a refund that was promised, unless somebody else is asking; given back once, however often that happens. Throws `ProviderAway`. */
export async function askRefund(context: PaymentContext, refundId: string): Promise<void> {
  const claimed = await claimRefund(context.db, refundId, context.now());
  if (!claimed) return;
  const { refund, attempt } = claimed;
  const provider = requireProvider(context.providers, attempt.tender);
  const told = await provider.refund(toAttempt(attempt), { id: refund.id, cents: refund.cents });
  context.reach?.('refund asked');
  await takeEvidence(context, { source: 'refund', provider, told });
}

/** By its own id and the provider's, which only whoever went there knows: she may come back without her session. */
export async function findReturned({ db }: PaymentContext, id: string, providerId: string): Promise<AttemptRow | null> {
  const attempt = await findAttempt(db, id);
  return attempt?.provider_id === providerId ? attempt : null;
}

/** Of a guest's order, by the secret of its link. */
export async function findByLink({ db, config }: PaymentContext, id: string, key: string): Promise<AttemptRow | null> {
  const attempt = await findAttempt(db, id);
  const guests = attempt !== null && attempt.guest_id !== null && attempt.order_id !== null;
  return guests && isGuestKey(config, attempt.order_id ?? '', key) ? attempt : null;
}

const pauseMs = 3_000;

/** Asks now where nothing final was heard yet, and not more often than helps. */
export async function lookNow(context: PaymentContext, attempt: AttemptRow): Promise<AttemptRow> {
  const { db, now } = context;
  const justAsked = attempt.asked_at !== null && now().getTime() - attempt.asked_at.getTime() < pauseMs;
  // Of a transfer nobody can be asked, and nobody knows of one who never left.
  const nobodyKnows = attempt.left_at === null || isPaidByHand(attempt.tender);
  if (isFinal(attempt) || nobodyKnows || justAsked) return attempt;
  await look(context, attempt).catch((error: unknown) => {
    // What is known is told, and the reconciler asks again.
    if (!(error instanceof ProviderAway)) throw error;
  });
  return (await findAttempt(db, attempt.id)) ?? attempt;
}
