import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { ReferenceSearchRequestSchema } from '@/contract/catalogue/schemas';
import { searchHref, toSearchText } from './search-text';

test.each([
  ['sujetador', 'sujetador'],
  ['  encaje   negro ', 'encaje negro'],
  ['encaje\tnegro\r\n', 'encaje negro'],
  ['encaje\u0000negro', 'encaje negro'],
  ['suje\u00ADtador\u200B', 'sujetador'],
  ['\uFEFFSJ1045', 'SJ1045'],
  ['🙂', '🙂'],
  ['', ''],
  ['   ', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
  // The cut falls into the middle of a character.
  [`${'a'.repeat(79)}🙂`, 'a'.repeat(79)],
  ["'; drop table products; --", "'; drop table products; --"],
])('F007 %j is searched for as %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

test('F007 any typed text becomes valid for the backend, and converting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const text = toSearchText(typed);
      expect(toSearchText(text)).toBe(text);
      if (text) expect(Check(ReferenceSearchRequestSchema, { idioma: 'es', texto: text })).toBe(true);
      expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
    }),
  );
});

test('F007 a search has an address in each language', () => {
  expect(searchHref('es', 'encaje & tul')).toBe('/search?q=encaje+%26+tul');
  expect(searchHref('de')).toBe('/de/search');
  expect([searchHref('es', '90D', 'es'), searchHref('es', '90D', 'uk')]).toEqual([
    '/search?q=90D',
    '/search?q=90D&system=uk',
  ]);
});
