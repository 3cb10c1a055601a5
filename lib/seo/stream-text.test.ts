import { expect, test } from '@jest/globals';
import { streamText } from './sitemap';

function* rows(count: number, made: { count: number }): Generator<string> {
  for (; made.count < count; made.count++) yield `<row${made.count}/>\n`;
}

test.each([0, 1, 99, 100, 101, 15_000])('F031 all of %i rows arrive in order', async (count) => {
  const text = await new Response(streamText(rows(count, { count: 0 }))).text();
  expect(text).toBe([...rows(count, { count: 0 })].join(''));
});

test('F031 the first read generates fewer than 500 of 15,000 rows', async () => {
  const made = { count: 0 };
  const reader = streamText(rows(15_000, made)).getReader();
  await reader.read();
  expect(made.count).toBeLessThan(500);
  await reader.cancel();
});
