import { fieldKeys } from 'contract/field-keys.ts';
import { proofMaxBytes } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { conflict } from '../../shared/errors.ts';
import type { AttemptRow } from './attempts.repository.ts';
import { isPayable } from './attempts.service.ts';
import { findTender } from './tenders/tenders.ts';
import type { Till } from './till.ts';
import { refuseProof } from './transfer/proof.mapper.ts';
import { kindOf, type ProofKind, proofTypes } from './transfer/proof-kind.ts';

export type Proof = { kind: ProofKind; type: string; bytes: Uint8Array; sentAt: Date };

/** As long as somebody may ask what became of a payment. */
const keptDays = 90;
const mostTimes = 10;

/** It moves no money and keeps no pieces: a person who reads the bank's statement looks at it. */
export async function keepProof(till: Till, attempt: AttemptRow, text: string): Promise<void> {
  const bytes = Buffer.from(text, 'base64');
  const kind = kindOf(bytes);
  if (bytes.length > proofMaxBytes) throw refuseProof(fieldKeys.tooLong);
  if (kind === null) throw refuseProof(fieldKeys.type);
  if (!findTender(attempt.tender).byHand || !(await isPayable(till, till.db, attempt))) throw conflict();
  const kept = { kind, bytes, sent_at: till.now() };
  const { numInsertedOrUpdatedRows } = await till.db
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

export async function readProof(db: Db, attemptId: string): Promise<Proof | null> {
  const row = await db
    .selectFrom('payment_proofs')
    .select(['kind', 'bytes', 'sent_at as sentAt'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ? { ...row, type: proofTypes[row.kind] } : null;
}

export async function readProofTime(db: Db, attemptId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_proofs')
    .select('sent_at')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

export async function forgetProofs({ db, now }: Till): Promise<void> {
  const until = new Date(now().getTime() - keptDays * 24 * 3600_000);
  await db.deleteFrom('payment_proofs').where('sent_at', '<', until).execute();
}
