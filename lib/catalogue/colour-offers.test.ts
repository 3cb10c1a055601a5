import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { consultarProductoDetalle } from '@/contract/examples/catalogue';
import type { ProductWire } from '@/contract/schemas/catalogue';
import { toColourOffers } from './colour-offers';

type Article = ProductWire['variants'][number]['sizeList'][string];
const product = consultarProductoDetalle.datos;
const [variant] = product.variants;
if (!variant) throw new Error('the example has a variant');

const anArticle = (change: Partial<Article>): Article => ({
  codigo: '1',
  price: 30,
  salePrice: null,
  lowest30: null,
  disponible: true,
  cantidadMaxima: 5,
  ...change,
});
const offersOf = (sizeList: Record<string, Article>, legal = product.legal) =>
  toColourOffers({ variants: [{ ...variant, sizeList }], legal })[0]?.offers;

test('F029 sizes of one price are one offer, in stock as long as one of them is', () => {
  expect(offersOf({ S: anArticle({ disponible: false }), M: anArticle({}), XL: anArticle({ price: 32.5 }) })).toEqual([
    { cents: 3000, beforeCents: null, available: true, sizes: ['S', 'M'] },
    { cents: 3250, beforeCents: null, available: true, sizes: ['XL'] },
  ]);
});

test('F029 N16 a reduced price is named with the lowest of 30 days, never with the full price', () => {
  expect(offersOf({ S: anArticle({ price: 40, salePrice: 20, lowest30: 25 }) })).toEqual([
    { cents: 2000, beforeCents: 2500, available: true, sizes: ['S'] },
  ]);
  expect(offersOf({ S: anArticle({ price: 40, salePrice: 20, lowest30: null }) })?.[0]).toMatchObject({
    cents: 4000,
    beforeCents: null,
  });
});

test('F029 what may not be sold is not in stock', () => {
  expect(offersOf({ S: anArticle({}) }, { ...product.legal, completo: false })?.[0]?.available).toBe(false);
});

test('F029 every size is in exactly one offer, at its own price', () => {
  const article = fc.record({ price: fc.integer({ min: 1, max: 4 }), disponible: fc.boolean() });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), article), (articles) => {
      const sizeList = Object.fromEntries(Object.entries(articles).map(([size, each]) => [size, anArticle(each)]));
      const offers = offersOf(sizeList) ?? [];
      expect(offers.flatMap(({ sizes }) => sizes).toSorted()).toEqual(Object.keys(sizeList).toSorted());
      for (const { cents, sizes, available } of offers) {
        expect(sizes.every((size) => sizeList[size]?.price === cents / 100)).toBe(true);
        expect(available).toBe(sizes.some((size) => sizeList[size]?.disponible));
      }
    }),
  );
});
