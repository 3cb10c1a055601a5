import { type FilterChoice, meets, toBits, toTests } from './choice.ts';
import type { Item, Shared, Shelf } from './shelf.ts';

export type Facets = {
  total: number;
  /** What the whole choice leaves. */
  found: Item[];
  priceFrom: number;
  priceTo: number;
  colors: Map<string, number>;
  sizes: Map<string, number>;
  types: Map<string, number>;
  supports: Map<string, number>;
};

/**
 * Each facet counts what choosing its value would leave, so it heeds every choice but its own. Values that would leave
 * nothing stay in the list with 0: what was ticked must not vanish.
 */
export function countFacets(shelf: Shelf, items: Iterable<Item>, choice: FilterChoice): Facets {
  const tests = toTests(shelf, choice);
  const colors = createCounter<string>();
  const sizes = createCounter<string>();
  const types = new Map<string, number>();
  const supports = new Map<string, number>();
  const found: Item[] = [];
  let priceFrom = Number.POSITIVE_INFINITY;
  let priceTo = 0;
  const open = choice.soloDisponibles ? createOpenCounters(shelf, choice) : null;

  for (const item of items) {
    if (!tests.reference(item)) continue;
    const type = tests.type(item);
    const support = tests.support(item);
    const price = tests.price(item);
    const article = tests.color(item) && tests.size(item) && tests.available(item);
    // In stock only, colour and size must meet in one article; otherwise V08 asks each of the product.
    const countsColor = type && support && price;
    colors.add(item.colors, !open && countsColor && tests.size(item));
    sizes.add(item.sizes, !open && countsColor && tests.color(item));
    if (open && countsColor) open.add(item);
    bump(types, item.type, article && support && price);
    if (item.support !== null) bump(supports, item.support, article && type && price);
    if (!(article && type && support)) continue;
    priceFrom = Math.min(priceFrom, item.priceFrom);
    priceTo = Math.max(priceTo, item.priceTo);
    if (price) found.push(item);
  }
  return {
    total: found.length,
    found,
    priceFrom: Math.min(priceFrom, priceTo),
    priceTo,
    colors: merge(colors.counts(), open?.colors),
    sizes: merge(sizes.counts(), open?.sizes()),
    types,
    supports,
  };
}

function bump<T>(counts: Map<T, number>, value: T, counted: boolean) {
  counts.set(value, (counts.get(value) ?? 0) + (counted ? 1 : 0));
}

/** Counts whole lists, and their values only at the end. */
function createCounter<T>() {
  const lists: Shared<T>[] = [];
  const numbers: number[] = [];
  return {
    add(shared: Shared<T>, counted: boolean) {
      lists[shared.at] = shared;
      numbers[shared.at] = (numbers[shared.at] ?? 0) + (counted ? 1 : 0);
    },
    counts() {
      const counts = new Map<T, number>();
      lists.forEach(({ at, list }) => {
        for (const value of list) counts.set(value, (counts.get(value) ?? 0) + (numbers[at] as number));
      });
      return counts;
    },
  };
}

function merge(counts: Map<string, number>, more: Map<string, number> | undefined): Map<string, number> {
  for (const [value, products] of more ?? []) counts.set(value, (counts.get(value) ?? 0) + products);
  return counts;
}

/** Colours that are in stock in the chosen sizes, and sizes that are in the chosen colours. */
function createOpenCounters(shelf: Shelf, { colores, tallas }: FilterChoice) {
  const wanted = toBits(shelf, tallas?.length ? new Set(tallas) : null);
  const chosen = colores?.length ? new Set(colores) : null;
  const colors = new Map<string, number>();
  const numbers = new Uint32Array(shelf.sizeCodes.length);
  const bits = new Uint32Array(shelf.bitsLength);
  return {
    colors,
    add(item: Item) {
      bits.fill(0);
      item.colors.list.forEach((color, at) => {
        if (meets(item, at, wanted)) bump(colors, color, true);
        if (chosen && !chosen.has(color)) return;
        for (let word = 0; word < bits.length; word += 1)
          bits[word] = (bits[word] as number) | (item.open[at * bits.length + word] as number);
      });
      for (let word = 0; word < bits.length; word += 1) {
        for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
          const place = word * 32 + 31 - Math.clz32(rest & -rest);
          numbers[place] = (numbers[place] as number) + 1;
        }
      }
    },
    sizes: () =>
      new Map(shelf.sizeCodes.map((code, place) => [code, numbers[place] as number] as const).filter(([, n]) => n > 0)),
  };
}
