import { orderStates, type TenderCode } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import type { JobPayloads } from '../../../kit/outbox.ts';
import { conflict } from '../../../shared/errors.ts';
import type { PayableOrder } from '../../checkout/settle/payable-orders.ts';
import { requireProvider } from '../provider/provider.ts';
import {
  type AttemptRow,
  addAttempt,
  listAccountAttempts,
  listAttempts,
  listCardAttempts,
  type NewAttempt,
} from './attempts.repository.ts';
import type { PaymentContext } from './payment-context.ts';

/** No final result yet, there is time left, and the purpose is still unpaid. */
export async function isPayable(context: PaymentContext, db: Db, attempt: AttemptRow): Promise<boolean> {
  const now = context.now();
  if (isFinal(attempt) || attempt.expires_at <= now) return false;
  if (attempt.gift_card_id !== null) return isCardAwaited(context, db, attempt.gift_card_id);
  return attempt.order_id === null || isOrderPayable(await context.orders.readPlaced(db, attempt.order_id), now);
}

/** Whether a gift card still waits for its payment. */
export const isCardAwaited = async ({ giftCards, now }: PaymentContext, db: Db, cardId: string): Promise<boolean> =>
  (await giftCards.read(db, cardId, now())).state === 'waiting';

export const isFinal = ({ outcome }: Pick<AttemptRow, 'outcome'>): boolean =>
  outcome !== 'unheard' && outcome !== 'waiting';

/** Another attempt may begin until the pieces are released. */
export const isOrderPayable = ({ state, settledAt, reservedUntil }: PayableOrder, now: Date): boolean =>
  state === orderStates.pending && settledAt === null && reservedUntil !== null && reservedUntil > now;

/** Reuses an attempt that was not opened yet, because viewing a page twice is not a second attempt. */
export async function findOrAddAttempt(
  context: PaymentContext,
  trx: Db,
  { placedAt, ...agreeing }: Omit<NewAttempt, 'expiresAt'> & { placedAt: Date },
): Promise<AttemptRow> {
  const { buyer, orderId, giftCardId = null, tender, cents, now } = agreeing;
  const earlier = await listEarlier(trx, { buyer, orderId, giftCardId, now });
  const unused = earlier.find(
    (one) =>
      one.tender === tender &&
      one.cents === cents &&
      // A part of a transfer is there, and the rest belongs to it.
      (one.outcome === 'unheard' || (one.outcome === 'waiting' && isRecordedByOperator(tender))) &&
      one.left_at === null &&
      one.expires_at > now,
  );
  if (unused) return unused;
  // Counted from placement, because pieces are reserved from then on, even if the payer makes the transfer late.
  const from = isRecordedByOperator(tender) ? placedAt : now;
  const expiresAt = new Date(from.getTime() + requireProvider(context.providers, tender).minutes * 60_000);
  if (expiresAt <= now) throw conflict('payment.reason.ended');
  const attempt = await addAttempt(trx, { ...agreeing, expiresAt });
  if (isRecordedByOperator(tender)) await mailTransfer(context, trx, attempt, { about: 'instructions', cents });
  return attempt;
}

type Purpose = Pick<NewAttempt, 'buyer' | 'orderId' | 'now'> & { giftCardId: string | null };

const listEarlier = (db: Db, { buyer, orderId, giftCardId, now }: Purpose): Promise<AttemptRow[]> => {
  if (giftCardId !== null) return listCardAttempts(db, giftCardId);
  return orderId === null ? listAccountAttempts(db, buyer, now) : listAttempts(db, orderId);
};

/** The latest attempt with this tender that can be continued. */
export async function findOpenAttempt(
  context: PaymentContext,
  db: Db,
  orderId: string,
  tender: TenderCode,
): Promise<AttemptRow | null> {
  for (const attempt of await listAttempts(db, orderId))
    if (attempt.tender === tender && (await isPayable(context, db, attempt))) return attempt;
  return null;
}

/** Mails the payer of a transfer, if the transaction commits. The sum received so far tells one mail of a kind from the next. */
export const mailTransfer = (
  { outbox }: Pick<PaymentContext, 'outbox'>,
  trx: Db,
  { id, received_cents }: AttemptRow,
  news: Omit<JobPayloads['transfer-mail'], 'attemptId'>,
): Promise<void> =>
  outbox.send(trx, 'transfer-mail', `transfer ${id} ${news.about} ${received_cents ?? 0}`, { attemptId: id, ...news });
