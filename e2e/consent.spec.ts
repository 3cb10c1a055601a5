import type { BrowserContext, Page } from 'playwright/test';
import { guestAlias, locales, roles } from '../contract/public-codes.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { consentPurposes, isListedName, type StoragePlace, storagePurposes } from '../lib/state/storage-inventory.ts';
import { everyPage, exampleStore } from '../lib/testing/every-page.ts';
import { expect, expectAccessible, messages, test } from './fixtures';
import { aGuest } from './guest-journey';
import { watchShift } from './layout-shift';
import { containerId, createTaggedShops, film } from './tagged-shop';
import { withCampaign } from './with-campaign';

// One shop with a tag container and the shared backend; its tests run in sequence.
test.describe.configure({ mode: 'default' });

const home = '/home/your-catalog-sale-business';
const t = messages('es');
const shops = createTaggedShops();
const { asked } = shops;
let shop = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await shops.startTagged();
});
test.afterAll(() => shops.stop());
test.beforeEach(() => {
  asked.length = 0;
});

const panel = (page: Page, words = t) => page.getByRole('region', { name: words('consent.title') });
const press = (page: Page, name: 'accept' | 'reject' | 'choose' | 'save', words = t) =>
  panel(page, words)
    .getByRole('button', { name: words(`consent.${name}`), exact: true })
    .click();

/** Every request to another host, and everything that the browser stores. */
function watch(context: BrowserContext) {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shop) foreign.push(request.url());
  });
  return {
    foreign,
    kept: async (page: Page) => [
      ...(await context.cookies()).map(({ name }) => ['cookie', name] as const),
      ...(await page.evaluate(async () => [
        ...Object.keys(localStorage).map((name) => ['device', name] as const),
        ...Object.keys(sessionStorage).map((name) => ['tab', name] as const),
        ...(await indexedDB.databases()).map(({ name = '' }) => ['database', name] as const),
        ...(await caches.keys()).map((name) => ['cache', name] as const),
      ])),
    ],
  };
}

/** The purposes that the cookie page lists as necessary. */
const needed = storagePurposes.filter((purpose) => !consentPurposes.includes(purpose));
const isExempt = ([place, name]: readonly [StoragePlace, string]) => isListedName(name, place, needed);

/** The pages that a visitor may open; the guarded ones would redirect. */
const openPages = everyPage.filter(({ visitors }) => visitors.includes('anybody') || visitors.includes('newcomer'));

for (const locale of locales) {
  test(`K16 J20 before consent and after a refusal, no open page in ${locale} requests another host or stores more than necessary`, async ({
    context,
    page,
  }) => {
    test.setTimeout(300_000);
    const words = messages(locale);
    const { foreign, kept } = watch(context);
    const paths = await Promise.all(openPages.map(({ at }) => withCampaign(page.request, at[locale], shop)));
    expect(paths.length).toBeGreaterThan(50);
    const visitAll = async (storeInForce?: string) => {
      for (const path of paths) {
        await page.goto(shop + path);
        // With a current store, another store's checkout redirects to it: leaving sooner would interrupt that. An
        // order's own page stays in its store, and so does a gift card, which earns nobody anything before it is spent.
        const isKept = path.endsWith('/shopping-confirmation') || path.includes('/gift-cards');
        if (storeInForce && path.includes(`/${guestAlias}/`) && !isKept)
          await page.waitForURL(shop + path.replace(guestAlias, storeInForce));
        // Waits for the consent script: before it has loaded, the test could not fail.
        await page.waitForFunction(() => document.querySelector('next-route-announcer') !== null);
        if (path.includes(`/${exampleStore}/`)) await page.waitForFunction(() => localStorage.getItem('store'));
      }
      await page.goto(shop + localePath(locale, home));
    };
    await visitAll();
    await expect(panel(page, words)).toBeVisible();
    expect(foreign).toEqual([]);
    expect((await kept(page)).filter((each) => !isExempt(each))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await press(page, 'reject', words);
    await expect(panel(page, words)).toBeHidden();
    // Wait until the shop has recorded the answer, because each page left before that would send it again.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toContain('"isRecorded":true');
    await visitAll(exampleStore);
    await expect(panel(page, words)).toHaveCount(0);
    expect([foreign, asked]).toEqual([[], []]);
    expect((await kept(page)).filter((each) => !isExempt(each))).toEqual([]);
  });
}

for (const [user, role] of [
  ['carmen', roles.executive],
  ['emma', roles.client],
] as const)
  test(`K16 no personal page of ${user} requests another host or stores anything unnecessary`, async ({
    context,
    page,
    signIn,
  }) => {
    test.setTimeout(300_000);
    await signIn(user);
    const { foreign, kept } = watch(context);
    const entered = everyPage.filter(({ visitors }) => visitors.includes(role)).map(({ name }) => name);
    expect(entered.length).toBeGreaterThan(1);
    for (const path of entered) {
      await page.goto(shop + path);
      await expect(page).toHaveURL(shop + path);
      await page.waitForFunction(() => document.querySelector('next-route-announcer') !== null);
    }
    expect([foreign, asked]).toEqual([[], []]);
    expect((await kept(page)).filter((each) => !isExempt(each))).toEqual([]);
  });

type Layer = ({ event?: string; page_type?: string; ecommerce?: object | null } & ArrayLike<unknown>)[];
/** The data layer: events by name and page, commands by their arguments. */
const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Layer }).dataLayer ?? [])
      .filter((each) => each.ecommerce !== null || each.event)
      .map((each) =>
        each.event ? [each.event, each.page_type].filter(Boolean).join(' ') : Array.from(each).slice(0, 2).join(' '),
      ),
  );
