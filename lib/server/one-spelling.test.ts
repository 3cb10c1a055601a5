import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redirectToCanonicalPath } from '../../engine/server/canonical-path.ts';
import { pageAddresses } from './page-addresses.ts';

/** Stands for Next: some addresses are pages, the rest redirect home. */
const pages = ['/home/x', '/en/home/x', '/catalogue/mujer', '/en/catalogue/a%2Fb', '/clients/login'];
const answer = (path: string, response: ServerResponse) => {
  response.setHeader('set-cookie', 'a=b');
  if (pages.includes(path)) response.end('page');
  else if (path.startsWith('/catalogue')) response.writeHead(404).end('absent');
  else if (path === '/home/implicit') {
    response.statusCode = 301;
    response.setHeader('location', '/home/x');
    response.end();
  } else if (path === '/home/broken') response.writeHead(500).end('broken');
  else response.writeHead(307, { location: '/home/x' }).end();
};
const server = createServer((request, response) => {
  redirectToCanonicalPath(pageAddresses, request, response);
  answer((request.url ?? '').split('?')[0] ?? '', response);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  const { status, headers, ...rest } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { status, location: headers.get('location'), headers, ...rest };
}

test.each([
  ['/home/x/', 308, '/home/x'],
  ['/home/x///?a=b?c', 308, '/home/x?a=b?c'],
  ['/es/home/x', 307, '/home/x'],
  ['/es/home/x/', 308, '/home/x'],
  ['/EU/home/x', 308, '/home/x'],
  ['/EU/es/home/x/', 308, '/home/x'],
  ['/EU/en/home/x?y=%C3%B1', 308, '/en/home/x?y=%C3%B1'],
  ['/catalogue/%6dujer?y=1', 308, '/catalogue/mujer?y=1'],
  ['/c%61talogue//mujer', 308, '/catalogue/mujer'],
  ['/en/catalogue/a%2fb', 308, '/en/catalogue/a%2Fb'],
])('T08 R03 %s is answered %i with the canonical address %s', async (path, status, location) => {
  const answered = await ask(path);
  expect([answered.status, answered.location]).toEqual([status, location]);
  expect(answered.headers.get('cache-control')).toBe('no-store');
  expect(answered.headers.get('set-cookie')).toBeNull();
});

test.each(['/nowhere/', '/es/nowhere', '/es/'])(
  'T08 %s, which redirects in any spelling, does so in one hop',
  async (path) => {
    const answered = await ask(path);
    expect([answered.status, answered.location]).toEqual([307, '/home/x']);
  },
);

test.each([
  ['/EU/home?x=1', '/home/x?x=1'],
  ['/EU/en/home/nope?x=1?y', '/home/x?x=1?y'],
  ['/EU/home/implicit?x=1', '/home/x?x=1'],
])('R03 the query of %s is kept by the redirect under /EU', async (path, location) => {
  const answered = await ask(path);
  expect([answered.status, answered.location, answered.headers.get('cache-control')]).toEqual([
    308,
    location,
    'no-store',
  ]);
});

test('R02 the redirect of an unknown path without /EU drops the query', async () => {
  expect((await ask('/es/nowhere?x=1')).location).toBe('/home/x');
});

test.each([
  ['//elsewhere.example/x', '/elsewhere.example/x'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['//', '/'],
  ['/clients//login', '/clients/login'],
  ['/api//session', '/api//session'],
])('T08 Next is asked for %s as %s, so that repeated slashes cost no hop', (path, asked) => {
  const request = { method: 'GET', url: path, headers: {} } as IncomingMessage;
  redirectToCanonicalPath(pageAddresses, request, new ServerResponse(request));
  expect(request.url).toBe(asked);
});

test.each([
  ['/catalogue/none/', 404],
  ['/EU/home/broken', 500],
  ['/home/x', 200],
  ['/en/home/x', 200],
])('T08 %s keeps its own status %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test.each([
  ['/EU', '/EU'],
  ['/EU/', '/EU'],
  ['/EU/es', '/EU/es'],
  ['/EU/nowhere/?x=1', '/EU/nowhere?x=1'],
  ['/EU/EU/home/x', '/EU/EU/home/x'],
  ['/EU//elsewhere.example', '/EU/elsewhere.example'],
  ['/EU/robots.txt?x=1', '/EU/robots.txt?x=1'],
  ['/EU/api/health', '/EU/api/health'],
])('R03 T08 %s, below which no page is, is left to the middleware at once, with its query', (path, asked) => {
  const request = { method: 'GET', url: path, headers: {} } as IncomingMessage;
  redirectToCanonicalPath(pageAddresses, request, new ServerResponse(request));
  expect(request.url).toBe(asked);
});

test('T08 a write, the data of a navigation and API addresses are not redirected', async () => {
  expect((await ask('/es/home/x', { method: 'POST' })).location).toBe('/home/x');
  expect((await ask('/home/x/', { method: 'POST' })).status).toBe(307);
  expect((await ask('/home/x/', { headers: { rsc: '1' } })).status).toBe(307);
  expect((await ask('/api/session/')).location).toBe('/home/x');
});

test('T08 R03 no spelling of any path redirects off the shop, or to another spelling', async () => {
  const part = fc.constantFrom('', 'EU', 'es', 'en', 'home', 'x', 'elsewhere.example', '..', '%2e%2e', '%5c', '\\');
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const { port } = server.address() as AddressInfo;
      const { location } = await ask(`/${parts.join('/')}`);
      if (!location) return;
      expect(new URL(location, `http://127.0.0.1:${port}`).port).toBe(String(port));
      expect(location).not.toMatch(/^\/\/|.\/$|^\/EU(\/|$)|^\/es(\/|$)/);
    }),
    { numRuns: 300 },
  );
});
