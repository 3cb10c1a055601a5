import type { Page } from 'playwright/test';
import { expect, messages, test } from './fixtures';

const kinds = {
  home: '/home/your-catalog-sale-business',
  listing: '/catalogue/mujer/sujetadores',
  care: '/customer-care/delivery',
  guide: '/customer-care/size-tables',
  store: '/my-store/lucia/welcome',
  absent: '/catalogue/there-is-none',
};
const t = messages('es');

for (const [kind, path] of Object.entries(kinds))
  test(`a page (${kind}) has no script in it, and its policy no exception`, async ({ request }) => {
    const answer = await request.get(path);
    const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.filter((attributes) => !/ src=| type="application\/ld\+json"/.test(attributes))).toEqual([]);
    expect(answer.headers()['content-security-policy']).toContain("script-src 'self';");
  });

/** What a page runs, from its data on, waits until it is let go. */
async function holdScripts(page: Page) {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/_next\/static\/(page|chunks)\/.*\.js/, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { free: () => free(), asked };
}

test('nothing runs on a page that nobody touches until its pictures are there', async ({ page }) => {
  const { asked, free } = await holdScripts(page);
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/\/media\/[0-9a-f]{24}\//, async (route) => {
    await shown;
    await route.fallback();
  });
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.product-card').first()).toBeVisible();
  expect(asked).toEqual([]);
  show();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  free();
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is pressed and chosen before the scripts came is done when they are there', async ({ page }) => {
  await page.goto(kinds.listing);
  const product = (await page.locator('.product-card-link').first().getAttribute('href')) ?? '';
  const { free } = await holdScripts(page);
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  for (const name of [t('product.choice.band'), t('product.choice.cup')])
    await page.getByRole('group', { name }).locator('.ui-tile:not(.ui-tile-marked)').first().click();
  await page
    .locator('.product-buy')
    .getByRole('button', { name: t('cart.buy.add') })
    .click();
  await expect(page.locator('.product-sizes input:checked')).toHaveCount(2);
  free();
  await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a heart that is pressed before the scripts came is on the list when they are there', async ({ page }) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  const heart = page.locator('.product-card').first().getByRole('button').first();
  await heart.click();
  free();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('without any script of the build', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('pages lead to each other, and Back shows the last one', async ({ page }) => {
    await page.route(/\/_next\/static\/(page|chunks)\/.*\.js/, (route) => route.abort());
    await page.goto(kinds.listing);
    const card = page.locator('.product-card-link').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(card).toBeVisible();
  });
});
