import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shopState } from '@/lib/state/shop-state';
import { readBagCount, storeBagCount, watchBagCount } from './bag-count';

const bag = 'products-EU';
const key = `${bag}:count`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shopState.set({ shoppingQuantity: 0, clientQuantity: 0 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('E08 the count of a bag is known without opening its store, and each bag has its own', () => {
  storeBagCount(bag, 3, true, 'device');
  storeBagCount('client-products', 5, true, 'device');
  shopState.set({ shoppingQuantity: 0, clientQuantity: 0 });
  expect([readBagCount(bag), readBagCount('client-products')]).toEqual([3, 5]);
  expect(shopState.get()).toMatchObject({ shoppingQuantity: 3, clientQuantity: 5 });
});

test.each(['', 'x', '-1', 'NaN.1'])('E08 a stored count of %j is ignored', (text) => {
  localStorage.setItem(key, text);
  expect(readBagCount(bag)).toBeNull();
  expect(shopState.get().shoppingQuantity).toBe(0);
});

test('E08 each change notifies other tabs even when the count is the same; reading does not', () => {
  storeBagCount(bag, 3, true, 'device');
  const first = localStorage.getItem(key);
  storeBagCount(bag, 3, false, 'device');
  expect(localStorage.getItem(key)).toBe(first);
  storeBagCount(bag, 3, true, 'device');
  expect(localStorage.getItem(key)).not.toBe(first);
});

test('E08 reading corrects a count that differs', () => {
  localStorage.setItem(key, '9.1');
  storeBagCount(bag, 2, false, 'device');
  expect(readBagCount(bag)).toBe(2);
});

test('E08 the count of a bag in tab storage is in tab storage too', () => {
  storeBagCount(bag, 4, true, 'tab');
  expect(localStorage.getItem(key)).toBeNull();
  expect(readBagCount(bag)).toBe(4);
});

test('E08 when nothing can be written the count is removed rather than left wrong', () => {
  storeBagCount(bag, 2, true, 'device');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeBagCount(bag, 3, true, 'device');
  expect(shopState.get().shoppingQuantity).toBe(3);
  expect(readBagCount(bag)).toBeNull();
});

test('E08 changes in other tabs and returning to the page are noticed, other keys are not', () => {
  const heard = jest.fn();
  const leave = watchBagCount(bag, heard);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wish-list' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toHaveBeenCalledTimes(2);
});
