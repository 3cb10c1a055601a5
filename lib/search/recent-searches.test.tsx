import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { recentSearches } from './recent-searches';

beforeEach(() => {
  recentSearches.load();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('F007 the latest five searches are stored, each once, the latest first', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2', '  ']) recentSearches.remember(text);
  expect(recentSearches.load()).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
  recentSearches.forget();
  expect(recentSearches.load()).toEqual([]);
});

test.each(['{', '"x"', '{"a":1}', '[1, null, {}]', '["  ", "a\\u0000b"]'])(
  'F007 an unreadable store with %s is an empty list',
  (kept) => {
    sessionStorage.setItem('recent-searches', kept);
    expect(recentSearches.load()).toEqual([]);
  },
);

test('F007 with tab storage blocked, a search is remembered as long as the page stays', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  recentSearches.remember('satin');
  expect(recentSearches.load()).toEqual(['satin']);
  recentSearches.forget();
  expect(recentSearches.load()).toEqual([]);
});
