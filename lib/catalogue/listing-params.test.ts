import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { FilterChoiceSchema } from '@/contract/catalogue/schemas';
import { eachFacet, namedFacets } from '@/contract/facets';
import { sizeSystems } from '@/lib/size-tables/size-systems';
import { toFiltersWire } from './filter-mappers';
import {
  countChosen,
  type FilterChoice,
  formatEuros,
  formatListingParams,
  type ListingParams,
  nothingChosen,
  parseEuros,
  parseListingParams,
  sorts,
} from './listing-params';

const codes = (longest: number, most: number) =>
  fc
    .uniqueArray(
      fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]*$/).filter((code) => code.length <= longest),
      {
        maxLength: most,
      },
    )
    .map((list) => list.sort());

const text = fc.string({ maxLength: 80 }).map((each) => each.toWellFormed().trim());
const cents = fc.option(fc.integer({ min: 0, max: 9_999_999 }));

const choices: fc.Arbitrary<FilterChoice> = fc
  .record({
    colours: codes(20, 40),
    ...eachFacet((name) => codes(namedFacets[name].codeMaxLength, namedFacets[name].chosenMax)),
    min: cents,
    max: cents,
    available: fc.boolean(),
    reference: text,
    bands: codes(4, 5),
    cups: codes(4, 5),
    sizes: codes(12, 5),
  })
  .filter(({ min, max }) => min === null || max === null || min <= max);

const addresses: fc.Arbitrary<ListingParams> = fc.record({
  department: fc.constantFrom(null, 'mujer', 'mujer/sujetadores', 'damen/bhs/ohne-buegel'),
  text,
  system: fc.option(fc.constantFrom(...sizeSystems)),
  choice: choices,
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 1000 }),
  shown: fc.option(fc.integer({ min: 2, max: 600 })),
});

const withoutSizes = (choice: FilterChoice) => ({ ...choice, bands: [], cups: [], sizes: [] });

test('F001 N22 a choice is restored from its address, except for sizes', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const read = parseListingParams(formatListingParams(address));
      expect(read).toEqual({ ...address, choice: withoutSizes(address.choice) });
    }),
  );
});

test('N22 sizes do not change an address', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const bare = { ...address, choice: withoutSizes(address.choice) };
      expect(formatListingParams(address)).toBe(formatListingParams(bare));
    }),
  );
});

test('F001 any query can be parsed, and the result has one spelling', () => {
  const names = [
    'colour',
    'type',
    'support',
    'min',
    'max',
    'available',
    'reference',
    'sort',
    'page',
    'shown',
    'q',
    'x',
  ];
  const value = fc.oneof(fc.string(), fc.constantFrom('1', '014', '19,9', '20.50', 'new', '2', '-1', '1e9', '%00'));
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value));
  fc.assert(
    fc.property(pairs, (query) => {
      const read = parseListingParams(new URLSearchParams(query));
      const spelt = formatListingParams(read);
      expect(formatListingParams(parseListingParams(spelt))).toBe(spelt);
      expect(Check(FilterChoiceSchema, toFiltersWire(read.choice))).toBe(true);
    }),
  );
});

test('V08 every filter choice is valid in the contract', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(Check(FilterChoiceSchema, toFiltersWire(choice))).toBe(true);
    }),
  );
});

test('F001 an address is short, readable and independent of the order of ticking', () => {
  const choice = { ...nothingChosen, colours: ['014', '001'], min: 1990, max: 4000, available: true };
  const spelt = 'colour=001&colour=014&min=19.90&max=40&available=1&sort=price-up';
  expect(formatListingParams({ choice, sort: 'price-up' })).toBe(spelt);
  expect(formatListingParams({ choice: { ...choice, colours: ['001', '014', '001'] }, sort: 'price-up' })).toBe(spelt);
  expect(formatListingParams({ department: 'mujer/fajas', page: 2 })).toBe('department=mujer%2Ffajas&page=2');
  expect(formatListingParams({})).toBe('');
});

test('F001 a browser’s form and a page of Next parse to the same choice', () => {
  const record = { colour: ['014', '001'], min: ' 20 ', max: '', q: undefined, available: '1' };
  expect(parseListingParams(record)).toEqual(parseListingParams('?colour=001&colour=014&min=20&available=1'));
});

test('F002 a price range with its ends swapped is corrected', () => {
  expect(parseListingParams('min=50&max=20').choice).toMatchObject({ min: 2000, max: 5000 });
});

test.each([
  ['20', 2000],
  ['19,9', 1990],
  ['19.99', 1999],
  [' 0 ', 0],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['19.999', null],
  ['999999', null],
])('F002 a price field with %j means %p cents', (typed, expected) => {
  expect(parseEuros(typed)).toBe(expected);
});

test('F002 formatting and parsing a price are inverse', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999 }), (each) => parseEuros(formatEuros(each)) === each));
});

test('each choice counts once, minimum and maximum together', () => {
  expect(countChosen(nothingChosen)).toBe(0);
  const choice = { ...nothingChosen, colours: ['1', '2'], bands: ['85'], cups: ['B'], min: 100, max: 200 };
  expect(countChosen({ ...choice, available: true, reference: 'V1' })).toBe(7);
});
