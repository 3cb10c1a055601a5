import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import type { Db } from '../../../database/schema.ts';
import { isGuest } from '../../../shared/buyer.ts';
import { conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { type AttemptRow, addEvent, listAttempts, lockAttempt } from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import { refundableCents } from '../attempts/payment-rules.ts';
import { listRefunds, promiseRefund, withoutRest } from './refunds.service.ts';

/** What of an order can go back, by the way that it was paid. Store credit was given in place of a provider's money. */
type Refundable = { attempt: AttemptRow | null; providerCents: number; cardCents: number; accountCents: number };

const sumOf = ({ providerCents, cardCents, accountCents }: Refundable): number =>
  providerCents + cardCents + accountCents;

async function readRefundable({ orders }: PaymentContext, db: Db, orderId: string): Promise<Refundable> {
  const attempt = (await listAttempts(db, orderId)).find(({ spent }) => spent === 'order') ?? null;
  const left = attempt ? refundableCents(attempt.cents, withoutRest(await listRefunds(db, attempt.id))) : 0;
  const cards = await orders.readPaidByCards(db, orderId);
  const account = Math.max(0, await orders.readBorne(db, orderId));
  const credited = await orders.readCredited(db, orderId);
  const providerCents = Math.max(0, left - credited);
  // A credit that was more than the provider took came from cards, then from the account.
  const beyond = Math.max(0, credited - left);
  const cardCents = Math.max(0, cards - beyond);
  return { attempt, providerCents, cardCents, accountCents: Math.max(0, account - Math.max(0, beyond - cards)) };
}

export const readRefundableCents = async (context: PaymentContext, db: Db, orderId: string): Promise<number> =>
  sumOf(await readRefundable(context, db, orderId));

export type OrderRefund = StaffAction & { cents: number; seenCents: number; asCredit: boolean };

/**
 * First the way the money came, then to gift cards, then to the account; or all as store credit, if the buyer agreed.
 * Refused if anything was refunded or promised since the operator loaded the page, so that two operators refunding at
 * once refund once.
 */
export async function refundPlacedOrder(
  context: PaymentContext,
  orderId: string,
  { cents, seenCents, asCredit, operatorId, reason }: OrderRefund,
): Promise<void> {
  const { orders, outbox } = context;
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    const buyer = await orders.readBuyer(trx, orderId);
    await orders.lockBuyer(trx, buyer);
    if (asCredit && isGuest(buyer) && !context.config.giftCards) throw conflict(giftCardKeys.notOffered);
    const { attempt } = await readRefundable(context, trx, orderId);
    const locked = attempt && (await lockAttempt(trx, attempt.id));
    const refundable = await readRefundable(context, trx, orderId);
    if (sumOf(refundable) !== seenCents || cents < 1 || cents > seenCents) throw conflict();
    await trx
      .insertInto('order_refunds')
      .values({ order_id: orderId, cents, as_credit: asCredit, reason, operator_id: operatorId, at: now })
      .execute();
    if (locked)
      await addEvent(trx, { attempt_id: locked.id, event: 'note', detail: reason, operator_id: operatorId, at: now });
    if (asCredit) return giveCredit(context, trx, orderId, { cents, operatorId });
    const byProvider = Math.min(cents, refundable.providerCents);
    const toCards = Math.min(cents - byProvider, refundable.cardCents);
    const toAccount = cents - byProvider - toCards;
    if (locked && byProvider > 0)
      await promiseRefund(context, trx, locked, { cents: byProvider, why: 'operator', actorId: null, operatorId });
    if (toCards > 0) await orders.refundToCards(trx, orderId, { cents: toCards, operatorId, now, outbox });
    if (toAccount > 0) await orders.refundToAccount(trx, orderId, { cents: toAccount, now, outbox });
  });
}

/** On an executive's account, or on a new gift card for a guest. */
async function giveCredit(
  context: PaymentContext,
  trx: Db,
  orderId: string,
  { cents, operatorId }: { cents: number; operatorId: string },
): Promise<void> {
  const { orders, giftCards, outbox } = context;
  const now = context.now();
  const buyer = await orders.readBuyer(trx, orderId);
  if (!isGuest(buyer)) return orders.refundToAccount(trx, orderId, { cents, now, outbox });
  await giftCards.giveCredit(trx, context, { orderId, guestId: buyer.id, cents, operatorId });
  await orders.correctInvoice(trx, orderId, { cents, now, outbox });
}
