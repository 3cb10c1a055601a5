import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrintedSearchView } from '@/components/printed-catalogue/printed-search-view';
import { parseListingParams } from '@/lib/catalogue/listing-params';
import { toSearchText } from '@/lib/search/search-text';
import { perRequestPage, type Query } from '@/lib/sign-in/personal-page';

type Props = { searchParams: Promise<Query> };

const textOf = (query: Query) => toSearchText(parseListingParams(query).text);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const text = textOf(await searchParams);
  const t = await getTranslations('printedCatalogue.search');
  return {
    title: text ? t('found', { text }) : t('title'),
    // The search text is in this address.
    referrer: 'same-origin',
  };
}

export default perRequestPage(({ query }) => <PrintedSearchView text={textOf(query)} />);
