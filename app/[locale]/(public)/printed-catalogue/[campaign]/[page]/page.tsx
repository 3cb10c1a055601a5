import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage, PrintedPageView } from '@/components/printed-catalogue/printed-page-view';
import { requireLocale } from '@/lib/i18n/locale';
import { parsePrintedPage, printedPagePath } from '@/lib/printed-catalogue/printed-catalogue';
import { getPrintedPage } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { absentPageMetadata } from '@/lib/seo/absent-page-metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ campaign: string; page: string }> };

export const generateStaticParams = () => [{ campaign: 'build', page: 'build' }];

async function findPage(params: Props['params']) {
  const locale = await requireLocale();
  const { campaign, page } = await params;
  const address = parsePrintedPage([campaign, page]);
  return address && getPrintedPage(locale, address);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(params);
  if (!page) return absentPageMetadata((await getTranslations('printedCatalogue.missing'))('title'));
  const { campaign, number, inForce, title, pieces } = page;
  const t = await getTranslations('printedCatalogue.page');
  const names = pieces.map(({ product }) => product.name).join(', ');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('metaTitle', { title, number }),
    description: t('description', { number, campaign: inForce?.name ?? campaign, names }),
    at: printedPagePath(campaign, number),
    card: pieces[0]?.product.href.split('/').at(-1),
  });
}

/** N09. One page of the printed catalogue, which the code on paper links to. */
export default async function PrintedPage({ params }: Props) {
  const page = await findPage(params);
  return page ? <PrintedPageView page={page} /> : <MissingPage />;
}
