import { afterEach, expect, jest, test } from '@jest/globals';
import { createKeptStore } from './kept-store';

const none = { count: 0 };
const make = () =>
  createKeptStore('kept', none, (found) => ({ count: Number((found as { count?: number }).count ?? 0) }));
const fromAnotherTab = (text: string) => {
  localStorage.setItem('kept', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a value outlives the page, and nothing of it stays on the device once it is none', () => {
  make().set({ count: 2 });
  expect(make().get()).toEqual({ count: 2 });
  make().set(none);
  expect(localStorage.getItem('kept')).toBeNull();
});

test('what another tab writes is heard', () => {
  const store = make();
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get().count));
  fromAnotherTab('{"count":3}');
  leave();
  fromAnotherTab('{"count":4}');
  expect(heard).toEqual([3]);
  expect(store.load()).toEqual({ count: 4 });
});

test('what another tab writes after the first look and before anybody listens is known to who listens', () => {
  const store = make();
  expect(store.get()).toEqual(none);
  localStorage.setItem('kept', '{"count":3}');
  store.subscribe(() => {})();
  const known = store.get();
  expect(known).toEqual({ count: 3 });
  store.subscribe(() => {})();
  expect(store.get()).toBe(known);
});

test('what cannot be understood is none, and stays until something is kept', () => {
  localStorage.setItem('kept', '{');
  expect(make().get()).toBe(none);
  localStorage.setItem('kept', 'null');
  expect(make().get()).toBe(none);
  expect(localStorage.getItem('kept')).toBe('null');
});

test('where the browser keeps nothing the value lives with the page, and that is said', () => {
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
