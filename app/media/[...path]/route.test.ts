import { expect, test } from '@jest/globals';
import { backendServer, withSettings } from '@/lib/testing/backend-server';
import { GET } from './route';

const backend = backendServer();
withSettings({
  get BACKEND_URL() {
    return backend.url();
  },
});

const path = ['abc', '92.webp'];
const ask = (init: RequestInit) =>
  GET(new Request('https://shop.example/media/abc/92.webp', init), { params: Promise.resolve({ path }) });

test('the backend receives the IP address of the browser that asks for a picture, and no cookie', async () => {
  await ask({ headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'secret=1' } });
  expect(backend.asked).toMatchObject([{ url: '/media/abc/92.webp', headers: { 'x-forwarded-for': '203.0.113.9' } }]);
  expect(backend.asked[0]?.headers).not.toHaveProperty('cookie');
});

test('an aborted request for a picture is aborted at the backend', async () => {
  const visit = new AbortController();
  const left = new Promise<void>((resolve) => {
    backend.answers((_, response) => {
      response.once('close', resolve);
      visit.abort();
    });
  });
  expect((await ask({ signal: visit.signal })).status).toBe(503);
  await left;
});

test('F012 a player gets the part of a video that it asks for', async () => {
  backend.answers((_, response) => {
    response.writeHead(206, { 'content-range': 'bytes 0-3/9', 'accept-ranges': 'bytes', 'content-length': '4' });
    response.end('film');
  });
  const part = await ask({ headers: { range: 'bytes=0-3', 'if-range': '"etag"' } });
  expect(backend.asked[0]?.headers).toMatchObject({ range: 'bytes=0-3', 'if-range': '"etag"' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-3/9', 'film']);
  backend.answers((_, response) => response.writeHead(416, { 'content-range': 'bytes */9' }).end());
  const outside = await ask({ headers: { range: 'bytes=99-' } });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */9']);
});
