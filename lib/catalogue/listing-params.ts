import { eachFacet, type FacetName, facetNames, namedFacets } from '@/contract/facets';
import { searchMaxLength, slugMaxLength, slugPattern } from '@/contract/public-rules';
import type { SizeChoice } from '@/lib/size-tables/size-choice';
import { isSizeSystem, type SizeSystem } from '@/lib/size-tables/size-systems';

export type FilterChoice = SizeChoice &
  Record<'colours' | FacetName, string[]> & {
    /** Cents. */
    min: number | null;
    max: number | null;
    available: boolean;
    /** Part of a reference, in any case. */
    reference: string;
  };

export const sorts = ['recommended', 'new', 'price-up', 'price-down', 'name'] as const;
export type Sort = (typeof sorts)[number];

export type ListingParams = {
  /** The department or the search text. A department's own page has neither in its query. */
  department: string | null;
  text: string;
  /** The size system of the text, when it is not the language's default. */
  system: SizeSystem | null;
  choice: FilterChoice;
  sort: Sort;
  page: number;
  /** How many products are shown from the page's first one; null shows one page. */
  shown: number | null;
};

/** A query as browsers have it, or as a page of Next gets it. */
export type Query = string | URLSearchParams | Record<string, string | string[] | undefined>;

export const nothingChosen: FilterChoice = {
  colours: [],
  bands: [],
  cups: [],
  sizes: [],
  ...eachFacet(() => []),
  min: null,
  max: null,
  available: false,
  reference: '',
};

const slugs = new RegExp(slugPattern);
const codes = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
const euros = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;
const wholes = /^[1-9]\d{0,3}$/;

/** The contract's limits. */
const colourList = { one: 'colour', codeMaxLength: 20, chosenMax: 40 };
type List = typeof colourList | (typeof namedFacets)[FacetName];

const pagesMax = 1000;
export const maxShownProducts = 600;

/** Invalid parts are dropped, because addresses are typed, cut off and translated. */
export function parseListingParams(query: Query): ListingParams {
  const search = toSearchParams(query);
  const one = (name: string) => search.get(name)?.trim() ?? '';
  const department = one('department');
  const system = one('system');
  const page = parseWhole(one('page'), pagesMax);
  const [from, to] = [parseEuros(one('min')), parseEuros(one('max'))];
  const turned = from !== null && to !== null && from > to;
  return {
    department: slugs.test(department) && department.length <= slugMaxLength ? department : null,
    text: one('q').slice(0, searchMaxLength).trim(),
    system: isSizeSystem(system) ? system : null,
    choice: {
      ...nothingChosen,
      colours: parseList(search, colourList),
      ...eachFacet((name) => parseList(search, namedFacets[name])),
      min: turned ? to : from,
      max: turned ? from : to,
      available: one('available') === '1',
      reference: one('reference').slice(0, searchMaxLength).trim(),
    },
    sort: sorts.find((sort) => sort === one('sort')) ?? 'recommended',
    page: page ?? 1,
    shown: parseWhole(one('shown'), maxShownProducts),
  };
}

/**
 * The canonical query of a choice, without the question mark. Sizes are left out: an address must not reveal what
 * somebody wears.
 */
export function formatListingParams(address: Partial<ListingParams>): string {
  const { department, text, system, choice = nothingChosen, sort = 'recommended', page = 1, shown = null } = address;
  const search = new URLSearchParams();
  if (text) search.set('q', text);
  if (system) search.set('system', system);
  if (department) search.set('department', department);
  for (const code of toList(choice.colours)) search.append('colour', code);
  for (const name of facetNames) for (const code of toList(choice[name])) search.append(namedFacets[name].one, code);
  if (choice.min !== null) search.set('min', formatEuros(choice.min));
  if (choice.max !== null) search.set('max', formatEuros(choice.max));
  if (choice.available) search.set('available', '1');
  if (choice.reference) search.set('reference', choice.reference);
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (shown !== null) search.set('shown', String(shown));
  return search.toString();
}

/** Parses euros of price fields and addresses: at most two decimals, comma or point. */
export function parseEuros(text: string): number | null {
  const [, whole, fraction = ''] = euros.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

export const formatEuros = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const hasSizes = ({ bands, cups, sizes }: SizeChoice): boolean => bands.length + cups.length + sizes.length > 0;

/** The number of chips; minimum and maximum are one. */
export function countChosen(choice: FilterChoice): number {
  const { colours, bands, cups, sizes, min, max, available, reference } = choice;
  const facets = facetNames.map((name) => choice[name]);
  const flags = [min !== null || max !== null, available, reference !== ''].filter(Boolean);
  return [colours, bands, cups, sizes, ...facets, flags].reduce((sum, list) => sum + list.length, 0);
}

function toSearchParams(query: Query): URLSearchParams {
  if (typeof query === 'string' || query instanceof URLSearchParams) return new URLSearchParams(query);
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}

function parseList(search: URLSearchParams, { one, codeMaxLength, chosenMax }: List): string[] {
  const fits = search.getAll(one).filter((code) => codes.test(code) && code.length <= codeMaxLength);
  return toList(fits).slice(0, chosenMax);
}

/** Sorted and unique: the order of ticking makes no second address. */
const toList = (list: string[]): string[] => [...new Set(list)].sort();

function parseWhole(text: string, most: number): number | null {
  const value = wholes.test(text) ? Number(text) : 0;
  return value > 1 && value <= most ? value : null;
}
