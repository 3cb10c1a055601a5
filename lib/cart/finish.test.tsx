import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { aCartRecord } from '@/lib/testing/factories';
import { addToCart, clearCart, listLines } from './cart';
import { toCartLine } from './cart-line';
import { finish } from './finish';
import { begin, end, isMine, listLeft } from './unfinished';

const line = { ...toCartLine(aCartRecord()), quantity: 2 };
const quantities = async () => {
  const answer = await listLines();
  return answer.ok && answer.value.map(({ quantity }) => quantity);
};
/** The page that began goes, and another one is there. */
const goOn = () => {
  const all = JSON.parse(sessionStorage.getItem('products-EU:coming') ?? '[]');
  sessionStorage.setItem('products-EU:coming', JSON.stringify(all.map((each: object) => ({ ...each, page: 1 }))));
};

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
});

test('S03 what was on its way into the bag when the page went comes in on the next one, once', async () => {
  const id = begin(line);
  expect(listLeft()).toEqual([]);
  goOn();
  await finish();
  expect(await quantities()).toEqual([2]);
  await finish();
  // The page that began it wakes up again.
  await addToCart(line, () => isMine(id));
  expect([await quantities(), sessionStorage.getItem('products-EU:coming')]).toEqual([[2], null]);
});

test('S03 what came in as the page went, with nobody left to say so, does not come in again', async () => {
  const id = begin(line);
  await addToCart(line, () => isMine(id));
  goOn();
  await finish();
  expect([await quantities(), sessionStorage.getItem('products-EU:coming')]).toEqual([[2], null]);
});

test('two that were on their way both come in', async () => {
  for (const key of ['482157', '482158']) begin({ ...line, key });
  goOn();
  await finish();
  expect(await quantities()).toEqual([2, 2]);
});

test('what has come in is no longer on its way', () => {
  end(begin(line));
  goOn();
  expect(listLeft()).toEqual([]);
});
