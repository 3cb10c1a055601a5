import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { linkClass } from '@/components/ui/text-link';
import { listCountries, suggestCountry } from '@/lib/checkout/address/address-queries';
import { guestPath } from '@/lib/checkout/guest-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getBagStateWords } from './bag-state-words';
import { GuestDataView } from './guest-data-view';
import { GuestFrame, GuestLoadError } from './guest-frame';

export async function GuestDataScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('guest');
  const countries = await listCountries(locale);
  return (
    <GuestFrame alias={alias} step="clientdata" title={t('data.title')}>
      {countries.ok ? (
        <GuestDataView
          locale={locale}
          alias={alias}
          countries={countries.data}
          start={await suggestCountry(countries.data, locale)}
          privacy={localePath(locale, '/customer-care/privacy')}
          words={{
            ...(await getBagStateWords()),
            data: await getMessageGroup('guest.data'),
            form: await getMessageGroup('checkout.shipping.form'),
            forms: await getMessageGroup('forms'),
            totals: await getMessageGroup('checkout.totals'),
            failures: await getFailureWords(),
          }}
        />
      ) : (
        <GuestLoadError alias={alias} step="clientdata" />
      )}
      <p className="checkout-ways">
        <Link href={localePath(locale, guestPath(alias, 'bag'))} className={linkClass()}>
          {t('data.back')}
        </Link>
      </p>
    </GuestFrame>
  );
}
