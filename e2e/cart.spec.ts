import type { BrowserContext, Page } from 'playwright/test';
import { locales } from '../contract/public-codes.ts';
import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHydrated } from './fixtures';
import { load } from './load';
import { goOffline, goOnline } from './signal';

/** A shared wish list: a page of cards with two bras of the demo shop. */
const cards = '/wish-list?items=SJ1045.ROS,SJ1003.ARE';
const bagPath = '/my-store/invited/shopping-bag';
const store = 'products-EU';

type Translator = ReturnType<typeof messages>;
const es = messages('es');

const header = (page: Page) => page.getByRole('banner').filter({ visible: true });
const bagLink = (page: Page, t = es) => header(page).getByRole('link', { name: t('cart.button') });
const lines = (page: Page, t: Translator = es) =>
  page
    .getByRole('list', { name: t('cart.lines.list') })
    .filter({ visible: true })
    .getByRole('listitem');
const quantity = (page: Page) => page.getByRole('spinbutton').filter({ visible: true });

/** Opens the quick add of a card and chooses its first size in stock. */
async function choose(page: Page, t: Translator = es, place = 0): Promise<void> {
  const card = page.getByRole('article').filter({ visible: true }).nth(place);
  await card.hover();
  await card.locator('.card-quick').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: t('cart.quick.band') })
    .getByRole('radio')
    .first()
    .check();
  const cups = dialog.getByRole('group', { name: t('cart.quick.cup') }).locator('.ui-tile:not(.ui-tile-marked)');
  await cups.first().click();
}

async function add(page: Page, t: Translator = es, place = 0): Promise<void> {
  await choose(page, t, place);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.buy.add') })
    .click();
  await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
}

const close = (page: Page, t = es) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.mini.close') })
    .click();

/** Changes the one record of the store, as if price or article had changed since. */
function tamper(page: Page, change: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    ([name, changed]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const write = open.result.transaction(name, 'readwrite');
          const all = write.objectStore(name).getAll();
          all.onsuccess = () => {
            const [record] = all.result;
            write.objectStore(name).clear();
            write.objectStore(name).put({ ...record, ...changed });
          };
          write.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [store, change] as const,
  );
}

// By pointer and by touch.
test(
  'F010 F036 R23 from a card by the mini cart to the bag, without an accessibility violation in any state',
  { tag: '@screens' },
  async ({ page }, { project }) => {
    const locale = project.name === 'phone' ? 'en' : 'de';
    const [t, prefix] = [messages(locale), `/${locale}`];
    await page.goto(prefix + bagPath);
    await expect(page.getByRole('heading', { name: t('cart.page.emptyTitle') })).toBeVisible();
    await expectAccessible(page);

    await page.goto(prefix + cards);
    await choose(page, t);
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cart.buy.add') })
      .click();
    const mini = page.getByRole('dialog', { name: t('cart.mini.added') });
    await expect(mini).toContainText(t('cart.lines.tax'));
    await expect(lines(page, t)).toHaveCount(1);
    await expectAccessible(page);

    await mini.getByRole('link', { name: t('cart.mini.toBag') }).click();
    await expect(page).toHaveURL(prefix + bagPath);
    await expect(page.getByText(t('cart.page.checked'))).toBeVisible();
    await expect(lines(page, t)).toHaveCount(1);
    await expectAccessible(page);

    await page.getByRole('button', { name: t('cart.page.clear') }).click();
    await expectAccessible(page);
  },
);

test('F010 F036 R23 the full bag fits 320 pixels in each language, the empty bag and the wish list in German; all languages share one bag', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(`/de${bagPath}`);
  await expect(page.getByRole('heading', { name: messages('de')('cart.page.emptyTitle') })).toBeVisible();
  expect(await width()).toBe(320);
  await page.goto(`/de${cards}`);
  await add(page, messages('de'));
  // Behind an open drawer the page keeps the width of its scroll bar.
  expect(await width()).toBeLessThanOrEqual(320);
  for (const locale of locales) {
    const t = messages(locale);
    await page.goto((locale === 'es' ? '' : `/${locale}`) + bagPath);
    await expect(page.getByText(t('cart.page.checked'))).toBeVisible();
    await expect(lines(page, t)).toHaveCount(1);
    expect(await width()).toBe(320);
  }
  await page.goto('/de/wish-list');
  expect(await width()).toBe(320);
});

