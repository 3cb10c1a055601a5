import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GiftCardScreen } from '@/components/gift-card/gift-card-screen';
import { giftCardPath } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('giftCard.lookUp');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description'),
    at: giftCardPath,
  });
}

export default function GiftCardPage() {
  return <GiftCardScreen />;
}
