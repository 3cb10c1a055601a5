import * as fs from 'node:fs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { staticPolicy } from './content-security-policy.ts';
import PageCache from './next-cache-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The parts that the tests use. Next declares the kinds as enums for its own compiler only. */
type Value = { kind: string; html: string; headers: Record<string, unknown> };
type Cache = {
  get(key: string, context: { kind: string; isFallback?: boolean }): Promise<{ value: Value } | null>;
  set(key: string, value: unknown, context: { isFallback?: boolean }): Promise<void>;
};

const cache = new PageCache({
  fs: {
    ...fs,
    readFile: fs.promises.readFile,
    writeFile: fs.promises.writeFile,
    mkdir: (path: string) => fs.promises.mkdir(path, { recursive: true }),
    stat: fs.promises.stat,
  },
  flushToDisk: true,
  serverDistDir: folder,
  maxMemoryCacheSize: 200_000,
  revalidatedTags: [],
  _requestHeaders: {},
}) as unknown as Cache;

const html = '<p>x</p><script>a()</script>';
const page = (change: object = {}) => ({
  kind: 'APP_PAGE',
  html,
  headers: {},
  status: 200,
  rscData: Buffer.from('x'),
  postponed: undefined,
  segmentData: undefined,
  ...change,
});
const keep = async (key: string, value: unknown) => {
  await cache.set(key, value, { isFallback: false });
  return (await cache.get(key, { kind: 'APP_PAGE', isFallback: false }))?.value;
};

test('a page is cached with its policy, beside its other headers', async () => {
  const kept = await keep('/one', page({ headers: { 'x-next-cache-tags': 'menu' } }));
  expect(kept?.headers).toEqual({ 'x-next-cache-tags': 'menu', 'content-security-policy': staticPolicy() });
});

test('a page stored without a policy gets it when it is read', async () => {
  const Base = Object.getPrototypeOf(PageCache.prototype);
  await Base.set.call(cache, '/from-build', page(), { isFallback: false });
  const entry = await cache.get('/from-build', { kind: 'APP_PAGE', isFallback: false });
  expect(entry?.value.headers['content-security-policy']).toBe(staticPolicy());
});

test('a page that is stored with a policy keeps exactly that one', async () => {
  const own = { 'content-security-policy': "script-src 'none'" };
  expect((await keep('/own', page({ headers: own })))?.headers).toEqual(own);
  await keep('/twice', page());
  const again = await cache.get('/twice', { kind: 'APP_PAGE', isFallback: false });
  expect((await keep('/twice', again?.value))?.headers['content-security-policy']).toBe(staticPolicy());
});

test('a page that is completed per request is cached without a policy', async () => {
  expect((await keep('/postponed', page({ postponed: 'state' })))?.headers).not.toHaveProperty(
    'content-security-policy',
  );
});

test.each([[{ kind: 'APP_ROUTE', body: Buffer.from('x'), status: 200, headers: {} }], [null]])(
  '%j has no policy',
  async (value) => {
    await cache.set('/other', value, {});
    const entry = await cache.get('/other', { kind: 'APP_ROUTE' });
    expect(JSON.stringify(entry ?? {})).not.toContain('content-security-policy');
  },
);

test('T11 pages rendered at run time are not written to disk', () => {
  expect(readdirSync(folder)).toEqual([]);
});

test('unknown addresses evict each other and do not pile up', async () => {
  for (let count = 0; count < 300; count += 1)
    await cache.set(`/made-up/${count}`, page({ html: 'x'.repeat(2000) }), { isFallback: false });
  const kept = [];
  for (let count = 0; count < 300; count += 1)
    kept.push(await cache.get(`/made-up/${count}`, { kind: 'APP_PAGE', isFallback: false }));
  expect(kept.filter(Boolean).length).toBeLessThan(110);
  expect(kept.at(-1)?.value.html).toHaveLength(2000);
});

test('K16 with a container set, a page’s policy follows from its address and from the mark of pages to type on', async () => {
  const before = { ...process.env };
  Object.assign(process.env, { GTM_ID: 'GTM-ABC1234', GTM_ORIGIN: 'https://tags.example' });
  const policyOf = async (key: string) => String((await keep(key, page()))?.headers['content-security-policy']);
  expect(await policyOf(`/route-cache/APP_PAGE/${'0a'.repeat(32)}/$/en/love`)).toContain('https://tags.example');
  expect(await policyOf('/route-cache/APP_PAGE/0a/$/en/clients/login')).not.toContain('https://tags.example');
  expect(await policyOf('/de/customer-care/withdrawal')).not.toContain('https://tags.example');
  const catalogue = '/route-cache/APP_PAGE/0a/$/en/catalogue';
  expect(await policyOf(`${catalogue}/women/bras/2`)).toContain('https://tags.example');
  expect(await policyOf(`${catalogue}/camelia-minimiser-bra-sj1045`)).not.toContain('https://tags.example');
  const typed = page({ html: '<div data-typed="true"></div>' });
  expect(JSON.stringify(await keep(`${catalogue}/camelia`, typed))).not.toContain('https://tags.example');
  process.env = before;
});

test('with the part `plain-documents` off the policy of a page allows inline scripts', async () => {
  const before = { ...process.env };
  process.env.ENGINE_OFF = 'plain-documents';
  const kept = await keep('/love', page());
  expect(kept?.headers['content-security-policy']).toBe(staticPolicy({ hasScripts: true }));
  expect(staticPolicy({ hasScripts: true })).toMatch(/^script-src 'self' 'unsafe-inline';/);
  process.env = before;
});

test('with the part `page-policy` off a page is cached without a policy', async () => {
  const before = { ...process.env };
  process.env.ENGINE_OFF = 'page-policy';
  expect((await keep('/your-business', page()))?.headers).not.toHaveProperty('content-security-policy');
  process.env = before;
});
