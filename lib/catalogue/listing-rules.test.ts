import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { IndexWire } from '@/contract/catalogue/schemas';
import { eachFacet, type FacetName, facetNames } from '@/contract/facets';
import { toListingIndex } from './listing-index-mappers';
import { toChosenSizes } from './listing-mappers';
import { type FilterChoice, nothingChosen } from './listing-params';
import { countFacets, filterProducts, sortProducts } from './listing-rules';

/*
 * The reference implementation checks single articles, as the backend does: a style, a colour, a size, in stock or not.
 * It restates V08; the rules under test work on the index built from the same articles.
 */
type Article = { colour: string; size: string; stock: boolean };
type Style = { reference: string; type: string; support: string | null; from: number; to: number; articles: Article[] };

const colours = ['NEG', 'ROJ', 'AZU'];
const bras = ['80B', '80C', '85B', '85C', '90B'];
const letters = ['S', 'M'];
const sizes = [...bras, ...letters];
const types = ['sujetador', 'faja'];
const supports = ['ligero', 'alto'];

const styles = fc.uniqueArray(
  fc.record({
    reference: fc.stringMatching(/^[A-Z]{1,2}[0-9]{2}[a-z]?$/),
    type: fc.constantFrom(...types),
    support: fc.constantFrom(null, ...supports),
    prices: fc.tuple(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 0, max: 20 })),
    articles: fc.uniqueArray(
      fc.record({ colour: fc.constantFrom(...colours), size: fc.constantFrom(...sizes), stock: fc.boolean() }),
      { minLength: 1, maxLength: 10, selector: ({ colour, size }) => `${colour} ${size}` },
    ),
  }),
  { maxLength: 12, selector: ({ reference }) => reference },
);
const shop: fc.Arbitrary<Style[]> = styles.map((list) =>
  list.map(({ prices: [from, more], ...rest }) => ({ ...rest, from: from * 100, to: (from + more) * 100 })),
);

const some = (list: string[]) => fc.subarray(list);
const price = fc.option(fc.integer({ min: 5, max: 90 }).map((euros) => euros * 100));
const choices: fc.Arbitrary<FilterChoice> = fc.record({
  colours: some(colours),
  bands: some(['80', '85', '90']),
  cups: some(['B', 'C']),
  sizes: some(letters),
  ...eachFacet(() => fc.constant<string[]>([])),
  types: some(types),
  supports: some(supports),
  min: price,
  max: price,
  available: fc.boolean(),
  reference: fc.constantFrom('', '', 'a', '1', 'B2'),
});

const toPlaces = (type: string, support: string | null): Partial<Record<FacetName, number>> => ({
  types: types.indexOf(type),
  supports: supports.indexOf(support ?? ''),
});

function toWire(list: Style[]): IndexWire {
  const bits = (codes: string[]) =>
    sizes.reduce((sum, size, n) => sum + (codes.includes(size) ? 2 ** n : 0), 0).toString(16);
  return {
    total: list.length,
    colours: colours.map((codColor) => ({ codColor, nombreColor: codColor, muestra: '/x.svg', hex: '#000000' })),
    sizes: sizes.map((code) => (bras.includes(code) ? { code, band: code.slice(0, 2), cup: code.slice(2) } : { code })),
    ...eachFacet(() => []),
    types: types.map((code) => ({ code, name: code })),
    supports: supports.map((code) => ({ code, name: code })),
    products: list.map(({ reference, type, support, from, to, articles }, novelty) => [
      reference,
      reference,
      reference.toLowerCase(),
      facetNames.map((name) => toPlaces(type, support)[name] ?? -1),
      { desde: from / 100, hasta: to / 100, antesDesde: null, antesHasta: null, minimo30: null },
      null,
      novelty,
      bits(articles.map(({ size }) => size)),
      colours.flatMap((code, place): [number, string, string][] => {
        const own = articles.filter(({ colour }) => colour === code);
        return own.length > 0 ? [[place, 'h', bits(own.filter(({ stock }) => stock).map(({ size }) => size))]] : [];
      }),
      null,
      null,
    ]),
  };
}

const sizesOf = ({ bands, cups, sizes: plain }: FilterChoice) =>
  bands.length + cups.length + plain.length === 0
    ? null
    : [
        ...bras.filter(
          (size) =>
            bands.length + cups.length > 0 &&
            (bands.length === 0 || bands.includes(size.slice(0, 2))) &&
            (cups.length === 0 || cups.includes(size.slice(2))),
        ),
        ...plain,
      ];

