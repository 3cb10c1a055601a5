import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createAbsentResources } from '../../engine/server/absent-resources.ts';
import { type AddressGuessLimit, createAddressGuessLimit } from '../../engine/server/address-guess-limit.ts';
import { readBuildRoutes } from '../../engine/server/build-routes.ts';
import { isInResourceFolder } from '../access/resource-paths.ts';

const visitor = '192.0.2.1';
const folder = mkdtempSync(join(tmpdir(), 'velia-routes-'));
// As the build writes it, with what it says of a page of a language.
writeFileSync(
  join(folder, 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ page: '/api/session', regex: '^/api/session(?:/)?$' }],
    dynamicRoutes: [
      { page: '/[locale]/[...unknown]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
      { page: '/media/[...path]', regex: '^/media/(.+?)(?:/)?$' },
      { page: '/sitemaps/[part]', regex: '^/sitemaps/([^/]+?)(?:/)?$' },
    ],
  }),
);
const isRoute = readBuildRoutes(folder);
const isFile = (path: string) => path === '/_next/static/chunks/one.js';

let guesses: AddressGuessLimit;
let resources: ReturnType<typeof createAbsentResources>;
beforeEach(() => {
  guesses = createAddressGuessLimit({ now: () => 1_000_000 });
  resources = createAbsentResources({ isInResourceFolder, isFile, isRoute, guesses });
});

const server = createServer((request, response) => {
  request.headers['x-forwarded-for'] = visitor;
  if (!resources.answer(request, response)) response.end('next');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for the path as it is written. */
const ask = (path: string, method = 'GET') =>
  new Promise<string>((resolve, reject) => {
    send({ port: (server.address() as AddressInfo).port, path, method, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve(text || `${answer.statusCode} ${answer.headers['cache-control']}`));
    })
      .on('error', reject)
      .end();
  });

test.each([
  '/_next/static/chunks/of-the-next-build.js',
  '/_next/static/chunks/two.js?dpl=1',
  '/_next/static/chunks',
  '/_next/static/',
  '/_next/x',
  '/_next/',
  '/_next/data/x/home.json',
  '/_next/image?url=%2Ficon.svg&w=640&q=75',
  '/api/x',
  '/api//session',
  '/api/session/x',
  '/sitemaps/a/b',
  '/media/',
  '/EuropaBackend/rest/',
  '/./_next/x',
  '/x/../_next/x',
  '/x/%2e%2e/api/x',
  '/_next\\x',
])('the made-up name %s is a 404 that no cache keeps, and Next is not asked', async (path) => {
  expect(await ask(path)).toBe('404 no-store');
  expect(await ask(path, 'POST')).toBe('404 no-store');
});

test.each([
  '/_next/static/chunks/one.js',
  '/api/session',
  '/api/session/',
  '/media/a/92.avif',
  '/sitemaps/a',
  '/api',
  '/',
])('%s is left to Next', async (path) => {
  expect(await ask(path)).toBe('next');
});

test('made-up names count as guesses and a route does not, and a file of the build is served even after too many', async () => {
  for (let count = 0; count < 120; count += 1) await ask('/api/session');
  expect(guesses.isOver(visitor)).toBe(false);
  for (let count = 0; count < 120; count += 1) await ask(`/_next/static/${count}.js`);
  expect(guesses.isOver(visitor)).toBe(true);
  expect(await ask('/_next/static/chunks/one.js')).toBe('next');
});
