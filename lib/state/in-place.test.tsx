import { expect, test } from '@jest/globals';
import { replaceAddress, wasInPlace } from './in-place';

test('F008 an address taken on in place is known once, and is no step in the history', () => {
  const steps = window.history.length;
  replaceAddress('/catalogue/alba/neg');
  replaceAddress('/catalogue/alba/mar');
  expect([window.location.pathname, window.history.length]).toEqual(['/catalogue/alba/mar', steps]);
  expect([wasInPlace('/catalogue/alba/mar'), wasInPlace('/catalogue/alba/mar')]).toEqual([true, false]);
});

test('F008 another page is a new page', () => {
  replaceAddress('/catalogue/alba/neg');
  expect(wasInPlace('/catalogue/mujer')).toBe(false);
});
