import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LazyConsentManager } from '@/components/consent/lazy-consent-manager';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { isLocale, type Locale, localePath } from '@/lib/i18n/routing';
import { manifestPath } from '@/lib/seo/manifest';
import { paper } from '@/lib/seo/theme-colours';
import { fontVariables } from './fonts';
import '../globals.css';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Nothing is listed: `next build` needs no backend, and each page is rendered on its first request. */
export const generateStaticParams = () => [{ locale: 'build' }];

export const viewport: Viewport = { themeColor: paper, colorScheme: 'light' };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  return {
    metadataBase: new URL(settings().publicOrigin),
    title: { template: `%s · ${brand.name}`, default: brand.name },
    applicationName: brand.name,
    formatDetection: { telephone: false },
    ...(isLocale(locale) && { manifest: manifestPath(locale) }),
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
  };
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations('layout');
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <a href="#content" className="skip-link">
          {t('skip')}
        </a>
        {/* Before the frame, because the frame clears the mark that the tags read. */}
        <Tags locale={locale} />
        {children}
      </body>
    </html>
  );
}

/** Empty if no container is configured. */
async function Tags({ locale }: { locale: Locale }) {
  const { tags } = settings();
  if (!tags) return null;
  return (
    <LazyConsentManager
      locale={locale}
      container={{ id: tags.id, origin: tags.origin }}
      policyHref={localePath(locale, '/customer-care/cookies')}
      words={await getMessageGroup('consent')}
    />
  );
}
