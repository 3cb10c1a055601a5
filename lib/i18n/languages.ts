import type { Locale } from './routing';

/** The name of each language in itself, and a country to use when a language alone is not enough. */
export const languages = {
  es: { name: 'Español', country: 'ES' },
  en: { name: 'English', country: 'GB' },
  de: { name: 'Deutsch', country: 'DE' },
} as const satisfies Record<Locale, { name: string; country: string }>;
