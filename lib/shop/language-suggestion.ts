import { type Locale, locales } from '@/lib/i18n/routing';
import { deviceStorage } from '@/lib/state/web-storage';

const key = 'language-declined';

/**
 * The browser's preferred language, when we have it and the page is in another one. Determined in the browser,
 * because the page is the same for everyone. A visitor who has declined once is not asked again.
 */
export function suggestLanguage(current: Locale, asked: readonly string[]): Locale | null {
  const first = asked.map((each) => locales.find((locale) => locale === each.slice(0, 2).toLowerCase())).find(Boolean);
  return first && first !== current && deviceStorage.read(key) === null ? first : null;
}

export const declineLanguageSuggestion = () => deviceStorage.write(key, '1');

/** Not in the messages, because these are shown on a page of another language. */
export const suggestionTexts: Record<Locale, { text: string; yes: string; no: string; label: string }> = {
  es: { label: 'Idioma', text: 'También estamos en español.', yes: 'Ver en español', no: 'Seguir en este idioma' },
  en: { label: 'Language', text: 'We’re here in English too.', yes: 'See it in English', no: 'Stay in this language' },
  de: {
    label: 'Sprache',
    text: 'Uns gibt es auch auf Deutsch.',
    yes: 'Auf Deutsch ansehen',
    no: 'In dieser Sprache bleiben',
  },
};
