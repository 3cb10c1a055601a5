import type { Country } from '@/lib/checkout/checkout';
import type { Locale } from '@/lib/i18n/routing';

/** Most who read German live in Germany; everybody else begins with the shop's own country, and changes it. */
export function firstCountry(countries: Country[], locale: Locale): string {
  const wanted = locale === 'de' ? 'DE' : 'ES';
  return (countries.find(({ code }) => code === wanted) ?? countries[0])?.code ?? '';
}
