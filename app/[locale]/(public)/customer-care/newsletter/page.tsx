import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterSection } from '@/components/customer-care/newsletter-section';
import { newsletterPath } from '@/lib/customer-care/care';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('customerCare.newsletter');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: `${t('title')}. ${t('text')}`,
    at: newsletterPath,
  });
}

export default async function NewsletterPage() {
  await requireLocale();
  return <NewsletterSection />;
}
