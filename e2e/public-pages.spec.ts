import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { actAs } from './act-as';
import { expect, messages, test } from './fixtures';
import {
  answerKinds,
  expectNoTraces,
  expectResponseHeaders,
  type Get,
  home,
  publicPaths,
  untilPacked,
} from './strangers';

const { hostname, port } = new URL(process.env.SHOP_URL ?? '');

const get: Get = (path, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    ask({ hostname, port, path, headers, method, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });

test('T05 the bytes of a public page depend on its path alone, whoever requested it first', async () => {
  await expectNoTraces(get, publicPaths, 40);
});

test('T05 an unknown catalogue or reviews address says so in its language and is not cached', async () => {
  for (const [prefix, language] of [
    ['', 'es'],
    ['/en', 'en'],
    ['/de', 'de'],
  ] as const) {
    for (const path of ['/catalogue/x-1', '/catalogue/mujer/9999', '/catalogue/x/y', '/catalogue/X!', '/reviews/x-2']) {
      const { status, text, headers } = await get(prefix + path);
      expect([prefix + path, status, headers['cache-control']]).toEqual([prefix + path, 404, 'no-store']);
      expect(text).toContain(messages(language)('error.notFound.title'));
    }
  }
});

test('N09 R22 an unknown store and a page that the printed catalogue does not have say so in their own words, without script', async () => {
  const [, current = ''] = /\/printed-catalogue\/(\d{4}-\d{2})\/1"/.exec((await get('/printed-catalogue')).text) ?? [];
  for (const [prefix, language] of [
    ['', 'es'],
    ['/en', 'en'],
    ['/de', 'de'],
  ] as const) {
    const t = messages(language);
    for (const [path, title, way] of [
      ['/my-store/nobody-here/welcome', 'store.unknown.title', '/executive/search-executives'],
      ['/printed-catalogue/1999-01/1', 'printedCatalogue.missing.title', '/printed-catalogue'],
      ['/printed-catalogue/2026-13/1', 'printedCatalogue.missing.title', '/printed-catalogue'],
      [`/printed-catalogue/${current}/399`, 'printedCatalogue.missing.title', '/printed-catalogue'],
      ['/reviews/sj1045/399', 'error.notFound.title', home],
    ] as const) {
      const { status, text, headers } = await get(prefix + path);
      expect([prefix + path, status, headers['cache-control']]).toEqual([prefix + path, 404, 'no-store']);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<title>${t(title)} · Velia</title>`);
      expect(text).toMatch(/<link rel="stylesheet"/);
      const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(text) ?? [];
      expect(main).toMatch(new RegExp(`<h1[^>]*>${t(title)}</h1>`));
      expect(main).toContain(`href="${prefix}${way}"`);
    }
  }
});

test('T05 a HEAD request gets 404 for an address without a page and 200 for the home', async () => {
  for (const path of ['/my-store/nobody-here/welcome', '/catalogue/x-1', '/api/made-up'])
    expect([path, (await get(path, {}, 'HEAD')).status]).toEqual([path, 404]);
  expect((await get(home, {}, 'HEAD')).status).toBe(200);
});

test('T05 a made-up file or call gets an empty 404 that no cache keeps', async () => {
  for (const [path, method] of [
    ['/_next/static/chunks/of-the-next-build.js'],
    ['/_next/static/chunks/of-the-next-build.js', 'POST'],
    ['/_next/static/chunks/'],
    ['/_next/made-up'],
    ['/_next/data/made-up/home.json'],
    ['/./_next/made-up'],
    ['/es/_next/made-up'],
    ['/api/made-up'],
    ['/api/made-up', 'DELETE'],
    ['/api/session/made-up'],
    ['/x/%2e%2e/api/made-up'],
    ['/sitemaps/made/up'],
  ] as const) {
    const { status, text, headers } = await get(path, {}, method);
    expect([path, method, status, headers['cache-control'], text]).toEqual([path, method, 404, 'no-store', '']);
    expectResponseHeaders(path, { headers });
  }
  for (const path of ['/en/_next/made-up', '/EU/en/api/made-up', '/%5fnext/made-up', '/API/made-up'])
    expect((await get(path)).headers.location).toMatch(/^(\/en)?\/home\/your-catalog-sale-business$/);
});

test('R03 T08 a path under /EU leads to the same path without it in one hop, query and method kept', async () => {
  const questions: [path: string, location: string, method?: string][] = [
    ...[
      '/home?x=1',
      '/catalogue?x=1',
      '/en/catalogue?x=1',
      '/customer-care?x=1',
      '/home/nope?x=1',
      '/nope?x=1',
      '//nope?x=1',
    ].map((path): [string, string] => [path, `${path.startsWith('/en') ? '/en' : ''}${home}?x=1`]),
    ...[
      '/robots.txt',
      '/sitemap.xml?x=1',
      '/llms.txt',
      '/manifest.webmanifest?lang=de',
      '/icon.svg',
      '/media/x?x=1',
      '/share-cards/x',
      '/sitemaps/products-0.xml',
      '/_next/static/x.js',
      '/api/health?x=1',
      '/EuropaBackend/rest/api/public/getDataInit?x=%C3%B1',
      '/love?x=1',
      '/clients/login?x=1',
    ].map((path): [string, string] => [path, path]),
    ['/EuropaBackend/rest/api/login?x=1', '/EuropaBackend/rest/api/login?x=1', 'POST'],
    ['/api/session?x=1', '/api/session?x=1', 'DELETE'],
    ['/love?x=1', '/love?x=1', 'POST'],
  ];
  for (const [path, location, method] of questions) {
    const { status, headers } = await get(`/EU${path}`, {}, method);
    const to = new URL(String(headers.location), process.env.SHOP_URL);
    expect([path, status, to.origin, to.pathname + to.search]).toEqual([path, 308, process.env.SHOP_URL, location]);
  }
});

test('T08 repeated slashes redirect like a single one in one hop, and never to another host', async () => {
  for (const [path, status, location] of [
    ['//elsewhere.example/x', 307, home],
    ['/\\elsewhere.example/x', 307, home],
    ['//clients//login?x=1', 308, '/clients/login?x=1'],
    ['//love', 308, '/love'],
  ] as const) {
    const { status: said, headers } = await get(path);
    expect([path, said, headers.location]).toEqual([path, status, location]);
  }
});

test('R02 an unknown path inside a public section goes home, with no header of Next’s cache', async () => {
  for (const prefix of ['', '/en', '/de']) {
    const { status, headers } = await get(`${prefix}/love/${crypto.randomUUID()}`);
    expect([status, headers.location, headers['x-nextjs-cache']]).toEqual([
      307,
      `${prefix}/home/your-catalog-sale-business`,
      undefined,
    ]);
  }
});

test('every kind of answer has the security headers', async () => {
  // A shop that has just started loads the list of moved addresses every few seconds.
  await expect.poll(async () => (await get('/catalogue/corseteria')).status, { timeout: 30_000 }).toBe(301);
  for (const [kind, path, status, headers, method] of answerKinds) {
    const answer = await get(path, headers, method);
    expect([kind, answer.status]).toEqual([kind, status]);
    expectResponseHeaders(kind, answer);
  }
  let page = await get(home);
  await untilPacked(async () => {
    page = await get(home);
    return page.headers.etag;
  });
  const again = await get(home, { 'if-none-match': String(page.headers.etag) });
  expect(again.status).toBe(304);
  expectResponseHeaders('a page that the visitor has', again);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page.text) ?? [];
  for (const encoding of ['br', 'gzip', 'identity'])
    expectResponseHeaders(`a script as ${encoding}`, await get(script, { 'accept-encoding': encoding }));
});

test('malformed and TRACE requests get 400 or 405, and no answer repeats the cookie that was sent', async () => {
  const lines: [line: string, header: string, status: number][] = [
    ['GET http://elsewhere.example', 'x: y', 400],
    ['GET http://elsewhere.example/home/x', 'x: y', 400],
    ['GET *', 'x: y', 400],
    ['OPTIONS *', 'x: y', 400],
    ['TRACE /', 'x: y', 405],
    ['TRACE /executive/quick-order', 'cookie: secret', 405],
    ['GET /home/your-catalog-sale-business', 'rsc: 1\r\nnext-router-state-tree: x', 400],
    ['GET /accordion', 'rsc: 1\r\nnext-router-state-tree: %', 400],
    ['GET /api/session', 'next-router-state-tree: {}', 400],
  ];
  for (const [line, header, status] of lines) {
    const answer = await new Promise<string>((resolve, reject) => {
      const pieces: Buffer[] = [];
      connect(Number(port), hostname)
        .on('data', (piece) => pieces.push(piece))
        .on('end', () => resolve(Buffer.concat(pieces).toString()))
        .on('error', reject)
        .end(`${line} HTTP/1.1\r\nhost: localhost\r\n${header}\r\nconnection: close\r\n\r\n`);
    });
    expect([line, header, Number(answer.split(' ')[1])]).toEqual([line, header, status]);
    expect(answer).not.toContain('secret');
  }
});

test.describe('an unknown catalogue address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('T05 says so without a redirect and links to pages', async ({ page }) => {
    await page.goto('/en/catalogue/there-is-none?colour=NEG');
    await expect(page).toHaveURL('/en/catalogue/there-is-none?colour=NEG');
    const main = page.locator('#content');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('en')('error.notFound.title'));
    await main.getByRole('link', { name: messages('en')('error.notFound.home') }).click();
    await expect(page).toHaveURL('/en/home/your-catalog-sale-business');
    await page.goBack();
    await expect(main.getByRole('navigation', { name: 'Women' }).getByRole('link', { name: 'Bras' })).toBeVisible();
    await main.getByRole('search').getByRole('textbox').fill('lace');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=lace/);
  });
});

test('a link to a filtered listing leads to its address, and a reload shows the same heading', async ({ page }) => {
  await page.goto('/catalogue/mujer');
  // Outside the page's own tree: React would loop on a foreign element before a boundary that is not hydrated yet
  // (react/react#36819).
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/catalogue/mujer/sujetadores?colour=NEG';
    link.textContent = 'with a query';
    document.body.append(link);
  });
  await page.getByRole('link', { name: 'with a query' }).click();
  await expect(page).toHaveURL('/catalogue/mujer/sujetadores?colour=NEG');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sujetadores');
  await page.reload();
  await expect(heading).toHaveText('Sujetadores');
  await page.goBack();
  await expect(page).toHaveURL('/catalogue/mujer');
});

test('from 1024 to 1680 px the header cuts no label and overlaps nothing: visitor, client, executive, acting advisor', async ({
  page,
  context,
  signIn,
}) => {
  async function act(name: string) {
    await signIn('ines');
    await page.goto('/executive/search-executives');
    await actAs(page, messages('es'), name);
    await expect(page).toHaveURL('/executive/your-account/home');
  }
  /** Elements of the header that are cut, leave the window or overlap a neighbour. */
  const listFaults = () =>
    page.locator('.site-header-bar').evaluate((bar) => {
      const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
      const labels = [...bar.querySelectorAll('.site-tool-label')].filter(isSeen);
      const cut = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      const pressed = [...bar.querySelectorAll('a, .mega-menu-button, .site-tools button')].filter(isSeen);
      const boxes = pressed.filter((each) => !each.closest('[popover]:not(:popover-open, #site-menu)'));
      const over = boxes.filter((one, at) => {
        const a = one.getBoundingClientRect();
        return (
          a.right > innerWidth + 1 ||
          boxes.slice(at + 1).some((other) => {
            const b = other.getBoundingClientRect();
            const nested = one.contains(other) || other.contains(one);
            return (
              !nested && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
            );
          })
        );
      });
      return [...cut, ...over].map(({ textContent }) => textContent);
    });
  const people = { nobody: '', emma: 'Emma', lucia: 'Lucía', acting: 'Rosario' };
  const orders = ['lucia', 'acting'];
  for (const [who, name] of Object.entries(people)) {
    await context.clearCookies();
    if (who === 'acting') await act('Rosario Medina');
    else if (who !== 'nobody') await signIn(who);
    for (const prefix of ['', '/en', '/de']) {
      await page.goto(`${prefix}/love`);
      if (name) await expect(page.locator('.site-account')).toContainText(name);
      // The order loads after the name, and the header makes room for it.
      if (orders.includes(who)) await expect(page.locator('.site-tools .order-units')).toBeVisible();
      for (const width of [1024, 1100, 1180, 1250, 1280, 1440, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ who, prefix, width, faults: await listFaults() }).toEqual({ who, prefix, width, faults: [] });
      }
    }
  }
});
