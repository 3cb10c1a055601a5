import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreparedSection } from '@/components/layout/prepared-section';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prepared');
  return { title: t('searchExecutives.title'), robots: { index: false } };
}

export default function SearchExecutivesPage() {
  return <PreparedSection path="/executive/search-executives" name="searchExecutives" />;
}
