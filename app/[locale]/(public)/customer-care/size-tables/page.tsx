import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SizeTablesIndex } from '@/components/size-tables/size-tables-index';
import { alternatesOf } from '@/lib/i18n/alternates';
import { requireLocale } from '@/lib/i18n/locale';
import { sizeTablesPath } from '@/lib/size-tables/size-tables';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale();
  const t = await getTranslations('sizeTables.index');
  return { title: t('title'), description: t('description'), alternates: alternatesOf(locale, sizeTablesPath) };
}

export default async function SizeTablesPage() {
  await requireLocale();
  return <SizeTablesIndex />;
}
