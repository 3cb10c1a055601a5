import 'server-only';
import type { Country } from '@/lib/checkout/checkout';
import { languages } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/routing';
import { guessCountry } from '@/lib/shop/visitor-country';

/** Where she seems to be, else where most live who read her language; she changes it where it is not hers. */
export async function firstCountry(countries: Country[], locale: Locale): Promise<string> {
  const likely = [await guessCountry(), languages[locale].country];
  const known = likely.find((wanted) => countries.some(({ code }) => code === wanted));
  return known ?? countries[0]?.code ?? '';
}
