import { expect, test } from './fixtures';
import { createShopsBehindNginx } from './shop-behind-nginx';
import { answerKinds, expectNoTraces, expectResponseHeaders, home, publicPaths, untilPacked } from './strangers';

const shops = createShopsBehindNginx();
const { start: aShopBehindNginx } = shops;
test.afterEach(() => shops.stop());

test('T05 the page cache keeps one entry per page and encoding for all visitors and other request headers', async () => {
  const { get } = await aShopBehindNginx();
  const first = await get(home);
  expect([first.status, first.cache]).toEqual([200, 'MISS']);
  const kept = /^(HIT|REVALIDATED|EXPIRED|UPDATING)$/;
  const visitors: [string, Record<string, string>][] = [
    [`${home}?utm_source=x`, {}],
    [`${home}?store=lucia&_rsc=made-up`, { cookie: 'velia-executive=forged; XSRF-TOKEN=x' }],
    [home, { 'user-agent': 'Twitterbot/1.0', 'accept-language': 'de-DE' }],
    [home, { authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'elsewhere.example' }],
    [home, { 'next-router-state-tree': 'made-up', 'next-router-prefetch': '1' }],
  ];
  for (const [path, headers] of visitors) {
    const answer = await get(path, headers);
    expect([answer.status, answer.headers['set-cookie'], answer.text === first.text]).toEqual([200, undefined, true]);
    expect(answer.cache).toMatch(kept);
  }

  // Browsers send many `accept-encoding` values; the cache has three entries, each in the encoding that it names.
  for (const [written, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await get(home, { 'accept-encoding': written });
    expect([written, answer.headers['content-encoding'], answer.text === first.text]).toEqual([
      written,
      encoding,
      true,
    ]);
  }
  expect((await get(home, { 'accept-encoding': 'zstd, br' })).cache).toMatch(kept);
  expect((await get(home, { 'accept-encoding': 'gzip;q=0.5' })).cache).toMatch(kept);

  // A browser that has the page sends its `etag`.
  let etag: string | undefined;
  await untilPacked(async () => {
    ({ etag } = (await get(home)).headers);
    return etag;
  });
  const again = await get(home, { 'if-none-match': etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await get(home, {}, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
});

test('a redirect keeps the visitor’s query', async () => {
  const { get } = await aShopBehindNginx();
  for (const query of ['?store=lucia', '?utm_source=x&a=%20b', '']) {
    const answer = await get(`/customer-care/delivery/${query}`);
    expect([answer.status, answer.headers.location]).toEqual([308, `/customer-care/delivery${query}`]);
  }
});

test('T05 a moved address requested with an rsc header bypasses the cache, so no visitor’s query is stored', async () => {
  const { get } = await aShopBehindNginx();
  const list = `${process.env.BACKEND_URL}/EuropaBackend/rest/api/public/contenidos/redirecciones`;
  const { datos } = (await (await fetch(list)).json()) as {
    datos: { redirects: { path: string; target: string | null }[] };
  };
  const { path = '', target } = datos.redirects.find((each) => each.target !== null) ?? {};
  const moved = path.replace(/\/\*$/, '');
  for (const rsc of ['0', '1', 'x']) {
    expect((await get(`${moved}?store=somebody`, { rsc })).cache).toBe('BYPASS');
    expect((await get(moved)).headers.location).toBe(target);
  }
});

test('T05 a page and its navigation data at one address are kept apart', async () => {
  const { get } = await aShopBehindNginx();
  const data = { rsc: '1' };
  const page = await get(home);
  const navigation = await get(`${home}?_rsc`, data);
  expect(navigation.headers['content-type']).toBe('text/x-component');
  expect([navigation.cache, navigation.headers['set-cookie']]).toEqual(['BYPASS', undefined]);
  expect((await get(`${home}?_rsc`)).text).toBe(page.text);
  expect((await get(`${home}?_rsc`, { ...data, cookie: 'velia-executive=forged' })).text).toBe(navigation.text);
  const small = await get(`${home}?_rsc`, { ...data, 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(small.headers['content-encoding']).toBe('gzip');
});

test('personal pages and calls bypass the page cache and are not stored', async () => {
  const { get } = await aShopBehindNginx();
  expect((await get('/EuropaBackend/rest/api/..%2f..%2f..%2fmedia%2fx')).cache).toBeUndefined();
  for (const path of [
    '/accordion',
    '/validation/sign-in',
    '/clients/login',
    '/executive/quick-order',
    '/api/session',
    '/EuropaBackend/rest/api/public/getDataInit',
    '/api/health',
  ]) {
    for (let time = 0; time < 2; time += 1) {
      const { status, cache, headers } = await get(path);
      expect([path, cache, headers['cache-control']]).toEqual([path, undefined, expect.stringMatching(/no-store/)]);
      expect([200, 307]).toContain(status);
    }
  }
  // Each visitor gets a cookie of their own, from a public call as well.
  const cookies = [await get('/api/session'), await get('/api/session')].map(
    ({ headers }) => `${headers['set-cookie']}`,
  );
  expect(cookies[0]).toContain('XSRF-TOKEN=');
  expect(cookies[0]).not.toBe(cookies[1]);
});

test('a script and a picture are cached, the script compressed', async () => {
  const { get } = await aShopBehindNginx();
  const { text } = await get(home);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(text) ?? [];
  const [picture = ''] = /\/media\/[^"\s]+\.webp/.exec(text) ?? [];
  // On a busy machine a drawing may outlast its request; a later request gets it.
  const drawn = async () => (await fetch(process.env.BACKEND_URL + picture)).status;
  await expect.poll(drawn, { timeout: 60_000 }).toBe(200);
  const both = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  for (const [path, encoding] of [
    [script, 'br'],
    [picture, undefined],
  ] as const) {
    const [first, second] = [await get(path, both), await get(path, { ...both, cookie: 'a=b' })];
    expect([path, first.status, first.cache, second.cache]).toEqual([path, 200, 'MISS', 'HIT']);
    expect(second.headers['content-encoding']).toBe(encoding);
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.text).toBe(first.text);
  }
});

test('T05 behind the page cache the bytes of a public page depend on its path alone', async () => {
  const { get } = await aShopBehindNginx();
  await expectNoTraces(get, publicPaths, 25);
});

test('every kind of answer has each security header once, from nginx or the storefront', async () => {
  const { get } = await aShopBehindNginx();
  for (const [kind, path, status, headers, method] of answerKinds) {
    for (const time of ['first', 'second']) {
      const answer = await get(path, headers, method);
      expect([kind, time, answer.status]).toEqual([kind, time, status]);
      expectResponseHeaders(`${kind}, ${time}`, answer);
    }
  }
});

test('the manifest behind the page cache is in the requested language', async () => {
  const { get } = await aShopBehindNginx();
  for (const [query, language] of [
    ['', 'es'],
    ['?lang=de', 'de'],
    ['?lang=en&x=1', 'en'],
    ['?lang=fr', 'es'],
  ] as const)
    expect(JSON.parse((await get(`/manifest.webmanifest${query}`)).text).lang).toBe(language);
});

test('files for machines are cached as well', async () => {
  const { get } = await aShopBehindNginx();
  for (const path of ['/robots.txt', '/sitemap.xml', '/share-cards/es.jpg']) {
    const [first, second] = [await get(path), await get(`${path}?again`)];
    expect([path, first.status, first.cache, second.cache]).toEqual([path, 200, 'MISS', 'HIT']);
  }
});

test('without a storefront cached pages are served, and others say so in three languages', async () => {
  const { get, storefront } = await aShopBehindNginx();
  const before = await get(home);
  const missing = await get('/catalogue/no-such-thing');
  expect([missing.status, missing.cache]).toEqual([404, 'MISS']);
  await storefront.stop();
  await expect(fetch(storefront.health)).rejects.toThrow();
  const after = await get(home);
  expect([after.status, after.text === before.text]).toEqual([200, true]);
  // Unknown paths are not cached, because there are infinitely many.
  for (const path of [
    '/catalogue/no-such-thing',
    '/en/customer-care/privacy',
    '/executive/quick-order',
    '/api/session',
  ]) {
    const { status, headers, text } = await get(path);
    expect([path, status, headers['cache-control'], headers['x-page-cache']]).toEqual([
      path,
      503,
      'no-store',
      undefined,
    ]);
    expectResponseHeaders(path, { headers });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (const words of ['Volvemos enseguida', 'We’ll be right back', 'Wir sind gleich zurück'])
      expect(text).toContain(words);
  }
});
