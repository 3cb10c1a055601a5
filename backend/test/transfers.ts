import { tenderCodes } from 'contract/codes.ts';
import { createTransferProvider } from '../src/modules/payment/transfers/transfer-provider.ts';
import { bookArrival } from '../src/modules/payment/transfers/transfers.service.ts';
import type { Counter } from './counter.ts';

export const transferAccount = {
  holder: 'Velia Moda Íntima, S.L.',
  iban: 'ES4400000000061234567890',
  bic: 'VELIESM0XXX',
};

export const someTransfers = () => createTransferProvider(transferAccount);

/** Transfers recorded by an operator, at a counter that accepts them. */
export function withTransfers(shop: Pick<Counter, 'aWaitingOrder' | 'attemptOf' | 'context' | 'sent' | 'db'>) {
  const { attemptOf } = shop;
  let line = 0;

  const aTransfer = () => shop.aWaitingOrder(tenderCodes.bankTransfer);
  const nextLine = () => {
    line += 1;
    return `B${line}`;
  };
  const arrive = async (attempt: string, cents: number, bankId = nextLine()) => {
    const { reference } = await attemptOf(attempt);
    return bookArrival(shop.context(), { reference, cents, bankId, payer: 'Marta R.', by: 'test' });
  };
  const told = async (attempt: string) =>
    (await shop.sent<{ attemptId: string; about: string; cents: number }>('transfer-mail'))
      .filter(({ attemptId }) => attemptId === attempt)
      .map(({ about, cents }) => (about === 'instructions' || about === 'reminder' ? about : `${about} ${cents}`));
  const refundsOf = (attempt: string) =>
    shop
      .db()
      .selectFrom('payment_refunds')
      .select(['id', 'cents', 'why', 'state'])
      .where('attempt_id', '=', attempt)
      .orderBy('created_at')
      .execute();
  return { aTransfer, arrive, told, refundsOf };
}
