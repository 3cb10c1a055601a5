import type { APIRequestContext } from 'playwright/test';
import { expect, expectSameForAll, test } from './fixtures';

const home = '/home/your-catalog-sale-business';
const prefixes = ['', '/en', '/de'];
const publicPages = [
  home,
  '/customer-care/delivery',
  '/customer-care/privacy',
  '/customer-care/imprint',
  '/home/solution-guide',
  '/home/solution-guide/test',
  '/customer-care/size-tables',
  '/customer-care/size-tables/bras',
  '/customer-care/size-tables/menswear',
  '/customer-care/size-tables/swimwear',
  '/printed-catalogue',
];
const personalPages = [
  '/accordion',
  '/clients/login',
  '/validation/sign-in',
  '/validation/password-init',
  '/clients/order',
  '/executive/quick-order',
  '/my-store/lucia-ferrer/shopping-confirmation',
];

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

// Their addresses differ by language.
const cataloguePages = [
  '/catalogue/mujer/sujetadores',
  '/catalogue/mujer/2',
  '/en/catalogue/women/2',
  '/de/catalogue/damen/2',
  '/en/catalogue/women',
  '/de/catalogue/damen/bhs',
  '/catalogue/sujetador-reductor-camelia-sj1045',
  '/en/catalogue/camelia-minimiser-bra-sj1045',
  '/de/catalogue/minimizer-bh-camelia-sj1045',
];

for (const path of [...prefixes.flatMap((prefix) => publicPages.map((page) => prefix + page)), ...cataloguePages]) {
  test(`a shared cache may keep ${path}: every visitor gets the same answer`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    const plain = await get(request, path);
    expect(plain.status()).toBe(200);
    expect(plain.headers()['cache-control']).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/);
    let bytes = await plain.text();
    const visitors: Record<string, string>[] = [
      {},
      { cookie: 'velia-executive=forged; velia-client=forged; XSRF-TOKEN=x; NEXT_LOCALE=de' },
      { 'accept-language': 'de-DE,de;q=0.9', 'user-agent': 'Googlebot/2.1' },
      // One of the crawlers for which Next renders a separate page.
      { 'user-agent': 'Twitterbot/1.0' },
      { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https', forwarded: 'host=elsewhere.example' },
      { host: 'elsewhere.example' },
      { authorization: 'Bearer x', 'x-nonce': 'chosen', 'content-security-policy': "script-src 'nonce-chosen'" },
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example', dnt: '1', 'save-data': 'on' },
    ];
    for (const headers of visitors) {
      const answer = await get(request, path, headers);
      expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined]);
      bytes = await expectSameForAll(await answer.text(), bytes, async () => (await get(request, path)).text());
    }
    await request.dispose();
  });
}

test('a query string neither creates another cached page nor changes it', async ({ request }) => {
  for (const prefix of prefixes) {
    const read = async () => (await get(request, prefix + home)).text();
    const plain = await read();
    const answer = await get(request, `${prefix}${home}?utm_source=x&return=%2Fx&_rsc=y`);
    // The page was cached; after a change it is served stale while it is rendered again.
    expect(answer.headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
    await expectSameForAll(await answer.text(), plain, read);
  }
});

test('R02 a redirect inside a public section sets no cookie', async ({ request }) => {
  for (const prefix of prefixes) {
    const answer = await get(request, `${prefix}/love/made-up`);
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([307, undefined]);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')).toHaveLength(1);
  }
});

for (const path of prefixes.flatMap((prefix) => personalPages.map((page) => prefix + page))) {
  test(`no cache may keep ${path}`, async ({ request }) => {
    const answer = await get(request, path);
    expect([200, 307]).toContain(answer.status());
    expect(answer.headers()['cache-control']).toMatch(/(^|, )no-store$/);
  });
}

test('no cache may keep the pages of a signed-in person or the answers of the proxy', async ({
  request,
  page,
  signIn,
}) => {
  await signIn('lucia');
  for (const path of [
    '/executive/quick-order',
    '/api/session',
    '/EuropaBackend/rest/api/public/getDataInit',
    '/EuropaBackend/rest/api/nothing',
    '/api/health',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.headers()['cache-control']]).toEqual([path, expect.stringMatching(/no-store/)]);
  }
  const withSession = await page.request.get(home);
  const without = async () => (await request.get(home)).text();
  await expectSameForAll(await withSession.text(), await without(), without);
  expect(withSession.headers()['set-cookie']).toBeUndefined();
});
