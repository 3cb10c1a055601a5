import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { OwnList } from '@/components/wish-list/own-list';
import { SharedList } from '@/components/wish-list/shared-list';
import { parseItems } from '@/lib/wish-list/wish-list-rules';

type Props = { searchParams: Promise<{ items?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('wishList');
  const { items } = await searchParams;
  return { title: items === undefined ? t('title') : t('sharedTitle'), robots: { index: false } };
}

/** F019, F021. One's own list, or with `items` somebody else's. */
export default async function WishListPage({ searchParams }: Props) {
  await connection();
  const { items } = await searchParams;
  return items === undefined ? <OwnList /> : <SharedList wishes={parseItems([items].flat().join(','))} />;
}
