import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { type Article, toProduct } from '@/lib/catalogue/product-mappers';
import { toColourOffers } from './colour-offers';

const product = toProduct(consultarProductoDetalle.datos, 'en', null);
const [variant] = product?.variants ?? [];
if (!variant) throw new Error('the example has a variant');

const anArticle = (change: Partial<Article>): Article => ({
  size: 'M',
  band: null,
  cup: null,
  code: '1',
  maxQuantity: 5,
  cents: 3000,
  before: null,
  ...change,
});
const coloursOf = (articles: Article[], sellable = true) =>
  toColourOffers({ variants: [{ ...variant, articles }], sellable });
const offersOf = (articles: Article[], sellable = true) => coloursOf(articles, sellable)[0]?.offers;

test('F029 sizes of one price are one offer, in stock while one of them is', () => {
  expect(
    offersOf([anArticle({ maxQuantity: 0 }), anArticle({ size: 'L' }), anArticle({ size: 'XL', cents: 3250 })]),
  ).toEqual([
    { cents: 3000, beforeCents: null, available: true },
    { cents: 3250, beforeCents: null, available: true },
  ]);
});

test('F029 N16 a reduced price is published beside the lower of former price and lowest of 30 days, if that is higher', () => {
  const before = { cents: 4000, lowest30: 2500 };
  expect(offersOf([anArticle({ cents: 2000, before })])).toEqual([{ cents: 2000, beforeCents: 2500, available: true }]);
  expect(offersOf([anArticle({ cents: 2500, before })])?.[0]?.beforeCents).toBeNull();
  const lowered = { cents: 2300, lowest30: 2500 };
  expect(offersOf([anArticle({ cents: 2000, before: lowered })])?.[0]?.beforeCents).toBe(2300);
});

test('F029 an article that may not be sold is not in stock', () => {
  expect(offersOf([anArticle({})], false)?.[0]?.available).toBe(false);
});

test('F029 each price of a colour is offered once, in stock if one of its articles is', () => {
  const article = fc.record({ cents: fc.integer({ min: 1, max: 4 }), maxQuantity: fc.integer({ min: 0, max: 1 }) });
  fc.assert(
    fc.property(fc.array(article), (changes) => {
      const articles = changes.map(anArticle);
      const offers = offersOf(articles) ?? [];
      expect(offers.map(({ cents }) => cents)).toEqual([...new Set(articles.map(({ cents }) => cents))].toSorted());
      for (const { cents, available } of offers) {
        expect(available).toBe(articles.some((each) => each.cents === cents && each.maxQuantity > 0));
      }
    }),
  );
});
