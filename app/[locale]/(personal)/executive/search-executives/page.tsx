import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ExecutiveSearch } from '@/components/executive-search/executive-search';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('findExecutives');
  return { title: t('title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** R10. Open to everybody; who is found has agreed to it. */
export default async function SearchExecutivesPage({ searchParams }: Props) {
  await connection();
  const given = await searchParams;
  return <ExecutiveSearch search={parseExecutiveSearch(given)} asked={Object.keys(given).length > 0} />;
}
