import { expect, test } from '@jest/globals';
import { extractCodes, extractSizes } from './parse-query.ts';

const sizes = ['70B', '85B', '85C', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'S-M', 'L-XL'];

test.each([
  ['negro 85B', ['85B'], 'negro'],
  ['85b negro', ['85B'], 'negro'],
  ['85 B, negro', ['85B'], 'negro'],
  ['braga xl', ['XL', 'L-XL'], 'braga'],
  ['pantis M', ['M', 'S-M'], 'pantis'],
  ['faja XXXL', ['3XL'], 'faja'],
  ['medias s-m', ['S-M'], 'medias'],
  // A word's remainder is no size, and neither is a number alone.
  ["women's bra", [], "women's bra"],
  ['sj 85', [], 'sj 85'],
  ['99Z', [], '99Z'],
  ['', [], ''],
])('F007 in %j the sizes are %j', (text, found, rest) => {
  expect(extractSizes(text, sizes)).toEqual({ sizes: found, rest });
});

test.each([
  ['27919554', ['27919554']],
  ['27 919 554', ['27919554']],
  ['código 27919554', ['27919554']],
  ['27919554, 28010001', ['27919554', '28010001']],
  ['ab-1234', ['AB-1234']],
  ['sj1010', ['SJ1010']],
  ['1010', []],
  ['sujetador', []],
])('C011 in %j %j may be codes of articles', (text, codes) => {
  expect(extractCodes(text)).toEqual(codes);
});
