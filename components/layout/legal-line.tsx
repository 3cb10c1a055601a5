import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { careTextPages } from '@/lib/content/care-text-pages';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { withdrawalFormPath } from '@/lib/withdrawal/withdrawal';
import { Link } from './link';
import { LocaleSwitcher } from './locale-switcher';

/** The legal links in one line, for the pages of executives and advisors. */
export async function LegalLine({ help }: { help?: ReactNode }) {
  const locale = await requireLocale();
  const t = await getTranslations('layout');
  const consent = await getTranslations('consent');
  const withdrawal = await getTranslations('withdrawal');
  return (
    <footer className="legal-line">
      <ul aria-label={t('footer.legal.title')}>
        {help && <li>{help}</li>}
        {careTextPages.legal.map((topic) => (
          <li key={topic}>
            <Link href={localePath(locale, `/customer-care/${topic}`)}>{t(`footer.topics.${topic}`)}</Link>
          </li>
        ))}
        <li>
          <Link href={localePath(locale, withdrawalFormPath)}>{withdrawal('label')}</Link>
        </li>
        {settings().tags && (
          <li>
            <Link href={localePath(locale, '/customer-care/cookies#consent')} data-consent="">
              {consent('settings')}
            </Link>
          </li>
        )}
      </ul>
      <p>{brand.legal.entity}</p>
      <LocaleSwitcher label={t('language')} />
    </footer>
  );
}
