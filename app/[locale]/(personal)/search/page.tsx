import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchView } from '@/components/search/search-view';
import { parseFilterAddress } from '@/lib/catalogue/filter-address';
import { toSearchText } from '@/lib/search/search-text';
import { openPage, type Query } from '@/lib/sign-in/personal-page';

type Props = { searchParams: Promise<Query> };

function readAddress(query: Query) {
  const address = parseFilterAddress(query);
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

export default openPage(({ query }) => <SearchView address={readAddress(query)} />);
