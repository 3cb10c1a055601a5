import type { APIRequestContext } from 'playwright/test';
import { type Locale, locales } from '../contract/public-codes.ts';
import { expect, expectAccessible, expectSameForAll, test } from './fixtures';

const prefixOf = (locale: Locale) => (locale === 'es' ? '' : `/${locale}`);
const home = '/home/your-catalog-sale-business';
const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

/** T08: addresses that people type or have bookmarked, or that an older shop links to. */
const entries = [
  '/',
  '/?utm_source=mail',
  '/es',
  '/en',
  '/de/',
  '/EU',
  '/EU/',
  '/EU/de',
  '/EU/es',
  '/fr',
  '/EN',
  `${home}/`,
  `/es${home}`,
  `/es${home}/`,
  `/EU${home}`,
  `/EU${home}/`,
  `/EU/en${home}?x=1`,
  '/home',
  '/home/',
  '/en/home/nothing',
  '/catalogue',
  '/de/catalogue/',
  '/EU/catalogue',
  '/catalogue/mujer/',
  '/es/catalogue/mujer',
  '/es/catalogue/mujer/',
  '/EU/catalogue/mujer',
  '/EU/catalogue/mujer/2/',
  '/EU/de/catalogue/damen/bhs',
  '/EU/es/catalogue/mujer',
  '/catalogue/corseteria',
  '/catalogue/corseteria/',
  '/es/catalogue/corseteria',
  '/EU/catalogue/corseteria?store=lucia',
  '/EU/de/catalogue/miederwaren/',
  '/customer-care',
  '/en/customer-care/',
  '/de/customer-care/nichts',
  '/love',
  '/love/',
  '/your-business',
  '/nowhere',
  '/nowhere/',
  '/en/nowhere/at/all/',
  '/EU/nowhere',
  '/executive',
  '/executive/quick-order',
  '/executive/quick-order/',
  '/EU/executive/quick-order',
  '/clients/order',
  '/de/clients/order/',
  '/checkout',
  '/my-store/nobody',
  '/wp-login.php',
  '/%ff',
  '/home/%E9/',
];

test.beforeAll(async ({ request }) => {
  // A shop that has just started loads the list of moved addresses every few seconds.
  const from = '/catalogue/corseteria';
  await expect.poll(async () => (await ask(request, from)).status(), { timeout: 30_000 }).toBe(301);
});

test('T08 R01 R02 R03 every entry address reaches a page in at most one hop, whatever the browser’s language', async ({
  request,
}) => {
  for (const path of entries) {
    for (const language of ['es-ES', 'de-DE,de;q=0.9,en;q=0.8']) {
      const first = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': language } });
      if (first.status() === 200) continue;
      const target = first.headers().location ?? '';
      expect([path, first.status(), target]).toEqual([
        path,
        expect.any(Number),
        expect.stringMatching(/^(http:\/\/localhost:\d+)?\/[^/]/),
      ]);
      const second = await request.get(target, { maxRedirects: 0, headers: { 'accept-language': language } });
      expect([path, target, second.status()]).toEqual([path, target, 200]);
    }
  }
});

const moved: Record<Locale, [from: string, to: RegExp, gone: string, words: string]> = {
  es: [
    '/catalogue/corseteria',
    /^\/catalogue\/mujer\/sujetadores$/,
    '/catalogue/outlet-verano-2025',
    'Esto ya no está',
  ],
  en: [
    '/en/catalogue/foundations',
    /^\/en\/catalogue\/women\/bras$/,
    '/en/catalogue/nuit-suspender-belt-v0815',
    'This is no longer here',
  ],
  de: [
    '/de/catalogue/alma-bh-v0931',
    /^\/de\/catalogue\/[a-z0-9-]+$/,
    '/de/catalogue/sommer-outlet-2025',
    'Das gibt es nicht mehr',
  ],
};

for (const locale of locales) {
  test(`F035 moved addresses redirect and removed ones answer 410 in ${locale}`, async ({ page, request }) => {
    const [from, to, gone, words] = moved[locale];
    const answer = await ask(request, `${from}?store=lucia`);
    const [path, query] = (answer.headers().location ?? '').split('?');
    expect([answer.status(), path, query]).toEqual([301, expect.stringMatching(to), 'store=lucia']);
    expect((await ask(request, path ?? '')).status()).toBe(200);
    const answered = await page.goto(gone);
    expect(answered?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(prefixOf(locale) + home);
  });
}

test.use({ expectedErrors: [/410 \(Gone\)/] });

test('F035 an address that never existed answers 404', async ({ request }) => {
  for (const path of [
    '/catalogue/made-up',
    '/en/catalogue/made-up/black',
    '/catalogue/mujer/99',
    '/catalogue/mujer/1',
    '/catalogue/mujer/sujetadores/made-up',
    // Neither a name in another language nor a code.
    '/de/catalogue/mujeres',
    '/catalogue/sujetador-reductor-camelia-sj1045/2',
    '/catalogue/sujetador-reductor-camelia-sj1045/xxx',
    '/catalogue/SJ1045',
    '/share-cards/es/made-up.jpg',
    '/share-cards/fr.jpg',
    '/share-cards/es/mujer/2.jpg',
    '/share-cards/es/mujer',
    '/sitemaps/products-1.xml',
    '/sitemaps/products-0.xml.gz',
    '/media/000000000000000000000000/430.webp',
  ]) {
    expect([path, (await ask(request, path)).status()]).toEqual([path, 404]);
  }
});

test('the well-known change-password address leads to the security page, and an unknown well-known address is a 404', async ({
  request,
}) => {
  const known = '/.well-known/';
  const answer = await ask(request, `${known}change-password`);
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/\/executive\/your-account\/security$/);
  expect((await request.get(`${known}change-password`)).status()).toBe(200);
  const absent = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request.get(known + absent)).status()).toBe(404);
});

