import { countryPattern, nameMaxLength, pageMax } from '@/contract/rules';
import type { ExecutiveSearch } from './executives';

type AddressParams = Record<string, string | string[] | undefined>;

const townMaxLength = 80;

/** What an address asks for; what cannot be meant is left out. */
export function parseExecutiveSearch(given: AddressParams): ExecutiveSearch {
  const text = (name: string, max: number) => [given[name]].flat()[0]?.trim().slice(0, max) || undefined;
  const country = text('country', 2);
  const page = Number(text('page', 6));
  return {
    ...(country && new RegExp(countryPattern).test(country) && { country }),
    town: text('town', townMaxLength),
    name: text('name', nameMaxLength),
    page: Number.isInteger(page) && page > 0 && page <= pageMax ? page : 1,
  };
}
