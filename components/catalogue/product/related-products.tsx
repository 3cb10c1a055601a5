import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product-card/product-grid';
import { type Kinship, listRelatedOrNone } from '@/lib/catalogue/product-queries';
import { requireLocale } from '@/lib/i18n/locale';

/** What goes with it, or what is like it. An extra: where it cannot be read the product stands without it. */
export async function RelatedProducts({ reference, kinship }: { reference: string; kinship: Kinship }) {
  const products = await listRelatedOrNone(await requireLocale(), reference, kinship);
  const t = await getTranslations('product.related');
  if (products.length === 0) return null;
  return (
    <section className="product-strip">
      <h2>{t(kinship)}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
