import type { Locale } from './routing';

/** What a language is called in itself, and the country that stands for it where a language alone is not enough. */
export const languages = {
  es: { name: 'Español', country: 'ES' },
  en: { name: 'English', country: 'GB' },
  de: { name: 'Deutsch', country: 'DE' },
} as const satisfies Record<Locale, { name: string; country: string }>;
