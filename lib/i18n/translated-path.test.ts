import { expect, test } from '@jest/globals';
import { translatedPath } from './translated-path';

const es = '/catalogue/sujetador-alba';
const de = '/de/catalogue/alba-bh';

test.each([
  ['a page that is as it came', es, es, de, de],
  ['a product that took a colour on', `${es}/neg`, es, de, `${de}/neg`],
  ['a colour that took another one on', `${es}/mar`, `${es}/neg`, `${de}/neg`, `${de}/mar`],
  ['a colour that is as it came', `${es}/neg`, `${es}/neg`, `${de}/neg`, `${de}/neg`],
  [
    'a page of a department',
    '/catalogue/mujer/2',
    '/catalogue/mujer/2',
    '/de/catalogue/damen/2',
    '/de/catalogue/damen/2',
  ],
  ['a page whose head came for another one', '/catalogue/otra', es, de, de],
])('F008 F028 the translation of %s is the same page in the other language', (_, now, own, twin, expected) => {
  expect(translatedPath(now, own, twin)).toBe(expected);
});
