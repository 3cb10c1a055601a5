import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeCampaign } from '@/components/home/home-campaign';
import { HomeDepartments } from '@/components/home/home-departments';
import { HomeExecutives } from '@/components/home/home-executives';
import { HomeHero } from '@/components/home/home-hero';
import {
  HomeNewArrivals,
  HomeNewsletter,
  HomeOtherBlocks,
  HomeSolutionGuide,
  HomeSteps,
} from '@/components/home/home-sections';
import { ShopJsonLd } from '@/components/seo/shop-json-ld';
import { countryHome } from '@/lib/access/public-script-paths';
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
      <ShopJsonLd />
      <HomeHero />
      <HomeDepartments />
      <HomeCampaign />
      <HomeSteps />
      <HomeNewArrivals />
      <HomeOtherBlocks />
      <HomeExecutives />
      <HomeSolutionGuide />
      <HomeNewsletter />
    </>
  );
}