test('V03 E05 a quantity typed above the stock becomes the stock, and the sum follows it', async ({ page }) => {
  await page.goto(cards);
  await add(page);
  await page.goto(bagPath);
  await expect(page.getByText(es('cart.page.checked'))).toBeVisible();
  const most = Number(await quantity(page).getAttribute('aria-valuemax'));
  const line = page.locator('.bag-line-sum');
  const one = (await line.textContent()) ?? '';
  await quantity(page).fill('999');
  await quantity(page).press('Enter');
  await expect(quantity(page)).toHaveValue(`${most}`);
  await expect(bagLink(page)).toContainText(`${most}`);
  await expect(line).not.toHaveText(one);
  const price = /€[\d.,]+\.\d\d/.exec((await line.textContent()) ?? '')?.[0];
  await expect(page.locator('.bag-page-side .checkout-sum dd').first()).toHaveText(price ?? 'no price');
});

test('F036 removing a line can be undone', async ({ page }) => {
  await page.goto(cards);
  await add(page);
  await page.goto(bagPath);
  await page.getByRole('button', { name: es('cart.lines.remove') }).click();
  await expect(page.getByRole('heading', { name: es('cart.page.emptyTitle') })).toBeVisible();
  const undo = page.getByRole('button', { name: es('cart.lines.undo') });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(quantity(page)).toHaveValue('1');
});

test('S03 E08 two tabs show one bag, live, and their additions are summed', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(cards);
  await other.goto(bagPath);
  await expect(other.getByRole('heading', { name: es('cart.page.emptyTitle') })).toBeVisible();
  await add(page);
  await expect(quantity(other)).toHaveValue('1');
  await expect(bagLink(other)).toContainText('1');
  await other.getByRole('button', { name: /^Una más/ }).click();
  await expect(quantity(page)).toHaveValue('2');
  await expect(bagLink(other)).toContainText('2');
});

test('S03 add-to-bag survives leaving the page at once', async ({ page }) => {
  await page.goto('/catalogue/sujetador-reductor-camelia-sj1045');
  const add = page.locator('.product-buy').getByRole('button', { name: es('cart.buy.add') });
  await waitUntilHydrated(add);
  // The bag's script is held back until the visitor leaves the page.
  let isHere = true;
  await page.route('**/_next/static/chunks/**', (route) => (isHere ? undefined : route.continue()));
  for (const name of [es('product.choice.band'), es('product.choice.cup')])
    await page.getByRole('group', { name }).locator('.ui-tile:not(.ui-tile-marked)').first().click();
  await add.click();
  await expect(page.getByRole('button', { name: es('cart.buy.adding') })).toBeVisible();
  isHere = false;
  await page.goto('/love');
  await expect(page).toHaveURL('/love');
  await expect(bagLink(page)).toContainText('1');
  await page.goto(bagPath);
  await expect(quantity(page)).toHaveValue('1');
  expect(await page.evaluate(() => sessionStorage.getItem('products-EU:coming'))).toBeNull();
});

test('S04 a bag is emptied after a confirmation while another tab has it open', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(cards);
  await add(page);
  await close(page);
  await other.goto(bagPath);
  await expect(lines(other)).toHaveCount(1);
  await page.goto(bagPath);
  await page.getByRole('button', { name: es('cart.page.clear') }).click();
  await page.getByRole('button', { name: es('cart.page.clearNo') }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: es('cart.page.clear') }).click();
  await page.getByRole('button', { name: es('cart.page.clearYes') }).click();
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: es('cart.page.emptyTitle') })).toBeVisible();
  await page.goto(cards);
  await add(page);
  await expect(quantity(other)).toHaveValue('1');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('E10 an article already chosen is added to the bag without a connection, and is there when the connection is back', async ({
    page,
  }) => {
    await page.goto(cards);
    await add(page);
    await close(page);
    await choose(page);
    await goOffline(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: es('cart.buy.add') })
      .click();
    await expect(quantity(page)).toHaveValue('2');
    await close(page);
    await page.getByRole('article').filter({ visible: true }).nth(1).locator('.card-quick').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(es('cart.quick.failed'));
    await goOnline(page);
    await page.goto(bagPath);
    await expect(quantity(page)).toHaveValue('2');
  });
});

test.describe('where the shop does not answer', () => {
  test.use({ expectedErrors: [/status of 503 .*\/consultarProductoDetalle\)$/] });

  test('N21 the bag says that its prices may be out of date, and keeps its article', async ({ page }) => {
    await page.goto(cards);
    await add(page);
    await page.route('**/consultarProductoDetalle', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(bagPath);
    await expect(page.getByText(es('cart.page.unchecked'))).toBeVisible();
    await expect(quantity(page)).toHaveValue('1');
  });
});

