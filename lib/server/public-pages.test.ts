import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { anEnvelope } from '@/lib/testing/factories';
import { digestOf } from '../../engine/answers/encoded-page.ts';
import { readDisabledParts } from '../../engine/config/engine-parts.ts';
import { toDataAddress } from '../../engine/deferred-hydration/page-data-address.ts';
import { createPageScripts } from '../../engine/deferred-hydration/page-scripts.ts';
import { createPublicPages } from '../../engine/server/public-pages.ts';
import { createKnownAddresses } from './addresses/known-addresses.ts';
import { sentScripts, toEngineConfig } from './engine-config.ts';

const home = '/home/your-catalog-sale-business';
let hasList = true;
let asked: string[] = [];
let pages: ReturnType<typeof createPublicPages>;

const url = { es: 'mujer', en: 'women', de: 'damen' };
const read: typeof fetch = async (address) => {
  if (!hasList) return new Response(null, { status: 404 });
  if (/validarEnCache/.test(String(address))) return Response.json(anEnvelope({ version: '1' }));
  const departments = [{ url, total: 8, changedAt: '' }];
  return Response.json(anEnvelope({ departments, products: [], next: null }));
};

function makePages(off = '') {
  const source = { backendUrl: 'http://backend.example', read, now: () => 1_000_000 };
  return createPublicPages({
    ...toEngineConfig(),
    off: readDisabledParts({ parts: off }),
    known: createKnownAddresses(source),
    scripts: off.includes('plain-documents') ? null : createPageScripts(sentScripts),
    now: source.now,
  });
}

/** Stands for Next: known names are pages, everything else is absent. */
const server = createServer(async (request, response) => {
  request.headers['x-forwarded-for'] ??= '192.0.2.1';
  if (await pages.answer(request, response)) return;
  asked.push(request.url ?? '');
  response.setHeader('cache-control', 's-maxage=900');
  response.setHeader('content-type', 'text/html');
  response.setHeader('x-accel-expires', '@1');
  response.statusCode = /\/(marked[0-9]*|mujer|women|your-catalog-sale-business)(\/welcome)?(\?|$)/.test(
    request.url ?? '',
  )
    ? 200
    : 404;
  const mark = request.url?.includes('marked') ? '<meta name="prerender-status-code" content="404"/>' : '';
  response.end(`${mark}Next says ${response.statusCode}`);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hasList = true;
  asked = [];
  // A fixed clock: on a slow machine too, a cached page stays fresh during the test.
  pages = makePages();
});

async function ask(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    ...init,
  });
  return { status, headers, location: headers.get('location') };
}

test('T05 all addresses that do not exist share one page per language, which no cache may store', async () => {
  for (const path of ['/catalogue/x', '/catalogue/y?email=maria', '/reviews/z', '/catalogue/mujer/2']) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('cache-control'), headers.get('x-accel-expires')]).toEqual([404, 'no-store', null]);
  }
  expect((await ask('/en/catalogue/x')).status).toBe(404);
  expect(asked).toEqual(['/catalogue/_', '/en/catalogue/_']);
});

test('T05 a page is requested and cached by its path alone', async () => {
  for (const path of ['/catalogue/mujer?email=maria', '/catalogue/%6dujer', '/catalogue/mujer'])
    expect((await ask(path)).status).toBe(200);
  expect((await ask('/catalogue/mujer?email=maria&_rsc=k', { headers: { rsc: '1' } })).status).toBe(200);
  expect((await ask('/catalogue/mujer?x=1', { headers: { rsc: 'yes' } })).status).toBe(200);
  expect(asked).toEqual(['/catalogue/mujer', '/catalogue/mujer?_rsc=k']);
});

test('a department under its name in another language redirects to its own address, with the query', async () => {
  const { status, headers, location } = await ask('/en/catalogue/mujer?a=b');
  expect([status, location, headers.get('cache-control')]).toEqual([
    301,
    '/en/catalogue/women?a=b',
    'public, max-age=3600',
  ]);
  expect(asked).toEqual([]);
});

test('R02 an unknown address in the other sections redirects home in its language', async () => {
  expect((await ask('/love/x?a=b')).location).toBe(home);
  expect((await ask('/de/customer-care/x', { method: 'HEAD' })).location).toBe(`/de${home}`);
  expect(asked).toEqual([]);
});

test('a public page refuses POST and names GET and HEAD as allowed', async () => {
  const { status, headers } = await ask(home, { method: 'POST', body: 'x' });
  expect([status, headers.get('allow'), asked]).toEqual([405, 'GET, HEAD', []]);
});

test('R03 a write under /EU is left to the middleware', async () => {
  await ask(`/EU${home}`, { method: 'POST', body: 'x' });
  expect(asked).toEqual([`/EU${home}`]);
});

test('after 120 guesses at addresses that only Next can check a visitor gets 429, and still gets cached pages', async () => {
  hasList = false;
  await ask('/catalogue/mujer');
  for (let count = 0; count < 120; count += 1) expect((await ask(`/catalogue/x-${count}`)).status).toBe(404);
  const { status, headers } = await ask('/de/catalogue/x');
  expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await ask('/catalogue/mujer')).status).toBe(200);
  expect((await ask(home)).status).toBe(200);
  expect((await ask('/en/catalogue/women', { headers: { 'x-forwarded-for': '192.0.2.2' } })).status).toBe(200);
  expect(asked).not.toContain('/de/catalogue/x');
});

test('the data of a page has one address, and none for an address that redirects', async () => {
  const data = digestOf('');
  expect((await ask(toDataAddress('/catalogue/mujer', data))).status).toBe(200);
  expect((await ask(toDataAddress('/catalogue/_', data))).status).toBe(200);
  for (const path of ['/catalogue/x', '/es/catalogue/mujer', '/%63atalogue/mujer', '/en/catalogue/mujer', '/love/x']) {
    const { status, headers } = await ask(toDataAddress(path, data));
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('T05 a HEAD request for an address without a page has the status of the page', async () => {
  for (const path of ['/my-store/marked/welcome', '/catalogue/x'])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(path, { method });
      expect([path, method, status, headers.get('cache-control')]).toEqual([path, method, 404, 'no-store']);
    }
});

test('guesses by navigation requests, of addresses that only Next can check, are limited as well', async () => {
  for (let count = 0; count < 120; count += 1)
    await ask(`/my-store/marked${count}/welcome?_rsc=`, { headers: { rsc: '1' } });
  expect((await ask('/my-store/marked/welcome')).status).toBe(429);
});

test('guesses by requests for page data, of addresses that only Next can check, are limited as well', async () => {
  hasList = false;
  for (let count = 0; count < 120; count += 1) await ask(toDataAddress(`/catalogue/x-${count}`, digestOf('')));
  expect((await ask(toDataAddress('/catalogue/y', digestOf('')))).status).toBe(429);
});

test('with known addresses off Next decides about each address', async () => {
  pages = makePages('known-addresses');
  expect((await ask('/catalogue/mujer')).status).toBe(200);
  expect((await ask('/catalogue/made-up')).status).toBe(404);
  expect((await ask('/home/made-up')).status).toBe(404);
  expect(asked).toEqual(['/catalogue/mujer', '/catalogue/made-up', '/home/made-up']);
});

test('with hot pages and plain documents off Next is still asked without the visitor’s query', async () => {
  pages = makePages('hot-pages plain-documents');
  await ask('/catalogue/mujer?email=maria', { headers: { cookie: 'a=b' } });
  expect(asked).toEqual(['/catalogue/mujer']);
});
