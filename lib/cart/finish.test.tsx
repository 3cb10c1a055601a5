import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { aCartRecord } from '@/lib/testing/factories';
import { addToCart, clearCart, listLines } from './cart';
import { toCartLine } from './cart-line';
import { finish } from './finish';
import { begin, end, endRefused, listUnfinished } from './unfinished';

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

test('S03 what was on its way into the bag when the page went comes in on the next one, once', async () => {
  const id = begin(line);
  await finish(listUnfinished());
  expect([await quantities(), left()]).toEqual([[2], null]);
  // The page that began it wakes up again, and so does a copy of its tab.
  expect(await addToCart(line, id)).toMatchObject({ ok: true, value: { added: 2 } });
  expect(await quantities()).toEqual([2]);
  // Even where she has taken it out meanwhile.
  await clearCart();
  await addToCart(line, id);
  expect(await quantities()).toEqual([]);
});

test('S03 what came in as the page went, with nobody left to say so, does not come in again', async () => {
  await addToCart(line, begin(line));
  await finish(listUnfinished());
  expect([await quantities(), left()]).toEqual([[2], null]);
});

test('S03 of two that were on their way the second comes in after the first did', async () => {
  const ids = [line, other].map(begin);
  await addToCart(line, ids[0]);
  end(ids[0] ?? '');
  await finish(listUnfinished());
  expect(await quantities()).toEqual([2, 2]);
});

test('S03 a copy of the tab, which has the note as well, brings nothing twice', async () => {
  const id = begin(line);
  const copied = left() ?? '';
  await addToCart(line, id);
  end(id);
  sessionStorage.setItem('products-EU:coming', copied);
  await finish(listUnfinished());
  expect(await quantities()).toEqual([2]);
});

test('the same piece asked for twice comes in twice', async () => {
  for (const id of [begin(line), begin(line)]) await addToCart(line, id);
  expect(await quantities()).toEqual([4]);
});

test('what was refused is on its way as long as the page may be going, and no longer', () => {
  jest.useFakeTimers();
  endRefused(begin(line));
  expect(listUnfinished()).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(left()).toBeNull();
  jest.useRealTimers();
});

test('where a tab keeps nothing pieces come in all the same, and what makes no sense in it is left', async () => {
  sessionStorage.setItem('products-EU:coming', '[null, {"id": "1"}, 7]');
  await finish(listUnfinished());
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  await addToCart(line, begin(line));
  jest.restoreAllMocks();
  expect(await quantities()).toEqual([2]);
});
