import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product-card/product-grid';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';

/** What completes the set: of the same family first, then of the same fabric. */
export async function RelatedProducts({ products }: { products: ProductCard[] }) {
  const t = await getTranslations('product.related');
  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <h2>{t('companion')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
