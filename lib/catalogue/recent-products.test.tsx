import { afterEach, expect, jest, test } from '@jest/globals';
import { forgetProducts, listRecent, recentMax, rememberProduct } from './recent-products';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('F014 the tab remembers the last twelve products, each once, the newest first', () => {
  for (let each = 1; each <= 14; each += 1) rememberProduct(`V${each}`);
  rememberProduct('V10');
  expect(listRecent()).toHaveLength(recentMax);
  expect(listRecent().slice(0, 3)).toEqual(['V10', 'V14', 'V13']);
});

test('F014 the tab stores references of products only, and deletes them on request', () => {
  rememberProduct('V1');
  expect(Object.entries(sessionStorage)).toEqual([['recent-products', '["V1"]']]);
  forgetProducts();
  expect([listRecent(), sessionStorage.length]).toEqual([[], 0]);
});

test.each(['', '{', '{"a":1}', '[1,null,"V1"]'])('F014 a stored %j breaks nothing', (kept) => {
  sessionStorage.setItem('recent-products', kept);
  expect(listRecent()).toEqual(kept.includes('V1') ? ['V1'] : []);
});

test('F014 with storage blocked nothing is remembered and nothing throws', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('closed');
    });
  rememberProduct('V1');
  forgetProducts();
  expect(listRecent()).toEqual([]);
});
