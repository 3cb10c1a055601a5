import { expect, test } from '@jest/globals';
import { catalogueHref, parseCataloguePath } from './catalogue-path';

test.each([
  [['mujer'], 'mujer', 1],
  [['mujer', 'sujetadores'], 'mujer/sujetadores', 1],
  [['mujer', 'sujetadores', '2'], 'mujer/sujetadores', 2],
  [['mujer', '137'], 'mujer', 137],
  [['sujetador-camelia-sj1045'], 'sujetador-camelia-sj1045', 1],
])('%j is page %3$s of %2$s', (segments, slug, page) => {
  expect(parseCataloguePath(segments)).toEqual({ slug, page });
});

test.each([
  [['mujer', '1']],
  [['mujer', '02']],
  [['mujer', '10000']],
  [['Mujer']],
  [['mujer', '']],
  [['..']],
  [['mujer', '%2e%2e']],
  [['a'.repeat(161)]],
  [['a', 'b', 'c', 'd', 'e']],
  [[]],
])('%j is no second address of a page', (segments) => {
  const path = parseCataloguePath(segments);
  expect(path && catalogueHref('es', path.slug, path.page) !== `/catalogue/${segments.join('/')}`).not.toBe(true);
});

test('an address and its reading agree', () => {
  expect(catalogueHref('de', 'damen/bhs', 3)).toBe('/de/catalogue/damen/bhs/3');
  expect(catalogueHref('es', 'mujer')).toBe('/catalogue/mujer');
});
