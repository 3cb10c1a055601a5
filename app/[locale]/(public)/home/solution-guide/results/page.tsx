import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GuideResultsView } from '@/components/solution-guide/guide-results-view';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { guideResultsPath } from '@/lib/solution-guide/guide';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('solutionGuide.results');
  return {
    ...pageMetadata({
      locale: await requireLocale(),
      title: t('title'),
      description: t('description'),
      at: guideResultsPath,
    }),
    // A result is personal, and only the visitor's browser has it.
    robots: { index: false },
  };
}

export default async function GuideResultsPage() {
  await requireLocale();
  return <GuideResultsView />;
}
