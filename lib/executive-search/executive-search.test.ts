import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { FindExecutiveRequestSchema } from '@/contract/sign-up/schemas';
import { parseExecutiveSearch } from './executive-search';
import { toSearchWire } from './executives-mappers';

test.each([
  [
    { country: 'ES', town: ' Vale ', name: 'Lu' },
    { pais: 'ES', localidad: 'Vale', texto: 'Lu' },
  ],
  [{ country: 'es', town: 'V', name: '' }, {}],
  [{ page: '3' }, { pagina: 3 }],
  [{ page: '-1', town: ['Sevilla', 'x'] }, { localidad: 'Sevilla' }],
])('R10 C027 an address with %j searches for %j', (given, wire) => {
  expect(toSearchWire(parseExecutiveSearch(given, 'es'))).toEqual(wire);
});

test.each([
  ['es', { town: '46014' }, { pais: 'ES', localidad: '46014' }],
  ['de', { town: '46014' }, { pais: 'DE', localidad: '46014' }],
  ['en', { town: 'M1 4BT' }, { pais: 'GB', localidad: 'M1 4BT' }],
  ['de', { town: '46014', country: 'ES' }, { pais: 'ES', localidad: '46014' }],
  ['de', { town: 'València' }, { localidad: 'València' }],
] as const)('R10 C027 in %s a postal code is one of the country of the language: %j', (locale, given, wire) => {
  expect(toSearchWire(parseExecutiveSearch(given, locale))).toEqual(wire);
});

test('R10 whatever the address, the search is valid in the contract', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.array(fc.string(), { maxLength: 2 }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('country', 'town', 'name', 'page'), value), (given) => {
      expect(Value.Check(FindExecutiveRequestSchema, toSearchWire(parseExecutiveSearch(given, 'en')))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
