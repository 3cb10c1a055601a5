import { expect, jest, test } from '@jest/globals';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { clientPath, clientsPath, guardedRoutes, publicSections } from '@/lib/access/route-access';
import { offlineTexts } from '@/lib/i18n/fallback-texts';
import { createWorkerBrowser } from '@/lib/testing/worker-browser';
import { unregisterOfflineWorker } from './unregister-worker';

const listing = '/catalogue/women';

/** A shop that knows who is signed in, and can go offline. */
function aShop(whose = 'lucia') {
  const shop = { whose, isUp: true, status: 200, asked: [] as string[], onFile: (_path: string) => {} };
  const browser = createWorkerBrowser((path) => {
    shop.asked.push(path);
    if (path.startsWith('/_next/')) shop.onFile(path);
    if (!shop.isUp) return null;
    if (path.startsWith('/_next/')) return { body: `file ${path}`, type: 'application/javascript' };
    if (path.startsWith('/media/')) return { body: `picture ${path}`, type: 'image/webp' };
    const isDesk = path.includes('/executive/') || path.includes('/checkout/');
    const mark = isDesk && shop.whose ? `<meta name="kept-for" content="${shop.whose}"/>` : '';
    const files = '<script src="/_next/static/wake.js" data-scripts="a.js b.js"></script>';
    const title = `<title>${path} · Velia</title>`;
    return { status: shop.status, body: `<head>${title}${mark}${files}</head><body class="x"><p>${path}</p></body>` };
  });
  browser.cookies.set(browser.deskCookie, 'lucia');
  return { shop, browser };
}

const goOffline = async ({ shop, browser }: ReturnType<typeof aShop>, path: string) => {
  shop.isUp = false;
  const answer = await browser.visit(path);
  return { status: answer?.status, text: (await answer?.text()) ?? '' };
};

test('N20 a page comes from the shop, never from the HTTP cache, which stores public pages longer', async () => {
  const { browser } = aShop();
  browser.open.push(quickOrderPath);
  await browser.install();
  await browser.visit(listing);
  const pages = browser.fetched.filter(([path]) => !path.startsWith('/_next/'));
  expect(pages).toEqual([
    [quickOrderPath, 'no-cache'],
    [listing, 'no-cache'],
  ]);
});

test.each([
  ['the pad', quickOrderPath],
  ['the client book', `/en${clientsPath}?page=2`],
  ['the page of one client', `/de${clientPath}?id=C1`],
  ['a listing', `/en${listing}`],
  ['a sheet of the printed catalogue', '/printed-catalogue/2611/2'],
])('N20 %s that was seen opens offline, unchanged and labelled as a copy', async (_what, path) => {
  const { shop, browser } = aShop();
  await browser.install();
  const seen = await (await browser.visit(path))?.text();
  const { status, text } = await goOffline({ shop, browser }, path);
  expect(status).toBe(200);
  const language = path.startsWith('/en') ? 'en' : path.startsWith('/de') ? 'de' : 'es';
  expect(text).toContain(offlineTexts[language].copy.split('{time}')[0]);
  expect(text.replace(/<aside.*?<\/aside>/, '')).toBe(seen);
});

test('N20 a copy says how old it is, in the language of its page', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const shop = aShop();
  await shop.browser.install();
  await shop.browser.visit(`/de${quickOrderPath}`);
  for (const [minutes, words] of [
    [0, 'vor 1 Minute'],
    [12, 'vor 12 Minuten'],
    [180, 'vor 3 Stunden'],
    [4320, 'vor 3 Tagen'],
  ] as const) {
    now.mockReturnValue(minutes * 60_000);
    expect((await goOffline(shop, `/de${quickOrderPath}`)).text).toContain(`Stand ${words}.`);
  }
  now.mockRestore();
});

test('only the listed pages are kept, even when another page carries the mark', async () => {
  const { browser } = aShop();
  await browser.install();
  const others = [
    ...['home', 'security', 'data', 'payments', 'statement', 'orders', 'order', 'sales', 'client-message'].map(
      (name) => `/executive/your-account/${name}`,
    ),
    ...['bag', 'gifts', 'shipping', 'payment', 'confirmation', 'leave', 'payment-result'].map(
      (step) => `/checkout/${step}`,
    ),
    ...['clients/welcome', 'clients/order', 'my-store/a/shopping-payment', 'my-store/a/shopping-bag', 'wish-list'].map(
      (path) => `/${path}`,
    ),
    ...publicSections
      .filter((section) => !['catalogue', 'printed-catalogue'].includes(section))
      .map((each) => `/${each}/x`),
    '/search?q=x',
    '/executive/quick-order/x',
  ];
  expect(guardedRoutes.length).toBeGreaterThan(10);
  for (const path of others) await browser.visit(path);
  expect(browser.caches.addresses()).toEqual([]);
});

test('a server’s error is shown, and does not delete a good copy', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  shop.status = 503;
  expect((await browser.visit(quickOrderPath))?.status).toBe(503);
  shop.status = 200;
  // Half of the page could not be read, so it has no mark.
  shop.whose = '';
  expect(await (await browser.visit(quickOrderPath))?.text()).not.toContain('kept-for');
  expect((await goOffline({ shop, browser }, quickOrderPath)).text).toContain('kept-for');
});

test('a page whose mark differs from the browser’s cookie is not kept', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  shop.whose = 'marta';
  await browser.visit(quickOrderPath);
  expect(browser.caches.addresses()).toEqual([]);
});