const begin = ['consent default', 'set ads_data_redaction', 'consent update', 'gtm.js'];

test('J20 K16 after consent each page is reported once, in order, and pages with forms are reported on the next open page', async ({
  page,
}) => {
  await page.goto(`${shop}${home}`);
  await press(page, 'accept');
  await expect.poll(() => layerOf(page)).toEqual([...begin, 'page_view home']);
  // A page's events arrive after it has loaded: waits for them before the next one.
  const told = [`/gtm.js?id=${containerId}`, '/collect'];
  await expect.poll(() => asked).toEqual(told);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.footer.love') })
    .click();
  await expect(page).toHaveURL(`${shop}/love`);
  await expect.poll(() => layerOf(page)).toEqual([...begin, 'page_view love']);
  await expect.poll(() => asked).toEqual([...told, ...told]);
  await page.goto(`${shop}/catalogue/mujer/sujetadores`);
  await expect.poll(() => layerOf(page)).toEqual([...begin, 'page_view listing', 'view_item_list']);
  const all = [...told, ...told, ...told];
  await expect.poll(() => asked).toEqual(all);
  // Pages with forms and payments never load the tag manager.
  let waiting = 0;
  const countWaiting = async () => {
    const now = await page.evaluate(() => JSON.parse(localStorage.getItem('tags-waiting') ?? '[]').length);
    return now > waiting ? now : 0;
  };
  for (const path of [
    '/catalogue/sujetador-reductor-camelia-sj1045',
    '/my-store/invited/shopping-clientdata',
    '/validation/sign-in',
    '/customer-care/withdrawal',
  ]) {
    const answer = await page.goto(shop + path);
    expect(answer?.headers()['content-security-policy']).not.toContain(shops.stranger());
    await expect(page.locator('next-route-announcer')).toBeAttached();
    await expect.poll(countWaiting).toBeGreaterThan(0);
    waiting = await countWaiting();
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  }
  expect(asked).toEqual(all);
  await page.goto(`${shop}/en/love`);
  await expect
    .poll(() => layerOf(page))
    .toEqual([
      ...begin,
      'page_view product',
      'view_item',
      'page_view mystore',
      'page_view validation',
      'page_view customer-care',
      'page_view love',
    ]);
  await page.reload();
  await expect.poll(() => layerOf(page)).toEqual([...begin, 'page_view love']);
});

/** Waits until this many events are queued on the device; an open page will send them. */
const untilWaiting = (page: Page, count: number) => {
  const countNow = () => page.evaluate(() => JSON.parse(localStorage.getItem('tags-waiting') ?? '[]').length);
  // A navigation may interrupt the evaluation.
  return expect.poll(() => countNow().catch(() => null)).toBe(count);
};

