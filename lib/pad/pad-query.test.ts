import { expect, test } from '@jest/globals';
import { padAddress } from './pad-address';
import { readPadCode, readPadReturn } from './pad-query';

const read = (address: string) => {
  const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  return [readPadCode(query), readPadReturn(query)];
};

test('a product leads to the pad with its code and pieces in the field, and the pad leads back', () => {
  expect(read(padAddress('482157'))).toEqual(['482157', null]);
  const page = '/en/catalogue/bras/full-cup/camelia-BR1450';
  expect(read(padAddress('482157', 3, page))).toEqual(['3*482157', page]);
});

test.each([
  ['?code=%3Cb%3E&from=/catalogue/a', ['', '/catalogue/a']],
  ['?code=1&quantity=1000&from=https://other.example/catalogue/a', ['1', null]],
  ['?code=1&quantity=-1&from=//other.example/catalogue/a', ['1', null]],
  ['?from=/catalogue/../validation', ['', null]],
  ['', ['', null]],
])('of a made-up address %s nothing is taken that could not be ours', (address, taken) => {
  expect(read(address)).toEqual(taken);
});
