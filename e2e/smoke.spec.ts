import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { startShopOfAnotherTime } from './another-time';
import { checkoutSteps, codeField, openPad } from './checkout-steps';
import { test as base, expect, makeSession, messages, waitUntilHydrated } from './fixtures';
import { aGuest } from './guest-journey';

/**
 * Ten journeys that have to work however the storefront is served: `npm run e2e -- smoke` plays them with the engine,
 * `ENGINE=off npm run e2e -- smoke` by plain Next, and `ENGINE_OFF=hot-pages npm run e2e -- smoke` without one part.
 * The shop is their own, so that what they order is in no other test's way.
 */
const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    async ({}, use) => {
      const shop = await startShopOfAnotherTime();
      await use(shop.url);
      await shop.stop();
    },
    // The shop is started and seeded.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});

// One worker, and so one shop.
test.describe.configure({ mode: 'default' });

const t = messages('es');
const home = '/home/your-catalog-sale-business';
const bras = '/catalogue/mujer/sujetadores';
/** Without the engine, what is pressed before the scripts are there is lost. */
const losesEarlyPresses = process.env.ENGINE === 'off';

test('the front page shows its departments, and a link leads to one', async ({ page }) => {
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page).toHaveURL(home);
  const link = page.getByRole('main').locator(`a[href="${bras}"]`).first();
  await link.click();
  await expect(page).toHaveURL(bras);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a filter changes the number of products of a listing', async ({ page }) => {
  await page.goto(bras);
  const count = page.locator('.listing-count');
  const all = (await count.textContent()) ?? '';
  const colours = page.locator('.listing-groups details', {
    has: page.locator('summary', { hasText: t('listing.words.groups.colour') }),
  });
  await colours.first().locator('summary').click();
  await waitUntilHydrated(colours.first().locator('summary'));
  await colours.first().getByRole('checkbox', { name: 'Negro' }).click();
  await expect(page).toHaveURL(`${bras}?colour=NEG`);
  await expect(count).not.toHaveText(all);
});

test('a product with a chosen size goes into the bag, and its last picture is not hidden', async ({ page }) => {
  await page.goto(bras);
  await page.locator('.product-card-link').first().click();
  const choice = page.locator('.product-words');
  if (losesEarlyPresses) await waitUntilHydrated(choice.getByRole('button', { name: t('cart.buy.add') }));
  for (const step of ['band', 'cup'] as const)
    await choice
      .getByRole('group', { name: new RegExp(`^${t(`product.choice.${step}`)}( \\(|$)`) })
      .locator('.ui-tile:not(.ui-tile-marked)')
      .first()
      .click();
  await choice.getByRole('button', { name: t('cart.buy.add') }).click();
  await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
  // Until the first interaction only those in sight are fetched; without the start script nothing holds them back.
  await expect(page.locator('.product-track .ui-picture').last()).not.toHaveCSS('display', 'none');
});

test('a search finds a product by its name', async ({ page }) => {
  await page.goto('/search?q=camelia');
  await expect(page.locator('.product-card').first()).toContainText(/Camelia/);
});

test('a guest orders from the bag to the confirmation', async ({ page }) => {
  const guest = aGuest(page);
  await guest.addOne();
  await guest.orderToTheDoor(`smoke.${crypto.randomUUID()}@correo.es`);
});

test('an executive signs in and adds a line by code on the pad', async ({ page, context, ownShop }) => {
  const account = demoAccounts.find(({ user }) => user.startsWith('carmen'));
  await page.goto('/validation/sign-in');
  const field = (name: string) => page.locator(`[name=${name}]`);
  await waitUntilHydrated(field('user'));
  await field('user').fill(account?.user ?? '');
  await field('password').fill(account?.password ?? '');
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
  await page.waitForURL('/executive/your-account/home');
  const checkout = checkoutSteps(context, ownShop);
  await checkout.empty();
  const [article] = await checkout.listArticles((pieces) => pieces > 3, 1);
  await openPad(page);
  await codeField(page).fill(`2*${article?.code}`);
  await codeField(page).press('Enter');
  await expect(page.locator('.pad-line')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.pad-line')).toHaveCount(1);
});

test('a client sends a request to the executive', async ({ page, context, ownShop }) => {
  await makeSession(context, 'amparo', ownShop);
  await page.goto('/clients/welcome');
  await page.getByRole('link', { name: t('clientArea.start') }).click();
  const find = page.getByLabel(t('clientArea.order.find'));
  await waitUntilHydrated(find);
  await find.fill('SJ1045');
  await page.getByRole('button', { name: t('clientArea.order.openCode', { code: 'SJ1045' }) }).click();
  await page.getByRole('table').getByRole('button').and(page.locator(':not(.is-gone)')).first().click();
  const list = page.getByRole('region', { name: t('clientArea.order.list') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: t('clientArea.order.send') }).click();
  await page.getByRole('link', { name: t('clientArea.order.sent.follow') }).click();
  await expect(page.getByText(t('clientArea.says.fresh', { name: 'Montserrat Puig' }))).toBeVisible();
});

test('a personal store greets, and stays in force in the shop', async ({ page }) => {
  await page.goto('/my-store/paula-serrat/welcome');
  await expect(page.getByText(t('store.page.greeting', { name: 'Paula' }))).toBeVisible();
  await page.getByRole('link', { name: t('store.page.look') }).click();
  await expect(page).toHaveURL(home);
  const bar = page.getByRole('region', { name: t('store.bar.label') });
  await expect(bar).toContainText(t('store.bar.inStore', { name: 'Paula S.' }));
});

test('the language switch leads from a product to its German page', async ({ page }) => {
  await page.goto(bras);
  await page.locator('.product-card-link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  const spanish = (await title.textContent()) ?? '';
  const german = page.locator('.locale-switcher a[hreflang=de]').filter({ visible: true }).first();
  await waitUntilHydrated(german);
  await german.click();
  await expect(page).toHaveURL(/\/de\/catalogue\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(title).not.toHaveText(spanish);
});

test.describe('an address where nothing is', () => {
  test.use({ expectedErrors: [/status of 404 /] });

  test('answers 404 with a page that says so', async ({ page }) => {
    expect((await page.goto('/catalogue/nothing-is-here'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
  });
});
