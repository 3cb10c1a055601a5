import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreparedSection } from '@/components/layout/prepared-section';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prepared');
  return { title: t('quickOrder.title'), robots: { index: false } };
}

export default function QuickOrderPage() {
  return <PreparedSection path="/executive/quick-order" name="quickOrder" />;
}
