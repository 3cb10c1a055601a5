import { expect, test } from '@jest/globals';
import { createLoadShedder } from './load-shedding.ts';

const inTime = new AbortController().signal;

test('past the maximum of concurrent calls the next one is told to retry, until one has ended', async () => {
  const loadShedder = createLoadShedder(2);
  const ends: (() => void)[] = [];
  const call = () => loadShedder(inTime, () => new Promise<void>((end) => ends.push(end)));
  const under = [call(), call()];
  await expect(call()).rejects.toMatchObject({ status: 503, key: 'error.busy', retryAfter: 2 });
  ends[0]?.();
  await under[0];
  const next = call();
  for (const end of ends) end();
  await Promise.all([...under, next]);
  await expect(loadShedder(inTime, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(Promise.all([loadShedder(inTime, async () => 1), loadShedder(inTime, async () => 2)])).resolves.toEqual([
    1, 2,
  ]);
});

test('a call that passed its deadline frees its slot once, however it ends later', async () => {
  const loadShedder = createLoadShedder(1);
  const deadline = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = loadShedder(deadline.signal, () => promise);
  await expect(loadShedder(inTime, async () => 'kept out')).rejects.toMatchObject({ status: 503 });
  deadline.abort();
  await expect(loadShedder(inTime, async () => 'let in')).resolves.toBe('let in');
  resolve('late');
  await expect(late).resolves.toBe('late');
  const next = loadShedder(inTime, () => new Promise<void>(() => {}));
  await expect(loadShedder(inTime, async () => 'kept out')).rejects.toMatchObject({ status: 503 });
  void next;
});
