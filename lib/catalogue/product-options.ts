import type { Media } from './catalogue-mappers';
import type { Article, Product } from './product-mappers';
import { type SizeLabels, sisterIndexes, toSizeLabels } from './size-labels';

/**
 * A product as the browser needs it to choose: a style with four colours and twenty-five sizes has a hundred
 * articles, so shared values are stored once and referenced by index.
 */
export type ProductOptions = {
  reference: string;
  name: string;
  href: string;
  /** False when it may not be sold; then its stock is unknown too. */
  sellable: boolean;
  sizes: SizeOption[];
  /** For bras: bands and cups in other size systems. */
  labels?: SizeLabels;
  /** Cents, null when unknown; on sale also the former price and the lowest of 30 days. */
  prices: [cents: number | null, before?: number, lowest30?: number][];
  colours: ColourOption[];
};

/** A size with a cup also has the indexes of its sister sizes. */
export type SizeOption = [size: string] | [size: string, band: string, cup: string, sisters: number[]];

export type ColourOption = {
  code: string;
  name: string;
  colour: string;
  src: string;
  pictures: Media[];
  /**
   * In the order of `sizes`: code, maximum quantity, index of the price; 0 when this colour is not made in the size.
   */
  articles: (ArticleOption | 0)[];
};

export type ArticleOption = [code: string, maxQuantity: number, price: number];

export function toProductOptions({ reference, name, href, sellable, variants }: Product): ProductOptions {
  const articles = variants.flatMap((variant) => variant.articles);
  const order = mergeOrders(variants.map((variant) => variant.articles.map(({ size }) => size)));
  const sizes = order.map((size) =>
    toSize(
      articles.find((article) => article.size === size),
      order,
    ),
  );
  const priceKeys = [...new Set(articles.map(priceKey))];
  return {
    reference,
    name,
    href,
    sellable,
    sizes,
    ...(sizes.some(([, band]) => band) && { labels: toSizeLabels(namesOf(sizes, 1), namesOf(sizes, 2)) }),
    prices: priceKeys.map((key) => JSON.parse(key)),
    colours: variants.map(({ articles: own, href: _href, film: _film, ...colour }) => ({
      ...colour,
      articles: order.map((size) => {
        const article = own.find((each) => each.size === size);
        return article ? [article.code, article.maxQuantity, priceKeys.indexOf(priceKey(article))] : 0;
      }),
    })),
  };
}

const priceKey = ({ cents, before }: Article) =>
  JSON.stringify(before ? [cents, before.cents, before.lowest30] : [cents]);

const namesOf = (sizes: SizeOption[], part: 1 | 2) => [...new Set(sizes.flatMap((size) => size[part] ?? []))];

function toSize(article: Article | undefined, order: string[]): SizeOption {
  const { size = '', band, cup } = article ?? {};
  return band && cup ? [size, band, cup, sisterIndexes(size, order)] : [size];
}

/** Merges the colours' size lists, each in the shop's order, into one list in that order. */
function mergeOrders(lists: string[][]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    const first = list.find((size) => merged.includes(size));
    let place = first === undefined ? merged.length : merged.indexOf(first);
    for (const size of list) {
      const known = merged.indexOf(size);
      if (known < 0) merged.splice(place, 0, size);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return merged;
}
