import { expect, test } from '@jest/globals';
import { toPadPath, toPadSetPath } from './pad-path';
import { readPadCode, readPadReturn, readPadSet } from './pad-queries';

const read = (address: string) => {
  const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  return [readPadCode(query), readPadReturn(query)];
};

test('a product links to the pad with its code and quantity in the field, and the pad links back', () => {
  expect(read(toPadPath('482157'))).toEqual(['482157', null]);
  const page = '/en/catalogue/bras/full-cup/camelia-BR1450';
  expect(read(toPadPath('482157', 3, page))).toEqual(['3*482157', page]);
});

test('N28 a set links to the pad with the codes of its pieces, and a set with an invalid or a single code is ignored', () => {
  const page = '/de/catalogue/bras/full-cup/camelia-BR1450';
  const query = new URLSearchParams(toPadSetPath(['482157', '982157'], page).split('?')[1]);
  const code = query.getAll('code');
  expect([readPadSet({ code }), readPadCode({ code }), query.get('from')]).toEqual([['482157', '982157'], '', page]);
  expect(readPadSet({ code: ['482157', '<b>'] })).toEqual([]);
  expect(readPadSet({ code: Array.from({ length: 3 }, () => '482157') })).toEqual([]);
  expect(readPadSet({ code: '482157' })).toEqual([]);
});

test.each([
  ['?code=%3Cb%3E&from=/catalogue/a', ['', '/catalogue/a']],
  ['?code=1&quantity=1000&from=https://other.example/catalogue/a', ['1', null]],
  ['?code=1&quantity=-1&from=//other.example/catalogue/a', ['1', null]],
  ['?from=/catalogue/../validation', ['', null]],
  ['', ['', null]],
])('of the forged address %s only valid parts are used', (address, taken) => {
  expect(read(address)).toEqual(taken);
});
