import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SizeTablesIndex } from '@/components/size-tables/size-tables-index';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { sizeTablesPath } from '@/lib/size-tables/size-tables';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale();
  const t = await getTranslations('sizeTables.index');
  return pageMetadata({ locale, title: t('title'), description: t('description'), at: sizeTablesPath });
}

export default async function SizeTablesPage() {
  await requireLocale();
  return <SizeTablesIndex />;
}
