import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { BankTransfer } from '@/lib/payment/bank-transfer';
import { toPaymentResultPath } from '@/lib/payment/payment-paths';
import { getOrderPayment } from '@/lib/payment/payment-queries';
import { isAwaited } from '@/lib/payment/payment-rules';
import type { Session } from '@/lib/session/session';
import { PayAnotherWay, PendingTransfer } from './pay-another-way';
import { RetryPayment } from './retry-payment';

type Props = { session: Session; order: string; transfer: BankTransfer | null };

/** How to pay an unpaid order: a pending transfer or answer, or another attempt. */
export async function OrderPayment({ session, order, transfer }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('payment.result');
  const asked = await getOrderPayment({ token: session.token, locale }, order);
  if (transfer) {
    return (
      <>
        <PendingTransfer transfer={transfer} />
        {asked.ok && <PayAnotherWay session={session} result={asked.data} />}
      </>
    );
  }
  if (!asked.ok) return <p role="alert">{t('awaited.trouble')}</p>;
  const { state, payment } = asked.data;
  return (
    <>
      {isAwaited(state) && payment && (
        <p>
          {t('awaited.title')}{' '}
          <Link href={localePath(locale, toPaymentResultPath(payment))} className={linkClass()}>
            {t('awaited.look')}
          </Link>
        </p>
      )}
      <RetryPayment session={session} result={asked.data} />
    </>
  );
}
