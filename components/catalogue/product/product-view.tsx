import { getWords } from '@/lib/i18n/get-words';
import '@/components/catalogue/catalogue.css';
import { getTranslations } from 'next-intl/server';
import { getBuyWords } from '@/components/cart/buy-words';
import { Link } from '@/components/layout/link';
import { ProductRating } from '@/components/reviews/product-rating';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { getSizeWords } from '@/components/size-tables/size-words';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { toChoice } from '@/lib/catalogue/product-choice';
import type { Product } from '@/lib/catalogue/product-mappers';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { isSizeTable, sizeTableHref } from '@/lib/size-tables/size-tables';
import { ProductFacts } from './product-facts';
import { ProductIsland } from './product-island';
import { RecentlyViewed } from './recently-viewed';
import { RelatedProducts } from './related-products';

/** What the printed page of the catalogue says, and more: pictures, choice, codes, what it is made of and by whom. */
export async function ProductView({ product }: { product: Product }) {
  const locale = await requireLocale();
  const t = await getTranslations('product');
  const card = await getTranslations('catalogue');
  const related = await getTranslations('product.related');
  const { name, description, reference, crumbs, badge, sizeGuide } = product;
  return (
    <div className="catalogue-page" data-typed>
      <Breadcrumbs label={t('crumbs')} steps={crumbs} current={name} Link={Link} />
      <ProductIsland
        choice={toChoice(product)}
        shown={product.shown}
        origin={settings().publicOrigin}
        locale={locale}
        deliveryHref={localePath(locale, '/customer-care/delivery')}
        guide={
          sizeGuide && {
            table: sizeGuide,
            locale,
            href: sizeTableHref(locale, isSizeTable(sizeGuide) ? sizeGuide : undefined),
            words: await getSizeWords(sizeGuide),
          }
        }
        words={await getWords('product.choice')}
        buyWords={await getBuyWords()}
        restock={await getWords('reviews.restock')}
        share={await getWords('product.share')}
        heart={await getWords('wishList.heart')}
        head={
          <p className="product-reference">
            {badge && <Badge>{card(`card.badge.${badge}`)}</Badge>}
            {t('reference', { reference })}
            <ProductRating reference={reference} locale={locale} />
          </p>
        }
      >
        <p>{description}</p>
        <ProductFacts product={product} />
      </ProductIsland>
      <ProductReviews reference={reference} locale={locale} />
      <RelatedProducts reference={reference} />
      <RecentlyViewed
        locale={locale}
        reference={reference}
        words={await getWords('product.recent')}
        similar={related('rival')}
        card={await getWords('catalogue.card')}
      />
    </div>
  );
}