test('pages of one executive are not kept for the next, even when still loading', async () => {
  const { browser } = aShop();
  await browser.install();
  const visits = [browser.visit(listing), browser.load('/media/a/92.webp')];
  browser.cookies.set(browser.deskCookie, 'marta');
  await Promise.all(visits);
  expect(browser.caches.addresses()).toEqual([]);
});

test('N20 offline, a page that was not seen is replaced by a page in its language that lists the copies', async () => {
  const shop = aShop();
  await shop.browser.install();
  for (const path of [`/en${quickOrderPath}`, `/en${clientPath}?id=C1`, `/en${listing}`, listing])
    await shop.browser.visit(path);
  const { status, text } = await goOffline(shop, '/en/checkout/payment');
  expect([status, text.includes('<html lang="en">'), text.includes(offlineTexts.en.title)]).toEqual([503, true, true]);
  expect([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    `/en${quickOrderPath}`,
    `/en${listing}`,
  ]);
  for (const language of ['es', 'de'] as const) {
    const path = language === 'es' ? '/checkout/bag' : '/de/?start';
    expect((await goOffline(shop, path)).text).toContain(offlineTexts[language].title);
  }
});

test('the browser of a visitor keeps nothing, and shows the page that says so', async () => {
  const { shop, browser } = aShop();
  browser.cookies.clear();
  await browser.install();
  for (const path of [quickOrderPath, listing]) await browser.visit(path);
  await browser.load('/media/a/92.webp');
  expect(browser.caches.addresses()).toEqual([]);
  const { text } = await goOffline({ shop, browser }, listing);
  expect(text).toContain(offlineTexts.es.title);
  expect(text).not.toContain('<h2>');
});

test('a page’s files are kept with it, and pages that were already open are kept too', async () => {
  const { shop, browser } = aShop();
  browser.open.push(quickOrderPath, '/checkout/bag');
  await browser.install();
  shop.isUp = false;
  expect((await browser.visit(quickOrderPath))?.status).toBe(200);
  for (const file of ['wake.js', 'chunks/a.js', 'chunks/b.js'])
    expect(await (await browser.load(`/_next/static/${file}`))?.text()).toBe(`file /_next/static/${file}`);
  await expect(browser.load('/_next/static/chunks/c.js')).rejects.toThrow('Failed to fetch');
  expect(shop.asked).not.toContain('/checkout/bag');
});

test('N20 a page is kept after its files, and also when the connection is lost in between', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  const kept = () => browser.caches.addresses().map(([, path]) => path);
  shop.onFile = (path) => {
    expect(kept()).not.toContain(listing);
    shop.isUp = !path.endsWith('b.js');
  };
  await browser.visit(listing);
  expect(kept()).toEqual(['/_next/static/wake.js', '/_next/static/chunks/a.js', listing]);
});

test('limits hold: the oldest copy is removed, and a response that is too large is never kept', async () => {
  const { browser } = aShop();
  await browser.install();
  for (let at = 0; at < 45; at += 1) await browser.visit(`/catalogue/women/${at}`);
  const pages = browser.caches.addresses().filter(([name]) => name?.endsWith(':shop'));
  expect([pages.length, pages[0]?.[1], pages.at(-1)?.[1]]).toEqual([40, '/catalogue/women/5', '/catalogue/women/44']);
  const large = createWorkerBrowser((path) =>
    path.startsWith('/media/')
      ? { headers: { 'content-length': '1000001' }, type: 'image/webp' }
      : { body: ' '.repeat(1_000_001) },
  );
  large.cookies.set(large.deskCookie, 'lucia');
  await large.install();
  await large.visit(listing);
  await large.load('/media/a/92.webp');
  expect(large.caches.addresses()).toEqual([]);
});

test('a new build keeps nothing of the build before', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  await browser.install('two');
  expect(browser.caches.addresses()).toEqual([]);
  expect((await goOffline({ shop, browser }, quickOrderPath)).status).toBe(503);
});

test('with storage full or blocked pages still load through the service worker', async () => {
  const { browser } = aShop();
  await browser.install();
  browser.caches.state.isFull = true;
  expect((await browser.visit(quickOrderPath))?.status).toBe(200);
  const closed = jest.spyOn(browser.caches, 'open').mockRejectedValue(new DOMException('closed', 'SecurityError'));
  expect((await browser.visit(quickOrderPath))?.status).toBe(200);
  expect((await browser.load('/media/a/92.webp'))?.status).toBe(200);
  closed.mockRestore();
});

test('calls, forms, other origins and partial responses are not handled', async () => {
  const { browser } = aShop();
  await browser.install();
  const untouched = await Promise.all([
    browser.ask('/EuropaBackend/rest/api/socia/x', { mode: 'navigate' }),
    browser.ask('/api/session', { mode: 'cors' }),
    browser.ask(quickOrderPath, { mode: 'cors' }),
    browser.ask('/validation/contact', { mode: 'navigate', method: 'POST' }),
    browser.ask('/media/a.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
    browser.ask('', { url: 'https://bank.example/media/x', mode: 'no-cors' }),
  ]);
  expect(untouched).toEqual(untouched.map(() => null));
});

test('the last service worker deletes all copies and unregisters itself', async () => {
  const { browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  const works: Promise<unknown>[] = [];
  const unregister = jest.fn(async () => true);
  unregisterOfflineWorker(
    {
      caches: browser.caches,
      skipWaiting: async () => {},
      registration: { unregister },
      addEventListener: (_type, hear) => hear({ waitUntil: (work: Promise<unknown>) => works.push(work) } as never),
    },
    'desk:',
  );
  await Promise.all(works);
  expect([browser.caches.addresses(), unregister.mock.calls.length]).toEqual([[], 1]);
});
