import { languages } from './languages';
import type { Locale } from './routing';

/** A language with the country that stands for it, as es_ES: where a language alone is not enough. */
export const regionOf = (locale: Locale): string => `${locale}_${languages[locale].country}`;
