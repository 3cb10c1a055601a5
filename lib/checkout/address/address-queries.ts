import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
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
