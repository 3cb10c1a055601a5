import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { languages } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { guessCountry } from '@/lib/shop/visitor-country';
import type { AddressBook, Country } from './address';
import { toAddressBook, toCountry } from './address-mappers';

export async function getAddressBook(reader: CallContext): Promise<Result<AddressBook>> {
  return mapResult(await callBackend('readExecutive', toCallOptions(reader)), toAddressBook);
}

/** Countries that the shop delivers to. */
export async function listCountries(locale: Locale): Promise<Result<Country[]>> {
  return mapResult(await callBackend('listGuestCountries'), (wire) =>
    wire.map((country) => toCountry(country, locale)),
  );
}

/** The country where the visitor seems to be, else the main one of the page's language; the visitor can change it. */
export async function suggestCountry(countries: Country[], locale: Locale): Promise<string> {
  const likely = [await guessCountry(), languages[locale].country];
  const known = likely.find((wanted) => countries.some(({ code }) => code === wanted));
  return known ?? countries[0]?.code ?? '';
}
