import { expect, test } from '@jest/globals';
import { createRoom } from './room.ts';

test('past so many calls under way the next one is told to come again, until one has ended', async () => {
  const room = createRoom(2);
  const ends: (() => void)[] = [];
  const call = () => room(() => new Promise<void>((end) => ends.push(end)));
  const under = [call(), call()];
  await expect(call()).rejects.toMatchObject({ status: 503, key: 'error.busy', retryAfter: 2 });
  ends[0]?.();
  await under[0];
  const next = call();
  for (const end of ends) end();
  await Promise.all([...under, next]);
  await expect(room(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(Promise.all([room(async () => 1), room(async () => 2)])).resolves.toEqual([1, 2]);
});
