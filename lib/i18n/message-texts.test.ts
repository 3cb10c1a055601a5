import { expect, test } from '@jest/globals';
import { fill, fillCount } from './message-texts';

test('a template gets its values, and keeps placeholders without a value', () => {
  expect(fill('{name}: {price}, {name}', { name: 'Alba', price: '1.00' })).toBe('Alba: 1.00, Alba');
  expect(fill('{name} {other}', { name: '$& {other}' })).toBe('$& {other} {other}');
});

test.each([
  [0, '0 colores'],
  [1, '1 color'],
  [2, '2 colores'],
])('the count %s gives "%s"', (count, words) => {
  expect(fillCount({ one: '{count} color', other: '{count} colores' }, count)).toBe(words);
});
