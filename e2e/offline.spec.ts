import type { BrowserContext, Page } from 'playwright/test';
import { offlineTexts } from '../lib/i18n/fallback-texts.ts';
import { codeField, openPad } from './checkout-steps';
import { expect, expectAccessible, makeSession, messages, test, waitUntilHydrated } from './fixtures';
import { goOffline, goOnline } from './signal';

// The only file with the service worker (playwright.config.ts); lib/server/offline-worker documents what it caches for
// whom. Pictures are drawn here, because Playwright disables the HTTP cache, which the worker relies on, where it
// intercepts them.
test.use({ serviceWorkers: 'allow', pictures: 'drawn' });

const t = messages('es');
const pad = '/executive/quick-order';
const clients = '/executive/your-account/clients';
const product = '/catalogue/sujetador-reductor-camelia-sj1045';
const payment = '/checkout/payment';
// An order that has not been started is a 404, an uncached page without signal is the worker's own 503.
const ofNoSignal = `ERR_INTERNET_DISCONNECTED|404 .*/consultarOrdenSesion|503 .*(${pad}|${product}|${payment})\\)$`;
test.use({ expectedErrors: [new RegExp(ofNoSignal)] });
/** An unknown code, so that no order changes: the line is sent and returned with its outcome. */
const code = '99999999';

/** Whether the worker has cached the page and each of its scripts, which it does in the background. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/_next/static/'));
    const kept = await Promise.all([at, ...scripts].map((each) => caches.match(each)));
    return kept.every(Boolean);
  }, path);
const awayTitle = (page: Page) => page.getByRole('heading', { level: 1, name: offlineTexts.es.title });
const copyLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Abierta sin conexión' });

/** Opens the executive's desk and visits these pages, until the worker has cached them. */
async function seeAtDesk(context: BrowserContext, page: Page, paths: string[]): Promise<void> {
  await makeSession(context, 'lucia');
  await openPad(page);
  // The worker starts a moment after the first page of the desk, and caches that page as well.
  for (const path of [pad, ...paths]) {
    if (path !== pad) await page.goto(path);
    // The product page loads its last script when it is idle.
    if (path === product) await waitUntilHydrated(page.locator('.product-buy').getByRole('button'));
    // The worker fetches files in sequence.
    await expect.poll(() => isKept(page, path), { timeout: 30_000 }).toBe(true);
  }
  expect(context.serviceWorkers()).toHaveLength(1);
}

test('N20 without signal pad, client book and a product open from the cache, and a queued line is checked when online again', async ({
  context,
  page,
}) => {
  await seeAtDesk(context, page, [clients, product]);
  await goOffline(page);

  for (const [path, heading] of [
    [clients, t('clientBook.list.title')],
    [product, ''],
  ] as const) {
    await page.goto(path);
    await expect(copyLine(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await page.goto(payment);
  await expect(awayTitle(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('pad.title') }).click();

  await expect(copyLine(page)).toBeVisible();
  await expectAccessible(page);
  await waitUntilHydrated(codeField(page));
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('order.desk.offline'))).toBeVisible();
  await expect(page.locator('.open-entry')).toHaveText(new RegExp(code));

  await goOnline(page);
  // If the first retry is too early, the next follow every fifteen seconds.
  await expect(page.locator('.open-entry')).toContainText(t('order.outcome.unknown'), { timeout: 30_000 });
  await page.reload();
  await expect(copyLine(page)).toHaveCount(0);
});

test.describe('after a sign-out', () => {
  // Another tab may ask for the units of the order a moment before it learns of the sign-out.
  test.use({ expectedErrors: [new RegExp(`${ofNoSignal}|401 .*/consultarPedidoActivo\\)$`)] });

  test('N20 T01 after a sign-out in one tab, pad and product do not open without signal in another, and the cache is empty', async ({
    context,
    page,
  }) => {
    await seeAtDesk(context, page, [product]);
    const other = await context.newPage();
    await other.goto('/executive/your-account/home');
    await other.getByRole('button', { name: t('prepared.signOut'), exact: true }).click();
    await expect(other).toHaveURL(/\/home\//);
    expect(await other.evaluate(() => caches.keys())).toEqual([]);
    await other.close();

    await goOffline(page);
    for (const path of [pad, product]) {
      await page.goto(path);
      await expect(awayTitle(page)).toBeVisible();
      await expect(page.getByRole('link')).toHaveText([offlineTexts.es.action]);
    }
  });
});
