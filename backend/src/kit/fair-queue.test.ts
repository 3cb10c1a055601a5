import { expect, test } from '@jest/globals';
import { createFairQueue, QueueFull } from './fair-queue.ts';

const bounds = { atOnce: 1, mostOfOne: 3, mostOfAll: 5 };
const stays = new AbortController().signal;

/** A queue whose work the test finishes; `begun` is the order in which it started. */
function aQueue(given: Partial<typeof bounds> = {}) {
  const takeTurn = createFairQueue({ ...bounds, ...given });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, signal = stays) =>
    takeTurn({ name, signal }, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  async function finishOne() {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { ask, begun, finishOne };
}

test('at most the allowed number of jobs runs at a time, and a failed one frees its slot', async () => {
  const takeTurn = createFairQueue({ ...bounds, atOnce: 2 });
  let running = 0;
  const seen: number[] = [];
  const work = (fails: boolean) =>
    takeTurn({ name: 'one', signal: stays }, async () => {
      running += 1;
      seen.push(running);
      await new Promise(setImmediate);
      running -= 1;
      if (fails) throw new Error('unreadable');
    });
  const ends = await Promise.allSettled([work(false), work(true), work(false), work(true), work(false)]);
  expect(seen).toHaveLength(5);
  expect(Math.max(...seen)).toBe(2);
  expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

test('a visitor waits for one job of each other visitor, not for all of theirs', async () => {
  const { ask, begun, finishOne } = aQueue();
  const all = [ask('many'), ask('many'), ask('many'), ask('few'), ask('other'), ask('few')];
  for (const _ of all) await finishOne();
  await Promise.all(all);
  expect(begun).toEqual(['many', 'many', 'few', 'other', 'many', 'few']);
});

test('a visitor with too many jobs is refused at once, and so is everyone when the queue is full', async () => {
  const { ask, finishOne } = aQueue();
  const taken = [ask('many'), ask('many'), ask('many'), ask('many')];
  await expect(ask('many')).rejects.toThrow(QueueFull);
  taken.push(ask('few'), ask('few'));
  await expect(ask('other')).rejects.toThrow(QueueFull);
  for (const _ of taken) await finishOne();
  expect(await Promise.all(taken)).toHaveLength(6);
});

test('an aborted job is never started', async () => {
  const { ask, begun, finishOne } = aQueue();
  const leaves = new AbortController();
  const first = ask('stays');
  const left = ask('leaves', leaves.signal);
  const last = ask('stays');
  leaves.abort();
  await expect(left).rejects.toThrow(QueueFull);
  await expect(ask('leaves', leaves.signal)).rejects.toThrow(QueueFull);
  await finishOne();
  await finishOne();
  await Promise.all([first, last]);
  expect(begun).toEqual(['stays', 'stays']);
  const next = ask('next');
  await finishOne();
  expect(await next).toBe('next');
});
