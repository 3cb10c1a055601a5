import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import type { PaymentResult } from '@/lib/payment/payment';
import { isOrderAgain } from '@/lib/payment/payment-rules';
import type { Session } from '@/lib/session/session';
import { PayAgain } from './pay-again';

type Props = { session: Session; result: PaymentResult };

/** Who has paid and waits is not to be led into paying twice. */
export async function PayOtherwise({ session, result }: Props) {
  if (!isOrderAgain(result)) return null;
  const t = await getTranslations('payment.result');
  return (
    <Disclosure summary={t(result.transfer ? 'awaitedTransfer.otherwise' : 'awaited.unpaid')}>
      <PayAgain session={session} result={result} />
    </Disclosure>
  );
}