type Said = { event?: string };
const rooms = {
  carmen: {
    '/executive/quick-order': 'executive',
    '/executive/your-account/home': 'your-account',
    '/checkout/bag': 'checkout',
  },
  emma: { '/clients/order': 'clients' },
};
for (const [user, kinds] of Object.entries(rooms))
  test(`J20 K16 after consent each personal page of ${user} is reported once, on the next open page, by its area only`, async ({
    page,
    signIn,
  }) => {
    await signIn(user);
    await page.goto(`${shop}${home}`);
    await press(page, 'accept');
    const told = [`/gtm.js?id=${containerId}`, '/collect'];
    await expect.poll(() => asked).toEqual(told);
    for (const [at, path] of Object.keys(kinds).entries()) {
      const answer = await page.goto(shop + path);
      expect(answer?.headers()['content-security-policy']).not.toContain(shops.stranger());
      await expect(page).toHaveURL(shop + path);
      await untilWaiting(page, at + 1);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    }
    expect(asked).toEqual(told);
    await page.goto(`${shop}/love`);
    await expect.poll(() => layerOf(page)).toContain('page_view love');
    const said = await page.evaluate(() =>
      (window as unknown as { dataLayer: Said[] }).dataLayer.filter(({ event }) => event && event !== 'gtm.js'),
    );
    // The complete events: no address, no name, nothing of the order.
    const view = { event: 'page_view', page_locale: 'es' };
    expect(said).toEqual([
      ...Object.values(kinds).map((kind) => ({ ...view, page_type: kind })),
      { ...view, page_type: 'love', page_path: '/love' },
    ]);
    await expect.poll(() => asked).toEqual([...told, ...told]);
  });

test('K16 J20 choosing a product from a list is reported before its page view', async ({ page }) => {
  await page.goto(`${shop}${home}`);
  await press(page, 'accept');
  await expect.poll(() => layerOf(page)).toContain('page_view home');
  await page.goto(`${shop}/catalogue/mujer/sujetadores`);
  const listed = [...begin, 'page_view listing', 'view_item_list'];
  await expect.poll(() => layerOf(page)).toEqual(listed);
  // The data layer is lost with its document: write its last event down.
  await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: { event?: string }[] };
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (each) => {
      if (each.event) sessionStorage.setItem('told', each.event);
      return push(each);
    };
  });
  await page.locator('.product-card-link').first().click();
  await expect(page).toHaveURL(/-[a-z]+\d+$/);
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('select_item');
  await untilWaiting(page, 2);
  await page.goto(`${shop}/love`);
  await expect.poll(() => layerOf(page)).toEqual([...begin, 'page_view product', 'view_item', 'page_view love']);
});

test('K16 J20 a guest’s order is reported step by step on the next open page, without personal data', async ({
  openContext,
}) => {
  const context = await openContext({ baseURL: shop, locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(home);
  await press(page, 'accept');
  await expect.poll(() => layerOf(page)).toContain('page_view home');
  const guest = aGuest(page);
  await page.goto('/my-store/lucia-ferrer/welcome');
  await expect(page.getByRole('region', { name: t('store.bar.label') })).toBeVisible();
  await untilWaiting(page, 1);
  const size = await guest.addOne();
  await untilWaiting(page, 5);
  await guest.toData();
  await untilWaiting(page, 7);
  await guest.fillIn(`ines.${crypto.randomUUID().slice(0, 8)}@correo.es`);
  await guest.toPayment();
  await untilWaiting(page, 9);
  await guest.agree('cash');
  await guest.press();
  await guest.expectPlaced();
  await untilWaiting(page, 12);
  await page.goto(home);
  await expect
    .poll(() => layerOf(page))
    .toEqual([
      ...begin,
      'page_view mystore',
      'page_view wish-list',
      'add_to_cart',
      'page_view mystore',
      'view_cart',
      'page_view mystore',
      'begin_checkout',
      'page_view mystore',
      'add_shipping_info',
      'add_payment_info',
      'page_view mystore',
      'purchase',
      'page_view home',
    ]);
  const told = await page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown }).dataLayer));
  expect([size, 'lucia', 'Inés', 'correo.es', '46003'].filter((word) => told.includes(word))).toEqual([]);
});

test.describe('hosts other than the container', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('K16 the policy of a page with a container admits the container’s two scripts and no other script of its host', async ({
    page,
  }) => {
    await page.goto(`${shop}/love`);
    const isAdmitted = (path: string) =>
      page.evaluate(
        (src) =>
          new Promise<boolean>((resolve) => {
            const script = Object.assign(document.createElement('script'), { src });
            document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
            script.onload = () => resolve(true);
            document.head.append(script);
          }),
        shops.stranger() + path,
      );
    expect([await isAdmitted('/gtm.js?id=x'), await isAdmitted('/gtag/js?id=x')]).toEqual([true, true]);
    expect([await isAdmitted('/anybodys.js'), await isAdmitted('/')]).toEqual([false, false]);
  });
});

