import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import {
  type AttemptRow,
  addEvent,
  buyerOfAttempt,
  findAttempt,
  listAttempts,
  listCardAttempts,
  lockAttempt,
} from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { refundableCents } from '../attempts/payment-rules.ts';
import { processEvidence } from '../evidence/evidence.service.ts';
import { findProvider, ProviderUnavailable } from '../provider/provider.ts';
import { queryAttempt } from '../reconciliation/reconcile.service.ts';
import { type OrderRefund, readRefundableCents, refundPlacedOrder } from '../refunds/refund-order.service.ts';
import { listRefunds, promiseRefund, withoutRest } from '../refunds/refunds.service.ts';
import { readProof, readProofInfo } from '../transfers/proofs.service.ts';
import { bookArrival } from '../transfers/transfers.service.ts';
import {
  findRefund,
  findUnmatchedEvidence,
  isRefundedElsewhere,
  readBuyerName,
  readJournal,
  readUnmatchedJournal,
  searchAttempts,
} from './dossier.repository.ts';
import {
  countPaymentReview,
  listPaymentReview,
  type PaymentReviewList,
  paymentReviewLists,
} from './payment-review-lists.repository.ts';
import { listTakings } from './takings.repository.ts';

type TransferBooking = StaffAction & { cents: number; bankId: string };
type GivingBack = StaffAction & { cents: number; seenCents: number };

/** Whether a provider can be queried about it: for a transfer only the bank statement counts. */
const isAsked = (providers: PaymentContext['providers'], tender: AttemptRow['tender']): boolean =>
  findProvider(providers, tender) !== null && !isRecordedByOperator(tender);

const isBooked = (providers: PaymentContext['providers'], tender: AttemptRow['tender']): boolean =>
  findProvider(providers, tender) !== null && isRecordedByOperator(tender);

/**
 * A refund is manual if no provider makes it, or the provider refused. If money was refunded without us, a waiting
 * refund may be the same money, which only a person can tell.
 */
async function isForHands({ db, providers }: PaymentContext, { id, tender }: AttemptRow, { state }: { state: string }) {
  if (state === 'refused' || state === 'done') return state === 'refused';
  return !isAsked(providers, tender) || (state === 'waiting' && (await isRefundedElsewhere(db, id)));
}

/** The money of a gift card goes back when the card is taken back, on the card's page. */
const leftOf = async (db: Db, attempt: AttemptRow): Promise<number> =>
  attempt.outcome === 'paid' && attempt.spent !== 'gift_card'
    ? refundableCents(attempt.cents, withoutRest(await listRefunds(db, attempt.id)))
    : 0;

async function requireAttempt(db: Db, id: string): Promise<AttemptRow> {
  const attempt = await findAttempt(db, id);
  if (!attempt) throw absent();
  return attempt;
}

async function requireRefund(context: PaymentContext, id: string) {
  const refund = await findRefund(context.db, id);
  if (!refund) throw absent();
  const attempt = await requireAttempt(context.db, refund.attempt_id);
  return { refund, attempt, byHand: await isForHands(context, attempt, refund) };
}

async function requireStray(db: Db, id: number) {
  const stray = await findUnmatchedEvidence(db, id);
  if (!stray) throw absent();
  return stray;
}

/** Everything known about one attempt. */
async function readDossier(context: PaymentContext, id: string, page: number) {
  const { db, orders, providers } = context;
  const attempt = await requireAttempt(db, id);
  const tried = attempt.order_id === null ? [] : await listAttempts(db, attempt.order_id);
  const refunds = [];
  // In sequence, because they share one connection.
  for (const refund of await listRefunds(db, attempt.id))
    refunds.push({ ...refund, byHand: await isForHands(context, attempt, refund) });
  return {
    attempt,
    executiveCode: await readBuyerName(db, attempt.id),
    order: attempt.order_id === null ? null : await orders.readPlaced(db, attempt.order_id),
    others: tried.filter((other) => other.id !== attempt.id),
    journal: await readJournal(db, attempt, page),
    refunds,
    refundableCents: await refundableOf(context, db, attempt),
    proof: await readProofInfo(db, attempt.id),
    canAsk: isAsked(providers, attempt.tender),
    canBook: isBooked(providers, attempt.tender),
  };
}

const note = (
  { now }: PaymentContext,
  db: Db,
  about: { attempt_id: string | null; evidence_id?: number },
  doing: NoteAction,
) =>
  addEvent(db, {
    ...about,
    event: 'note',
    detail: doing.reason,
    operator_id: doing.operatorId,
    closes: doing.closes,
    at: now(),
  });
type NoteAction = StaffAction & { closes: boolean };

/** Queries the provider now. Returns whether it could be reached. */
async function ask(context: PaymentContext, id: string, doing: StaffAction): Promise<boolean> {
  const attempt = await requireAttempt(context.db, id);
  if (findProvider(context.providers, attempt.tender) === null) throw conflict();
  await note(context, context.db, { attempt_id: attempt.id }, { ...doing, closes: false });
  try {
    await queryAttempt(context, attempt);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    throw error;
  }
}

/** What of an attempt can go back; of one that pays its order, whatever of the order can. */
const refundableOf = async (context: PaymentContext, db: Db, attempt: AttemptRow): Promise<number> =>
  attempt.order_id !== null && attempt.spent === 'order'
    ? readRefundableCents(context, db, attempt.order_id)
    : leftOf(db, attempt);

