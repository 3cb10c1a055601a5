import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { guestAlias } from '@/contract/public-codes';
import { giftCardPath } from '@/lib/access/route-access';
import { listCountries, suggestCountry } from '@/lib/checkout/address/address-queries';
import { buyGiftCardPath } from '@/lib/gift-card/gift-card-paths';
import { getGiftCardTerms } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { getStore } from '@/lib/personal-store/store-queries';
import { BuyGiftCardView } from './buy-gift-card-view';
import './gift-card.css';

/** Whoever buys a card needs no account, and the store's executive earns nothing by it before it is spent. */
export async function BuyGiftCardScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const said = await getMessageGroup('giftCard.buy');
  const t = await getTranslations('checkout.trouble');
  const [terms, store, countries] = await Promise.all([
    getGiftCardTerms(),
    getStore(locale, alias).catch(() => 'unread' as const),
    listCountries(locale),
  ]);
  if (!terms.ok || !countries.ok || store === 'unread') {
    return (
      <EmptyState
        title={t('title')}
        actions={
          <Link href={localePath(locale, buyGiftCardPath(alias))} className={buttonClass()}>
            {t('retry')}
          </Link>
        }
      >
        {t('text')}
      </EmptyState>
    );
  }
  if (!terms.data.offered) {
    return (
      <EmptyState
        title={said.closedTitle}
        actions={
          <Link href={localePath(locale, giftCardPath)} className={buttonClass()}>
            {(await getMessageGroup('giftCard.lookUp')).submit}
          </Link>
        }
      >
        {said.closedText}
      </EmptyState>
    );
  }
  if (store?.state !== 'open') {
    return (
      <EmptyState
        title={said.unknownTitle}
        actions={
          <Link href={localePath(locale, buyGiftCardPath(guestAlias))} className={buttonClass()}>
            {said.elsewhere}
          </Link>
        }
      >
        {said.unknownText}
      </EmptyState>
    );
  }
  const country = await suggestCountry(countries.data, locale);
  const failures = await getFailureWords();
  return (
    <div className="gift-card-page">
      <h1>{said.title}</h1>
      <p className="checkout-intro">{fill(said.lead, { years: terms.data.validYears })}</p>
      <p className="form-failure script-missing">{(await getMessageGroup('forms')).script}</p>
      <BuyGiftCardView
        locale={locale}
        alias={store.store.alias}
        terms={terms.data}
        prefix={countries.data.find(({ code }) => code === country)?.prefix ?? ''}
        words={{
          buy: said,
          data: await getMessageGroup('guest.data'),
          form: await getMessageGroup('checkout.shipping.form'),
          forms: await getMessageGroup('forms'),
          payment: await getMessageGroup('checkout.payment'),
          remarks: failures.reasons,
        }}
      />
    </div>
  );
}
