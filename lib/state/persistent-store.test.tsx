import { afterEach, expect, jest, test } from '@jest/globals';
import { createPersistentStore } from './persistent-store';

const none = { count: 0 };
const make = () =>
  createPersistentStore('kept', none, (found) => ({ count: Number((found as { count?: number }).count ?? 0) }));
const fromAnotherTab = (text: string) => {
  localStorage.setItem('kept', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a value survives the page, and is removed from the device when it becomes empty', () => {
  make().set({ count: 2 });
  expect(make().get()).toEqual({ count: 2 });
  make().set(none);
  expect(localStorage.getItem('kept')).toBeNull();
});

test('a change in another tab notifies subscribers', () => {
  const store = make();
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get().count));
  fromAnotherTab('{"count":3}');
  leave();
  fromAnotherTab('{"count":4}');
  expect(heard).toEqual([3]);
  expect(store.load()).toEqual({ count: 4 });
});

test('a change by another tab between the first read and the first subscriber is not missed', () => {
  const store = make();
  expect(store.get()).toEqual(none);
  localStorage.setItem('kept', '{"count":3}');
  store.subscribe(() => {})();
  const known = store.get();
  expect(known).toEqual({ count: 3 });
  store.subscribe(() => {})();
  expect(store.get()).toBe(known);
});

test('an unreadable value counts as empty, and reading does not change it', () => {
  localStorage.setItem('kept', '{');
  expect(make().get()).toBe(none);
  localStorage.setItem('kept', 'null');
  expect(make().get()).toBe(none);
  expect(localStorage.getItem('kept')).toBe('null');
});

test('with storage blocked the value lives as long as the page, and `isClosed` is set', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = make();
  store.set({ count: 5 });
  expect([store.isClosed(), store.load()]).toEqual([true, { count: 5 }]);
  full.mockRestore();
  store.set({ count: 6 });
  expect([store.isClosed(), localStorage.getItem('kept')]).toEqual([false, '{"count":6}']);
});
