import { getTranslations } from 'next-intl/server';
import { getFailureWords } from '@/components/order/order-words';
import { Disclosure } from '@/components/ui/disclosure';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/words';
import type { PaymentResult } from '@/lib/payment/payment';
import { isOrderAgain } from '@/lib/payment/payment-rules';
import type { Transfer } from '@/lib/payment/transfer';
import type { Session } from '@/lib/session/session';
import { PayAgain } from './pay-again';
import { SendProof } from './send-proof';
import { TransferInstructions } from './transfer-instructions';

type Props = { session: Session; result: PaymentResult };

/** Not offered to a payer who waits for an answer, so that nobody pays twice. */
export async function PayOtherwise({ session, result }: Props) {
  if (!isOrderAgain(result)) return null;
  const t = await getTranslations('payment.result');
  return (
    <Disclosure summary={t(result.transfer ? 'awaitedTransfer.otherwise' : 'awaited.unpaid')}>
      <PayAgain session={session} result={result} />
    </Disclosure>
  );
}

/** How to transfer, and where the shop takes one the proof of it. */
export async function AwaitedTransfer({ transfer }: { transfer: Transfer }) {
  const locale = await requireLocale();
  const proof = await getWords('payment.proof');
  const { proofAt } = transfer;
  return (
    <TransferInstructions locale={locale} transfer={transfer} words={await getWords('payment.transfer')}>
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
