import { languages } from './languages';
import type { Locale } from './routing';

/** A language with its country, as es_ES, when a language alone is not enough. */
export const toRegionalLocale = (locale: Locale): string => `${locale}_${languages[locale].country}`;
