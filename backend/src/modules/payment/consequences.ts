import type { Db } from '../../database/schema.ts';
import type { PaymentNews } from '../../kit/outbox.ts';
import { accountIdOf } from '../../shared/buyer.ts';
import { creditAccount } from './account.repository.ts';
import { type AttemptRow, buyerOfAttempt } from './attempts.repository.ts';
import type { Spent } from './machine.ts';
import { wantRefund } from './refunds.service.ts';
import type { Till } from './till.ts';

/** Nobody of ours: the provider said it. */
const nobody = { accountId: null, actorId: null };

/** What follows from money that has arrived, in the transaction that writes down that it has. */
export async function spendMoney(till: Till, trx: Db, attempt: AttemptRow, spent: Spent): Promise<void> {
  await tellPayment(till, trx, attempt, await spend(till, trx, attempt, spent));
}

/** Once for each news, however often it is heard. */
export async function tellPayment(till: Till, trx: Db, { id, cents }: AttemptRow, about: PaymentNews): Promise<void> {
  await till.outbox.send(trx, 'payment-mail', `payment ${id} ${about}`, { attemptId: id, about, cents });
  till.reach?.('mail sent');
}

async function spend(till: Till, trx: Db, attempt: AttemptRow, spent: Spent): Promise<PaymentNews> {
  const { orders, outbox, reach } = till;
  const booking = { outbox, now: till.now() };
  if (attempt.order_id === null) {
    await payAccount(till, trx, attempt);
    reach?.('order moved');
    return 'paid';
  }
  if (spent === 'order') {
    await orders.pay(trx, attempt.order_id, { ...booking, cents: attempt.cents });
    reach?.('order moved');
    return 'paid';
  }
  if (spent === 'late' && (await orders.payLate(trx, attempt.order_id, { ...booking, cents: attempt.cents }))) {
    reach?.('order moved');
    await trx.updateTable('payment_attempts').set({ spent: 'order' }).where('id', '=', attempt.id).execute();
    return 'paid';
  }
  const why = spent === 'late' ? 'late' : 'twice';
  await wantRefund(till, trx, attempt, { cents: attempt.cents, why, actorId: null });
  return why === 'late' ? 'paidLate' : 'paidTwice';
}

/** What she owes becomes less, and what that covers is paid from it. */
async function payAccount({ orders, outbox, now }: Till, trx: Db, attempt: AttemptRow): Promise<void> {
  const buyer = buyerOfAttempt(attempt);
  await creditAccount(trx, { executiveId: accountIdOf(buyer), cents: attempt.cents, who: nobody, now: now() });
  await orders.release(trx, buyer, { outbox, now: now() });
}
