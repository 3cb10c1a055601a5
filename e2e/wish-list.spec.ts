import type { Page } from 'playwright/test';
import { expect, expectAccessible, leaveOutPictures, messages, test } from './fixtures';

const items = 'SJ1045.ROS,SJ1003.ARE';
const es = messages('es');

const cards = (page: Page) => page.getByRole('article').filter({ visible: true });
const heart = (page: Page, place = 0) => cards(page).nth(place).locator('.wish-heart');
const wishesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('wish-list') ?? '{}').wishes ?? []).map(
      (wish: { reference: string; colour: string }) => `${wish.reference}.${wish.colour}`,
    ),
  );

test(
  'F019 F021 a wish list is filled, shown and shared without an accessibility violation in any state',
  { tag: '@screens' },
  async ({ page }, { project }) => {
    const locale = project.name === 'phone' ? 'en' : 'de';
    const t = messages(locale);
    const own = `/${locale}/wish-list`;
    await page.goto(own);
    await expect(page.getByRole('heading', { name: t('wishList.page.emptyTitle') })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${own}?items=${items}`);
    await expect(page.getByRole('heading', { level: 1, name: t('wishList.sharedTitle') })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('wishList.adopt.add') }).click();
    await expect(page.getByText(t('wishList.adopt.added'))).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: t('wishList.mine') }).click();
    await expect(page).toHaveURL(own);
    await expect(cards(page)).toHaveCount(2);
    const link = page.getByRole('textbox', { name: t('wishList.page.link') });
    await expect(link).toHaveValue(new RegExp(`${own}\\?items=${items}$`));
    await expectAccessible(page);
  },
);

test('F019 a heart is stored on the device, and shows after a reload and in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`/wish-list?items=${items}`);
  await other.goto(`/wish-list?items=${items}`);
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
});

test('F019 a removal can be undone in place, by keyboard at once', async ({ page }) => {
  await page.goto(`/wish-list?items=${items}`);
  await page.getByRole('button', { name: es('wishList.adopt.add') }).click();
  // Wait for the script, because a held press is lost with the page.
  await expect(page.getByText(es('wishList.adopt.added'))).toBeVisible();
  await page.goto('/wish-list');
  await expect(cards(page)).toHaveCount(2);
  await heart(page).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: es('wishList.page.undo') });
  await expect(undo).toBeFocused();
  expect(await wishesOf(page)).toEqual(['SJ1003.ARE']);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  expect((await wishesOf(page)).toSorted()).toEqual(['SJ1003.ARE', 'SJ1045.ROS']);
});

test('F021 a shared list can be read without script, in its order and without its invalid parts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(`/en/wish-list?items=SJ1003.NEG,SJ1045.ROS,SJ1045.NONE,NOBODY.ROS,<b>`);
  await expect(page.locator('.product-card')).toHaveCount(2);
  await expect(page.locator('.product-card-link').first()).toHaveText(/Jimena/);
  await page.locator('.product-card-link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jimena/);
  await context.close();
});

test('F021 a shared list without a known article says so and links to the home', async ({ page }) => {
  for (const rest of ['', 'NOBODY.ROS', 'SJ1045', '%%%']) {
    await page.goto(`/wish-list?items=${encodeURIComponent(rest)}`);
    await expect(page.getByRole('heading', { name: es('wishList.sharedEmptyTitle') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: es('wishList.home') })).toBeVisible();
  }
  await expectAccessible(page);
});

test('F019 articles that are no longer sold are reported and can be removed', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('wish-list')) return;
    const wishes = [
      { reference: 'SJ1045', colour: 'ROS' },
      { reference: 'NOBODY', colour: 'ROS' },
    ];
    localStorage.setItem('wish-list', JSON.stringify({ wishes }));
  });
  await page.goto('/wish-list');
  await expect(page.getByText(/1 prenda de tu lista ya no se vende/)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: es('wishList.page.goneRemove') }).click();
  await expect(page.getByText(/ya no se vende/)).toHaveCount(0);
  expect(await wishesOf(page)).toEqual(['SJ1045.ROS']);
});

test.describe('when the shop does not answer', () => {
  test.use({ expectedErrors: [/status of 503 .*\/consultarTarjetas\)$/] });

  test('F019 the page says that the list is kept, and a retry shows it', async ({ page }) => {
    await page.goto(`/wish-list?items=${items}`);
    await page.getByRole('button', { name: es('wishList.adopt.add') }).click();
    await expect(page.getByText(es('wishList.adopt.added'))).toBeVisible();
    await page.route('**/consultarTarjetas', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/wish-list');
    await expect(page.getByText(es('wishList.page.failed'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/consultarTarjetas');
    await page.getByRole('button', { name: es('wishList.page.retry') }).click();
    await expect(cards(page)).toHaveCount(2);
  });
});

test('F019 without storage in the browser the list says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    }),
  );
  await page.goto('/wish-list');
  await expect(page.getByText(es('wishList.page.closed'))).toBeVisible();
  await page.goto(`/wish-list?items=${items}`);
  await page.getByRole('button', { name: es('wishList.adopt.add') }).click();
  await expect(page.getByText(es('wishList.adopt.closed'))).toBeVisible();
});

test('F020 after a sign-in the device’s list is synchronised with the account; without the session the device’s list is empty', async ({
  page,
  context,
  signIn,
}) => {
  await page.goto('/wish-list?items=SJ1045.ROS');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await signIn('clara');
  const told = page.waitForResponse('**/api/deseos/sincronizar');
  await page.goto('/wish-list');
  expect((await told).status()).toBe(200);
  await expect(page.getByText(es('wishList.page.account'))).toBeVisible();
  expect(await wishesOf(page)).toContain('SJ1045.ROS');
  // Leave the page, because a pending answer could set the cookie again.
  await page.goto('about:blank');
  await context.clearCookies();
  // The page's own calls get a new cookie before the script that synchronises the list has loaded.
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('deseos/sincronizar')) await held;
    await route.fulfill({ response: answer });
  });
  const cards = page.waitForResponse('**/consultarTarjetas');
  // Not `load`, because a page whose script is held may never reach it.
  await page.goto('/wish-list', { waitUntil: 'commit' });
  await cards;
  free();
  await expect(page.getByRole('heading', { name: es('wishList.page.emptyTitle') })).toBeVisible();
  expect(await wishesOf(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
});
