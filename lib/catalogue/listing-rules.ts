import { eachFacet, type FacetName, facetNames } from '@/contract/facets';
import type { OwnSizes } from '@/lib/size-tables/own-sizes';
import type { IndexedProduct, ListingIndex } from './listing-index';
import { compareSizeParts, type Facets, type FacetValue, toChosenSizes } from './listing-mappers';
import { type FilterChoice, hasSizes, type Sort } from './listing-params';

/*
 * V08 in the browser, as the backend defines it: one of the product's colours is chosen, one of its sizes too, its
 * named facets match, its price range overlaps the chosen one, and its reference contains the text in any case. With
 * "in stock only", one article must have both colour and size.
 */

type FilterState = {
  choice: FilterChoice;
  /** Indexes of the chosen sizes; null when any size will do. */
  sizes: number[] | null;
  reference: string;
};

type NamedCode = { code: string; name: string };
type Fits<T> = (product: IndexedProduct, value: T) => boolean;
type Answers = Record<'colour' | 'size' | 'price' | 'article' | FacetName, boolean>;

export function filterProducts(index: ListingIndex, choice: FilterChoice): IndexedProduct[] {
  const asked = toNarrowing(index, choice);
  return index.products.filter((product) => {
    if (!hasReference(product, asked)) return false;
    const is = check(product, asked);
    return is.article && is.price && facetNames.every((name) => is[name]);
  });
}

/** Each facet counts what choosing its value would leave, so it applies every choice but its own. */
export function countFacets(index: ListingIndex, choice: FilterChoice): Facets {
  const asked = toNarrowing(index, choice);
  const all = index.products.filter((product) => hasReference(product, asked));
  const checked = all.map((product) => ({ product, is: check(product, asked) }));
  const left = (...names: (keyof Answers)[]) =>
    checked.filter(({ is }) => names.every((name) => is[name])).map(({ product }) => product);
  const count = <T extends NamedCode>(list: T[], products: IndexedProduct[], fits: Fits<T>): (T & FacetValue)[] =>
    list.map((value) => ({ ...value, count: products.filter((product) => fits(product, value)).length }));

  const open = left(...facetNames, 'price');
  // Computed once per product, because every band, cup and size needs it.
  const reach = new Map(open.map((product) => [product, toReach(product, choice)]));
  const isMade: Fits<SizePart> = (product, { places }) => places.some((place) => reach.get(product)?.[place]);
  const hasColour: Fits<NamedCode> = (product, { code }) => {
    const colour = product.colours.find((each) => each.code === code);
    return colour !== undefined && (!choice.available || hasStock(colour.inStock, asked.sizes));
  };
  const bras = toBras(index);
  const prices = left('article', ...facetNames).map(({ price }) => price);
  return {
    colours: count(index.colours, choice.available ? open : left(...facetNames, 'price', 'size'), hasColour),
    bands: count(toParts(bras, 'band', 'cup', choice.cups), open, isMade).map(toValue),
    cups: count(toParts(bras, 'cup', 'band', choice.bands), open, isMade).map(toValue),
    sizes: count(toOthers(index), open, isMade).map(toValue),
    ...eachFacet((name) => {
      const others = facetNames.filter((each) => each !== name);
      return count(index[name], left('article', ...others, 'price'), ({ codes }, { code }) => codes[name] === code);
    }),
    price: {
      from: prices.reduce((least, { from }) => Math.min(least, from), prices[0]?.from ?? 0),
      to: prices.reduce((most, { to }) => Math.max(most, to), 0),
    },
    braSizes: bras,
  };
}

// The collation of the backend's database: the root collation, which English uses unchanged.
const { compare: compareNames } = new Intl.Collator('en');

const orders: Record<Exclude<Sort, 'recommended'>, (a: IndexedProduct, b: IndexedProduct) => number> = {
  new: (a, b) => a.novelty - b.novelty,
  'price-up': (a, b) => a.price.from - b.price.from,
  'price-down': (a, b) => b.price.from - a.price.from,
  name: (a, b) => compareNames(a.name, b.name),
};

/** Equal products stay in recommended order. */
export const sortProducts = (products: IndexedProduct[], sort: Sort): IndexedProduct[] =>
  sort === 'recommended' ? products : products.toSorted(orders[sort]);

