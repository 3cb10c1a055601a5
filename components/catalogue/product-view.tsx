import './product.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { toChoice } from '@/lib/catalogue/product-choice';
import type { Product } from '@/lib/catalogue/product-mappers';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { ProductFacts } from './product-facts';
import { ProductStage } from './product-stage';
import { RecentlyViewed } from './recently-viewed';
import { RelatedProducts } from './related-products';

/** What the printed page of the catalogue says, and more: pictures, choice, codes, what it is made of and by whom. */
export async function ProductView({ product }: { product: Product }) {
  const locale = await requireLocale();
  const t = await getTranslations('product');
  const card = await getTranslations('catalogue');
  const { name, description, reference, crumbs, badge, sizeGuide } = product;
  return (
    <div className="catalogue-page">
      <Breadcrumbs label={t('crumbs')} steps={crumbs} current={name} Link={Link} />
      <ProductStage
        choice={toChoice(product)}
        shown={product.shown}
        origin={settings().publicOrigin}
        language={locale}
        deliveryHref={localePath(locale, '/customer-care/delivery')}
        guideHref={sizeGuide && localePath(locale, `/customer-care/size-tables/${sizeGuide}`)}
        words={t.raw('choice')}
        share={t.raw('share')}
        head={
          <p className="product-reference">
            {badge && <Badge>{card(`card.badge.${badge}`)}</Badge>}
            {t('reference', { reference })}
          </p>
        }
      >
        <p>{description}</p>
        <ProductFacts product={product} />
      </ProductStage>
      <RelatedProducts reference={reference} />
      <RecentlyViewed locale={locale} reference={reference} words={t.raw('recent')} card={card.raw('card')} />
    </div>
  );
}
