import { expect, expectSameForAll, test } from './fixtures';
import { createShopsBehindNginx } from './shop-behind-nginx';

// One shop behind one cache; each test takes pages of its own.
test.describe.configure({ mode: 'default' });

const shops = createShopsBehindNginx();
let shop: Awaited<ReturnType<typeof shops.start>>;
/** Pages that have not been requested yet. */
let unread: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await shops.start();
  const { text } = await shop.get('/sitemaps/products-0.xml');
  unread = [...text.matchAll(/<loc>https:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path]) => path as string);
  expect(unread.length).toBeGreaterThan(200);
});
test.afterAll(() => shops.stop());

const takeUnread = () => unread.pop() as string;

/** A mark that an attacker sends in every place, and that no other visitor may receive. */
const trace = 'maria-who-came-first';
const another = `${trace}.example`;
type Headers = Record<string, string>;
const given = (...names: string[]): [string, Headers][] =>
  names.map((name) => [name, { [name]: name.includes('url') || name.includes('path') ? `/${trace}` : another }]);

const unkeyed: [string, Headers][] = [
  ['another host', { host: another }],
  ['another port', { host: 'localhost:1' }],
  ...given('x-forwarded-host', 'x-forwarded-server', 'x-forwarded-prefix', 'x-host', 'x-http-host-override'),
  ...given('x-original-url', 'x-rewrite-url', 'x-invoke-path', 'x-matched-path', 'x-invoke-query', 'x-original-host'),
  ...given('x-forwarded-for', 'true-client-ip', 'x-real-ip', 'origin', 'referer', 'user-agent', 'from', 'via'),
  ['another protocol', { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-scheme': 'nothttps' }],
  ['a Forwarded header', { forwarded: `for=${trace};host=${another};proto=http` }],
  ['a session', { cookie: `velia-executive=${trace}; XSRF-TOKEN=${trace}`, authorization: `Bearer ${trace}` }],
  ['another language', { 'accept-language': `de, ${trace}` }],
  ['another Accept header', { accept: 'text/x-component', purpose: 'prefetch' }],
  ['an unknown encoding', { 'accept-encoding': trace }],
  ['a byte range', { range: 'bytes=0-9' }],
  ['several byte ranges', { range: 'bytes=0-1,5-9,-3', 'if-range': `"${trace}"` }],
  ['a byte range past the end', { range: 'bytes=99999999-' }],
  ['an If-None-Match', { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ['an If-Match', { 'if-match': `"${trace}"`, 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
  ['a Cache-Control of its own', { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }],
  ['another method', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST', 'x-http-method': 'PUT' }],
  ['Next’s middleware headers', { 'x-middleware-subrequest': 'middleware', 'x-middleware-rewrite': `/${trace}` }],
  ['Next’s headers', { 'x-nextjs-data': '1', 'x-now-route-matches': trace, 'next-action': trace, 'next-resume': '1' }],
  ['cache tags', { 'x-prerender-revalidate': trace, 'x-next-cache-tags': trace, 'x-next-revalidated-tags': trace }],
  ['a policy and nonce of its own', { 'content-security-policy': `script-src ${another}`, 'x-nonce': trace }],
  ['a navigation’s headers', { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': `/${trace}` }],
  ['a prefetch’s headers', { rsc: '0', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['malformed navigation headers', { rsc: trace, 'next-router-state-tree': trace }],
  ['very long headers', Object.fromEntries([1, 2, 3].map((at) => [`x-${at}`, trace.repeat(350)]))],
];
const queries = [
  `?email=${trace}`,
  `?_rsc=${trace}`,
  `?__nextDataReq=1&nxtPslug=${trace}&nxtPlocale=${trace}`,
  `?amp=1&_method=DELETE&${trace}`,
  `??a=${trace}?b`,
  `?x=%00%0d%0aset-cookie:${trace}`,
  `?${'%ff'.repeat(50)}`,
  `?${`${trace}&`.repeat(300)}`,
];

const strangers: [kind: string, sent: { headers: Headers; query?: string; body?: string }][] = [
  ...unkeyed.map(([kind, headers]): [string, { headers: Headers }] => [kind, { headers }]),
  ...queries.map((query): [string, { headers: Headers; query: string }] => [
    `the query ${query.slice(0, 30)}`,
    { headers: {}, query },
  ]),
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `q=${trace}&_method=DELETE` }],
  ['a chunked body', { headers: { 'transfer-encoding': 'chunked' }, body: `{"q":"${trace}"}` }],
];
type Sent = (typeof strangers)[number][1];

function visit(get: typeof shop.get, page: string, { headers, query = '', body }: Sent) {
  const length: Headers = body && !('transfer-encoding' in headers) ? { 'content-length': String(body.length) } : {};
  return get(page + query, { ...headers, ...length }, 'GET', { body });
}

for (const [kind, sent] of strangers)
  test(`T05 a first request with ${kind} changes nothing of the page for later visitors`, async () => {
    const page = takeUnread();
    const first = await visit(shop.get, page, sent);
    expect([first.status < 500, first.headers['set-cookie']]).toEqual([true, undefined]);
    const next = await shop.get(page);
    expect([next.status, next.headers['content-type'], next.headers['content-range']]).toEqual([
      200,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(JSON.stringify([next.headers, next.text])).not.toContain(trace);
    const read = async () => (await fetch(shop.direct + page)).text();
    await expectSameForAll(next.text, await read(), read);
  });

test('T05 nginx alone lets no request data into its cache, even if the server behind it repeats the request', async () => {
  const { get } = await shops.startTelltale();
  const found: string[] = [];
  for (const [at, [kind, sent]] of strangers.entries())
    for (const path of [`/love/${at}`, `/sitemaps/${at}.xml`, `/_next/static/${at}.js`, `/media/${at}.webp`]) {
      await visit(get, path, sent);
      const { status, text, cache = '' } = await get(path);
      if (status !== 200 || !/HIT|MISS/.test(cache) || text.includes(trace))
        found.push(`${kind} ${path} ${status} ${text}`);
    }
  expect(found).toEqual([]);
});

/** Addresses that nginx and the storefront could resolve differently. */
const twoFaced = [
  '/catalogue%2fmujer%2fsujetadores',
  '/catalogue%2Fmujer/sujetadores',
  '/love%2f..%2fapi%2fsession',
  '/love/..%2fapi/session',
  '/love/..%5capi/session',
  '/love/%2e%2e%2fapi/session',
  '/love/..;/api/session',
  '/api/session/..%2f..%2flove',
  '/api/session%2f..%2f..%2flove',
  '/api/session/../../love',
  '/api/session%00/love',
  '/api/session%0d%0ax:y',
  '/api/session/robots.txt',
  '/api/session/%2e%2e/%2e%2e/robots.txt',
  '/robots.txt%2f..%2fapi%2fsession',
  '/robots.txt/../api/session',
  '/sitemaps/..%2fapi%2fsession',
  '/share-cards/..%2f..%2fapi%2fsession',
  '/_next/static/..%2f..%2fapi%2fsession',
  '/_next/static/../../api/session',
  '/_next/static/%2e%2e/%2e%2e/api/session',
  '/media/..%2fEuropaBackend%2frest%2fapi%2fpublic%2fgetDataInit',
  '/media/%2e%2e/EuropaBackend/rest/api/public/getDataInit',
  '/EuropaBackend/rest/..%2f..%2fmedia%2fx',
  '/EuropaBackend/rest/api/public/getDataInit/x.css',
  '/executive/your-account/client-products/x.css',
  '/executive/quick-order/..%2f..%2flove',
  '/executive/quick-order%2f..%2f..%2fcatalogue%2fmujer',
  '/executive/..%2flove.js',
  '/catalogue/..%2fexecutive%2fquick-order',
  '/my-store/lucia%2fwelcome',
  '/my-store/lucia/welcome/..%2fshopping-bag',
  '/EU/EU/love',
  '//love',
  '//another.example/love',
  '/\\another.example/love',
  '/love?/../../api/session',
  '/love%3fx=y',
  '/love%23x',
  '/%6c%6f%76%65',
  '/LOVE',
];
/** Request headers that identify one visitor. */
const forOne = { cookie: `velia-executive=${trace}; XSRF-TOKEN=${trace}`, 'x-xsrf-token': trace };

test('T05 an address that nginx and the storefront may read differently caches nothing of one visitor', async () => {
  for (const path of twoFaced) {
    const first = await shop.get(path, forOne);
    const next = await shop.get(path);
    expect([path, first.status < 500, next.status < 500]).toEqual([path, true, true]);
    expect([path, JSON.stringify([next.headers, next.text]).includes(trace)]).toEqual([path, false]);
    const isPersonal = /no-store|private/.test(next.headers['cache-control'] ?? '') || 'set-cookie' in next.headers;
    expect([path, isPersonal && /HIT|STALE|UPDATING|REVALIDATED/.test(next.cache ?? '')]).toEqual([path, false]);
    expect([path, next.headers.location ?? '']).toEqual([
      path,
      expect.not.stringMatching(/^(https?:)?[/\\]{2}(?!localhost)/),
    ]);
  }
});

test('T05 malformed and conflicting requests are not cached for other visitors', async () => {
  const page = takeUnread();
  const odd = [
    `GET ${page} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `GET ${page} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x${trace}\r\n\r\n`,
    `GET ${page} HTTP/1.1\r\nHost: localhost\r\nHost: ${another}\r\n\r\n`,
    `GET ${page} HTTP/1.1\r\n\r\n`,
    `GET https://${another}${page} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET ${page} HTTP/1.1\r\nHost: ${another}/${page}\r\n\r\n`,
    `GET ${page} HTTP/9.9\r\nHost: localhost\r\n\r\n`,
    `TRACE ${page} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `CONNECT ${another}:443 HTTP/1.1\r\nHost: ${another}\r\n\r\n`,
    `PURGE ${page} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `POST ${page} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b`,
  ];
  for (const said of odd) {
    const { closed, answer } = await shop.open(said);
    await closed;
    expect([said, answer().slice(0, 12)]).toEqual([said, expect.stringMatching(/^HTTP\/1\.1 (4\d\d|50[15])$/)]);
    expect([said, answer().includes(trace)]).toEqual([said, false]);
    const next = await shop.get(page);
    expect([said, next.status, next.text.includes(trace)]).toEqual([said, 200, false]);
  }
});
