import { eachFacet, type FacetName } from 'contract/facets.ts';
import type { InternedList } from './cached-product.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CacheColumns } from './columns.ts';

/** The chosen values per facet; undefined and an empty list choose nothing. */
export type FilterChoice = { readonly [name in FacetName]?: readonly string[] | undefined } & {
  colors?: readonly string[] | undefined;
  sizes?: readonly string[] | undefined;
  /** Part of a reference. */
  reference?: string | undefined;
  leastCents?: number | undefined;
  mostCents?: number | undefined;
  inStock?: boolean;
};
/** Whether the product at this place passes. */
export type ProductTest = (at: number) => boolean;

/** V08: one test per choice; without a choice everything passes. */
export function toFilterTests(cache: CatalogueCache, choice: FilterChoice) {
  const { leastCents, mostCents } = choice;
  const columns = cache.columns();
  const colors = toSet(choice.colors);
  const sizes = toSet(choice.sizes);
  const part = choice.reference?.toUpperCase();
  const least = leastCents ?? 0;
  const most = mostCents ?? Number.POSITIVE_INFINITY;
  return {
    color: colors ? oneOf(columns.colors, meeting(columns.pools.colors, colors)) : all,
    size: sizes ? oneOf(columns.sizes, meeting(columns.pools.sizes, sizes)) : all,
    facets: eachFacet((name) =>
      choice[name]?.length ? oneOf(columns.facets[name].at, toAcceptedCodes(columns, name, choice)) : all,
    ),
    reference: part ? (at: number) => columns.items[at]?.reference.includes(part) === true : all,
    // A product passes if its price range overlaps the chosen one, because some of its sizes cost that.
    price:
      leastCents === undefined && mostCents === undefined
        ? all
        : (at: number) => (columns.highest[at] as number) >= least && (columns.prices[at] as number) <= most,
    available: choice.inStock ? toAvailable(cache, colors, sizes) : all,
  };
}

const all: ProductTest = () => true;

/** Per code number of a facet, whether it passes. */
export function toAcceptedCodes({ facets }: CacheColumns, name: FacetName, choice: FilterChoice): Uint8Array {
  const chosen = toSet(choice[name]);
  return toTable(facets[name].numbers.codes, (code) => !chosen || (code !== null && chosen.has(code)));
}

export const toSet = (list: readonly string[] | undefined) => (list?.length ? new Set(list) : null);
const toTable = <T>(list: readonly T[], decide: (one: T) => boolean) =>
  Uint8Array.from(list, (one) => Number(decide(one)));
/** Evaluated once per list that products share. */
const meeting = (lists: readonly InternedList<string>[], chosen: Set<string>) =>
  toTable(lists, ({ list }) => list.some((code) => chosen.has(code)));
const oneOf =
  (column: Int32Array, table: Uint8Array): ProductTest =>
  (at) =>
    table[column[at] as number] === 1;

/** Null where everything passes. */
export function toFilterTest(cache: CatalogueCache, choice: FilterChoice): ProductTest | null {
  const { facets, ...others } = toFilterTests(cache, choice);
  const tests = [...Object.values(facets), ...Object.values(others)].filter((test) => test !== all);
  return tests.length === 0 ? null : (at) => tests.every((test) => test(at));
}

/** "In stock" means an article in one of the chosen colours and one of the chosen sizes. */
function toAvailable(cache: CatalogueCache, colors: Set<string> | null, sizes: Set<string> | null): ProductTest {
  const columns = cache.columns();
  if (!colors && !sizes) return (at) => columns.available[at] === 1;
  const wanted = toSizeBits(cache, sizes);
  const places = toColorPlaces(columns, colors);
  return (at) =>
    (places[columns.colors[at] as number] as number[]).some((color) => isColorInStock(columns, at, color, wanted));
}

/** Per list of colours, the places of the chosen ones; all where none is chosen. */
export const toColorPlaces = ({ pools }: CacheColumns, chosen: Set<string> | null): number[][] =>
  pools.colors.map(({ list }) => list.flatMap((code, place) => (!chosen || chosen.has(code) ? [place] : [])));

/** The chosen sizes as bits; all of them where none is chosen. */
export function toSizeBits({ sizeCodes, bitsLength }: CatalogueCache, sizes: Set<string> | null): Uint32Array {
  const bits = new Uint32Array(bitsLength);
  sizeCodes.forEach((code, place) => {
    if (!sizes || sizes.has(code)) bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  });
  return bits;
}

/** Whether this colour of the product is in stock in one of these sizes. */
export function isColorInStock(
  { open, openFrom }: CacheColumns,
  at: number,
  color: number,
  wanted: Uint32Array,
): boolean {
  const from = (openFrom[at] as number) + color * wanted.length;
  for (let word = 0; word < wanted.length; word += 1)
    if (((open[from + word] as number) & (wanted[word] as number)) !== 0) return true;
  return false;
}
