import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product-card/product-grid';
import { listRelatedOrNone } from '@/lib/catalogue/product-queries';
import { requireLocale } from '@/lib/i18n/locale';

/** What completes the set. An extra: where it cannot be read the product stands without it. */
export async function RelatedProducts({ reference }: { reference: string }) {
  const products = await listRelatedOrNone(await requireLocale(), reference);
  const t = await getTranslations('product.related');
  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <h2>{t('companion')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
