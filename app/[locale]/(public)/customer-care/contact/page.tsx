import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CareArticle } from '@/components/customer-care/care-article';
import { ContactSection } from '@/components/customer-care/contact-section';
import { contactPath } from '@/lib/customer-care/care';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await requireLocale(),
    title: t('layout.footer.topics.contact'),
    description: t('customerCare.contact.description'),
    at: contactPath,
  });
}

/** The shop's contacts, the form, and the owner's text about both. */
export default async function ContactPage() {
  const t = await getTranslations('layout.footer.topics');
  return (
    <CareArticle title={t('contact')} screen="customer-care/contact">
      <ContactSection />
    </CareArticle>
  );
}
