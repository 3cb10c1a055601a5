import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { proofMaxBytes } from 'contract/rules.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { conflict, invalid } from '../../../shared/errors.ts';
import { assertLimit } from '../../../shared/rate-limit.ts';
import { type AttemptRow, buyerOfAttempt } from '../attempts/attempts.repository.ts';
import { isFinal, isOrderPayable } from '../attempts/attempts.service.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';

const openings = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

type ProofKind = (typeof openings)[number][0];

const proofTypes: Record<ProofKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** By its first bytes, whatever its declared type. */
const kindOf = (bytes: Uint8Array): ProofKind | null =>
  openings.find(([, opening]) => opening.every((byte, place) => bytes[place] === byte))?.[0] ?? null;

export type ProofInfo = { kind: ProofKind; sentAt: Date };
export type Proof = ProofInfo & { type: string; bytes: Uint8Array };

const day = 24 * 3600_000;
/** Longer than payments take, as long as questions about one may come. */
const keptDays = 90;
const keptDaysPaid = 14;
const mostTimes = 10;
/** For all payments of one buyer, because each new payment would allow ten more. */
const proofLimit = { burst: 20, everySeconds: 1800 };

/** Moves no money and reserves no pieces: an operator compares it with the bank statement. */
export async function saveProof(context: PaymentContext, attempt: AttemptRow, text: string): Promise<void> {
  const bytes = Buffer.from(text, 'base64');
  const kind = kindOf(bytes);
  if (bytes.length > proofMaxBytes) throw invalid({ file: fieldProblemKeys.tooLong });
  if (kind === null) throw invalid({ file: fieldProblemKeys.type });
  if (!(await isExpected(context, attempt))) throw conflict('payment.reason.ended');
  await assertLimit(context.db, `proof ${buyerOfAttempt(attempt).id}`, proofLimit);
  const kept = { kind, bytes, sent_at: context.now() };
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('payment_proofs')
    .values({ attempt_id: attempt.id, ...kept })
    .onConflict((was) =>
      was
        .column('attempt_id')
        .doUpdateSet((set) => ({ ...kept, times: set('payment_proofs.times', '+', 1) }))
        .where('payment_proofs.times', '<', mostTimes),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw conflict('payment.reason.proofsEnough');
}

/** A transfer may still be under way when its order's deadline passes, so its pieces are reserved until then. */
async function isExpected({ orders, db, now }: PaymentContext, attempt: AttemptRow): Promise<boolean> {
  if (!isRecordedByOperator(attempt.tender) || isFinal(attempt)) return false;
  if (attempt.order_id === null) return attempt.expires_at > now();
  return isOrderPayable(await orders.readPlaced(db, attempt.order_id), now());
}

export async function readProofInfo(db: Db, attemptId: string): Promise<ProofInfo | null> {
  const row = await db
    .selectFrom('payment_proofs')
    .select(['kind', 'sent_at as sentAt'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readProof(db: Db, attemptId: string): Promise<Proof | null> {
  const row = await db
    .selectFrom('payment_proofs')
    .select(['kind', 'bytes', 'sent_at as sentAt'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ? { ...row, type: proofTypes[row.kind] } : null;
}

/** Null for any other tender, without a query. */
export const readProofTime = async (db: Db, { id, tender }: AttemptRow): Promise<Date | null> =>
  isRecordedByOperator(tender) ? ((await readProofInfo(db, id))?.sentAt ?? null) : null;

export async function deleteOldProofs({ db, now }: PaymentContext): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * day);
  await db
    .deleteFrom('payment_proofs')
    .where(({ or, eb }) =>
      or([
        eb('sent_at', '<', ago(keptDays)),
        eb(
          'attempt_id',
          'in',
          eb
            .selectFrom('payment_proofs as f')
            .innerJoin('payment_attempts as a', 'a.id', 'f.attempt_id')
            .select('a.id')
            .where('a.outcome', '=', 'paid')
            .where('a.heard_at', '<', ago(keptDaysPaid)),
        ),
      ]),
    )
    .execute();
}
