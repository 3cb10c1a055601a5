import type { BrowserContext, Page } from 'playwright/test';
import { offlineWords } from '../lib/i18n/last-words.ts';
import { codeField, openPad } from './checkout-steps';
import { expect, expectAccessible, makeSession, messages, test, waitUntilHeard } from './fixtures';
import { goOffline, goOnline } from './signal';

// The worker itself, which no other test has (playwright.config.ts). What is kept for whom stands in lib/server/offline-worker.
// Pictures are drawn, because a browser whose pictures are left out has no store of its own that the worker could be led by.
test.use({ serviceWorkers: 'allow', pictures: 'drawn' });

const t = messages('es');
const pad = '/executive/quick-order';
const clients = '/executive/your-account/clients';
const product = '/catalogue/sujetador-reductor-camelia-sj1045';
const payment = '/checkout/payment';
// An order that is not begun is a 404, a page without signal the worker's own 503.
const ofNoSignal = `ERR_INTERNET_DISCONNECTED|404 .*/consultarOrdenSesion|503 .*(${pad}|${product}|${payment})\\)$`;
test.use({ expectedErrors: [new RegExp(ofNoSignal)] });
/** Of no article, so that nobody's order changes: it is sent, and comes back with what became of it. */
const code = '99999999';

/** The page and each script that it has asked for: a keeper reads along, and has them a moment later. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/_next/static/'));
    const kept = await Promise.all([at, ...scripts].map((each) => caches.match(each)));
    return kept.every(Boolean);
  }, path);
const awayTitle = (page: Page) => page.getByRole('heading', { level: 1, name: offlineWords.es.title });
const copyLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Abierta sin conexión' });

/** Her desk in a browser that keeps it, with these pages seen. */
async function seeAtDesk(context: BrowserContext, page: Page, paths: string[]): Promise<void> {
  await makeSession(context, 'lucia');
  await openPad(page);
  // It comes a moment after the first page of the desk, and sees that as well.
  for (const path of [pad, ...paths]) {
    if (path !== pad) await page.goto(path);
    // The last of its scripts comes when there is nothing else to do.
    if (path === product) await waitUntilHeard(page.locator('.product-buy').getByRole('button'));
    // It fetches one after the other.
    await expect.poll(() => isKept(page, path), { timeout: 30_000 }).toBe(true);
  }
  expect(context.serviceWorkers()).toHaveLength(1);
}

test('N20 without signal pad, client book and catalogue open as they were, and a line waits and is checked once it is back', async ({
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
  await waitUntilHeard(codeField(page));
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('order.desk.offline'))).toBeVisible();
  await expect(page.locator('.open-entry')).toHaveText(new RegExp(code));

  await goOnline(page);
  // A first try that was too early is followed by one every fifteen seconds.
  await expect(page.locator('.open-entry')).toContainText(t('order.outcome.unknown'), { timeout: 30_000 });
  await page.reload();
  await expect(copyLine(page)).toHaveCount(0);
});

test.describe('once nobody is signed in any more', () => {
  // What asks for the units of her order in another tab may do so a moment before it hears that she has left.
  test.use({ expectedErrors: [new RegExp(`${ofNoSignal}|401 .*/consultarPedidoActivo\\)$`)] });

  test('N20 T01 after a sign-out nothing of hers opens without signal, in whatever tab, and nothing is left', async ({
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
      await expect(page.getByRole('link')).toHaveText([offlineWords.es.action]);
    }
  });
});
