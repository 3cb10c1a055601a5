import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { withSettings } from '@/lib/testing/backend-server';
import { aSessionCookie, aToken } from '@/lib/testing/factories';
import { deferredScriptsHeader, guardsPassedHeader } from '../../engine/config/internal-headers.ts';
import { createPageScripts } from '../../engine/deferred-hydration/page-scripts.ts';
import { bypassMiddleware as openInEngine } from '../../engine/server/middleware-bypass.ts';
import { sentScripts } from './engine-config.ts';
import { guardPersonalPage } from './personal-page-guard.ts';

withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' });

type Asked = { method?: string; cookie?: string; rsc?: string };

/** What Next and the visitor get for a page: nothing when it is left to the middleware. */
async function ask(url: string, { method = 'GET', ...headers }: Asked = {}) {
  const request = { method, url, headers: { ...headers } } as unknown as IncomingMessage;
  const said: Record<string, unknown> = {};
  const response = { setHeader: (name: string, value: unknown) => Object.assign(said, { [name]: value }) };
  const config = { guardPersonalPage, scripts: createPageScripts(sentScripts) };
  await openInEngine(config, request, response as unknown as ServerResponse);
  return { said, told: request.headers, passed: request.headers[guardsPassedHeader] === '1', url: request.url };
}
const passes = async (url: string, asked?: Asked) => (await ask(url, asked)).passed;

test('a personal page that opens has its own nonce, is not cacheable, and keeps its address', async () => {
  const [one, two] = [await ask('/de/accordion?a=b?c'), await ask('/de/accordion?a=b?c')];
  const policy = one.said['content-security-policy'];
  expect(policy).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(policy).not.toBe(two.said['content-security-policy']);
  expect(one).toMatchObject({
    passed: true,
    url: '/de/accordion?a=b?c',
    said: { 'cache-control': 'private, no-store' },
    told: { 'content-security-policy': policy },
  });
});

test('R34 R35 R36 S01 a personal page opens only if the guards allow it', async () => {
  const executive = await aSessionCookie('executive', aToken());
  const advisor = await aSessionCookie('executive', aToken({ role: 'ROLE_T' }));
  const fresh = await aSessionCookie('executive', aToken({ passchanged: 'N' }));
  const client = await aSessionCookie('client', aToken({ role: 'ROLE_C' }));
  const [pad, area] = ['/executive/quick-order', '/en/clients/order?x=1'];
  for (const [url, cookies, expected] of [
    [pad, [executive], true],
    [pad, ['a=b', client, executive], true],
    [pad, [`${executive.slice(0, -4)}`], false],
    [pad, [executive, `${executive.slice(0, -4)}`], false],
    [pad, [], false],
    [pad, [advisor], false],
    [pad, [fresh], false],
    [pad, [client], false],
    [area, [client], true],
    [area, [executive], false],
    ['/executive/your-account/home', [advisor], true],
  ] as const) {
    expect([url, cookies, await passes(url, { cookie: cookies.join('; ') })]).toEqual([url, cookies, expected]);
  }
});

test.each([
  ['an unknown page', '/nowhere'],
  ['a public page', '/home/your-catalog-sale-business'],
  ['the default language by its prefix', '/es/accordion'],
  ['a slash at the end', '/accordion/'],
  ['an escaped letter', '/%61ccordion'],
  ['/EU', '/EU/accordion'],
  ['the workshop', '/dev/gallery'],
  ['a page with a policy of its own', '/validation/withdrawal'],
])('R02 R03 %s is left to the middleware', async (_, url) => {
  const { said, told } = await ask(url);
  expect([said, told]).toEqual([{}, {}]);
});

test.each([
  ['/search?q=lace', undefined, true],
  ['/de/search', undefined, true],
  ['/search', { method: 'HEAD' }, false],
  ['/search', { rsc: '1' }, false],
  ['/search/printed-catalogue', undefined, false],
  ['/accordion', undefined, false],
])('among personal pages only search results get their scripts later: %s with %o', async (url, asked, expected) => {
  expect(deferredScriptsHeader in (await ask(url, asked)).told).toBe(expected);
});

test('a request that is not for a document is left to the middleware', async () => {
  expect([await passes('/accordion', { rsc: '1' }), await passes('/accordion', { method: 'POST' })]).toEqual([
    false,
    false,
  ]);
  expect(await passes('/accordion', { method: 'HEAD' })).toBe(true);
});
