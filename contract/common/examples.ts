import { type Locale, locales } from '../public-codes.ts';
import type { Localized } from './schemas.ts';

/** A text of an example in each language; in Spanish where the example has no translation. */
export const localized = (words: Partial<Record<Locale, string>> & { es: string }): Localized =>
  Object.fromEntries(locales.map((locale) => [locale, words[locale] ?? words.es])) as Localized;
