import { getTranslations } from 'next-intl/server';
import { StaticGrid } from '@/components/product-card/product-grid';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { getWords } from '@/lib/i18n/get-words';

/** What completes the set: of the same family first, then of the same fabric. As the server knows it. */
export async function RelatedProducts({ products }: { products: ProductCard[] }) {
  const t = await getTranslations('product.related');
  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <h2>{t('companion')}</h2>
      <StaticGrid products={products} words={await getWords('catalogue.card')} />
    </section>
  );
}
