import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccessibilityFindings } from '@/components/customer-care/accessibility-findings';
import { BrowserStorageList } from '@/components/customer-care/browser-storage-list';
import { CareArticle } from '@/components/customer-care/care-article';
import { DeliveryCosts } from '@/components/customer-care/delivery-costs';
import { OfferedPaymentMethods } from '@/components/customer-care/offered-payment-methods';
import { GuaranteeNotice } from '@/components/payment/guarantee-notice';
import { countryHome } from '@/lib/access/public-script-paths';
import { type CareTextPage, isCareTextPage } from '@/lib/content/care-text-pages';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { accessibilityFindings } from '@/lib/customer-care/accessibility';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ locale: string; topic: string }> };

export const generateStaticParams = () => [{ topic: 'build' }];

async function requireTopic(params: Props['params']): Promise<CareTextPage> {
  const locale = await requireLocale();
  const { topic } = await params;
  if (!isCareTextPage(topic)) redirect(localePath(locale, countryHome));
  return topic;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = await requireTopic(params);
  const t = await getTranslations('layout.footer.topics');
  const locale = await requireLocale();
  const texts = Object.values(await getScreenBlocks(locale, `customer-care/${topic}`)).map(({ text }) => text);
  return pageMetadata({
    locale,
    title: t(topic),
    description: `${t(topic)}. ${texts.join(' ')}`,
    at: `/customer-care/${topic}`,
  });
}

export default async function CarePage({ params }: Props) {
  const topic = await requireTopic(params);
  const t = await getTranslations('layout.footer.topics');
  return (
    <CareArticle title={t(topic)} screen={`customer-care/${topic}`}>
      {topic === 'delivery' && <DeliveryCosts />}
      {topic === 'payment' && <OfferedPaymentMethods />}
      {topic === 'cookies' && <BrowserStorageList />}
      {topic === 'accessibility' && <AccessibilityFindings findings={accessibilityFindings} />}
      {topic === 'guarantee' && <GuaranteeNotice />}
    </CareArticle>
  );
}
