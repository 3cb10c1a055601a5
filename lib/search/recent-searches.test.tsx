import { afterEach, expect, jest, test } from '@jest/globals';
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('F007 the latest five searches are kept, each once, the latest first', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2', '  ']) rememberSearch(text);
  expect(listRecentSearches()).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
  forgetSearches();
  expect(listRecentSearches()).toEqual([]);
});

test.each(['{', '"x"', '{"a":1}', '[1, null, {}]', '["  ", "a\\u0000b"]'])(
  'F007 a store that holds %s is an empty list',
  (kept) => {
    localStorage.setItem('recent-searches', kept);
    expect(listRecentSearches()).toEqual([]);
  },
);

test('F007 a closed store stops nobody from searching', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(closed);
  rememberSearch('satin');
  forgetSearches();
  expect(listRecentSearches()).toEqual([]);
});
