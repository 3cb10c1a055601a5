import { expect, test } from '@jest/globals';
import { createRoom } from './room.ts';

const inTime = new AbortController().signal;

test('past so many calls under way the next one is told to come again, until one has ended', async () => {
  const room = createRoom(2);
  const ends: (() => void)[] = [];
  const call = () => room(inTime, () => new Promise<void>((end) => ends.push(end)));
  const under = [call(), call()];
  await expect(call()).rejects.toMatchObject({ status: 503, key: 'error.busy', retryAfter: 2 });
  ends[0]?.();
  await under[0];
  const next = call();
  for (const end of ends) end();
  await Promise.all([...under, next]);
  await expect(room(inTime, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(Promise.all([room(inTime, async () => 1), room(inTime, async () => 2)])).resolves.toEqual([1, 2]);
});

test('a call that passed its deadline gives its place back once, however it ends later', async () => {
  const room = createRoom(1);
  const deadline = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = room(deadline.signal, () => promise);
  await expect(room(inTime, async () => 'kept out')).rejects.toMatchObject({ status: 503 });
  deadline.abort();
  await expect(room(inTime, async () => 'let in')).resolves.toBe('let in');
  resolve('late');
  await expect(late).resolves.toBe('late');
  const next = room(inTime, () => new Promise<void>(() => {}));
  await expect(room(inTime, async () => 'kept out')).rejects.toMatchObject({ status: 503 });
  void next;
});