test('J20 from a page with a container a form opens as a new document without one', async ({ page }) => {
  await page.goto(`${shop}${home}`);
  await press(page, 'accept');
  await expect.poll(() => layerOf(page)).toContain('page_view home');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('withdrawal.label'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/customer-care\/withdrawal/);
  await expect(page.locator('next-route-announcer')).toBeAttached();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}${home}`);
});

test('the consent panel opens and closes by keyboard, hardly shifts the page, and consent is withdrawn from the footer', async ({
  page,
  context,
}) => {
  const { foreign } = watch(context);
  const shift = await watchShift(page);
  await page.goto(`${shop}/en/love`);
  const words = messages('en');
  await expect(panel(page, words)).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
  await expectAccessible(page);
  await press(page, 'choose', words);
  await expectAccessible(page);
  await panel(page, words).getByLabel(words('consent.measuring')).check();
  await press(page, 'save', words);
  await expect.poll(() => layerOf(page)).toContain('page_view love');
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === '_ga')).toBe(true);
  // The shop has recorded it as well, with the version of the text.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').isRecorded))
    .toBe(true);
  const footer = page.getByRole('contentinfo').getByRole('link', { name: words('consent.settings') });
  await footer.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, words)).toBeFocused();
  await expect(panel(page, words).getByLabel(words('consent.measuring'))).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(footer).toBeFocused();
  await page.keyboard.press('Enter');
  const loaded = page.waitForEvent('load');
  await press(page, 'reject', words);
  await loaded;
  expect((await context.cookies()).filter(({ name }) => name === '_ga')).toEqual([]);
  foreign.length = 0;
  await page.goto(`${shop}/en${home}`);
  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(footer).toBeVisible();
  expect([foreign, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], false]);
});

test('without script the footer leads to the page about cookies', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await page.getByRole('link', { name: t('consent.settings') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('layout.footer.topics.cookies') })).toBeVisible();
  await context.close();
});

test('a visitor whose browser refuses tracking is not asked', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { foreign } = watch(context);
  await page.goto(`${shop}${home}`);
  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(panel(page)).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('consent.settings') })
    .click();
  await expect(panel(page).getByText(t('consent.signal'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('without a configured container neither open pages nor the sign-in have any trace of one', async ({ request }) => {
  for (const path of [home, '/love', '/customer-care/cookies', '/validation/sign-in']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-security-policy']).not.toMatch(/googletagmanager|google-analytics/);
    expect(await answer.text()).not.toMatch(/GTM-|data-consent|googletagmanager/);
  }
});

test('J21 R05 the first screen shows the owner’s blocks of all four kinds, and a template runs no code', async ({
  page,
}) => {
  await page.goto(`${shop}${home}`);
  const main = page.getByRole('main');
  await expect(main.locator('.home-hero img')).toBeVisible();
  await expect(main.getByRole('heading', { name: t('home.steps.title') })).toBeVisible();
  const video = main.getByLabel('La película', { exact: true }).and(main.locator('video'));
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).not.toHaveAttribute('autoplay');
  await expect(video.locator('source')).toHaveAttribute('src', `/media/${film}/film.mp4`);
  await expect(video.locator('track')).toHaveAttribute('src', `/media/${film}/captions-es.vtt`);
  const template = main.locator('.content-html');
  await expect(template).toHaveText('Escrita por alguienno sí');
  await expect(template.getByRole('link')).toHaveCount(1);
  await expect(template.getByRole('link', { name: 'sí' })).toHaveAttribute('href', '/love');
  expect(await page.title()).not.toMatch(/^(1|2|run)$/);
});

test('J23 development pages exist without the production flag, and with it are unknown paths', async ({ request }) => {
  const workshop = ['/dev/gallery', '/de/dev/gallery', '/bench-floor', '/bench-floor/per-request'];
  const look = async (origin: string) =>
    Promise.all(
      workshop.map(async (path) => {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location ?? ''];
      }),
    );
  expect(await look(process.env.SHOP_URL ?? '')).toEqual(workshop.map(() => [200, '']));
  const production = await shops.start({ SHOP_PRODUCTION: 'on', BACKEND_URL: process.env.BACKEND_URL ?? '' });
  expect(await look(production)).toEqual([
    [307, home],
    [307, `/de${home}`],
    [307, home],
    [307, home],
  ]);
});

for (const locale of locales)
  for (const width of [390, 1280])
    test(`the consent panel fits in ${locale} at ${width}, with buttons of equal size`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(shop + localePath(locale, '/love'));
      const words = messages(locale);
      const asking = panel(page, words);
      const widths = () =>
        asking
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
      await expect(asking).toBeVisible();
      expect(new Set(await widths()).size).toBe(1);
      await press(page, 'choose', words);
      expect(new Set(await widths()).size).toBe(1);
      const box = await asking.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0).toBe(true);
    });
