import { labelSystem, type SizeSystem } from '@/lib/size-tables/size-systems';
import type { PriceRange, ProductCard } from './catalogue-mappers';
import type { ArticleOption, ProductOptions } from './product-options';

/** A size with its band and cup, whether or not the style is made in it. */
export type NamedSize = readonly [size: string, band?: string, cup?: string, ...unknown[]];

/** The state of a size in a colour. */
export type SizeState = 'inStock' | 'soldOut' | 'notMade';

export const articleOf = (choice: ProductOptions, colour: number, size: number | null): ArticleOption | null =>
  (size !== null && choice.colours[colour]?.articles[size]) || null;

export function sizeState(choice: ProductOptions, colour: number, size: number | null): SizeState {
  const article = articleOf(choice, colour, size);
  if (!article) return 'notMade';
  return article[1] > 0 ? 'inStock' : 'soldOut';
}

/** No size of this colour is in stock. */
export const isSoldOut = (choice: ProductOptions, colour: number): boolean =>
  choice.sellable && !choice.colours[colour]?.articles.some((article) => article && article[1] > 0);

/** Sizes of bras are chosen in two steps. */
export const hasCups = ({ sizes }: ProductOptions): boolean => sizes.some(([, band, cup]) => band && cup);

const inOrder = (names: string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const bandsOf = ({ sizes }: ProductOptions): string[] => inOrder(sizes.flatMap(([, band]) => band ?? []));

export const cupsOf = ({ sizes }: ProductOptions): string[] =>
  [...new Set(sizes.flatMap(([, , cup]) => cup ?? []))].sort((a, b) => (cupKey(a) < cupKey(b) ? -1 : 1));

/** Index of the size with this band and cup; null for a pair that is not made. */
export function findSize({ sizes }: ProductOptions, band: string | null, cup: string | null): number | null {
  const place = sizes.findIndex(([, ownBand, ownCup]) => ownBand === band && ownCup === cup);
  return band === null || cup === null || place < 0 ? null : place;
}

/**
 * The state that a step of the choice leads to: with the other step chosen that of the pair, else the best state of
 * all sizes with this band or cup.
 */
export function stepState(
  choice: ProductOptions,
  colour: number,
  step: { band?: string | null; cup?: string | null },
): SizeState {
  const states = choice.sizes
    .map(([, band, cup], place) => ({ band, cup, place }))
    .filter(({ band, cup }) => (!step.band || step.band === band) && (!step.cup || step.cup === cup))
    .map(({ place }) => sizeState(choice, colour, place));
  return (['inStock', 'soldOut'] as const).find((state) => states.includes(state)) ?? 'notMade';
}

/** AA is the smallest cup, and sorts before A. */
const cupKey = (cup: string) => (cup === 'AA' ? '' : cup);

/** Sizes with the same cup volume in another band, as far as the style is made in them. */
export const sisterSizes = ({ sizes }: ProductOptions, size: number): number[] => sizes[size]?.[3] ?? [];

/** Band or cup in the shopper's size system. */
export const labelOf = ({ labels }: ProductOptions, system: SizeSystem, name: string): string =>
  labels?.[system]?.[name] ?? name;

export const sizeName = (choice: ProductOptions, system: SizeSystem, [size, band, cup]: NamedSize): string =>
  band && cup && system !== labelSystem ? labelOf(choice, system, band) + labelOf(choice, system, cup) : size;

/** Alternatives to an unavailable size: sister sizes in this colour, then the same size in other colours. */
export function alternativesTo(choice: ProductOptions, colour: number, size: number) {
  const colours = choice.colours.flatMap((_, place) => (place === colour ? [] : [place]));
  return {
    sisters: sisterSizes(choice, size).filter((place) => sizeState(choice, colour, place) === 'inStock'),
    colours: colours.filter((place) => sizeState(choice, place, size) === 'inStock'),
  };
}

/**
 * The price of the chosen article, else the range of the colour. A range is shown as reduced only if everything in it
 * is: otherwise a former price would be shown for articles that never cost it. Null when no price is known.
 */
export function priceOf(choice: ProductOptions, colour: number, size: number | null): PriceRange | null {
  const chosen = articleOf(choice, colour, size);
  const articles = chosen ? [chosen] : (choice.colours[colour]?.articles ?? []).filter((article) => article !== 0);
  const found = new Set(articles.map(([, , place]) => choice.prices[place] ?? [null]));
  const prices = [...found].filter(([cents]) => cents !== null);
  if (prices.length === 0) return null;
  const range = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  const befores = prices.flatMap(([, before]) => before ?? []);
  const lowest = prices.flatMap(([, , lowest30]) => lowest30 ?? []);
  return {
    ...range(prices.map(([cents]) => cents as number)),
    before:
      befores.length === prices.length && lowest.length === prices.length
        ? { ...range(befores), lowest30: Math.min(...lowest) }
        : null,
  };
}

/** N28: the companion that completes a set. An unrelated companion never replaces a sold-out one. */
export const findSetPartner = (companions: ProductCard[]): ProductCard | undefined =>
  companions.find(({ available, completesSet }) => available && completesSet);
