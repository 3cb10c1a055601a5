import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyCard } from '@/contract/catalogue/examples';
import { toProductCard } from './catalogue-mappers';
import type { Article, Product } from './product-mappers';
import { type ProductOptions, toProductOptions } from './product-options';
import {
  alternativesTo,
  bandsOf,
  cupsOf,
  findSetPartner,
  findSize,
  hasCups,
  isSoldOut,
  priceOf,
  sisterSizes,
  sizeName,
  sizeState,
  stepState,
} from './product-rules';

type Stock = Record<string, Record<string, Partial<Article>>>;

const anArticle = (size: string, change: Partial<Article>): Article => {
  const [, band = null, cup = null] = /^(\d+)([A-Z]+)$/.exec(size) ?? [];
  return { size, band, cup, code: `c-${size}`, maxQuantity: 3, cents: 3490, before: null, ...change };
};

/** Colours with their sizes, as a product has them. */
const aChoice = (colours: Stock): ProductOptions =>
  toProductOptions({
    reference: 'V1042',
    name: 'Alba',
    href: '/catalogue/alba-v1042',
    sellable: true,
    variants: Object.entries(colours).map(([code, sizes]) => ({
      code,
      name: code,
      colour: '#111111',
      src: '',
      href: '',
      pictures: [],
      film: null,
      articles: Object.entries(sizes).map(([size, change]) => anArticle(size, change)),
    })),
  } as Partial<Product> as Product);

const gone = { maxQuantity: 0 };
const at = (choice: ProductOptions, size: string) => choice.sizes.findIndex(([name]) => name === size);

