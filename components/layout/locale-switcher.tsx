'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { languages } from '@/lib/i18n/languages';
import { type Locale, localePath, locales, splitLocale } from '@/lib/i18n/routing';
import { translatedPath } from '@/lib/i18n/translated-path';

function namedInHead(locale: Locale): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${locale}]`);
  return link ? new URL(link.href).pathname : undefined;
}

/** Addresses of the catalogue are its owner's, in each language. */
const isTranslated = (path: string) => path.startsWith('/catalogue/');

/**
 * The same page in another language. A page with a translated address names its alternates in its head; the others
 * differ by their prefix alone. Full page loads, because the language belongs to the document. Until the script has
 * loaded, the link has this page's own slug behind the other prefix, and the server redirects to the translated one;
 * crawlers use the head.
 */
export function LocaleSwitcher({ label, offerAt }: { label: string; offerAt?: string }) {
  const { locale: current, path } = splitLocale(usePathname());
  const [offer, setOffer] = useState<ReactNode>(null);

  // Only a visitor who arrives without a language loads the offer.
  useEffect(() => {
    if (path === offerAt && !navigator.language.startsWith(current))
      void import('./language-suggestion').then(
        ({ LanguageSuggestion }) => setOffer(<LanguageSuggestion current={current} path={path} />),
        () => {},
      );
  }, [current, path, offerAt]);

  function goToTwin(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    const [own, twin] = [current, locale].map(namedInHead);
    const { pathname, search, hash } = window.location;
    const target = own && twin ? translatedPath(pathname, own, twin) : event.currentTarget.pathname;
    event.currentTarget.href = target + search + hash;
  }

  return (
    <nav aria-label={label} className="site-locale">
      <ul className="locale-switcher">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(locale, path)}
              rel={locale !== current && isTranslated(path) ? 'nofollow' : undefined}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              aria-label={`${locale.toUpperCase()} ${languages[locale].name}`}
              onClick={(event) => goToTwin(event, locale)}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      {offer}
    </nav>
  );
}
