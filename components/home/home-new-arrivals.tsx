import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product-card/product-grid';
import { listNewArrivals } from '@/lib/catalogue/catalogue-queries';
import { requireLocale } from '@/lib/i18n/locale';

export async function HomeNewArrivals() {
  const t = await getTranslations('home.newArrivals');
  const products = await listNewArrivals(await requireLocale());
  if (products.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="new-title">
      <h2 id="new-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ProductGrid products={products} />
    </section>
  );
}
