import type { Media } from './catalogue-mappers';
import type { Article, Product } from './product-mappers';
import { type SizeLabels, toSisters, toSizeLabels } from './size-labels';

/**
 * A product as the browser needs it to choose: a style of four colours and twenty-five sizes has a hundred articles, so
 * what they share is said once and pointed at.
 */
export type Choice = {
  reference: string;
  name: string;
  href: string;
  /** Nobody may buy it; then nothing is known of its stock either. */
  sellable: boolean;
  sizes: ChoiceSize[];
  /** Of bras: how other systems write their bands and cups. */
  labels?: SizeLabels;
  /** Cents, null where they are not known; on sale also those of before and the lowest of 30 days. */
  prices: [cents: number | null, before?: number, lowest30?: number][];
  colours: ChoiceColour[];
};

/** With cups also the places of its sisters. */
export type ChoiceSize = [size: string] | [size: string, band: string, cup: string, sisters: number[]];

export type ChoiceColour = {
  code: string;
  name: string;
  colour: string;
  src: string;
  pictures: Media[];
  /** In the order of `sizes`: code, how many may be bought, place of the price; 0 where this colour is not made. */
  articles: (ChoiceArticle | 0)[];
};

export type ChoiceArticle = [code: string, maxQuantity: number, price: number];

export function toChoice({ reference, name, href, sellable, variants }: Product): Choice {
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

const namesOf = (sizes: ChoiceSize[], part: 1 | 2) => [...new Set(sizes.flatMap((size) => size[part] ?? []))];

function toSize(article: Article | undefined, order: string[]): ChoiceSize {
  const { size = '', band, cup } = article ?? {};
  return band && cup ? [size, band, cup, toSisters(size, order)] : [size];
}

/** Colours may lack sizes at either end or between; each list is in the shop's order, and so is what becomes of them. */
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
