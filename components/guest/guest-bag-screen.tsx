import { BagScreen } from '@/components/cart/bag-screen';
import { SendBagSection } from '@/components/requests/sent/send-bag-section';
import { brand } from '@/lib/brand';
import { listCountries } from '@/lib/checkout/checkout-queries';
import { listExecutiveCountries } from '@/lib/executive-search/executives-queries';
import { firstCountry } from '@/lib/guest/first-country';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Store } from '@/lib/store/store';
import { BagWays } from './bag-ways';
import { GuestBagWay } from './guest-bag-way';

type Props = {
  alias: string;
  /** The executive's store, if it is open; null in the shop's own. */
  store: Store | null;
};

/**
 * The bag with its two ways out: buy here, or send it to an executive. If the countries cannot be read, no delivery is
 * estimated, and both ways stay open.
 */
export async function GuestBagScreen({ alias, store }: Props) {
  const locale = await requireLocale();
  const [read, executiveCountries] = await Promise.all([
    listCountries(locale),
    store ? [] : listExecutiveCountries(locale).catch(() => []),
  ]);
  const countries = read.ok ? read.data : [];
  const start = await firstCountry(countries, locale);
  const place = { locale, countries, start };
  return (
    <BagScreen
      ways={
        <BagWays
          {...place}
          alias={alias}
          executive={store?.givenName ?? null}
          house={brand.name}
          words={await getWords('sentBag.ways')}
        />
      }
      send={
        <SendBagSection
          locale={locale}
          to={store && { code: store.alias, name: store.name, portrait: store.portrait, hours: store.hours }}
          countries={executiveCountries}
          start={start}
          prefix={countries.find(({ code }) => code === start)?.prefix ?? ''}
          privacy={localePath(locale, '/customer-care/privacy')}
          words={{
            send: await getWords('sentBag.send'),
            choose: await getWords('sentBag.choose'),
            forms: await getWords('forms'),
          }}
        />
      }
    >
      <GuestBagWay
        {...place}
        alias={alias}
        words={{
          bag: await getWords('guest.bag'),
          shipping: await getWords('checkout.shipping'),
          coupon: await getWords('bag.coupon'),
          remarks: await getWords('checkout.remarks'),
        }}
      />
    </BagScreen>
  );
}
