import type { Product } from '@/lib/catalogue/product-mappers';

export type SizeList = {
  /** For bras, the smallest first: all pairs would fill a page. */
  bands: string[];
  cups: string[];
  /** For everything else. */
  sizes: string[];
  inStock: string[];
};

/** The sizes that a style is made in, and those in stock in any colour. */
export function toSizeList({ variants }: Product): SizeList {
  const articles = variants.flatMap((variant) => variant.articles);
  const each = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const isBra = articles.every(({ band, cup }) => band !== null && cup !== null);
  // AA is the smallest cup, and sorts before A.
  const cupKey = (cup: string) => (cup === 'AA' ? '' : cup);
  return {
    bands: isBra ? each(articles.map(({ band }) => band)).sort((a, b) => Number(a) - Number(b)) : [],
    cups: isBra ? each(articles.map(({ cup }) => cup)).sort((a, b) => (cupKey(a) < cupKey(b) ? -1 : 1)) : [],
    sizes: isBra ? [] : each(articles.map(({ size }) => size)),
    inStock: each(articles.map(({ size, maxQuantity }) => (maxQuantity > 0 ? size : null))),
  };
}
