import { expect, test } from '@jest/globals';
import { catalogueHref, colourHref, parseCataloguePath } from './catalogue-path';

test.each([
  [['mujer', 'sujetadores', 'con-aros'], [{ kind: 'department', slug: 'mujer/sujetadores/con-aros', page: 1 }]],
  [['mujer', 'sujetadores', '2'], [{ kind: 'department', slug: 'mujer/sujetadores', page: 2 }]],
  [['a', 'b', 'c', 'd', '3'], [{ kind: 'department', slug: 'a/b/c/d', page: 3 }]],
])('F028 %j can only be a department', (segments, meanings) => {
  expect(parseCataloguePath(segments)).toEqual(meanings);
});

test('F008 one word is a product, else a department', () => {
  expect(parseCataloguePath(['sujetador-camelia-sj1045'])).toEqual([
    { kind: 'product', slug: 'sujetador-camelia-sj1045', colour: null },
    { kind: 'department', slug: 'sujetador-camelia-sj1045', page: 1 },
  ]);
});

test('F008 two words are a department or a product in a colour, whose code may look like a page', () => {
  expect(parseCataloguePath(['sujetador-sj1045', 'neg'])).toEqual([
    { kind: 'department', slug: 'sujetador-sj1045/neg', page: 1 },
    { kind: 'product', slug: 'sujetador-sj1045', colour: 'neg' },
  ]);
  expect(parseCataloguePath(['mujer', '137'])).toEqual([
    { kind: 'department', slug: 'mujer', page: 137 },
    { kind: 'product', slug: 'mujer', colour: '137' },
  ]);
});

test.each([
  [[]],
  [['Mujer']],
  [['mujer', '']],
  [['..']],
  [['mujer', '%2e%2e']],
  [['mujer', 'a/b']],
  [['a'.repeat(161)]],
  [['a', 'b', 'c', 'd', 'e']],
])('%j is no address of the catalogue', (segments) => {
  expect(parseCataloguePath(segments)).toEqual([]);
});

test.each([[['mujer', '1']], [['mujer', '02']], [['mujer', '10000']], [['sujetador-sj1045', 'a'.repeat(21)]]])(
  '%j is not read as a page number, and each of its readings formats back to the same address',
  (segments) => {
    const found = parseCataloguePath(segments);
    expect(found.filter((each) => each.kind === 'department' && each.page > 1)).toEqual([]);
    for (const each of found) {
      const href =
        each.kind === 'department'
          ? catalogueHref('es', each.slug, each.page)
          : colourHref(catalogueHref('es', each.slug), each.colour ?? '');
      expect(href).toBe(`/catalogue/${segments.join('/')}`);
    }
  },
);

test('the address of a department has its language and page, and that of a colour its code in lower case', () => {
  expect(catalogueHref('de', 'damen/bhs', 3)).toBe('/de/catalogue/damen/bhs/3');
  expect(catalogueHref('es', 'mujer')).toBe('/catalogue/mujer');
  expect(colourHref('/en/catalogue/camelia-bra-sj1045', 'NEG')).toBe('/en/catalogue/camelia-bra-sj1045/neg');
});
