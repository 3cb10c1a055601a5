import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqArticle } from '@/components/customer-care/faq-article';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.footer.topics');
  const locale = await requireLocale();
  const asked = Object.values(await getScreenBlocks(locale, 'customer-care/faq')).map(({ title }) => title);
  return pageMetadata({ locale, title: t('faq'), description: asked.join(' '), at: '/customer-care/faq' });
}

/** A page of its own, because the search field's script is needed nowhere else. */
export default async function FaqPage() {
  const t = await getTranslations('layout.footer.topics');
  return <FaqArticle title={t('faq')} />;
}
