import { getTranslations } from 'next-intl/server';
import { CheckoutLoadError, MissingEarlierStep } from '@/components/executive-checkout/checkout-frame';
import { Link } from '@/components/layout/link';
import { LinesNotAddedNotice } from '@/components/order/lines-not-added-notice';
import { getFailureWords } from '@/components/order/order-words';
import { GuaranteeReminder } from '@/components/payment/guarantee-reminder';
import { linkClass } from '@/components/ui/text-link';
import { stepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { getSummary } from '@/lib/checkout/draft/executive-draft-queries';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fillCount } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { getAccount, listPaymentMethods } from '@/lib/payment/payment-queries';
import { personId } from '@/lib/session/page-person';
import type { Session } from '@/lib/session/session';
import { OrderReview } from './order-review';
import { PaymentView } from './payment-view';
import { RetryConfirmation } from './retry-confirmation';
import { UnsavedAddress } from './unsaved-address';

/** N14, N21, K09. The final step: what changed, the payment method, the order, and the button. */
export async function PaymentScreen({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout');
  const asker = { token: session.token, locale };
  const summary = await getSummary(asker);
  const nothing = (
    <RetryConfirmation locale={locale} words={await getMessageGroup('checkout.payment')}>
      <MissingEarlierStep before="bag" />
    </RetryConfirmation>
  );
  if (!summary.ok && summary.kind === 'absent') return nothing;
  if (!summary.ok) return <CheckoutLoadError step="payment" failure={summary} />;
  const { order } = summary.data;
  const before = stepBefore('payment', order);
  if (before === 'bag') return nothing;
  if (before) return <MissingEarlierStep before={before} />;
  const [methods, account] = await Promise.all([
    listPaymentMethods(asker, { origin: 'checkout', cents: order.totals.totalCents }),
    getAccount(asker),
  ]);
  if (!methods.ok) return <CheckoutLoadError step="payment" failure={methods} />;
  if (!account.ok) return <CheckoutLoadError step="payment" failure={account} />;
  const { lines: _lines, clients: _clients, clock: _clock, rewards: _rewards, ...shown } = order;
  const words = {
    payment: await getMessageGroup('checkout.payment'),
    totals: await getMessageGroup('checkout.totals'),
  };
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
        offersCards={await areGiftCardsOffered()}
        terms={localePath(locale, '/customer-care/terms')}
        review={
          <>
            <OrderReview locale={locale} order={order} words={words} />
            <GuaranteeReminder />
          </>
        }
        unanswered={
          <LinesNotAddedNotice
            owner={personId(session)}
            pad={localePath(locale, '/executive/quick-order')}
            words={await getMessageGroup('order.unanswered')}
          />
        }
        words={{
          ...words,
          differences: await getMessageGroup('checkout.differences'),
          remarks: await getMessageGroup('checkout.remarks'),
          zones: await getMessageGroup('checkout.zones'),
          account: await getMessageGroup('payment.account'),
          giftCard: await getMessageGroup('giftCard.use'),
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
