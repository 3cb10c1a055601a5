import { expect, test } from '@jest/globals';
import { encodeBody } from '../answers/encoded-page.ts';
import { createMemoryStore, disabledStore, type PageStore, type StoredPage } from './page-store.ts';

async function page(text: string): Promise<StoredPage> {
  const [html, data] = [await encodeBody(Buffer.from(text)), await encodeBody(Buffer.from(`data of ${text}`))];
  return { ...html, status: 200, headers: {}, source: text, data, asking: false, freshUntil: 1 };
}
const has = (store: PageStore, ...paths: string[]) => paths.map((path) => store.has(path));

test('when there are too many pages the least recently used one is removed first', async () => {
  const [a, b, c] = [await page('aa'), await page('bb'), await page('cc')];
  const store = createMemoryStore(a.bytes + a.data.bytes + b.bytes + b.data.bytes);
  store.put('/a', a);
  store.put('/b', b);
  store.touch('/a');
  store.touch('/nowhere');
  store.put('/c', c);
  expect(has(store, '/a', '/b', '/c', '/nowhere')).toEqual([true, false, true, false]);
  expect(store.get('/c')).toBe(c);
});

test('a replaced or removed page takes no room', async () => {
  const [a, b] = [await page('aa'), await page('bb')];
  const store = createMemoryStore(a.bytes + a.data.bytes + b.bytes + b.data.bytes);
  for (let turn = 0; turn < 5; turn += 1) store.put('/a', { ...a });
  store.put('/b', b);
  expect(has(store, '/a', '/b')).toEqual([true, true]);
  for (let turn = 0; turn < 5; turn += 1) store.remove('/b');
  store.put('/b', b);
  expect(has(store, '/a', '/b')).toEqual([true, true]);
});

test('after a change a stored page is no longer fresh', async () => {
  const store = createMemoryStore();
  store.put('/a', await page('aa'));
  store.expire();
  expect(store.get('/a')?.freshUntil).toBe(0);
});

test('the disabled store keeps nothing', async () => {
  disabledStore.put('/a', await page('aa'));
  disabledStore.touch('/a');
  disabledStore.remove('/a');
  disabledStore.expire();
  expect([disabledStore.has('/a'), disabledStore.get('/a')]).toEqual([false, undefined]);
});
