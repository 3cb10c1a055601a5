import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { aCartRecord } from '@/lib/testing/factories';
import { applyPendingAdds } from './apply-pending-adds';
import { addToCart, clearCart, listLines } from './cart';
import { toCartLine } from './cart-line';
import { listPendingAdds, recordPendingAdd, removePendingAdd, removeRefusedAdd } from './pending-adds';

const line = { ...toCartLine(aCartRecord()), quantity: 2 };
const other = { ...line, key: '482158' };
const quantities = async () => {
  const answer = await listLines();
  return answer.ok && answer.value.map(({ quantity }) => quantity);
};
const left = () => sessionStorage.getItem('products-EU:coming');

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
});

test('S03 an addition pending at navigation is applied on the next page, once', async () => {
  const id = recordPendingAdd(line);
  await applyPendingAdds(listPendingAdds());
  expect([await quantities(), left()]).toEqual([[2], null]);
  // The page that began it may resume from the back/forward cache, and so may a copy of its tab.
  expect(await addToCart(line, id)).toMatchObject({ ok: true, value: { added: 2 } });
  expect(await quantities()).toEqual([2]);
  // Also when the line has been removed meanwhile.
  await clearCart();
  await addToCart(line, id);
  expect(await quantities()).toEqual([]);
});

test('S03 an addition applied just before the page went is not applied again', async () => {
  await addToCart(line, recordPendingAdd(line));
  await applyPendingAdds(listPendingAdds());
  expect([await quantities(), left()]).toEqual([[2], null]);
});

test('S03 of two pending additions the second is applied after the first', async () => {
  const ids = [line, other].map(recordPendingAdd);
  await addToCart(line, ids[0]);
  removePendingAdd(ids[0] ?? '');
  await applyPendingAdds(listPendingAdds());
  expect(await quantities()).toEqual([2, 2]);
});

test('S03 a duplicated tab, which holds the same pending addition, adds nothing twice', async () => {
  const id = recordPendingAdd(line);
  const copied = left() ?? '';
  await addToCart(line, id);
  removePendingAdd(id);
  sessionStorage.setItem('products-EU:coming', copied);
  await applyPendingAdds(listPendingAdds());
  expect(await quantities()).toEqual([2]);
});

test('the same piece added twice is added twice', async () => {
  for (const id of [recordPendingAdd(line), recordPendingAdd(line)]) await addToCart(line, id);
  expect(await quantities()).toEqual([4]);
});

test('a refused addition is still pending at first and is removed within a second', () => {
  jest.useFakeTimers();
  removeRefusedAdd(recordPendingAdd(line));
  expect(listPendingAdds()).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(left()).toBeNull();
  jest.useRealTimers();
});

test('with tab storage blocked pieces are still added, and unreadable entries are ignored', async () => {
  sessionStorage.setItem('products-EU:coming', '[null, {"id": "1"}, 7]');
  await applyPendingAdds(listPendingAdds());
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  await addToCart(line, recordPendingAdd(line));
  jest.restoreAllMocks();
  expect(await quantities()).toEqual([2]);
});
