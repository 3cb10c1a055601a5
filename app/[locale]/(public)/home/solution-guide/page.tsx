import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GuideStart } from '@/components/solution-guide/guide-start';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { solutionGuidePath } from '@/lib/solution-guide/guide';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('solutionGuide.start');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description'),
    at: solutionGuidePath,
  });
}

export default async function SolutionGuidePage() {
  await requireLocale();
  return <GuideStart />;
}
