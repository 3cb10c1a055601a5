import { eachFacet, type FacetName, facetNames } from 'contract/facets.ts';
import type { InternedList } from './cached-product.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CodeColumn } from './columns.ts';
import {
  type FilterChoice,
  isColorInStock,
  toAcceptedCodes,
  toColorPlaces,
  toFilterTests,
  toSet,
  toSizeBits,
} from './filter-choice.ts';

export type Facets = Record<FacetName, Map<string, number>> & {
  /** Products that pass the whole choice. */
  total: number;
  priceFrom: number;
  priceTo: number;
  colors: Map<string, number>;
  sizes: Map<string, number>;
};

/**
 * Each facet counts what choosing its value would leave, so it applies every choice but its own. Values that would
 * leave nothing stay listed with 0, because a ticked value must not vanish.
 */
export function countFacets(cache: CatalogueCache, places: ArrayLike<number>, choice: FilterChoice): Facets {
  const columns = cache.columns();
  const tests = toFilterTests(cache, choice);
  const colors = createCounter(columns.pools.colors.length);
  const sizes = createCounter(columns.pools.sizes.length);
  const named = eachFacet((name) => {
    const { at, numbers } = columns.facets[name];
    return {
      column: at,
      passing: toAcceptedCodes(columns, name, choice),
      counter: createCounter(numbers.codes.length),
    };
  });
  const facets = facetNames.map((name) => named[name]);
  const open = choice.inStock ? createOpenCounters(cache, choice) : null;
  let total = 0;
  let priceFrom = Number.POSITIVE_INFINITY;
  let priceTo = 0;

  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] as number;
    if (!tests.reference(at)) continue;
    const refusing = findRefusing(facets, at);
    const price = tests.price(at);
    const article = tests.color(at) && tests.size(at) && tests.available(at);
    // In stock only, colour and size must match in one article; otherwise V08 tests each for the product.
    const others = refusing === null && price;
    colors.add(columns.colors[at] as number, !open && others && tests.size(at));
    sizes.add(columns.sizes[at] as number, !open && others && tests.color(at));
    if (open && others) open.add(at);
    addNamed(facets, at, refusing, article && price);
    if (!article || refusing !== null) continue;
    priceFrom = Math.min(priceFrom, columns.prices[at] as number);
    priceTo = Math.max(priceTo, columns.highest[at] as number);
    if (price) total += 1;
  }
  return {
    total,
    priceFrom: Math.min(priceFrom, priceTo),
    priceTo,
    colors:
      open?.colors(spread(colors.counts(), columns.pools.colors)) ?? spread(colors.counts(), columns.pools.colors),
    sizes: open?.sizes(spread(sizes.counts(), columns.pools.sizes)) ?? spread(sizes.counts(), columns.pools.sizes),
    ...eachFacet((name) => toCodes(named[name].counter.counts(), columns.facets[name])),
  };
}

const several = Symbol('several');

type NamedFacet = { column: Int32Array; passing: Uint8Array; counter: ReturnType<typeof createCounter> };
type ExcludingFacet = NamedFacet | typeof several | null;

/** The one named facet that the product does not pass; null for none, `several` for more. */
function findRefusing(facets: readonly NamedFacet[], at: number): ExcludingFacet {
  let found: NamedFacet | null = null;
  for (let place = 0; place < facets.length; place += 1) {
    const facet = facets[place] as NamedFacet;
    if (facet.passing[facet.column[at] as number] === 1) continue;
    if (found !== null) return several;
    found = facet;
  }
  return found;
}

/** Counts the product for a facet if it passes all other facets and the `rest`. */
function addNamed(facets: readonly NamedFacet[], at: number, refusing: ExcludingFacet, rest: boolean): void {
  for (let place = 0; place < facets.length; place += 1) {
    const facet = facets[place] as NamedFacet;
    facet.counter.add(facet.column[at] as number, rest && (refusing === null || refusing === facet));
  }
}

/** Occurrences per number, including numbers seen with a count of 0. */
function createCounter(length: number) {
  const numbers = new Uint32Array(length);
  const came = new Uint8Array(length);
  return {
    add(value: number, counted: boolean) {
      came[value] = 1;
      if (counted) numbers[value] = (numbers[value] as number) + 1;
    },
    counts: () =>
      [...came.keys()].flatMap((value) => (came[value] ? [[value, numbers[value] as number] as const] : [])),
  };
}

type Counts = (readonly [value: number, products: number])[];

const toCodes = (counts: Counts, { numbers }: CodeColumn): Map<string, number> =>
  new Map(
    counts.flatMap(([value, products]) => {
      const code = numbers.codes[value];
      return code ? [[code, products] as const] : [];
    }),
  );

/** From counts of lists to counts of their values. */
function spread(counts: Counts, lists: readonly InternedList<string>[]): Map<string, number> {
  const values = new Map<string, number>();
  for (const [at, products] of counts) for (const code of lists[at]?.list ?? []) bump(values, code, products);
  return values;
}

function bump(counts: Map<string, number>, value: string, products: number): void {
  counts.set(value, (counts.get(value) ?? 0) + products);
}

/** Counts colours in stock in the chosen sizes, and sizes in stock in the chosen colours. */
function createOpenCounters(cache: CatalogueCache, choice: FilterChoice) {
  const columns = cache.columns();
  const wanted = toSizeBits(cache, toSet(choice.sizes));
  const chosen = toColorPlaces(columns, toSet(choice.colors));
  const lists = columns.pools.colors.map(({ list }) => new Uint32Array(list.length));
  const numbers = new Uint32Array(cache.sizeCodes.length);
  const bits = new Uint32Array(cache.bitsLength);

  function addSizes(at: number) {
    bits.fill(0);
    for (const color of chosen[columns.colors[at] as number] as number[]) {
      const from = (columns.openFrom[at] as number) + color * bits.length;
      for (let word = 0; word < bits.length; word += 1)
        bits[word] = (bits[word] as number) | (columns.open[from + word] as number);
    }
    for (let word = 0; word < bits.length; word += 1) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
        const place = word * 32 + 31 - Math.clz32(rest & -rest);
        numbers[place] = (numbers[place] as number) + 1;
      }
    }
  }

  return {
    add(at: number) {
      const counts = lists[columns.colors[at] as number] as Uint32Array;
      for (let color = 0; color < counts.length; color += 1)
        if (isColorInStock(columns, at, color, wanted)) counts[color] = (counts[color] as number) + 1;
      addSizes(at);
    },
    colors(counts: Map<string, number>) {
      columns.pools.colors.forEach(({ list }, at) => {
        list.forEach((code, color) => {
          const products = lists[at]?.[color] ?? 0;
          if (products > 0) bump(counts, code, products);
        });
      });
      return counts;
    },
    sizes(counts: Map<string, number>) {
      cache.sizeCodes.forEach((code, place) => {
        const products = numbers[place] ?? 0;
        if (products > 0) bump(counts, code, products);
      });
      return counts;
    },
  };
}
