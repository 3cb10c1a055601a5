'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { declineLanguageSuggestion, suggestionTexts, suggestLanguage } from '@/lib/shop/language-suggestion';

type Props = { current: Locale; path: string };

/** Suggested, never forced: a strip at the foot of the screen, in the reader's own language, that moves nothing. */
export function LanguageSuggestion({ current, path }: Props) {
  const [locale, setLocale] = useState(() => suggestLanguage(current, navigator.languages));
  if (!locale) return null;
  const words = suggestionTexts[locale];

  function decline() {
    declineLanguageSuggestion();
    setLocale(null);
  }

  return createPortal(
    <aside lang={locale} aria-label={words.label} className="language-offer">
      <p>{words.text}</p>
      <a href={localePath(locale, path)} hrefLang={locale} className={buttonClass({ size: 'compact' })}>
        {words.yes}
      </a>
      <Button variant="quiet" size="compact" onClick={decline}>
        {words.no}
      </Button>
    </aside>,
    document.body,
  );
}
