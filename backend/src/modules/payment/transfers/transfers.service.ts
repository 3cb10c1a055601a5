import { isRecordedByOperator, tendersOf } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import {
  type AttemptRow,
  buyerOfAttempt,
  findAttempt,
  findByReference,
  lockAttempt,
} from '../attempts/attempts.repository.ts';
import { mailTransfer } from '../attempts/attempts.service.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { isTransferReference, normaliseTransferReference } from '../attempts/transfer-reference.ts';
import { findArrival, isRestAwaited, refundRest } from '../evidence/arrivals.service.ts';
import { processEvidence } from '../evidence/evidence.service.ts';
import type { ProviderFinding } from '../provider/provider.ts';
import { deleteOldProofs } from './proofs.service.ts';

/** One line of the bank's statement, as entered by an operator; `by` is that operator. */
export type Arrival = {
  reference: string;
  cents: number;
  /** The bank's own number of this line, so that nothing is counted twice. */
  bankId: string;
  payer: string | null;
  by: string;
  operatorId?: string;
};

/** How a line was booked. Without an attempt it is kept as evidence, for an operator. */
export type BookedTransfer = { attempt: AttemptRow | null; reference: string; mistyped: boolean; again: boolean };

/** Books money received by transfer. */
export async function bookArrival(
  context: PaymentContext,
  { reference: typed, cents, bankId, payer, by, operatorId }: Arrival,
): Promise<BookedTransfer> {
  const reference = normaliseTransferReference(typed);
  const again = (await findArrival(context.db, bankId)) !== undefined;
  const raw = JSON.stringify({ typed, cents, bankId, payer, by });
  const finding = { ...findingOf(context, reference), cents, code: payer, transaction: bankId };
  await processEvidence(context, {
    source: 'operator',
    provider: requireTransfers(context),
    content: { raw, findings: [{ ...finding, about: { kind: 'payment', outcome: 'paid' } }] },
    operatorId,
  });
  const found = await findByReference(context.db, reference);
  const attempt = found && isRecordedByOperator(found.tender) ? found : null;
  return { attempt, reference, mistyped: !isTransferReference(reference), again };
}

/** Records that an operator sent a refund from the bank's own pages. */
export async function markReturned(
  context: PaymentContext,
  { refundId, bankId, by }: { refundId: string; bankId: string; by: string },
): Promise<void> {
  const refund = await context.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirst();
  const attempt = refund && (await findAttempt(context.db, refund.attempt_id));
  if (!refund || !attempt) throw absent();
  if (!isRecordedByOperator(attempt.tender)) throw conflict();
  const finding = { ...findingOf(context, attempt.reference), cents: refund.cents, code: null, transaction: bankId };
  await processEvidence(context, {
    source: 'operator',
    provider: requireTransfers(context),
    content: {
      raw: JSON.stringify({ refundId, bankId, by }),
      findings: [{ ...finding, about: { kind: 'refund', id: refundId, outcome: 'done' } }],
    },
  });
}

function requireTransfers({ providers }: PaymentContext) {
  const provider = providers.find(({ tenders }) => tenders.some(isRecordedByOperator));
  if (!provider) throw conflict('payment.reason.notOffered');
  return provider;
}

const findingOf = (
  context: PaymentContext,
  reference: string,
): Pick<ProviderFinding, 'reference' | 'currency' | 'merchant' | 'reason'> => ({
  reference,
  currency: 'EUR',
  merchant: requireTransfers(context).merchant,
  reason: null,
});

/** Incomplete ones, the soonest to expire first. */
const awaited = (db: Db) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tender', 'in', tendersOf('person'))
    .where('outcome', 'in', ['unheard', 'waiting'])
    .orderBy('expires_at');

/** The scheduled work on transfers. */
export async function runTransferSchedule(context: PaymentContext): Promise<void> {
  await deleteOldProofs(context);
  await remindTransfers(context);
  await returnParts(context);
}

const day = 24 * 3600_000;
const remindBefore = 2 * day;
const step = 50;

/** Once, two days before the end, unless the payer got the instructions the day before. */
async function remindTransfers(context: PaymentContext): Promise<void> {
  const now = context.now().getTime();
  const due = await awaited(context.db)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('expires_at', '<=', new Date(now + remindBefore))
    .where('created_at', '<=', new Date(now - day))
    .limit(step)
    .execute();
  for (const attempt of due) await withLocked(context, attempt, remind);
}

async function remind(context: PaymentContext, trx: Db, attempt: AttemptRow): Promise<void> {
  if (attempt.reminded_at !== null || attempt.outcome === 'paid') return;
  await trx.updateTable('payment_attempts').set({ reminded_at: context.now() }).where('id', '=', attempt.id).execute();
  if (await isRestAwaited(context, trx, attempt))
    await mailTransfer(context, trx, attempt, { about: 'reminder', cents: 0 });
}

/** Refunds a part whose order ended, or was paid otherwise. */
async function returnParts(context: PaymentContext): Promise<void> {
  for (const attempt of await awaited(context.db).where('outcome', '=', 'waiting').execute())
    await withLocked(context, attempt, async (_till, trx, locked) => {
      if (locked.outcome !== 'paid' && !(await isRestAwaited(context, trx, locked)))
        await refundRest(context, trx, locked);
    });
}

/** Locks in the same order as evidence. */
const withLocked = (
  context: PaymentContext,
  attempt: AttemptRow,
  work: (context: PaymentContext, trx: Db, locked: AttemptRow) => Promise<void>,
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    await context.orders.lockBuyer(trx, buyerOfAttempt(attempt));
    await work(context, trx, await lockAttempt(trx, attempt.id));
  });
