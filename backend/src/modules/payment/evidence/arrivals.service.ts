import { orderStates } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { type AttemptRow, addEvent, lockAttempt } from '../attempts/attempts.repository.ts';
import { isCardAwaited, mailTransfer } from '../attempts/attempts.service.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { promisedCents } from '../attempts/payment-rules.ts';
import type { ProviderFinding } from '../provider/provider.ts';
import { listRefunds, promiseRefund, type RecordedFinding } from '../refunds/refunds.service.ts';

// Money by transfer comes in parts, or too much. The caller has locked the buyer and the attempt.

type CountedFinding = { attempt: AttemptRow; finding: ProviderFinding };

/**
 * Adds a line of the bank statement to earlier ones and returns their sum: everything that was agreed, or a part. Null
 * if the line was booked before.
 */
export async function addArrival(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  statement: RecordedFinding,
): Promise<CountedFinding | null> {
  const { finding, evidenceId, operatorId } = statement;
  const { cents, transaction: bankId } = finding;
  const at = context.now();
  const note = (event: 'arrived' | 'contradiction', detail: string) =>
    addEvent(trx, { attempt_id: attempt.id, event, evidence_id: evidenceId, operator_id: operatorId, detail, at });
  if (cents === null || cents <= 0 || bankId === null) {
    await note('contradiction', 'transfer: no amount or no number of the bank');
    return null;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_arrivals')
    .values({ bank_id: bankId, attempt_id: attempt.id, cents, payer: finding.code, evidence_id: evidenceId, at })
    .onConflict((clash) => clash.column('bank_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) {
    const known = await findArrival(trx, bankId);
    const same = known?.attempt_id === attempt.id && known.cents === cents;
    if (!same) await note('contradiction', `transfer ${bankId}: booked otherwise before`);
    return null;
  }
  const received = (attempt.received_cents ?? 0) + cents;
  await trx.updateTable('payment_attempts').set({ received_cents: received }).where('id', '=', attempt.id).execute();
  await note('arrived', `${bankId} ${cents}`);
  const counted = { ...attempt, received_cents: received };
  const whole = (await heldCents(trx, counted)) >= attempt.cents;
  const about = { kind: 'payment' as const, outcome: whole ? ('paid' as const) : ('waiting' as const) };
  return { attempt: counted, finding: { ...finding, about, cents: whole ? attempt.cents : null, code: null } };
}

export const findArrival = (db: Db, bankId: string) =>
  db.selectFrom('payment_arrivals').selectAll().where('bank_id', '=', bankId).executeTakeFirst();

/** After counting: asks for the missing amount, or refunds the surplus. */
export async function followUpArrival(context: PaymentContext, trx: Db, id: string, cents: number): Promise<void> {
  const attempt = await lockAttempt(trx, id);
  if (attempt.outcome !== 'paid' && (await isRestAwaited(context, trx, attempt))) {
    await mailTransfer(context, trx, attempt, { about: 'partly', cents });
    return;
  }
  await refundRest(context, trx, attempt);
}

/** Promises to refund an attempt's surplus, or a part that was never completed. */
export async function refundRest(context: PaymentContext, trx: Db, attempt: AttemptRow): Promise<number> {
  const paid = attempt.outcome === 'paid';
  const cents = (await heldCents(trx, attempt)) - (paid ? attempt.cents : 0);
  if (cents <= 0) return 0;
  await promiseRefund(context, trx, attempt, { cents, why: 'rest', actorId: null });
  await mailTransfer(context, trx, attempt, { about: paid ? 'tooMuch' : 'tooLittle', cents });
  return cents;
}

/** For an order that has just ended. Returns the amount. */
export async function refundParts(context: PaymentContext, trx: Db, orderId: string): Promise<number> {
  const parts = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('received_cents', 'is not', null)
    .where('outcome', '=', 'waiting')
    .orderBy('id')
    .execute();
  let cents = 0;
  for (const { id } of parts) cents += await refundRest(context, trx, await lockAttempt(trx, id));
  return cents;
}

/** Received money, less surpluses that were or will be refunded. */
async function heldCents(db: Db, { id, received_cents }: AttemptRow): Promise<number> {
  const rests = (await listRefunds(db, id)).filter(({ why }) => why === 'rest');
  return (received_cents ?? 0) - promisedCents(rests);
}

/** Whether the missing amount may still arrive: on the account always, for an order or a gift card as long as it waits. */
export async function isRestAwaited(context: PaymentContext, db: Db, attempt: AttemptRow): Promise<boolean> {
  const { orders } = context;
  if (attempt.gift_card_id !== null) return isCardAwaited(context, db, attempt.gift_card_id);
  if (attempt.order_id === null) return true;
  const { state, settledAt } = await orders.readPlaced(db, attempt.order_id);
  return state === orderStates.pending && settledAt === null;
}
