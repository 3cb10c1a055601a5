import { expect, test } from '@jest/globals';
import { readBounded } from './read-bounded.ts';

test('an answer is read up to its limit in bytes', async () => {
  expect(await readBounded(new Response('ñandú...'), 10)).toBe('ñandú...');
  expect(await readBounded(new Response(null), 10)).toBe('');
  await expect(readBounded(new Response('ñandú....'), 10)).rejects.toThrow('10 bytes');
});
