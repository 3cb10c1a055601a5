import { expect, test } from '@jest/globals';
import { createTurns } from './turns';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more than so many have a turn at once, and the others follow in their order', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  for (const who of [1, 2, 3, 4]) void turns.take().then(() => begun.push(who));
  await settled();
  expect(begun).toEqual([1, 2]);
  turns.give();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  turns.give();
  await settled();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('a turn that was given back with nobody in line is free again', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  await turns.take();
  turns.give();
  let hasTurn = false;
  void turns.take().then((taken) => {
    hasTurn = taken;
  });
  await settled();
  expect(hasTurn).toBe(true);
});

test('whoever finds the line full is told at once', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  await turns.take();
  void turns.take();
  await expect(turns.take()).resolves.toBe(false);
});
