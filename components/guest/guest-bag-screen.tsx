import { listCountries } from '@/lib/checkout/checkout-queries';
import { firstCountry } from '@/lib/guest/first-country';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { GuestBagWay } from './guest-bag-way';

/** Where the countries cannot be read nothing is estimated, and the way on is open. */
export async function GuestBagScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const read = await listCountries(locale);
  const countries = read.ok ? read.data : [];
  return (
    <GuestBagWay
      locale={locale}
      alias={alias}
      countries={countries}
      start={await firstCountry(countries, locale)}
      words={{
        bag: await getWords('guest.bag'),
        shipping: await getWords('checkout.shipping'),
        coupon: await getWords('bag.coupon'),
        remarks: await getWords('checkout.remarks'),
      }}
    />
  );
}
