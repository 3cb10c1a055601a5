import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EditorialBlocks } from '@/components/content/editorial-blocks';
import { PageHero } from '@/components/content/page-hero';
import {
  BusinessQuestions,
  HowItWorks,
  JoinCallToAction,
  Stories,
  TheDeal,
} from '@/components/your-business/business-sections';
import { LevelsAndPrizes } from '@/components/your-business/levels-and-prizes';
import { SalesSection } from '@/components/your-business/sales-section';
import { yourBusinessPath } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { signUpPath } from '@/lib/sign-up/sign-up';
import '@/components/your-business/your-business.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('yourBusiness.meta');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description', { brand: brand.name }),
    at: yourBusinessPath,
  });
}

/** R32. How the catalogue sale works, before anyone registers for it. */
export default async function YourBusinessPage() {
  const locale = await requireLocale();
  const t = await getTranslations('yourBusiness.hero');
  const { hero, ...more } = await getScreenBlocks(locale, 'your-business');
  return (
    <>
      <PageHero
        block={hero}
        title={t('title')}
        text={t('text')}
        action={{ label: t('action'), href: localePath(locale, signUpPath) }}
      />
      <HowItWorks />
      <TheDeal />
      <SalesSection />
      <LevelsAndPrizes />
      <EditorialBlocks blocks={Object.values(more)} />
      <Stories />
      <BusinessQuestions />
      <JoinCallToAction />
    </>
  );
}