test('F031 F032 F034 F071 files for machines have their content type, are publicly cacheable and set no cookie', async ({
  request,
}) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemaps/pages.xml', 'application/xml'],
    ['/manifest.webmanifest?lang=de', 'application/manifest+json'],
    ['/share-cards/de.jpg', 'image/jpeg'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'image/png'],
    ['/app-icons/192.png', 'image/png'],
    ['/app-icons/maskable-512.png', 'image/png'],
    ['/.well-known/security.txt', 'text/plain'],
  ] as const) {
    const answer = await ask(request, path);
    expect([path, answer.status(), answer.headers()['set-cookie']]).toEqual([path, 200, undefined]);
    expect(answer.headers()['content-type']).toContain(type);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=\d+/);
  }
});

test('D07 F031 each part of the sitemap is well-formed for a browser’s parser, and its first address may be indexed', async ({
  page,
  request,
}) => {
  await page.goto('/accordion');
  const index = await (await ask(request, '/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(parts).toContain('/sitemaps/products-0.xml');
  for (const path of ['/sitemap.xml', ...parts]) {
    const text = await (await ask(request, path)).text();
    const [root, broken] = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      return [parsed.documentElement.localName, parsed.querySelector('parsererror') !== null];
    }, text);
    expect([path, root, broken]).toEqual([path, path === '/sitemap.xml' ? 'sitemapindex' : 'urlset', false]);
  }
  const robots = await (await ask(request, '/robots.txt')).text();
  for (const part of parts) {
    const text = await (await ask(request, part)).text();
    const [first] = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
    const answer = await ask(request, first ?? '');
    const html = await answer.text();
    expect([
      part,
      answer.status(),
      answer.headers()['x-robots-tag'],
      /<meta name="robots" content="[^"]*noindex/.test(html),
    ]).toEqual([part, 200, undefined, false]);
    for (const [, closed = ''] of robots.matchAll(/^Disallow: (\S+)$/gm)) expect(first?.startsWith(closed)).toBe(false);
  }
});

test('F071 the manifest of each language names its start page and icons that have the sizes stated', async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    await page.goto(prefixOf(locale) + home);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await ask(request, address ?? '')).json();
    expect([manifest.lang, manifest.start_url]).toEqual([locale, `${prefixOf(locale) || '/'}?start`]);
    expect((await ask(request, manifest.start_url)).headers().location).toMatch(
      new RegExp(`${prefixOf(locale)}${home}$`),
    );
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of manifest.icons) {
      const measured = await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image.naturalWidth;
      }, src);
      if (sizes !== 'any') expect(`${measured}x${measured}`).toBe(sizes);
    }
    for (const rel of ['icon', 'apple-touch-icon']) await expect(page.locator(`link[rel="${rel}"]`)).toHaveCount(1);
  }
});

test('F032 T13 sign-in, search, wish list, comparison and order pages are noindex in every language', async ({
  request,
}) => {
  for (const path of [
    '/accordion',
    '/clients/login',
    '/validation/sign-in',
    '/search?q=encaje',
    '/wish-list',
    '/compare?items=SJ1045.ROS',
    '/my-store/lucia-ferrer/shopping-confirmation',
  ]) {
    for (const locale of locales) {
      const html = await (await ask(request, prefixOf(locale) + path)).text();
      expect([locale, path, /<meta name="robots" content="noindex[^"]*"\/>/.test(html)]).toEqual([locale, path, true]);
    }
  }
});

test('T13 a filter in the query of a listing keeps its canonical address', async ({ request }) => {
  const read = async (query = '') => (await ask(request, `/catalogue/mujer/sujetadores${query}`)).text();
  const plain = await read();
  const chosen = await read('?colour=NEG&sort=new&shown=24');
  expect(await expectSameForAll(chosen, plain, read)).toMatch(
    /<link rel="canonical" href="[^"]*\/catalogue\/mujer\/sujetadores"\/>/,
  );
});

test('F033 a product’s share card is a JPEG below 300 kB, and revalidates with 304', async ({ request }) => {
  const path = '/share-cards/de/minimizer-bh-camelia-sj1045.jpg';
  const answer = await ask(request, path);
  const bytes = await answer.body();
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(bytes.length).toBeLessThan(300_000);
  const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const head = await request.head(path);
  expect([head.status(), head.headers().etag]).toEqual([200, answer.headers().etag]);
});
