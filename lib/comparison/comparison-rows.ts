import { type FacetName, facetNames } from '@/contract/facets';
import type { Product } from '@/lib/catalogue/product-mappers';
import type { ComparedProduct } from './comparison-queries';

/** The row of each facet; null when another row shows it, or it is not worth comparing. */
const rowOfFacet = {
  types: null,
  supports: 'support',
  wires: 'wire',
  paddings: 'padding',
  materials: 'material',
  offers: null,
  ratings: null,
} as const satisfies Record<FacetName, string | null>;

const facetRows = facetNames.flatMap((name) => rowOfFacet[name] ?? []);

/** The rows with text, in the order of the table. */
export const textRows = ['type', ...facetRows, 'composition', 'care', 'returns'] as const;
export type TextRow = (typeof textRows)[number];
export type CompareRow = 'price' | 'colours' | 'sizes' | TextRow | 'rating';

type RowWords = {
  fibre: (percent: number, fibre: string) => string;
  /** Whether it can be returned. */
  returns: (sealed: boolean) => string;
};

/** Empty when unknown, or not applicable to the product. */
export function formatRow(row: TextRow, product: Product, say: RowWords): string {
  const facet = facetNames.find((name) => rowOfFacet[name] === row);
  if (facet) return product.features[facet] ?? '';
  if (row === 'type') return product.typeName;
  if (row === 'care') return product.care.join(' · ');
  if (row === 'returns') return say.returns(product.sealedHygiene);
  return product.composition
    .map(({ part, fibres }) => `${part}: ${fibres.map(({ name, percent }) => say.fibre(percent, name)).join(', ')}`)
    .join('. ');
}

/** Sizes are compared as made, whether or not in stock, because stock changes daily. */
const plain: Record<Exclude<CompareRow, TextRow>, (compared: ComparedProduct) => unknown> = {
  price: ({ product }) => product.price,
  colours: ({ product }) => product.variants.map(({ name }) => name).toSorted(),
  sizes: ({ product }) => [...new Set(product.variants.flatMap(({ articles }) => articles.map(({ size }) => size)))],
  rating: ({ rating }) => rating?.average ?? null,
};

/** The rows in which the products differ; none for a single product. */
export function listDifferentRows(compared: ComparedProduct[], say: RowWords): Set<CompareRow> {
  const differs = (readValue: (one: ComparedProduct) => unknown) =>
    new Set(compared.map((one) => JSON.stringify(readValue(one)))).size > 1;
  const rows = Object.entries(plain).filter(([, readValue]) => differs(readValue));
  const texts = textRows.filter((row) => differs(({ product }) => formatRow(row, product, say)));
  return new Set([...rows.map(([row]) => row as CompareRow), ...texts]);
}
