import { expect, test } from '@jest/globals';
import { addToCompareHref, compareHref, joinCompared, parseCompared } from './comparison-rules';

const item = (reference: string, colour = 'NEG') => ({ reference, colour });
const five = ['V1', 'V2', 'V3', 'V4', 'V5'].map((reference) => item(reference));

test('F016 up to four styles are compared, each once, in the order of choosing', () => {
  expect(joinCompared([item('V2')], [item('V1'), item('V2', 'ARE')])).toEqual([item('V2'), item('V1')]);
  expect(joinCompared([], five)).toEqual(five.slice(0, 4));
});

test('F016 the address lists the compared styles, and invalid parts are dropped', () => {
  const address = new URL(compareHref('de', five.slice(0, 2)), 'https://shop.example');
  expect(address.pathname).toBe('/de/compare');
  const query = Object.fromEntries(address.searchParams);
  expect(query).toEqual({ items: 'V1.NEG,V2.NEG' });
  expect(parseCompared(query)).toEqual(five.slice(0, 2));
  expect(parseCompared({ items: '<b>,V1,V1.NEG,V1.ARE,, ' })).toEqual([item('V1')]);
  expect(parseCompared({})).toEqual([]);
});

test('F016 without script one more style is added to those of the address', () => {
  expect(addToCompareHref('es', item('V3'))).toBe('/compare?add=V3.NEG');
  expect(parseCompared({ items: ['V1.NEG', 'V2.NEG'], add: 'V3.NEG' })).toEqual(five.slice(0, 3));
});
