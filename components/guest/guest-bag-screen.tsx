import { BagScreen } from '@/components/cart/bag-screen';
import { SendBagSection } from '@/components/requests/sent/send-bag-section';
import { brand } from '@/lib/brand';
import { listCountries, suggestCountry } from '@/lib/checkout/address/address-queries';
import { listExecutiveCountries } from '@/lib/executive-search/executives-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { PersonalStore } from '@/lib/personal-store/personal-store';
import { BuyOrSend } from './buy-or-send';
import { GuestCheckoutStart } from './guest-checkout-start';

type Props = {
  alias: string;
  /** The executive's store, if it is open; null in the shop's own. */
  store: PersonalStore | null;
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
  const start = await suggestCountry(countries, locale);
  const ways = await getMessageGroup('sentBag.ways');
  const executive = store?.givenName ?? null;
  return (
    <BagScreen
      ways={<BuyOrSend locale={locale} alias={alias} executive={executive} words={ways} />}
      send={
        <SendBagSection
          locale={locale}
          to={store && { code: store.alias, name: store.name, portrait: store.portrait, hours: store.hours }}
          countries={executiveCountries}
          start={start}
          prefix={countries.find(({ code }) => code === start)?.prefix ?? ''}
          privacy={localePath(locale, '/customer-care/privacy')}
          words={{
            send: await getMessageGroup('sentBag.send'),
            choose: await getMessageGroup('sentBag.choose'),
            forms: await getMessageGroup('forms'),
          }}
        />
      }
    >
      <GuestCheckoutStart
        locale={locale}
        alias={alias}
        countries={countries}
        start={start}
        executive={executive}
        house={brand.name}
        words={{
          bag: await getMessageGroup('guest.bag'),
          shipping: await getMessageGroup('checkout.shipping'),
          coupon: await getMessageGroup('bag.coupon'),
          remarks: await getMessageGroup('checkout.remarks'),
          totals: await getMessageGroup('checkout.totals'),
          lines: await getMessageGroup('cart.lines'),
          ways,
        }}
      />
    </BagScreen>
  );
}
