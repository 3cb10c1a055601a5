import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SizeTableView } from '@/components/size-tables/size-table-view';
import { countryHome } from '@/lib/access/public-script-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { isSizeTable, type SizeTable, sizeTablesPath } from '@/lib/size-tables/size-tables';

type Props = { params: Promise<{ locale: string; table: string }> };

export const generateStaticParams = () => [{ table: 'build' }];

async function requireTable(params: Props['params']): Promise<SizeTable> {
  const locale = await requireLocale();
  const { table } = await params;
  if (!isSizeTable(table)) redirect(localePath(locale, countryHome));
  return table;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const table = await requireTable(params);
  const t = await getTranslations('sizeTables.page');
  return pageMetadata({
    locale: await requireLocale(),
    title: t(`${table}.title`),
    description: t(`${table}.description`),
    at: `${sizeTablesPath}/${table}`,
  });
}

export default async function SizeTablePage({ params }: Props) {
  return <SizeTableView table={await requireTable(params)} />;
}
