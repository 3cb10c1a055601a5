import { bodyMaxBytes, proofBodyMaxBytes } from '../contract/rules.ts';
import { expect, test } from './fixtures';
import { createShopsBehindNginx } from './shop-behind-nginx';
import { home } from './strangers';

// One shop behind nginx; each test comes from an address of its own.
test.describe.configure({ mode: 'default' });

const shops = createShopsBehindNginx();
let shop: Awaited<ReturnType<typeof shops.start>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await shops.start();
});
test.afterAll(() => shops.stop());

type Headers = Record<string, string>;
const call = '/EuropaBackend/rest/api/public/portafolio/consultarProductosDepto';
const json = { 'content-type': 'application/json' };

test('nginx refuses a body above the largest limit; a smaller one reaches the shop, which refuses it by its own limit', async () => {
  const from = '127.0.0.2';
  const send = (length: number, headers: Headers) =>
    shop.get(call, { ...json, ...headers }, 'POST', { body: 'x'.repeat(length), from });
  for (const [length, headers] of [
    [2_000_000, { 'content-length': '2000000' }],
    [2_000_000, { 'transfer-encoding': 'chunked' }],
  ] as const) {
    const { status, headers: said } = await send(length, headers);
    expect([status, said['content-type']]).toEqual([413, 'text/html']);
  }
  // Below that the shop itself refuses, because it knows each call's limit.
  for (const length of [bodyMaxBytes + 1, proofBodyMaxBytes]) {
    const { status, text } = await send(length, { 'content-length': String(length) });
    expect([status, JSON.parse(text).mensaje]).toEqual([413, 'error.tooLarge']);
  }
});

test('nginx refuses oversized headers and addresses', async () => {
  const from = '127.0.0.3';
  const many = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'x'.repeat(length)]));
  const status = async (path: string, headers: Headers) => (await shop.get(path, headers, 'GET', { from })).status;
  expect(await status(home, many(1, 9_000))).toBe(400);
  expect(await status(home, many(40, 1_000))).toBe(400);
  expect(await status(`${home}?${'x'.repeat(9_000)}`, {})).toBe(414);
  // The shop refuses smaller ones, if the request reaches it at all.
  expect(await status('/api/session', many(3, 7_000))).toBe(431);
  expect(await status(home, many(3, 7_000))).toBe(200);
});

test('a stalled request is disconnected', async () => {
  test.setTimeout(60_000);
  const from = '127.0.0.4';
  const begun = [
    await shop.open('', from),
    await shop.open(`GET ${home} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `, from),
    await shop.open(`POST ${call} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{"idioma`, from),
  ];
  // A slow trickle of bytes does not extend the time for headers.
  const drip = setInterval(() => begun[1]?.socket.write('x'), 1_000);
  await Promise.all(begun.map(({ closed }) => closed));
  clearInterval(drip);
  expect(begun.map(({ answer }) => answer().slice(0, 12))).toEqual(['', '', '']);
});

test('a visitor with a hundred open connections is refused one more, and another visitor is served', async () => {
  const from = '127.0.0.5';
  const unfinished = `POST ${call} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{`;
  const held = await Promise.all(Array.from({ length: 100 }, () => shop.open(unfinished, from)));
  await expect.poll(async () => (await shop.get(home, {}, 'GET', { from })).status).toBe(429);
  expect((await shop.get(home, {}, 'GET', { from: '127.0.0.6' })).status).toBe(200);
  for (const { socket } of held) socket.destroy();
  await expect.poll(async () => (await shop.get(home, {}, 'GET', { from })).status).toBe(200);
});

for (const [kind, path, headers, from] of [
  ['uncached calls', '/EuropaBackend/rest/api/%ff', {}, '127.0.0.7'],
  ['the data of navigations', '/love/made-up?_rsc=', { rsc: '1' }, '127.0.0.8'],
] as const)
  test(`only the visitor who floods ${kind} is refused with 429, and still gets cached pages`, async () => {
    const statuses: number[] = [];
    const askOn = async () => {
      for (let time = 0; time < 20; time += 1) statuses.push((await shop.get(path, headers, 'GET', { from })).status);
    };
    await Promise.all(Array.from({ length: 50 }, askOn));
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(200);
    expect(statuses).toContain(429);
    expect(Math.max(...statuses)).toBeLessThan(500);
    expect((await shop.get(path, headers, 'GET', { from: '127.0.0.9' })).status).not.toBe(429);
    // A cached page is not counted, because it costs so little.
    expect((await shop.get('/love', {}, 'GET', { from })).status).toBe(200);
  });

// Not limited here (ADR 0028): a made-up URL costs no more than its answer, and a household shares one IP address.
test('a thousand made-up addresses get a 404, none is cached, and the home stays in the cache', async () => {
  const [from, reader] = ['127.0.0.10', '127.0.0.11'];
  await shop.get(home, {}, 'GET', { from: reader });
  const answers: string[] = [];
  const askOn = async (name: string) => {
    for (let time = 0; time < 20; time += 1) {
      const { status, headers, cache } = await shop.get(`/catalogue/${name}-${time}`, {}, 'GET', { from });
      answers.push(`${status} ${headers['cache-control']} ${cache}`);
    }
  };
  const states: (string | undefined)[] = [];
  const readOn = async () => {
    while (answers.length < 1_000) {
      const page = await shop.get(home, {}, 'GET', { from: reader });
      // A supervisor's health check asks the storefront itself, not nginx before it.
      const health = await fetch(`${shop.direct}/api/health`);
      states.push(page.cache);
      expect([page.status, health.status]).toEqual([200, 200]);
    }
  };
  await Promise.all([readOn(), ...Array.from({ length: 50 }, (_, at) => askOn(`made-up-${at}`))]);
  expect([...new Set(answers)]).toEqual(['404 no-store MISS']);
  // Revalidated once a second, never evicted.
  expect(states).not.toContain('MISS');
});