/** An order is refunded as a whole, whichever of its payments the operator looks at; other money by itself. */
async function giveBackPart(context: PaymentContext, id: string, giving: GivingBack): Promise<void> {
  const found = await requireAttempt(context.db, id);
  if (found.order_id !== null && found.spent === 'order')
    return refundPlacedOrder(context, found.order_id, { ...giving, asCredit: false });
  const { cents, seenCents, ...doing } = giving;
  await context.db.transaction().execute(async (trx) => {
    await context.orders.lockBuyer(trx, buyerOfAttempt(found));
    const attempt = await lockAttempt(trx, found.id);
    const left = await leftOf(trx, attempt);
    if (left !== seenCents || cents < 1 || cents > left) throw conflict();
    await note(context, trx, { attempt_id: attempt.id }, { ...doing, closes: false });
    const by = { why: 'operator', actorId: null, operatorId: doing.operatorId } as const;
    await promiseRefund(context, trx, attempt, { cents, ...by });
  });
}

/** Books a statement line under the reference it belongs to. */
async function book(
  context: PaymentContext,
  id: string,
  { operatorId, reason: by, cents, bankId }: TransferBooking,
): Promise<void> {
  const { tender, reference } = await requireAttempt(context.db, id);
  if (!isBooked(context.providers, tender)) throw conflict();
  const { again } = await bookArrival(context, { reference, cents, bankId, payer: null, by, operatorId });
  if (again) throw conflict();
}

/** An operator's statement is evidence too, and is processed like all evidence. */
async function markSent(context: PaymentContext, id: string, { operatorId, reason }: StaffAction): Promise<void> {
  const { refund, attempt, byHand } = await requireRefund(context, id);
  if (!byHand) throw conflict();
  const merchant = findProvider(context.providers, attempt.tender)?.merchant ?? 'by hand';
  const about = { kind: 'refund' as const, id: refund.id, outcome: 'done' as const };
  const { reference, currency } = attempt;
  const finding = { reference, about, cents: refund.cents, currency, merchant, reason: null, code: null };
  await processEvidence(context, {
    source: 'operator',
    provider: { merchant, tenders: [attempt.tender] },
    content: { raw: JSON.stringify({ reason, finding }), findings: [{ ...finding, transaction: null }] },
    operatorId,
  });
  if ((await findRefund(context.db, id))?.state !== 'done') throw conflict();
}

/** An unspent card that was sold is of no use from now on, and its money goes back the way it came. */
async function takeBackCard(
  context: PaymentContext,
  cardId: string,
  { operatorId, reason }: StaffAction,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const paid = (await listCardAttempts(trx, cardId)).find(({ spent }) => spent === 'gift_card');
    if (!paid) throw conflict();
    await context.orders.lockBuyer(trx, buyerOfAttempt(paid));
    const attempt = await lockAttempt(trx, paid.id);
    const { cents } = attempt;
    await context.giftCards.takeBack(trx, { cardId, attemptId: attempt.id, operatorId, reason, now: context.now() });
    await note(context, trx, { attempt_id: attempt.id }, { operatorId, reason, closes: false });
    await promiseRefund(context, trx, attempt, { cents, why: 'operator', actorId: null, operatorId });
  });
}

/** What an operator sees of money that needs review, and the actions on it. */
export const createPaymentAdmin = (context: PaymentContext) => ({
  lists: paymentReviewLists,
  count: (list: PaymentReviewList) => countPaymentReview(context.db, list, context.now()),
  list: (list: PaymentReviewList, from: number, most: number) =>
    listPaymentReview(context.db, list, { now: context.now(), from, most }),
  search: (typed: string, most: number) => searchAttempts(context.db, typed, most),
  takings: (page: number) => listTakings(context.db, context.now(), page),
  readDossier: (id: string, page = 1) => readDossier(context, id, page),
  readProof: async (id: string) => {
    const { reference } = await requireAttempt(context.db, id);
    const proof = await readProof(context.db, id);
    if (!proof) throw absent();
    return { ...proof, reference };
  },
  readRefund: (id: string) => requireRefund(context, id),
  readStray: async (id: number, page = 1) => ({
    ...(await requireStray(context.db, id)),
    journal: await readUnmatchedJournal(context.db, id, page),
  }),
  ask: (id: string, doing: StaffAction) => ask(context, id, doing),
  giveBack: (id: string, giving: GivingBack) => giveBackPart(context, id, giving),
  /** By order, because a part of it may have been paid by account or gift card. */
  readOrderRefundable: (orderId: string) => readRefundableCents(context, context.db, orderId),
  refundOrder: (orderId: string, refund: OrderRefund) => refundPlacedOrder(context, orderId, refund),
  takeBackCard: (cardId: string, doing: StaffAction) => takeBackCard(context, cardId, doing),
  book: (id: string, booking: TransferBooking) => book(context, id, booking),
  markSent: (id: string, doing: StaffAction) => markSent(context, id, doing),
  note: async (id: string, noting: NoteAction) =>
    note(context, context.db, { attempt_id: (await requireAttempt(context.db, id)).id }, noting),
  noteStray: async (id: number, noting: NoteAction) =>
    note(context, context.db, { attempt_id: null, evidence_id: (await requireStray(context.db, id)).id }, noting),
});
