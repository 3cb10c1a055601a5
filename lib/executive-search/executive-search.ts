import { countryPattern, nameMaxLength, pageMax } from '@/contract/rules';
import { languages } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/routing';
import type { ExecutiveSearch } from './executives';

type AddressParams = Record<string, string | string[] | undefined>;

const townMaxLength = 80;

/**
 * Reads the search from the address; invalid parts are dropped. A postal code exists in several countries: a reader
 * of German most likely means the German one.
 */
export function parseExecutiveSearch(given: AddressParams, locale: Locale): ExecutiveSearch {
  const text = (name: string, max: number) => [given[name]].flat()[0]?.trim().slice(0, max) || undefined;
  const town = text('town', townMaxLength);
  const named = text('country', 2);
  const country = named ?? (/\d/.test(town ?? '') ? languages[locale].country : undefined);
  const page = Number(text('page', 6));
  return {
    ...(country && new RegExp(countryPattern).test(country) && { country }),
    town,
    name: text('name', nameMaxLength),
    page: Number.isInteger(page) && page > 0 && page <= pageMax ? page : 1,
  };
}
