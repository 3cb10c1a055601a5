import { getFailureWords } from '@/components/order/failure-words';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/words';
import type { Transfer } from '@/lib/payment/transfer';
import { SendProof } from './send-proof';
import { TransferInstructions } from './transfer-instructions';

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
          told={proofAt && fill(proof.sent, { date: formatMoment(proofAt, locale) })}
          words={{ proof, failures: await getFailureWords() }}
        />
      )}
    </TransferInstructions>
  );
}
