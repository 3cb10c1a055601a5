'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type Locale, localePath, locales, splitLocale } from '@/lib/i18n/routing';

const names: Record<Locale, string> = { es: 'Español', en: 'English', de: 'Deutsch' };

/** Addresses of the catalogue are its owner's, in each language. */
const isTranslated = (path: string) => path.startsWith('/catalogue/');

/**
 * The same page in another language. A page whose address is translated names its twins in its head; the rest differ by
 * the prefix alone. Full page loads, because the language is the document's. Without script a translated page leads to
 * the home of the other language: the frame does not know what stands in it, and a guess would lead nowhere.
 */
export function LocaleSwitcher({ label, home }: { label: string; home: string }) {
  const { locale: current, path } = splitLocale(usePathname());

  function goToTwin(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${locale}]`)?.href;
    const { search, hash } = window.location;
    const target = new URL(twin ?? event.currentTarget.href, window.location.href);
    event.currentTarget.href = target.pathname + search + hash;
  }

  return (
    <nav aria-label={label} className="site-locale">
      <ul className="locale-switcher">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(locale, locale !== current && isTranslated(path) ? home : path)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              aria-label={`${locale.toUpperCase()} ${names[locale]}`}
              onClick={(event) => goToTwin(event, locale)}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
