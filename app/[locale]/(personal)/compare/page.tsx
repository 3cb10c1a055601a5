import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ComparisonScreen } from '@/components/comparison/comparison-screen';
import { parseCompared } from '@/lib/comparison/comparison-rules';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comparison.page');
  return { title: t('title') };
}

/** F016. */
export default perRequestPage(({ query }) => (
  <ComparisonScreen items={parseCompared(query)} added={parseCompared({ items: query.add })[0] ?? null} />
));
