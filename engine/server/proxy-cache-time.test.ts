import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { limitProxyCacheTime } from './proxy-cache-time.ts';

function anAnswer(now: number) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  limitProxyCacheTime(response, () => now);
  return response;
}

test('our proxy caches until the end of the current second what shared caches may store', () => {
  const response = anAnswer(1_700_000_000_999);
  response.setHeader('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100');
  expect(response.getHeader('x-accel-expires')).toBe('@1700000000');
});

test('a cached page is fresh from now on, not from when it was cached', () => {
  const response = anAnswer(1_700_000_007_000);
  response.setHeader('cache-control', 's-maxage=900');
  response.setHeader('x-accel-expires', '@1700000000');
  expect(response.getHeader('x-accel-expires')).toBe('@1700000007');
});

test('headers of uncacheable and of immutable responses are not touched', () => {
  for (const control of ['private, no-store', 'public, max-age=31536000, immutable']) {
    const response = anAnswer(0);
    response.setHeader('cache-control', control);
    expect(response.getHeaderNames()).toEqual(['cache-control']);
  }
});