function isLeft(style: Style, choice: FilterChoice): boolean {
  const chosen = sizesOf(choice);
  const ofColour = ({ colour }: Article) => choice.colours.length === 0 || choice.colours.includes(colour);
  const ofSize = ({ size }: Article) => chosen === null || chosen.includes(size);
  const meets = choice.available
    ? style.articles.some((article) => article.stock && ofColour(article) && ofSize(article))
    : style.articles.some(ofColour) && style.articles.some(ofSize);
  return (
    meets &&
    (choice.types.length === 0 || choice.types.includes(style.type)) &&
    (choice.supports.length === 0 || (style.support !== null && choice.supports.includes(style.support))) &&
    (choice.min === null || style.to >= choice.min) &&
    (choice.max === null || style.from <= choice.max) &&
    style.reference.toUpperCase().includes(choice.reference.toUpperCase())
  );
}

const left = (list: Style[], choice: FilterChoice) => list.filter((style) => isLeft(style, choice));

describe('V08 R41 whatever is chosen', () => {
  test('the products are those that a check of every article leaves, in recommended order', () => {
    fc.assert(
      fc.property(shop, choices, (list, choice) => {
        const found = filterProducts(toListingIndex(toWire(list), 'es'), choice);
        expect(found.map(({ reference }) => reference)).toEqual(left(list, choice).map(({ reference }) => reference));
      }),
      { numRuns: 500 },
    );
  });

  test('a value counts the products that choosing it alone in its list would leave', () => {
    const lists = ['colours', 'types', 'supports', 'bands', 'cups'] as const;
    fc.assert(
      fc.property(shop, choices, fc.constantFrom(...lists), (list, any, name) => {
        // A size chosen beside bands and cups adds to what they leave.
        const choice = { ...any, sizes: [] };
        const facets = countFacets(toListingIndex(toWire(list), 'es'), choice);
        for (const { code, count } of facets[name]) {
          expect([code, count]).toEqual([code, left(list, { ...choice, [name]: [code] }).length]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('prices are those of the products that all other choices leave', () => {
    fc.assert(
      fc.property(shop, choices, (list, choice) => {
        const rest = left(list, { ...choice, min: null, max: null });
        expect(countFacets(toListingIndex(toWire(list), 'es'), choice).price).toEqual({
          from: rest.length > 0 ? Math.min(...rest.map(({ from }) => from)) : 0,
          to: Math.max(0, ...rest.map(({ to }) => to)),
        });
      }),
    );
  });

  test('E03 a chosen value that leaves nothing stays in its list with 0', () => {
    const index = toListingIndex(toWire([]), 'es');
    const facets = countFacets(index, { ...nothingChosen, colours: ['NEG'] });
    expect(facets.colours.map(({ code, count }) => [code, count])).toEqual(colours.map((code) => [code, 0]));
    expect(facets.bands.map(({ code }) => code)).toEqual(['80', '85', '90']);
    expect(facets.sizes.map(({ code }) => code)).toEqual(letters);
  });
});

describe('F004 the order', () => {
  const order = (list: Style[], sort: Parameters<typeof sortProducts>[1]) =>
    sortProducts(toListingIndex(toWire(list), 'es').products, sort).map(({ reference }) => reference);
  const style = (reference: string, from: number): Style => ({
    reference,
    type: 'faja',
    support: null,
    from,
    to: from,
    articles: [],
  });
  const list = [style('B2', 2000), style('a1', 3000), style('C3', 2000), style('B10', 1000)];

  test.each([
    ['recommended', ['B2', 'a1', 'C3', 'B10']],
    ['new', ['B2', 'a1', 'C3', 'B10']],
    ['price-up', ['B10', 'B2', 'C3', 'a1']],
    ['price-down', ['a1', 'B2', 'C3', 'B10']],
    ['name', ['a1', 'B10', 'B2', 'C3']],
  ] as const)('by %s leaves what is equal as recommended', (sort, expected) => {
    expect(order(list, sort)).toEqual(expected);
    expect(list.map(({ reference }) => reference)).toEqual(['B2', 'a1', 'C3', 'B10']);
  });
});

test('a band and a cup stand for the sizes that have both, a size for itself', () => {
  const list = bras.map((code) => ({ code, band: code.slice(0, 2), cup: code.slice(2) }));
  expect(toChosenSizes({ bands: ['80', '85'], cups: ['C'], sizes: ['M'] }, list)).toEqual(['80C', '85C', 'M']);
  expect(toChosenSizes({ bands: ['90'], cups: [], sizes: [] }, list)).toEqual(['90B']);
  expect(toChosenSizes({ bands: [], cups: ['B'], sizes: [] }, list)).toEqual(['80B', '85B', '90B']);
  expect(toChosenSizes({ bands: [], cups: [], sizes: ['S'] }, list)).toEqual(['S']);
});
