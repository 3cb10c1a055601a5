import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GuideTestView } from '@/components/solution-guide/guide-test-view';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { guideTestPath } from '@/lib/solution-guide/guide';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('solutionGuide.test');
  return {
    ...pageMetadata({
      locale: await requireLocale(),
      title: t('title'),
      description: t('description'),
      at: guideTestPath,
    }),
    // Questions are of no use in search results; the page before them is.
    robots: { index: false },
  };
}

export default async function GuideTestPage() {
  await requireLocale();
  return <GuideTestView />;
}
