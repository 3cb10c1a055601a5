import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { ProductGrid } from '@/components/product-card/product-grid';
import { buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { listNewArrivals } from '@/lib/catalogue/catalogue-queries';
import { cn } from '@/lib/cn';
import { buyGiftCardPath } from '@/lib/gift-card/gift-card-paths';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { PersonalStore } from '@/lib/personal-store/personal-store';
import { isHouseStore, storeDays } from '@/lib/personal-store/store-rules';
import { listCampaigns } from '@/lib/shop/campaign-queries';
import { lastMoment } from '@/lib/shop/campaign-time';
import { PersonalStoreCard, StoreStory } from './personal-store-card';
import { SetCurrentStore } from './set-current-store';
import './store.css';
import { ProductCard } from '@/components/product-card/product-card';
import { brand } from '@/lib/brand';
import { fill } from '@/lib/i18n/message-texts';

/** R22. A postcard from a person, with the whole catalogue behind it. */
export async function StorePage({ store }: { store: PersonalStore }) {
  const t = await getTranslations('store.page');
  const words = await getMessageGroup('store.page');
  const locale = await requireLocale();
  const isHouse = isHouseStore(store.alias);
  const [campaign] = await listCampaigns(locale);
  const dayOf = shopDates(locale, { day: 'numeric', month: 'long' }).format;
  return (
    <div className={cn('store-page', !isHouse && 'store-page-personal')}>
      <SetCurrentStore alias={store.alias} name={store.name} />
      <PersonalStoreCard store={store} words={words} />
      <StoreFavourites store={store} />
      {store.story && <StoreStory store={store} title={t('story', { name: store.givenName })} />}
      {isHouse && <NewArrivals />}
      <section className="store-section store-catalogue" aria-labelledby="catalogue">
        <h2 id="catalogue">{t('catalogue')}</h2>
        {campaign && (
          <p>{t('campaign', { campaign: campaign.name, date: dayOf(lastMoment(campaign.end.getTime())) })}</p>
        )}
        <p className="actions">
          <Link href={localePath(locale, countryHome)} className={buttonClass()}>
            {t('look')}
          </Link>
        </p>
      </section>
      <GiftCardLink alias={store.alias} />
      {!isHouse && <StoreRule name={store.givenName} />}
    </div>
  );
}

async function NewArrivals() {
  const t = await getTranslations('home.newArrivals');
  const products = await listNewArrivals(await requireLocale());
  if (products.length === 0) return null;
  return (
    <section className="store-section" aria-labelledby="new">
      <h2 id="new">{t('title')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}

async function GiftCardLink({ alias }: { alias: string }) {
  if (!(await areGiftCardsOffered())) return null;
  const t = await getTranslations('giftCard.store');
  return (
    <section className="store-section" aria-labelledby="gift-cards">
      <h2 id="gift-cards">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className="actions">
        <Link
          href={localePath(await requireLocale(), buyGiftCardPath(alias))}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('way')}
        </Link>
      </p>
    </section>
  );
}

/** N06. For whom an order counts, shown where the visitor shops and in binding words. */
async function StoreRule({ name }: { name: string }) {
  const t = await getTranslations('store.rule');
  const values = { name, brand: brand.name, entity: brand.legal.entity, days: storeDays };
  return (
    <details className="store-section store-rule" id="rule">
      <summary>{t('title')}</summary>
      <ul>
        {(['seller', 'credit', 'last', 'leave', 'paused'] as const).map((point) => (
          <li key={point}>{t(point, values)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Each with the reason, in the executive's own words. */
async function StoreFavourites({ store: { givenName, locale, favourites } }: { store: PersonalStore }) {
  if (favourites.length === 0) return null;
  const page = await getMessageGroup('store.page');
  const words = await getMessageGroup('catalogue.card');
  return (
    <section className="store-section" aria-labelledby="favourites">
      <h2 id="favourites">{fill(page.favourites, { name: givenName })}</h2>
      <ul className="product-grid store-favourites">
        {favourites.map(({ product, sentence }) => (
          <li key={product.reference} className="store-favourite">
            {sentence && (
              <p className="store-sentence" lang={locale}>
                {sentence}
              </p>
            )}
            <ProductCard product={product} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
