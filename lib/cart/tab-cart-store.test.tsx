import { beforeEach, expect, jest, test } from '@jest/globals';
import { aCartRecord } from '@/lib/testing/factories';
import { createTabCartStore } from './tab-cart-store';

const unseen = () => {};
const put = (change: Parameters<typeof aCartRecord>[0]) => () => aCartRecord(change);

beforeEach(() => sessionStorage.clear());

test('what a tab stores is there after its next page', async () => {
  const store = createTabCartStore('products-EU');
  await store.change('b', put({ _id: 'b', puesta: 2 }), unseen);
  await store.change('a', put({ _id: 'a', puesta: 1 }), unseen);
  const next = createTabCartStore('products-EU');
  expect((await next.list(unseen)).map(({ _id }) => _id)).toEqual(['a', 'b']);
  await next.change('a', () => null, unseen);
  await next.clear(unseen);
  expect(await createTabCartStore('products-EU').list(unseen)).toEqual([]);
});

test.each(['{', '7', '[{"_id":1}]'])('unreadable tab storage %s counts as empty', async (text) => {
  sessionStorage.setItem('products-EU', text);
  expect(await createTabCartStore('products-EU').list(unseen)).toEqual([]);
});

test('with tab storage blocked the page’s memory holds the lines', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const store = createTabCartStore('products-EU');
  await store.change('a', put({ _id: 'a' }), unseen);
  expect(await store.list(unseen)).toHaveLength(1);
  write.mockRestore();
});
