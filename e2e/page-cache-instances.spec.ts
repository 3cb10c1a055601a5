import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from './fixtures';
import { createShopsBehindNginx } from './shop-behind-nginx';

// The configuration of deploy/ in front of stand-in storefronts, which answer as the test wants.

const shops = createShopsBehindNginx();
test.afterEach(() => shops.stop());

const says =
  (words: string): RequestListener =>
  (_, response) =>
    response.end(words);

test('T05 the absence of a file is not kept: the next build may have it', async () => {
  let isThere = false;
  const { get } = await shops.startStandIn((_, response) => {
    response.writeHead(isThere ? 200 : 404, { 'cache-control': 's-maxage=31536000' });
    response.end('a file');
  });
  for (const path of ['/_next/static/chunks/of-the-next-build.js', '/sitemaps/products-9.xml', '/media/new/92.avif']) {
    const look = async () => {
      const { status, cache } = await get(path);
      return [path, status, cache];
    };
    isThere = false;
    for (let time = 0; time < 2; time += 1) expect(await look()).toEqual([path, 404, 'MISS']);
    isThere = true;
    expect(await look()).toEqual([path, 200, 'MISS']);
    expect(await look()).toEqual([path, 200, 'HIT']);
  }
});

test('no request fails while two storefronts are restarted one after the other', async () => {
  const { get, instances } = await shops.startTwo([says('first'), says('second')]);
  const answers: string[] = [];
  const askFor = async (count: number) => {
    for (let time = 0; time < count; time += 1) {
      const { status, text } = await get('/clients/login');
      answers.push(`${status} ${text}`);
    }
  };
  for (const [instance, other] of [
    [instances[0], '200 second'],
    [instances[1], '200 first'],
  ] as const) {
    // Some requests are under way when it ends.
    await Promise.all([askFor(10), instance.stop()]);
    answers.length = 0;
    await askFor(10);
    expect([...new Set(answers)]).toEqual([other]);
    await Promise.all([askFor(10), instance.start()]);
    expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
  }
});

test('a notice of change reaches both storefronts, and no visitor reaches the second one’s address for notices', async () => {
  const heard: unknown[] = [];
  let status = 200;
  const hears =
    (name: string): RequestListener =>
    async (request, response) => {
      const { method, url, headers } = request;
      heard.push([name, method, url, headers['x-signature'], await text(request)]);
      response.writeHead(name === 'first' ? status : 500).end(name);
    };
  const { get } = await shops.startTwo([hears('first'), hears('second')]);
  for (status of [200, 503]) {
    heard.length = 0;
    const answer = await get('/api/revalidate', { 'x-signature': 'signed' }, 'POST', { body: 'changed' });
    expect([answer.status, answer.text]).toEqual([status, 'first']);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.toSorted()).toEqual([
      ['first', 'POST', '/api/revalidate', 'signed', 'changed'],
      ['second', 'POST', '/api/revalidate', 'signed', 'changed'],
    ]);
  }
  expect((await get('/notice-to-second')).status).toBe(404);
  expect(heard).toHaveLength(2);
});

test('a visitor gets two thousand files before the first 429, and another visitor gets files then', async () => {
  const { get, open } = await shops.startStandIn((_, response) => {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
  });
  const request = (name: number, rest = '') =>
    `GET /_next/static/chunks/${name}.js HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`;
  const batch =
    Array.from({ length: 500 }, (_, name) => request(name)).join('') + request(500, 'Connection: close\r\n');
  const statuses: string[] = [];
  while (!statuses.includes('429')) {
    const { closed, answer } = await open(batch, '127.0.0.12');
    await closed;
    statuses.push(...[...answer().matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status));
  }
  // Fifty first pages.
  expect(statuses.indexOf('429')).toBeGreaterThanOrEqual(2_000);
  expect(new Set(statuses)).toEqual(new Set(['404', '429']));
  expect((await get('/_next/static/chunks/x.js', {}, 'GET', { from: '127.0.0.13' })).status).toBe(404);
});
