import { getTranslations } from 'next-intl/server';
import { CheckoutTrouble, TooEarly } from '@/components/checkout/checkout-frame';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { UnansweredLines } from '@/components/order/unanswered-lines';
import { GuaranteeNotice } from '@/components/payment/guarantee-notice';
import { linkClass } from '@/components/ui/text-link';
import { getSummary } from '@/lib/checkout/checkout-queries';
import { stepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { fillCount } from '@/lib/i18n/words';
import { getAccount, listPaymentMethods } from '@/lib/payment/payment-queries';
import { personId } from '@/lib/session/page-person';
import type { Session } from '@/lib/session/session';
import { OrderReview } from './order-review';
import { PaymentView } from './payment-view';
import { Unanswered } from './unanswered';
import { UnsavedAddress } from './unsaved-address';

/** N14, N21, K09. The final step: what changed, the payment method, the order, and the button. */
export async function PaymentScreen({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout');
  const asker = { token: session.token, locale };
  const summary = await getSummary(asker);
  const nothing = (
    <Unanswered locale={locale} words={await getWords('checkout.payment')}>
      <TooEarly before="bag" />
    </Unanswered>
  );
  if (!summary.ok && summary.kind === 'absent') return nothing;
  if (!summary.ok) return <CheckoutTrouble step="payment" failure={summary} />;
  const { order } = summary.data;
  const before = stepBefore('payment', order);
  if (before === 'bag') return nothing;
  if (before) return <TooEarly before={before} />;
  const [methods, account] = await Promise.all([
    listPaymentMethods(asker, { origin: 'checkout', cents: order.totals.totalCents }),
    getAccount(asker),
  ]);
  if (!methods.ok) return <CheckoutTrouble step="payment" failure={methods} />;
  if (!account.ok) return <CheckoutTrouble step="payment" failure={account} />;
  const { lines: _lines, clients: _clients, clock: _clock, rewards: _rewards, ...shown } = order;
  const words = { payment: await getWords('checkout.payment'), totals: await getWords('checkout.totals') };
  return (
    <>
      {order.pendingGifts > 0 && (
        <p className="checkout-intro">
          {fillCount(words.payment.giftsLeft, order.pendingGifts)}{' '}
          <Link href={localePath(locale, stepPath('gifts'))} className={linkClass()}>
            {t('payment.chooseGifts')}
          </Link>
        </p>
      )}
      <UnsavedAddress shipping={localePath(locale, stepPath('shipping'))} words={words.payment.unsaved} />
      <PaymentView
        locale={locale}
        start={{ ...summary.data, order: shown }}
        methods={methods.data}
        account={account.data}
        terms={localePath(locale, '/customer-care/terms')}
        review={
          <>
            <GuaranteeNotice />
            <OrderReview locale={locale} order={order} words={words} />
          </>
        }
        unanswered={
          <UnansweredLines
            owner={personId(session)}
            pad={localePath(locale, '/executive/quick-order')}
            words={await getWords('order.unanswered')}
          />
        }
        words={{
          ...words,
          differences: await getWords('checkout.differences'),
          remarks: await getWords('checkout.remarks'),
          zones: await getWords('checkout.zones'),
          account: await getWords('payment.account'),
          withoutVatTitle: t('shipping.withoutVatTitle'),
          failures: await getFailureWords(),
        }}
      />
      <p className="checkout-after text-soft">
        {t('payment.withdrawal')}{' '}
        <Link href={localePath(locale, '/customer-care/withdrawal')} className={linkClass()}>
          {t('payment.withdrawalLink')}
        </Link>
      </p>
      <p className="checkout-ways">
        <Link href={localePath(locale, stepPath('shipping'))} className={linkClass()}>
          {t('payment.back')}
        </Link>
      </p>
    </>
  );
}
