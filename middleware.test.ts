import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { guardedRoutes, isPublicPath, publicSections } from '@/lib/access/route-access';
import { openSession } from '@/lib/session/session';
import { withSettings } from '@/lib/testing/backend-server';
import { aSessionCookie, aToken } from '@/lib/testing/factories';
import { config, middleware } from './middleware';
import nextConfig from './next.config';

const shop = 'https://shop.example';
withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters', PUBLIC_ORIGIN: shop });

const passes = (path: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: shop + path });
const ask = (path: string, cookies: string[] = [], headers: Record<string, string> = {}) =>
  middleware(
    new NextRequest(`http://chosen-by-the-visitor.example${path}`, {
      headers: { ...headers, cookie: cookies.join('; ') },
    }),
  );
const goes = async (path: string, cookies: string[] = []) => (await ask(path, cookies)).headers.get('location');

/** Files served as they are. */
const served = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative('public', join(parentPath, name))}`);

const prefixes = ['', '/en', '/de'];
const publicPaths = [
  ...publicSections.flatMap((section) => [`/${section}`, `/${section}/x`, `/${section}/x/y`]),
  '/my-store/a/welcome',
  `/my-store/${'x'.repeat(20)}/welcome`,
];
const guarded = [
  '/accordion',
  '/executive/welcome',
  '/executive/quick-order',
  '/executive/search-executives',
  '/executive/your-account/clients',
  '/executive/your-account/home',
  '/executive/your-account/statement/file',
  '/executive/your-account/order',
  '/checkout/payment',
  '/checkout/confirmation',
  '/clients/login',
  '/clients/order',
  '/validation/sign-in',
  '/validation/payment/2611A04817',
  '/wish-list',
  '/compare',
  '/search',
  '/my-store/a/shopping-bag',
];

test('public pages do not pass the middleware, in any language', () => {
  const paths = prefixes.flatMap((prefix) => publicPaths.map((path) => prefix + path));
  expect(paths.filter((path) => !isPublicPath(path.replace(/^\/(en|de)(?=\/)/, '')))).toEqual([]);
  expect(paths.filter((path) => passes(path))).toEqual([]);
});

test('the shipped page cache stores exactly the pages that skip the middleware', () => {
  const locations = readFileSync('deploy/nginx/locations.conf', 'utf8');
  const [, pattern = ''] = /^location ~ "(.+)" \{$/m.exec(locations) ?? [];
  const isKept = (path: string) => new RegExp(pattern).test(path);
  for (const prefix of prefixes) {
    expect(publicPaths.filter((path) => !isKept(prefix + path))).toEqual([]);
    expect([...guarded, '/', '/homes', '/api/session'].filter((path) => isKept(prefix + path))).toEqual([]);
  }
});

test('our own handlers and files do not pass the middleware', () => {
  expect(served).toContain('/.well-known/security.txt');
  expect(
    [
      '/api/session',
      '/EuropaBackend/rest/api/login',
      '/media/a/92.avif',
      '/_next/static/x.js',
      '/robots.txt',
      '/llms.txt',
      '/sitemap.xml',
      '/sitemaps/products-0.xml',
      '/share-cards/es/mujer/sujetadores.jpg',
      '/manifest.webmanifest',
      '/bench-floor',
      '/bench-floor/per-request',
      ...served,
    ].filter((path) => passes(path)),
  ).toEqual([]);
});

test.each(prefixes)('R34 R35 R36 every guarded page under "%s" passes the middleware', (prefix) => {
  const asked = [...guarded, '/dev/gallery'];
  expect(guardedRoutes.filter(({ pattern }) => !asked.some((path) => pattern.test(path)))).toEqual([]);
  expect(asked.filter((path) => !passes(prefix + path))).toEqual([]);
});

test.each([
  '/',
  '/en',
  '/nowhere',
  '/homes',
  '/en/homes',
  '/fr/home/x',
  '/es/home/x',
  '/EU',
  '/EU/home/x',
  '/EUROPE',
  '/EuropaBackend',
  '/EuropaBackend/restx',
  '/apix',
  '/my-store/x',
  '/my-store/x/welcome/y',
  `/my-store/${'x'.repeat(21)}/welcome`,
  '/robots.txt/x',
  '/llms.txt/x',
  '/sitemaps',
  '/share-cards',
  '/bench-floor/x',
  '/catalogues',
  '/HOME/x',
])('R02 R03 %s passes the middleware', (path) => {
  expect(passes(path)).toBe(true);
});

test('the workshop (gallery and empty bench page) is only in builds that request it', () => {
  expect(process.env.SHOP_WORKSHOP).toBeUndefined();
  expect(nextConfig.pageExtensions).toEqual(['tsx', 'ts']);
  const workshop = globSync('app/**/*.tsx').filter((path) => /\/(bench-floor|dev)\//.test(path));
  expect(workshop).toHaveLength(4);
  expect(workshop.filter((path) => !path.endsWith('.workshop.tsx'))).toEqual([]);
});

test('the rewrites to the default language name exactly the sections of the table', async () => {
  const sections = new Set(guarded.map((path) => path.split('/')[1]));
  const rewrites = await nextConfig.rewrites?.();
  const { beforeFiles = [] } = Array.isArray(rewrites) ? {} : (rewrites ?? {});
  expect(beforeFiles.map(({ source, destination }) => [source, destination])).toEqual([
    [`/:section(${publicSections.join('|')})/:path*`, '/es/:section/:path*'],
    ['/my-store/:alias([A-Za-z0-9_-]{1,20})/welcome', '/es/my-store/:alias/welcome'],
    [`/:section(${[...sections].sort().join('|')})/:path*`, '/es/:section/:path*'],
  ]);
});

test.each([
  ['/', '/home/your-catalog-sale-business'],
  ['/en', '/en/home/your-catalog-sale-business'],
  ['/nowhere?x=1', '/home/your-catalog-sale-business'],
  ['/de/nowhere', '/de/home/your-catalog-sale-business'],
  ['/es/clients/login?return=%2Fclients%2Forder', '/clients/login?return=%2Fclients%2Forder'],
  ['/EUROPE', '/home/your-catalog-sale-business'],
  ['/EuropaBackend', '/home/your-catalog-sale-business'],
])('R01 R02 R03 %s redirects to %s on our own origin, in one hop', async (path, target) => {
  await expect(goes(path)).resolves.toBe(shop + target);
});

test.each([
  ['/EU/clients/login', '/clients/login'],
  ['/EU/en/clients/login?x=1&y=%C3%B1', '/en/clients/login?x=1&y=%C3%B1'],
  ['/EU/catalogue/women?color=black', '/catalogue/women?color=black'],
  ['/EU', '/home/your-catalog-sale-business'],
  ['/EU/?x=1', '/home/your-catalog-sale-business?x=1'],
  ['/EU/nowhere?x=1', '/home/your-catalog-sale-business?x=1'],
  ['/EU//elsewhere.example/', '/home/your-catalog-sale-business'],
  ['/EU/robots.txt', '/robots.txt'],
  ['/EU/sitemap.xml?x=1', '/sitemap.xml?x=1'],
  ['/EU/manifest.webmanifest?lang=de', '/manifest.webmanifest?lang=de'],
  ['/EU/media/x?x=1', '/media/x?x=1'],
  ['/EU/share-cards/x', '/share-cards/x'],
  ['/EU/api/health', '/api/health'],
  ['/EU/EuropaBackend/rest/api/public/getDataInit?x=1', '/EuropaBackend/rest/api/public/getDataInit?x=1'],
  ['/EU/EuropaBackend', '/home/your-catalog-sale-business'],
  ['/EU/EU/clients/login?x=1', '/EU/clients/login?x=1'],
  ['/EU/EU', '/EU'],
])('R03 %s redirects permanently to %s with its query', async (path, target) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, shop + target]);
});

test.each(prefixes)('R34 R35 R36 visitors are redirected as the guards under "%s" say', async (prefix) => {
  const executive = [await aSessionCookie('executive', aToken({ role: 'ROLE_W' }))];
  const advisor = [await aSessionCookie('executive', aToken({ role: 'ROLE_T' }))];
  const fresh = [await aSessionCookie('executive', aToken({ passchanged: 'N' }))];
  const client = [await aSessionCookie('client', aToken({ role: 'ROLE_C' }))];
  const at = (path: string) => shop + prefix + path;
  const home = (path: string) => at(`/home/your-catalog-sale-business?return=${encodeURIComponent(path)}`);
  await expect(goes(`${prefix}/executive/quick-order`)).resolves.toBe(home('/executive/quick-order'));
  await expect(goes(`${prefix}/checkout/confirmation?order=A-1`)).resolves.toBe(
    home('/checkout/confirmation?order=A-1'),
  );
  await expect(goes(`${prefix}/executive/quick-order`, client)).resolves.toBe(home('/executive/quick-order'));
  await expect(goes(`${prefix}/executive/quick-order`, advisor)).resolves.toBe(at('/executive/your-account/home'));
  await expect(goes(`${prefix}/executive/search-executives`)).resolves.toBeNull();
  await expect(goes(`${prefix}/executive/quick-order`, fresh)).resolves.toBe(at('/validation/password-init'));
  await expect(goes(`${prefix}/clients/order`, executive)).resolves.toBe(
    at('/clients/login?return=%2Fclients%2Forder'),
  );
  await expect(goes(`${prefix}/executive/quick-order`, executive)).resolves.toBeNull();
  await expect(goes(`${prefix}/clients/order`, client)).resolves.toBeNull();
});

test('R34 R35 R36 S01 a personal page opens only with a whole cookie of the right person', async () => {
  const executive = await aSessionCookie('executive', aToken());
  const advisor = await aSessionCookie('executive', aToken({ role: 'ROLE_T' }));
  const fresh = await aSessionCookie('executive', aToken({ passchanged: 'N' }));
  const client = await aSessionCookie('client', aToken({ role: 'ROLE_C' }));
  const cut = executive.slice(0, -4);
  const [pad, area] = ['/executive/quick-order', '/en/clients/order?x=1'];
  for (const [path, cookies, opens] of [
    [pad, [executive], true],
    [pad, ['a=b', client, executive], true],
    [pad, [cut], false],
    [pad, [executive, cut], false],
    [pad, [], false],
    [pad, [advisor], false],
    [pad, [fresh], false],
    [pad, [client], false],
    [area, [client], true],
    [area, [executive], false],
    ['/executive/your-account/home', [advisor], true],
  ] as const)
    expect([path, cookies, (await goes(path, [...cookies])) === null]).toEqual([path, cookies, opens]);
});

test.each([
  ['', '/'],
  ['/en', '/en'],
  ['/de', '/de'],
])('R01 F071 the installed shop opens in %s at the signed-in person’s home', async (prefix, start) => {
  const executive = await aSessionCookie('executive', aToken());
  const client = await aSessionCookie('client', aToken({ role: 'ROLE_C' }));
  const begin = (cookies: string[]) => goes(`${start}?start`, cookies);
  const at = (path: string) => shop + prefix + path;
  await expect(begin([])).resolves.toBe(at('/home/your-catalog-sale-business'));
  await expect(begin([client])).resolves.toBe(at('/clients/welcome'));
  await expect(begin([executive, client])).resolves.toBe(at('/executive/your-account/home'));
  await expect(goes(start, [executive])).resolves.toBe(at('/home/your-catalog-sale-business'));
});

test('the well-known password address redirects to the page that fits the session', async () => {
  const address = '/.well-known/change-password';
  const executive = await aSessionCookie('executive', aToken());
  const client = await aSessionCookie('client', aToken({ role: 'ROLE_C' }));
  expect(passes(address)).toBe(true);
  expect((await ask(address)).status).toBe(307);
  const advisor = await aSessionCookie('executive', aToken({ role: 'ROLE_T' }));
  for (const cookies of [[], [executive], [executive, client]])
    await expect(goes(address, cookies)).resolves.toBe(`${shop}/executive/your-account/security`);
  await expect(goes(address, [advisor])).resolves.toBe(`${shop}/validation/recover`);
  await expect(goes(address, [client])).resolves.toBe(`${shop}/validation/recover?for=client`);
});

test('the well-known probe address is answered 404, so that other responses are trusted', async () => {
  const absent = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect(passes(absent)).toBe(true);
  expect((await ask(absent)).status).toBe(404);
  await expect(goes('/.well-known/nothing')).resolves.toBe(`${shop}/home/your-catalog-sale-business`);
});

test('X06 R34 a forged cookie is no session', async () => {
  const forged = (await aSessionCookie('executive')).slice(0, -4);
  expect(await openSession('executive', forged.slice(forged.indexOf('=') + 1))).toBeNull();
  await expect(goes('/executive/quick-order', [forged])).resolves.toContain('/home/');
});

test('a personal page has its own nonce and is not cacheable, whatever policy the visitor sends', async () => {
  const sent = { 'content-security-policy': "script-src 'nonce-chosen'", 'x-nonce': 'chosen' };
  const [one, two] = [await ask('/accordion', [], sent), await ask('/accordion', [], sent)];
  const policy = one.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(policy).not.toBe(two.headers.get('content-security-policy'));
  expect(policy.split(';')[0]).not.toContain('unsafe');
  expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
  expect(one.headers.get('cache-control')).toBe('private, no-store');
  expect(one.headers.get('x-middleware-rewrite')).toContain('/es/accordion');
});

test('R33 C094 the middleware sets no policy for the pages that leave for a provider and return, and the second is open to anyone', async () => {
  const executive = await aSessionCookie('executive');
  for (const [path, cookies] of [
    ['/checkout/leave', [executive]],
    ['/validation/payment/2611A04817', []],
    ['/de/validation/payment/2611A04817', []],
  ] as const) {
    const { headers } = await ask(path, [...cookies]);
    expect([path, headers.get('location'), headers.get('content-security-policy')]).toEqual([path, null, null]);
  }
  await expect(goes('/checkout/leave?payment=a1')).resolves.toContain(encodeURIComponent('/checkout/leave?payment=a1'));
  await expect(goes('/validation/payment/a.b')).resolves.toContain('/home/');
});

test('redirects are not cacheable', async () => {
  for (const path of ['/', '/nowhere', '/EU/clients/login', '/clients/order', '/.well-known/change-password']) {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
  }
});
