import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeCampaign } from '@/components/home/home-campaign';
import { HomeDepartments } from '@/components/home/home-departments';
import { HomeExecutives } from '@/components/home/home-executives';
import { HomeGuide } from '@/components/home/home-guide';
import { HomeHero } from '@/components/home/home-hero';
import { HomeMore } from '@/components/home/home-more';
import { HomeNewArrivals } from '@/components/home/home-new-arrivals';
import { HomeNewsletter } from '@/components/home/home-newsletter';
import { HomeSteps } from '@/components/home/home-steps';
import { ShopData } from '@/components/seo/shop-data';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { brand } from '@/lib/brand';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('meta.title', { brand: brand.name }),
    wholeTitle: true,
    description: t('meta.description'),
    at: countryHome,
  });
}

export default function HomePage() {
  return (
    <>
      <ShopData />
      <HomeHero />
      <HomeDepartments />
      <HomeCampaign />
      <HomeSteps />
      <HomeNewArrivals />
      <HomeMore />
      <HomeExecutives />
      <HomeGuide />
      <HomeNewsletter />
    </>
  );
}
