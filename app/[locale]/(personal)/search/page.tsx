import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchView } from '@/components/search/search-view';
import { parseListingParams } from '@/lib/catalogue/listing-params';
import { toSearchText } from '@/lib/search/search-text';
import { perRequestPage, type Query } from '@/lib/sign-in/personal-page';

type Props = { searchParams: Promise<Query> };

function readAddress(query: Query) {
  const address = parseListingParams(query);
  return { ...address, text: toSearchText(address.text) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = readAddress(await searchParams);
  const t = await getTranslations('search.page');
  return {
    title: text ? t('found', { text }) : t('title'),
    description: t('description'),
    // The search text is in this address.
    referrer: 'same-origin',
  };
}

export default perRequestPage(({ query }) => <SearchView address={readAddress(query)} />);
