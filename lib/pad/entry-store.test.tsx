import { afterEach, expect, jest, test } from '@jest/globals';
import type { Entry } from './entry';
import { createEntryStore } from './entry-store';

const anEntry = (key: string) => ({ key, code: '100231', quantity: 1, outcome: null, client: null }) as Entry;
const keysOf = (store: ReturnType<typeof createEntryStore>) => store.get().entries.map(({ key }) => key);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('N20 two tabs that have not heard of each other yet keep each other’s lines', () => {
  const [one, other] = [createEntryStore('7'), createEntryStore('7')];
  one.load();
  other.load();
  one.add([anEntry('a')]);
  other.add([anEntry('b')]);
  one.remove(['a']);
  one.load();
  expect(keysOf(one)).toEqual(['b']);
});

test('N20 in a browser that keeps nothing the lines live as long as the page', () => {
  const store = createEntryStore('7');
  store.load();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  store.add([anEntry('a')]);
  store.load();
  store.add([anEntry('b')]);
  expect(keysOf(store)).toEqual(['a', 'b']);
  expect(store.isClosed()).toBe(true);
});

test('N20 S01 the lines of one executive are not another’s', () => {
  createEntryStore('7').add([anEntry('a')]);
  const other = createEntryStore('8');
  other.load();
  expect(keysOf(other)).toEqual([]);
});
