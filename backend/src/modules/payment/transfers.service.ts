import { isPaidByHand, tendersOf } from 'contract/tenders.ts';
import type { Db } from '../../database/schema.ts';
import { absent, conflict } from '../../shared/errors.ts';
import { findArrival, isAwaited, returnRest } from './arrivals.service.ts';
import { type AttemptRow, buyerOfAttempt, findAttempt, findByReference, lockAttempt } from './attempts.repository.ts';
import { takeEvidence } from './evidence.service.ts';
import { forgetProofs } from './proofs.service.ts';
import type { Finding } from './provider/provider.ts';
import type { Till } from './till.ts';
import { cleanReference, isTypedReference } from './transfer/reference.ts';
import { tellTransfer } from './transfer-mail.ts';

/** One line of the bank's statement, as a person reads it; `by` is that person. */
export type Arrival = {
  reference: string;
  cents: number;
  /** The bank's own number of this line: by it nothing is counted twice. */
  bankId: string;
  payer: string | null;
  by: string;
  operatorId?: string;
};

/** What a line was made of. Without an attempt it waits for a person, kept as evidence. */
export type Booked = { attempt: AttemptRow | null; reference: string; mistyped: boolean; again: boolean };

/** Money that came by transfer. */
export async function bookArrival(
  till: Till,
  { reference: typed, cents, bankId, payer, by, operatorId }: Arrival,
): Promise<Booked> {
  const reference = cleanReference(typed);
  const again = (await findArrival(till.db, bankId)) !== undefined;
  const raw = JSON.stringify({ typed, cents, bankId, payer, by });
  const finding = { ...findingOf(till, reference), cents, code: payer, transaction: bankId };
  await takeEvidence(till, {
    source: 'operator',
    provider: requireTransfers(till),
    told: { raw, findings: [{ ...finding, about: { kind: 'payment', outcome: 'paid' } }] },
    operatorId,
  });
  const found = await findByReference(till.db, reference);
  const attempt = found && isPaidByHand(found.tender) ? found : null;
  return { attempt, reference, mistyped: !isTypedReference(reference), again };
}

/** What goes back by transfer was sent by a person from the bank's own pages. */
export async function markReturned(
  till: Till,
  { refundId, bankId, by }: { refundId: string; bankId: string; by: string },
): Promise<void> {
  const refund = await till.db.selectFrom('payment_refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  const attempt = refund && (await findAttempt(till.db, refund.attempt_id));
  if (!refund || !attempt) throw absent();
  if (!isPaidByHand(attempt.tender)) throw conflict();
  const finding = { ...findingOf(till, attempt.reference), cents: refund.cents, code: null, transaction: bankId };
  await takeEvidence(till, {
    source: 'operator',
    provider: requireTransfers(till),
    told: {
      raw: JSON.stringify({ refundId, bankId, by }),
      findings: [{ ...finding, about: { kind: 'refund', id: refundId, outcome: 'done' } }],
    },
  });
}

function requireTransfers({ providers }: Till) {
  const provider = providers.find(({ tenders }) => tenders.some(isPaidByHand));
  if (!provider) throw conflict('payment.reason.notOffered');
  return provider;
}

const findingOf = (till: Till, reference: string): Pick<Finding, 'reference' | 'currency' | 'merchant' | 'reason'> => ({
  reference,
  currency: 'EUR',
  merchant: requireTransfers(till).merchant,
  reason: null,
});

/** Not whole yet, the soonest to end first. */
const awaited = (db: Db) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tender', 'in', tendersOf('person'))
    .where('outcome', 'in', ['unheard', 'waiting'])
    .orderBy('expires_at');

/** What a clock brings about. */
export async function attendTransfers(till: Till): Promise<void> {
  await forgetProofs(till);
  await remindTransfers(till);
  await returnParts(till);
}

const day = 24 * 3600_000;
const remindBefore = 2 * day;
const step = 50;

/** Once, two days before the end, unless she was told how to pay the day before. */
async function remindTransfers(till: Till): Promise<void> {
  const now = till.now().getTime();
  const due = await awaited(till.db)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('expires_at', '<=', new Date(now + remindBefore))
    .where('created_at', '<=', new Date(now - day))
    .limit(step)
    .execute();
  for (const attempt of due) await withLocked(till, attempt, remind);
}

async function remind(till: Till, trx: Db, attempt: AttemptRow): Promise<void> {
  if (attempt.reminded_at !== null || attempt.outcome === 'paid') return;
  await trx.updateTable('payment_attempts').set({ reminded_at: till.now() }).where('id', '=', attempt.id).execute();
  if (await isAwaited(till, trx, attempt)) await tellTransfer(till, trx, attempt, { about: 'reminder', cents: 0 });
}

/** A part whose order ended, or was paid otherwise, goes back. */
async function returnParts(till: Till): Promise<void> {
  for (const attempt of await awaited(till.db).where('outcome', '=', 'waiting').execute())
    await withLocked(till, attempt, async (_till, trx, locked) => {
      if (locked.outcome !== 'paid' && !(await isAwaited(till, trx, locked))) await returnRest(till, trx, locked);
    });
}

/** In the order in which evidence locks. */
const withLocked = (
  till: Till,
  attempt: AttemptRow,
  work: (till: Till, trx: Db, locked: AttemptRow) => Promise<void>,
): Promise<void> =>
  till.db.transaction().execute(async (trx) => {
    await till.orders.lockBuyer(trx, buyerOfAttempt(attempt));
    await work(till, trx, await lockAttempt(trx, attempt.id));
  });
