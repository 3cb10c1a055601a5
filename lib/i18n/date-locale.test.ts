import { expect, test } from '@jest/globals';
import { shopDates } from './date-locale';

test('on the server equal date options share one formatter', () => {
  expect(shopDates('es', { dateStyle: 'long' })).toBe(shopDates('es', { dateStyle: 'long' }));
  const moment = Date.UTC(2026, 10, 26, 23, 30);
  expect(shopDates('es', { dateStyle: 'long' }).format(moment)).toBe('27 de noviembre de 2026');
  expect(shopDates('en', { dateStyle: 'long' }).format(moment)).toBe('27 November 2026');
  expect(shopDates('es', { dateStyle: 'short' }).format(moment)).toBe('27/11/26');
});
