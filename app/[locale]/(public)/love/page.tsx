import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EditorialBlocks } from '@/components/content/editorial-blocks';
import { LoveEnd } from '@/components/content/love-end';
import { PageHero } from '@/components/content/page-hero';
import { lovePath } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('love.meta');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description', { brand: brand.name }),
    at: lovePath,
  });
}

/** R30. The brand's campaign, from the owner's content blocks in order, films among them. */
export default async function LovePage() {
  const t = await getTranslations('love');
  const { hero, ...chapters } = await getScreenBlocks(await requireLocale(), 'love');
  return (
    <>
      <PageHero block={hero} title={t('meta.title')} text={t('text')} isBeside />
      <EditorialBlocks blocks={Object.values(chapters)} />
      <LoveEnd />
    </>
  );
}
