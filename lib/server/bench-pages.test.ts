import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { hideBenchPages } from './bench-pages.ts';

let inBuild = true;
const server = createServer((request, response) => {
  if (!hideBenchPages(request, response, (path) => inBuild && path === '/bench-floor')) response.end('next');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  inBuild = true;
  delete process.env.SHOP_PRODUCTION;
});

const goes = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).headers.get('location');
};
const floor = ['/bench-floor', '/bench-floor/', '/bench-floor/per-request', '/bench-floor?x=1'];
const home = '/home/your-catalog-sale-business';

test('R02 in a build without the workshop its pages are unknown paths and go home', async () => {
  inBuild = false;
  expect(await Promise.all(floor.map(goes))).toEqual(floor.map(() => home));
  expect(await goes('/bench-floors')).toBeNull();
});

test('in a build with the workshop its pages are unknown paths with the production flag, and pages without it', async () => {
  expect(await Promise.all(floor.map(goes))).toEqual(floor.map(() => null));
  process.env.SHOP_PRODUCTION = 'on';
  expect(await Promise.all(floor.map(goes))).toEqual(floor.map(() => home));
});
