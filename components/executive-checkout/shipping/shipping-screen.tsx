import { getTranslations } from 'next-intl/server';
import { CheckoutLoadError, MissingEarlierStep } from '@/components/executive-checkout/checkout-frame';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { linkClass } from '@/components/ui/text-link';
import { getAddressBook, listCountries } from '@/lib/checkout/address/address-queries';
import { onlyClient, stepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { getSummary } from '@/lib/checkout/draft/executive-draft-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { ShippingView } from './shipping-view';

/** F117, V09, K11. Where the order goes, by which method, from which warehouse and at which price. */
export async function ShippingScreen({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout');
  const asker = { token: session.token, locale };
  const [summary, book, countries] = await Promise.all([
    getSummary(asker),
    getAddressBook(asker),
    listCountries(locale),
  ]);
  if (!summary.ok && summary.kind === 'absent') return <MissingEarlierStep before="bag" />;
  if (!summary.ok) return <CheckoutLoadError step="shipping" failure={summary} />;
  const before = stepBefore('shipping', summary.data.order);
  if (before) return <MissingEarlierStep before={before} />;
  if (!book.ok) return <CheckoutLoadError step="shipping" failure={book} />;
  if (!countries.ok) return <CheckoutLoadError step="shipping" failure={countries} />;
  const { order, shipping } = summary.data;
  return (
    <>
      <ShippingView
        locale={locale}
        start={{ version: order.version, delivery: order.delivery, shipping, totals: order.totals }}
        only={onlyClient(order.lines)}
        book={{ ...book.data, ofClient: summary.data.clientAddresses }}
        lastMethod={summary.data.lastMethod}
        bag={localePath(locale, stepPath('bag'))}
        countries={countries.data}
        words={{
          shipping: await getMessageGroup('checkout.shipping'),
          zones: await getMessageGroup('checkout.zones'),
          remarks: await getMessageGroup('checkout.remarks'),
          forms: await getMessageGroup('forms'),
          failures: await getFailureWords(),
        }}
      />
      <p className="checkout-ways">
        <Link href={localePath(locale, stepPath('gifts'))} className={linkClass()}>
          {t('shipping.back')}
        </Link>
      </p>
    </>
  );
}