test('F009 sizes that only some colours are made in keep the shop’s order', () => {
  const choice = aChoice({ NEG: { S: {}, L: {} }, BLA: { XS: {}, S: {}, M: {}, L: {}, XL: {} } });
  expect(choice.sizes.map(([size]) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL']);
  expect(sizeState(choice, 0, at(choice, 'M'))).toBe('notMade');
  expect(sizeState(choice, 1, at(choice, 'M'))).toBe('inStock');
});

test('F018 a size is in stock, sold out or not made in this colour', () => {
  const choice = aChoice({ NEG: { '75B': {}, '80B': gone }, BLA: { '85B': {} } });
  expect(choice.sizes.map((_, place) => sizeState(choice, 0, place))).toEqual(['inStock', 'soldOut', 'notMade']);
  expect(sizeState(choice, 0, null)).toBe('notMade');
  const all = aChoice({ NEG: { S: gone } });
  expect([isSoldOut(choice, 0), isSoldOut(all, 0), isSoldOut({ ...all, sellable: false }, 0)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('F009 bands are ordered by number and cups by letter, double letters in their place', () => {
  const choice = aChoice({ NEG: { '100B': {}, '75AA': {}, '75A': {}, '80C': {} } });
  expect([hasCups(choice), bandsOf(choice), cupsOf(choice)]).toEqual([
    true,
    ['75', '80', '100'],
    ['AA', 'A', 'B', 'C'],
  ]);
  expect(hasCups(aChoice({ NEG: { S: {} } }))).toBe(false);
});

test('F009 a band has the best state of its cups until a cup is chosen, then that of the pair', () => {
  const choice = aChoice({ NEG: { '75B': {}, '75C': gone, '80C': gone } });
  expect(stepState(choice, 0, { band: '75' })).toBe('inStock');
  expect(stepState(choice, 0, { band: '80' })).toBe('soldOut');
  expect(stepState(choice, 0, { band: '75', cup: 'C' })).toBe('soldOut');
  expect(stepState(choice, 0, { band: '80', cup: 'B' })).toBe('notMade');
  expect(findSize(choice, '80', 'B')).toBeNull();
  expect(findSize(choice, '80', null)).toBeNull();
  expect(findSize(choice, '80', 'C')).toBe(at(choice, '80C'));
});

test('N08 sister sizes are those of the same cup volume that the style is made in', () => {
  const choice = aChoice({ NEG: { '80D': {}, '85C': {}, '90B': gone, '90C': {} } });
  const named = (size: string) => sisterSizes(choice, at(choice, size)).map((place) => choice.sizes[place]?.[0]);
  expect([named('85C'), named('90C'), sisterSizes(aChoice({ NEG: { M: {}, L: {} } }), 0)]).toEqual([
    ['80D', '90B'],
    [],
    [],
  ]);
});

test('N08 bands and cups of bras have their names in the other size systems, when they differ', () => {
  const choice = aChoice({ NEG: { '75B': {}, '75E': {} } });
  expect(choice.labels).toEqual({ es: { '75': '90' }, uk: { '75': '34', E: 'DD' }, us: { '75': '34', E: 'DD/E' } });
  expect(sizeName(choice, 'uk', ['75E', '75', 'E'])).toBe('34DD');
  expect(sizeName(choice, 'eu', ['75E', '75', 'E'])).toBe('75E');
  const letters = aChoice({ NEG: { M: {} } });
  expect([letters.labels, sizeName(letters, 'uk', ['M'])]).toEqual([undefined, 'M']);
});

test('N18 for a sold-out size, available sister sizes in this colour and the same size in other colours are offered', () => {
  const choice = aChoice({
    NEG: { '80D': {}, '85C': gone, '90B': gone },
    BLA: { '85C': {}, '80D': {} },
    ROJ: { '85C': gone },
  });
  const { sisters, colours } = alternativesTo(choice, 0, at(choice, '85C'));
  expect(sisters.map((place) => choice.sizes[place]?.[0])).toEqual(['80D']);
  expect(colours).toEqual([1]);
  expect(alternativesTo(aChoice({ NEG: { S: gone }, BLA: { S: {} } }), 0, 0)).toEqual({ sisters: [], colours: [1] });
});

test('K12 the price is that of the chosen article, without one the range of the colour', () => {
  const choice = aChoice({ NEG: { '75B': {}, '75F': { cents: 3890 } }, BLA: { '75B': { cents: 9900 } } });
  expect(priceOf(choice, 0, null)).toEqual({ from: 3490, to: 3890, before: null });
  expect(priceOf(choice, 0, at(choice, '75F'))).toEqual({ from: 3890, to: 3890, before: null });
  expect(priceOf(choice, 1, at(choice, '75F'))).toEqual({ from: 9900, to: 9900, before: null });
});

test('F025 N16 a reduced price has its former price and the lowest of 30 days', () => {
  const before = (cents: number, lowest30: number) => ({ before: { cents, lowest30 } });
  const choice = aChoice({
    NEG: { S: { cents: 2900, ...before(3900, 3500) }, M: { cents: 3100, ...before(4100, 3700) } },
  });
  expect(priceOf(choice, 0, null)).toEqual({ from: 2900, to: 3100, before: { from: 3900, to: 4100, lowest30: 3500 } });
  expect(priceOf(choice, 0, 1)?.before).toEqual({ from: 4100, to: 4100, lowest30: 3700 });
});

test('F025 N16 a range with an article at full price is not shown as reduced', () => {
  const choice = aChoice({ NEG: { S: { cents: 2900, before: { cents: 3900, lowest30: 3500 } }, M: { cents: 3100 } } });
  expect(priceOf(choice, 0, null)).toEqual({ from: 2900, to: 3100, before: null });
  expect(priceOf(choice, 0, 0)?.before).toEqual({ from: 3900, to: 3900, lowest30: 3500 });
});

/** 20 bands by 20 cups, in four colours. */
const bands = Array.from({ length: 20 }, (_, place) => String(55 + 5 * place));
const cups = ['AA', ...'ABCDEFGHIJKLMNOPQRS'];
const pairs = bands.flatMap((band) => cups.map((cup) => `${band}${cup}`));
const many = aChoice(
  Object.fromEntries(
    ['NEG', 'BLA', 'ROJ', 'VER'].map((code, colour) => [
      code,
      Object.fromEntries(
        pairs.map((size, place) => [
          size,
          { code: `${code}-${size}`, cents: 2000 + (place % 7), maxQuantity: (place + colour) % 3 },
        ]),
      ),
    ]),
  ),
);

test('T09 each of 400 sizes per colour is found by band and cup, with its own code, stock and price', () => {
  expect(many.sizes).toHaveLength(400);
  expect([bandsOf(many), cupsOf(many)]).toEqual([bands, cups]);
  expect(many.prices).toHaveLength(7);
  for (const [colour, { code }] of many.colours.entries())
    for (const band of bands)
      for (const cup of cups) {
        const place = findSize(many, band, cup);
        expect(many.colours[colour]?.articles[place ?? -1]).toEqual([
          `${code}-${band}${cup}`,
          ((place ?? 0) + colour) % 3,
          (place ?? 0) % 7,
        ]);
      }
});

test('T09 N08 whatever is chosen of 400 sizes, only sizes in stock are offered instead', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(399), (colour, size) => {
      const { sisters, colours } = alternativesTo(many, colour, size);
      expect(sisters.every((place) => sizeState(many, colour, place) === 'inStock')).toBe(true);
      expect(colours.every((place) => place !== colour && sizeState(many, place, size) === 'inStock')).toBe(true);
      // Being a sister size is mutual.
      for (const sister of sisterSizes(many, size)) expect(sisterSizes(many, sister)).toContain(size);
    }),
  );
});

test('a size without a known price cannot be bought, the others can', () => {
  const choice = aChoice({ NEG: { S: { cents: null, ...gone }, M: {} }, BLA: { S: { cents: null, ...gone } } });
  expect(priceOf(choice, 0, at(choice, 'S'))).toBeNull();
  expect(priceOf(choice, 0, null)).toEqual({ from: 3490, to: 3490, before: null });
  expect(priceOf(choice, 1, null)).toBeNull();
  expect(sizeState(choice, 0, at(choice, 'S'))).toBe('soldOut');
});

const sister = toProductCard({ ...bodyCard, referencia: 'V2042', conjunto: true }, 'es');
const stranger = toProductCard(bodyCard, 'es');

test('N28 a set is completed by the card marked as completing it, wherever it is in the list', () => {
  expect(findSetPartner([stranger, sister])).toBe(sister);
});

test('N28 without an available card marked as completing it there is no set', () => {
  expect(findSetPartner([stranger, { ...sister, available: false }])).toBeUndefined();
  expect(findSetPartner([stranger])).toBeUndefined();
});
