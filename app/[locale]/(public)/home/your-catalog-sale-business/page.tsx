import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeCampaign } from '@/components/home/home-campaign';
import { HomeDepartments } from '@/components/home/home-departments';
import { HomeExecutives } from '@/components/home/home-executives';
import { HomeGuide } from '@/components/home/home-guide';
import { HomeHero } from '@/components/home/home-hero';
import { HomeNewArrivals } from '@/components/home/home-new-arrivals';
import { HomeNewsletter } from '@/components/home/home-newsletter';
import { HomeSteps } from '@/components/home/home-steps';
import { countryHome } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { alternatesOf } from '@/lib/i18n/alternates';
import { requireLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale();
  const t = await getTranslations('home');
  return {
    title: { absolute: t('meta.title', { brand: brand.name }) },
    description: t('meta.description'),
    alternates: alternatesOf(locale, countryHome),
  };
}

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeDepartments />
      <HomeCampaign />
      <HomeSteps />
      <HomeNewArrivals />
      <HomeExecutives />
      <HomeGuide />
      <HomeNewsletter />
    </>
  );
}
