import { expect, jest, test } from '@jest/globals';
import { quickOrderPath } from '@/lib/access/paths-of-first-visits';
import { clientPath, clientsPath, guardedRoutes, publicSections } from '@/lib/access/route-access';
import { offlineWords } from '@/lib/i18n/last-words';
import { createKeeperBrowser } from '@/lib/testing/worker-browser';
import { endOfflineWorker } from './end-worker';

const listing = '/catalogue/women';

/** A shop that knows who asks, and can go away. */
function aShop(whose = 'lucia') {
  const shop = { whose, isUp: true, status: 200, asked: [] as string[], onFile: (_path: string) => {} };
  const browser = createKeeperBrowser((path) => {
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

test('N20 a page is what the shop says now, and nothing of the browser’s own store, which keeps public pages longer', async () => {
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
  ['her pad', quickOrderPath],
  ['her client book', `/en${clientsPath}?page=2`],
  ['one of her clients', `/de${clientPath}?id=C1`],
  ['a listing', `/en${listing}`],
  ['a sheet of the printed catalogue', '/printed-catalogue/2611/2'],
])('N20 %s that was seen opens without signal, as it was and said to be a copy', async (_what, path) => {
  const { shop, browser } = aShop();
  await browser.install();
  const seen = await (await browser.visit(path))?.text();
  const { status, text } = await goOffline({ shop, browser }, path);
  expect(status).toBe(200);
  const language = path.startsWith('/en') ? 'en' : path.startsWith('/de') ? 'de' : 'es';
  expect(text).toContain(offlineWords[language].copy.split('{time}')[0]);
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

test('no page is kept but those of the list, whoever marks it', async () => {
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

test('what the server answers is shown, and takes no good copy away', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  shop.status = 503;
  expect((await browser.visit(quickOrderPath))?.status).toBe(503);
  shop.status = 200;
  // Half of it could not be read, so the page has no mark.
  shop.whose = '';
  expect(await (await browser.visit(quickOrderPath))?.text()).not.toContain('kept-for');
  expect((await goOffline({ shop, browser }, quickOrderPath)).text).toContain('kept-for');
});

test('a page with another mark than the browser’s is kept for nobody', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  shop.whose = 'marta';
  await browser.visit(quickOrderPath);
  expect(browser.caches.addresses()).toEqual([]);
});

test('what one looked at is not the next one’s, also where it was still on its way', async () => {
  const { browser } = aShop();
  await browser.install();
  const visits = [browser.visit(listing), browser.load('/media/a/92.webp')];
  browser.cookies.set(browser.deskCookie, 'marta');
  await Promise.all(visits);
  expect(browser.caches.addresses()).toEqual([]);
});

test('N20 without signal what was not seen is a page of the shop in its language, with what can be opened', async () => {
  const shop = aShop();
  await shop.browser.install();
  for (const path of [`/en${quickOrderPath}`, `/en${clientPath}?id=C1`, `/en${listing}`, listing])
    await shop.browser.visit(path);
  const { status, text } = await goOffline(shop, '/en/checkout/payment');
  expect([status, text.includes('<html lang="en">'), text.includes(offlineWords.en.title)]).toEqual([503, true, true]);
  expect([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    `/en${quickOrderPath}`,
    `/en${listing}`,
  ]);
  for (const language of ['es', 'de'] as const) {
    const path = language === 'es' ? '/checkout/bag' : '/de/?start';
    expect((await goOffline(shop, path)).text).toContain(offlineWords[language].title);
  }
});

test('a stranger’s browser keeps nothing, and has the page that says so', async () => {
  const { shop, browser } = aShop();
  browser.cookies.clear();
  await browser.install();
  for (const path of [quickOrderPath, listing]) await browser.visit(path);
  await browser.load('/media/a/92.webp');
  expect(browser.caches.addresses()).toEqual([]);
  const { text } = await goOffline({ shop, browser }, listing);
  expect(text).toContain(offlineWords.es.title);
  expect(text).not.toContain('<h2>');
});

test('a page brings what it was made with, and the pages open already are seen too', async () => {
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

test('N20 a page is kept once what it was made with is, and all the same where the signal goes on the way', async () => {
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

test('no more is kept than was said: the oldest goes, and what is too large never comes', async () => {
  const { browser } = aShop();
  await browser.install();
  for (let at = 0; at < 45; at += 1) await browser.visit(`/catalogue/women/${at}`);
  const pages = browser.caches.addresses().filter(([name]) => name?.endsWith(':shop'));
  expect([pages.length, pages[0]?.[1], pages.at(-1)?.[1]]).toEqual([40, '/catalogue/women/5', '/catalogue/women/44']);
  const large = createKeeperBrowser((path) =>
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

test('another build keeps nothing of the one before', async () => {
  const { shop, browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  await browser.install('two');
  expect(browser.caches.addresses()).toEqual([]);
  expect((await goOffline({ shop, browser }, quickOrderPath)).status).toBe(503);
});

test('where storage is full or closed everything is as without it', async () => {
  const { browser } = aShop();
  await browser.install();
  browser.caches.state.isFull = true;
  expect((await browser.visit(quickOrderPath))?.status).toBe(200);
  const closed = jest.spyOn(browser.caches, 'open').mockRejectedValue(new DOMException('closed', 'SecurityError'));
  expect((await browser.visit(quickOrderPath))?.status).toBe(200);
  expect((await browser.load('/media/a/92.webp'))?.status).toBe(200);
  closed.mockRestore();
});

test('calls, forms, other origins and parts of files are none of its business', async () => {
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

test('the last keeper takes away what was kept, and itself', async () => {
  const { browser } = aShop();
  await browser.install();
  await browser.visit(quickOrderPath);
  const works: Promise<unknown>[] = [];
  const unregister = jest.fn(async () => true);
  endOfflineWorker(
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
