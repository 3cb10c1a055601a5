import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnList } from '@/components/wish-list/own-list';
import { SharedList } from '@/components/wish-list/shared-list';
import { perRequestPage, type Query } from '@/lib/sign-in/personal-page';
import { parseItems } from '@/lib/wish-list/wish-list-rules';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('wishList');
  const { items } = await searchParams;
  return { title: items === undefined ? t('title') : t('sharedTitle') };
}

/** F019, F021. The visitor's own list, or with `items` a shared one. */
export default perRequestPage(({ query: { items } }) =>
  items === undefined ? <OwnList /> : <SharedList wishes={parseItems([items].flat().join(','))} />,
);
