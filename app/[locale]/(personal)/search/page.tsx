import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SearchView } from '@/components/search/search-view';
import { parseFilterAddress } from '@/lib/catalogue/filter-address';
import { toSearchText } from '@/lib/search/search-text';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readAddress(searchParams: Props['searchParams']) {
  const address = parseFilterAddress(await searchParams);
  return { ...address, text: toSearchText(address.text) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = await readAddress(searchParams);
  const t = await getTranslations('search.page');
  return {
    title: text ? t('found', { text }) : t('title'),
    description: t('description'),
    robots: { index: false },
    // What somebody looks for is in this address.
    referrer: 'same-origin',
  };
}

export default async function SearchPage({ searchParams }: Props) {
  await connection();
  return <SearchView address={await readAddress(searchParams)} />;
}
