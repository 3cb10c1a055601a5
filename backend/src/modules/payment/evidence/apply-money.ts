import type { Db } from '../../../database/schema.ts';
import type { PaymentMailKind } from '../../../kit/outbox.ts';
import { accountIdOf } from '../../../shared/buyer.ts';
import { type AttemptRow, buyerOfAttempt } from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../attempts/payment-context.ts';
import type { MoneyUse } from '../attempts/payment-rules.ts';
import { addAccountPayment } from '../refunds/account-movements.repository.ts';
import { promiseRefund } from '../refunds/refunds.service.ts';

/** Neither an account nor an advisor: the provider reported it. */
const shopActor = { accountId: null, actorId: null };

/** Applies money that has arrived, in the transaction that records its arrival. */
export async function applyMoney(
  context: PaymentContext,
  trx: Db,
  attempt: AttemptRow,
  spent: MoneyUse,
): Promise<void> {
  await notifyPayer(context, trx, attempt, await spend(context, trx, attempt, spent));
}

/** Sends each message once, however often the evidence is repeated. */
export async function notifyPayer(
  context: PaymentContext,
  trx: Db,
  { id, cents }: AttemptRow,
  about: PaymentMailKind,
): Promise<void> {
  await context.outbox.send(trx, 'payment-mail', `payment ${id} ${about}`, { attemptId: id, about, cents });
  context.reach?.('mail sent');
}

async function spend(context: PaymentContext, trx: Db, attempt: AttemptRow, spent: MoneyUse): Promise<PaymentMailKind> {
  const { orders, giftCards, outbox, reach } = context;
  const booking = { outbox, now: context.now() };
  if (attempt.gift_card_id !== null && spent === 'gift_card') {
    await giftCards.issue(trx, { cardId: attempt.gift_card_id, attemptId: attempt.id, ...booking });
    reach?.('order moved');
    return 'paid';
  }
  if (attempt.order_id === null && attempt.gift_card_id === null) {
    await payAccount(context, trx, attempt);
    reach?.('order moved');
    return 'paid';
  }
  if (attempt.order_id !== null && spent === 'order') {
    await orders.pay(trx, attempt.order_id, { ...booking, cents: attempt.cents });
    reach?.('order moved');
    return 'paid';
  }
  if (
    attempt.order_id !== null &&
    spent === 'late' &&
    (await orders.payLate(trx, attempt.order_id, { ...booking, cents: attempt.cents }))
  ) {
    reach?.('order moved');
    await trx.updateTable('payment_attempts').set({ spent: 'order' }).where('id', '=', attempt.id).execute();
    return 'paid';
  }
  const why = spent === 'late' ? 'late' : 'twice';
  await promiseRefund(context, trx, attempt, { cents: attempt.cents, why, actorId: null });
  return why === 'late' ? 'paidLate' : 'paidTwice';
}

/** Lowers what the executive owes, and pays waiting orders that this covers. */
async function payAccount({ orders, outbox, now }: PaymentContext, trx: Db, attempt: AttemptRow): Promise<void> {
  const buyer = buyerOfAttempt(attempt);
  await addAccountPayment(trx, { executiveId: accountIdOf(buyer), cents: attempt.cents, who: shopActor, now: now() });
  await orders.release(trx, buyer, { outbox, now: now() });
}
