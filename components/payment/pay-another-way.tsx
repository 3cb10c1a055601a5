import { getTranslations } from 'next-intl/server';
import { getFailureWords } from '@/components/order/order-words';
import { Disclosure } from '@/components/ui/disclosure';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/message-texts';
import type { BankTransfer } from '@/lib/payment/bank-transfer';
import type { PaymentResult } from '@/lib/payment/payment';
import { canRetryOrder } from '@/lib/payment/payment-rules';
import type { Session } from '@/lib/session/session';
import { RetryPayment } from './retry-payment';
import { SendProof } from './send-proof';
import { TransferInstructions } from './transfer-instructions';

type Props = { session: Session; result: PaymentResult };

/** Not offered to a payer who waits for an answer, so that nobody pays twice. */
export async function PayAnotherWay({ session, result }: Props) {
  if (!canRetryOrder(result)) return null;
  const t = await getTranslations('payment.result');
  return (
    <Disclosure summary={t(result.transfer ? 'awaitedTransfer.otherwise' : 'awaited.unpaid')}>
      <RetryPayment session={session} result={result} />
    </Disclosure>
  );
}

/** How to transfer, and where the shop takes one the proof of it. */
export async function PendingTransfer({ transfer }: { transfer: BankTransfer }) {
  const locale = await requireLocale();
  const proof = await getMessageGroup('payment.proof');
  const { proofAt } = transfer;
  return (
    <TransferInstructions locale={locale} transfer={transfer} words={await getMessageGroup('payment.transfer')}>
      {proofAt !== undefined && (
        <SendProof
          payment={transfer.payment}
          sentNote={proofAt && fill(proof.sent, { date: formatMoment(proofAt, locale) })}
          words={{ proof, failures: await getFailureWords() }}
        />
      )}
    </TransferInstructions>
  );
}
