import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CareArticle } from '@/components/customer-care/care-article';
import { WithdrawalSection } from '@/components/withdrawal/withdrawal-section';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { withdrawalPath } from '@/lib/withdrawal/withdrawal';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await requireLocale(),
    title: t('layout.footer.topics.withdrawal'),
    description: `${t('withdrawal.label')}. ${t('withdrawal.intro')}`,
    at: withdrawalPath,
  });
}

/** The right of withdrawal in the owner's words, below the function that exercises it. */
export default async function WithdrawalPage() {
  const t = await getTranslations('layout.footer.topics');
  return (
    <CareArticle title={t('withdrawal')} screen="customer-care/withdrawal">
      <WithdrawalSection />
    </CareArticle>
  );
}
