import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrintedContents } from '@/components/printed-catalogue/printed-contents';
import { requireLocale } from '@/lib/i18n/locale';
import { printedCataloguePath } from '@/lib/printed-catalogue/printed-catalogue';
import { getPrintedCatalogue } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('printedCatalogue.contents');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description'),
    at: printedCataloguePath,
  });
}

/** F116. The printed catalogue of the campaign in force, page by page. */
export default async function PrintedCataloguePage() {
  return <PrintedContents catalogue={await getPrintedCatalogue(await requireLocale())} />;
}