test('N21 a changed price is shown with the old one, and an article that is gone does not count', async ({ page }) => {
  await page.goto(cards);
  await add(page);
  await tamper(page, { precio: 1, precioSubtotal: 1 });
  await page.goto(bagPath);
  await expect(page.getByText('antes €1.00')).toBeVisible();
  await expect(page.locator('.bag-page-side .checkout-sum dd').first()).toHaveText(/€/);
  await expect(page.locator('.bag-page-side .checkout-sum dd').first()).not.toHaveText('€1.00');
  await tamper(page, { _id: '99999999' });
  await page.reload();
  await expect(page.getByText(es('cart.page.gone'))).toBeVisible();
  await expect(page.locator('.bag-sum-line strong')).toHaveText('€0.00');
  await expect(page.getByRole('link', { name: es('cart.page.sendWhatsapp') })).toHaveCount(0);
});

test('N22 a bag sent to an executive names codes and quantities and no size', async ({ page }) => {
  await page.goto(cards);
  await add(page);
  await page.goto(bagPath);
  await expect(page.getByText(es('cart.page.checked'))).toBeVisible();
  const code = /\d{6,}/.exec((await lines(page).textContent()) ?? '')?.[0] ?? 'no code';
  await page.getByText(es('cart.page.sendTitle')).click();
  const address = await page.getByRole('link', { name: es('cart.page.sendWhatsapp') }).getAttribute('href');
  const text = decodeURIComponent(address ?? '');
  expect(text).toContain(`1 × ${code}`);
  expect(text.replace(code, '')).not.toMatch(/\d{2}[A-G]\b|Camelia/);
});

async function fillDevice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function refuse(...given) {
      if (sessionStorage.getItem('full')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
}

test('S03 a full device shows a message, and the bag keeps what it had', async ({ page, context }) => {
  await fillDevice(context);
  await page.goto(cards);
  await add(page);
  await close(page);
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await choose(page, es, 1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('cart.buy.add') })
    .click();
  await expect(page.getByText(es('cart.problem.full'))).toBeVisible();
  await page.goto(bagPath);
  await expect(lines(page)).toHaveCount(1);
});

test('S03 without storage in the browser the bag lasts as long as the tab and says so', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(cards);
  await add(page);
  await expect(page.getByText(es('cart.lines.tab'))).toBeVisible();
  await page.goto(bagPath);
  await expect(quantity(page)).toHaveValue('1');
  await expect(page.getByText(es('cart.lines.tab'))).toBeVisible();
  await expectAccessible(page);
});

test('F036 a bag can be filled, changed and opened by keyboard alone', async ({ page }) => {
  await page.goto(cards);
  const open = page.locator('.card-quick').first();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: es('cart.quick.band') })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: es('cart.mini.added') })).toBeVisible();
  await quantity(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page)).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bagLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: es('cart.mini.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bagLink(page)).toBeFocused();
});

test('E08 a change of the bag is announced, loading a page with a full bag is not', async ({ page }) => {
  await page.goto(cards);
  await add(page);
  await close(page);
  const said = header(page).getByRole('status');
  await expect(said.filter({ hasText: 'en la bolsa' })).toHaveCount(1);
  await page.reload();
  await expect(bagLink(page)).toContainText('1');
  await expect(said.filter({ hasText: 'en la bolsa' })).toHaveCount(0);
});

test('without script the bag can be opened and says that it needs script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto('/home/your-catalog-sale-business');
  await page
    .getByRole('banner')
    .getByRole('link', { name: es('cart.button') })
    .click();
  await expect(page).toHaveURL(bagPath);
  await expect(page.getByText(es('cart.script'))).toBeVisible();
  await context.close();
});

test('R44 a first visit loads no database code, pressing the bag does', async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') loaded.push(answer.text().catch(() => ''));
  });
  const hasDatabase = async () => (await Promise.all(loaded)).some((text) => text.includes('DatabaseClosed'));
  await load(page, '/home/your-catalog-sale-business');
  // Before hydration the link leads to the bag's page.
  await waitUntilHydrated(bagLink(page));
  expect(await hasDatabase()).toBe(false);
  await bagLink(page).click();
  await expect(page.getByRole('dialog', { name: es('cart.mini.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: es('cart.mini.emptyTitle') })).toBeVisible();
  expect(await hasDatabase()).toBe(true);
});
