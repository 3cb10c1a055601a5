import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreparedSection } from '@/components/layout/prepared-section';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prepared');
  return { title: t('clientProducts.title'), robots: { index: false } };
}

export default function ClientProductsPage() {
  return <PreparedSection path="/executive/your-account/client-products" name="clientProducts" />;
}
