import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { limitFreshness } from './proxy-freshness.ts';

function anAnswer(now: number) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  limitFreshness(response, () => now);
  return response;
}

test('a proxy of ours keeps what shared caches may keep to the end of the running second', () => {
  const response = anAnswer(1_700_000_000_999);
  response.setHeader('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100');
  expect(response.getHeader('x-accel-expires')).toBe('@1700000000');
});

test('a page that was kept is fresh from now, not from when it was kept', () => {
  const response = anAnswer(1_700_000_007_000);
  response.setHeader('cache-control', 's-maxage=900');
  response.setHeader('x-accel-expires', '@1700000000');
  expect(response.getHeader('x-accel-expires')).toBe('@1700000007');
});

test('what nobody may keep, or everybody for ever, is not touched', () => {
  for (const control of ['private, no-store', 'public, max-age=31536000, immutable']) {
    const response = anAnswer(0);
    response.setHeader('cache-control', control);
    expect(response.getHeaderNames()).toEqual(['cache-control']);
  }
});
