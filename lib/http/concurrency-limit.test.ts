import { expect, test } from '@jest/globals';
import { createConcurrencyLimit } from './concurrency-limit';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more than the limit run at once, and the others follow in order', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  for (const who of [1, 2, 3, 4]) void limit.take().then(() => begun.push(who));
  await settled();
  expect(begun).toEqual([1, 2]);
  limit.give();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  limit.give();
  await settled();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('a slot returned while none is waiting is free again', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  await limit.take();
  limit.give();
  let hasTurn = false;
  void limit.take().then((taken) => {
    hasTurn = taken;
  });
  await settled();
  expect(hasTurn).toBe(true);
});

test('when the queue is full, `take` is refused at once', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  await limit.take();
  void limit.take();
  await expect(limit.take()).resolves.toBe(false);
});
