import 'server-only';
import { languages } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/routing';
import { guessCountry } from '@/lib/shop/visitor-country';
import type { Country } from './address';

/** The country where the visitor seems to be, else the main one of the page's language; the visitor can change it. */
export async function suggestCountry(countries: Country[], locale: Locale): Promise<string> {
  const likely = [await guessCountry(), languages[locale].country];
  const known = likely.find((wanted) => countries.some(({ code }) => code === wanted));
  return known ?? countries[0]?.code ?? '';
}
