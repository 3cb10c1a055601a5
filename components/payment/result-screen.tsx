import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { OrderAgain } from '@/components/order/order-again';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { executiveHome, paymentsPath } from '@/lib/access/route-access';
import { confirmationPath } from '@/lib/checkout/checkout-rules';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import type { Words } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import type { PaymentResult } from '@/lib/payment/payment';
import { isPaymentId, toPaymentResultPath } from '@/lib/payment/payment-paths';
import { getPayment } from '@/lib/payment/payment-queries';
import { hasFailedForGood, isAwaited } from '@/lib/payment/payment-rules';
import type { Session } from '@/lib/session/session';
import { DeadlineNote } from './deadline-note';
import { Outcome } from './outcome';
import { PayAnotherWay, PendingTransfer } from './pay-another-way';
import { AnnouncePayment, PollPaymentResult } from './poll-payment-result';
import { RefundPdfLinks } from './refund-pdf-links';
import { RetryPayment } from './retry-payment';

type Props = { session: Session; payment: unknown };

/** R33, N13. Reads and changes nothing: a bookmark opened a week later shows the current state. */
export async function ResultScreen({ session, payment }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations();
  const asked = isPaymentId(payment) ? await getPayment({ token: session.token, locale }, payment) : null;
  if (!asked || (!asked.ok && (asked.kind === 'absent' || asked.kind === 'invalid'))) {
    const core = (
      <Link href={localePath(locale, executiveHome)} className={buttonClass()}>
        {t('payment.result.toDesk')}
      </Link>
    );
    return (
      <EmptyState title={t('payment.result.absent.title')} actions={core}>
        {t('payment.result.absent.text')}
      </EmptyState>
    );
  }
  if (!asked.ok && asked.kind === 'signed-out') return <SessionEndedNotice />;
  const here = localePath(locale, toPaymentResultPath(String(payment)));
  if (!asked.ok) {
    const retry = (
      <Link href={here} className={buttonClass()}>
        {t('checkout.trouble.retry')}
      </Link>
    );
    return (
      <EmptyState title={t('checkout.trouble.title')} actions={retry}>
        {t('checkout.trouble.text')}
      </EmptyState>
    );
  }
  const result = asked.data;
  const words = {
    result: await getMessageGroup('payment.result'),
    payment: await getMessageGroup('checkout.payment'),
    remarks: await getMessageGroup('checkout.remarks'),
  };
  return (
    <Outcome locale={locale} result={result} words={words}>
      <RefundPdfLinks locale={locale} refunds={result.refunds} words={words.result} />
      {result.state === 'paid' && <AnnouncePayment result={result} />}
      {isAwaited(result.state) && result.transfer ? (
        <PendingTransfer transfer={result.transfer} />
      ) : (
        <DeadlineNote locale={locale} until={result.reservedUntil} words={await getMessageGroup('payment.deadline')} />
      )}
      {isAwaited(result.state) && (
        <PollPaymentResult payment={String(payment)} origin={result.origin} here={here} words={words.result.awaited} />
      )}
      {isAwaited(result.state) || result.state === 'unknown' ? (
        <PayAnotherWay session={session} result={result} />
      ) : (
        <RetryPayment session={session} result={result} />
      )}
      {result.order && hasFailedForGood(result) && (
        <OrderAgain locale={locale} number={result.order} words={await getMessageGroup('orders.detail.again')} />
      )}
      <p className="actions">
        <Link href={localePath(locale, wayOn(result))} className={buttonClass({ variant: variantOf(result) })}>
          {nameOf(result, words.result)}
        </Link>
      </p>
    </Outcome>
  );
}

const wayOn = ({ order }: PaymentResult) => (order ? confirmationPath(order) : paymentsPath);

const unpaid: ReadonlySet<PaymentResult['state']> = new Set(['denied', 'cancelled', 'expired']);

/** A payment on the account is tried again where its amount is chosen. */
function nameOf({ order, state }: PaymentResult, words: Words<'payment.result'>): string {
  if (order) return words.toOrder;
  return unpaid.has(state) ? words.again : words.toPayments;
}

/** If the order is paid or ordered again on this page, that is the primary action. */
const variantOf = (result: PaymentResult) =>
  result.order && (result.retryable || hasFailedForGood(result)) ? 'secondary' : 'primary';