/** The colour in which a product is shown when colours were chosen, preferably one in stock. */
export function pickColour(index: ListingIndex, product: IndexedProduct, choice: FilterChoice): string | undefined {
  const { sizes } = toNarrowing(index, choice);
  const chosen = product.colours.filter(({ code, picture }) => picture && choice.colours.includes(code));
  return (chosen.find(({ inStock }) => hasStock(inStock, sizes)) ?? chosen[0])?.code;
}

/** The shopper's own size, by the product's guide, that is in stock in any colour. */
export function findOwnSize({ sizes, products }: ListingIndex, reference: string, own: OwnSizes): string | null {
  const product = products.find((each) => each.reference === reference);
  // A backend without guides has bras at least, whose sizes are unambiguous.
  const size = product && own[product.guide ?? 'bras'];
  const place = sizes.findIndex(({ code }) => code === size);
  return size && product?.colours.some(({ inStock }) => inStock[place] === 1) ? size : null;
}

/** The shopper's own sizes for these products' guides, each once. */
export function listOwnSizes({ products }: ListingIndex, own: OwnSizes): string[] {
  const sizes = products.map(({ guide }) => own[guide ?? 'bras']);
  return [...new Set(sizes)].filter((size) => size !== undefined);
}

function toNarrowing(index: ListingIndex, choice: FilterChoice): FilterState {
  const chosen = new Set(toChosenSizes(choice, toBras(index)));
  const places = index.sizes.flatMap(({ code }, place) => (chosen.has(code) ? [place] : []));
  return { choice, sizes: hasSizes(choice) ? places : null, reference: choice.reference.toUpperCase() };
}

const hasReference = ({ reference }: IndexedProduct, asked: FilterState) =>
  reference.toUpperCase().includes(asked.reference);

function check(product: IndexedProduct, asked: FilterState): Answers {
  const { choice, sizes } = asked;
  const among = (list: string[], value: string | null) => list.length === 0 || (value !== null && list.includes(value));
  const colour = choice.colours.length === 0 || product.colours.some(({ code }) => choice.colours.includes(code));
  const size = sizes === null || sizes.some((place) => product.made[place]);
  return {
    colour,
    size,
    ...eachFacet((name) => among(choice[name], product.codes[name])),
    price:
      (choice.min === null || product.price.to >= choice.min) &&
      (choice.max === null || product.price.from <= choice.max),
    article: colour && size && (!choice.available || isOpen(product, asked)),
  };
}

const isChosen = (choice: FilterChoice, code: string) => choice.colours.length === 0 || choice.colours.includes(code);

/** Whether one of these sizes is in stock in a chosen colour. */
const isOpen = ({ colours }: IndexedProduct, { choice, sizes }: FilterState) =>
  colours.some(({ code, inStock }) => isChosen(choice, code) && hasStock(inStock, sizes));

/** The sizes made in a chosen colour; with "in stock only", those in stock in one. */
function toReach({ colours, made }: IndexedProduct, choice: FilterChoice): Uint8Array {
  const chosen = colours.filter(({ code }) => isChosen(choice, code));
  if (!choice.available) return chosen.length > 0 ? made : new Uint8Array();
  return made.map((_, place) => (chosen.some(({ inStock }) => inStock[place]) ? 1 : 0));
}

const hasStock = (inStock: Uint8Array, sizes: number[] | null) =>
  sizes === null ? inStock.includes(1) : sizes.some((place) => inStock[place]);

/** A band, a cup or a size with the indexes of the sizes that it stands for. */
type SizePart = NamedCode & { places: number[] };

const toValue = ({ code, name, count }: FacetValue): FacetValue => ({ code, name, count });

const toBras = (index: ListingIndex) =>
  index.sizes.flatMap(({ code, band, cup }, place) => (band && cup ? [{ code, band, cup, place }] : []));

const toOthers = (index: ListingIndex): SizePart[] =>
  index.sizes.flatMap(({ code, band }, place) => (band ? [] : [{ code, name: code, places: [place] }]));

type Bra = ReturnType<typeof toBras>[number];

/** A band stands for its sizes in the chosen cups, and the other way round. */
function toParts(bras: Bra[], part: 'band' | 'cup', other: 'band' | 'cup', chosen: string[]): SizePart[] {
  const codes = [...new Set(bras.map((bra) => bra[part]))].sort(compareSizeParts);
  const fits = (bra: Bra, code: string) => bra[part] === code && (chosen.length === 0 || chosen.includes(bra[other]));
  return codes.map((code) => ({
    code,
    name: code,
    places: bras.filter((bra) => fits(bra, code)).map(({ place }) => place),
  }));
}
