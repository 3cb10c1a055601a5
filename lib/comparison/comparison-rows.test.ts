import { expect, test } from '@jest/globals';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { type Product, toProduct } from '@/lib/catalogue/product-mappers';
import { formatRow, listDifferentRows, textRows } from './comparison-rows';
import { toSizeList } from './comparison-sizes';

const product = toProduct(consultarProductoDetalle.datos, 'es', null) as Product;
const compared = (change: Partial<Product>, average = 4) => ({
  product: { ...product, ...change },
  colour: 0,
  rating: { average, count: 3 },
});
const say = {
  fibre: (percent: number, fibre: string) => `${percent} ${fibre}`,
  returns: (sealed: boolean) => (sealed ? 'sealed' : 'open'),
};
const different = (...changes: Parameters<typeof compared>[]) =>
  [
    ...listDifferentRows(
      changes.map((change) => compared(...change)),
      say,
    ),
  ].toSorted();

test('F016 only the rows in which products differ are marked', () => {
  expect(different([{}], [{}])).toEqual([]);
  expect(different([{}])).toEqual([]);
  expect(different([{}], [{ features: { wires: 'Sin aros' }, sealedHygiene: true }, 5])).toEqual([
    'rating',
    'returns',
    'support',
    'wire',
  ]);
  const [first] = product.variants;
  expect(different([{}], [{ variants: first ? [first] : [] }])).toEqual(['colours', 'sizes']);
});

test('F016 a row shows what is known of a product, and nothing when nothing is', () => {
  expect(textRows.map((row) => formatRow(row, product, say))).toEqual([
    'Sujetador',
    'Sujeción media',
    'Con aros',
    '',
    '',
    'Copa exterior: 88 poliamida, 12 elastano',
    'Lavar a mano · No usar secadora',
    'open',
  ]);
});

test('F016 bras are compared by bands and cups, everything else by sizes; stock is known', () => {
  expect(toSizeList(product)).toEqual({ bands: ['85', '90'], cups: ['B', 'C'], sizes: [], inStock: ['85B', '90C'] });
  const letters = product.variants.map((variant) => ({
    ...variant,
    articles: variant.articles.map((article, at) => ({ ...article, size: 'SML'[at] ?? '', band: null, cup: null })),
  }));
  expect(toSizeList({ ...product, variants: letters })).toMatchObject({ bands: [], sizes: ['S', 'M'] });
});
