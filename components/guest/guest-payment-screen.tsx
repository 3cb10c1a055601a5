import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { GuaranteeReminder } from '@/components/payment/guarantee-reminder';
import { linkClass } from '@/components/ui/text-link';
import { listCountries } from '@/lib/checkout/address/address-queries';
import { guestPath } from '@/lib/checkout/guest-paths';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getBagStateWords } from './bag-state-words';
import { GuestFrame, GuestLoadError } from './guest-frame';
import { GuestPaymentView } from './guest-payment-view';

export async function GuestPaymentScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const t = await getTranslations();
  const countries = await listCountries(locale);
  return (
    <GuestFrame alias={alias} step="payment" title={t('checkout.payment.title')}>
      {countries.ok ? (
        <GuestPaymentView
          locale={locale}
          alias={alias}
          countries={countries.data}
          terms={localePath(locale, '/customer-care/terms')}
          guarantee={<GuaranteeReminder />}
          offersCards={await areGiftCardsOffered()}
          words={{
            ...(await getBagStateWords()),
            early: await getMessageGroup('guest.early'),
            guest: await getMessageGroup('guest.payment'),
            payment: await getMessageGroup('checkout.payment'),
            shipping: await getMessageGroup('checkout.shipping'),
            totals: await getMessageGroup('checkout.totals'),
            giftCard: await getMessageGroup('giftCard.use'),
            zones: await getMessageGroup('checkout.zones'),
            remarks: await getMessageGroup('checkout.remarks'),
            differences: await getMessageGroup('checkout.differences'),
            failures: await getFailureWords(),
          }}
        />
      ) : (
        <GuestLoadError alias={alias} step="payment" />
      )}
      <p className="checkout-after text-soft">
        {t('checkout.payment.withdrawal')}{' '}
        <Link href={localePath(locale, '/customer-care/withdrawal')} className={linkClass()}>
          {t('checkout.payment.withdrawalLink')}
        </Link>
      </p>
      <p className="checkout-ways">
        <Link href={localePath(locale, guestPath(alias, 'clientdata'))} className={linkClass()}>
          {t('guest.payment.change')}
        </Link>
      </p>
    </GuestFrame>
  );
}
