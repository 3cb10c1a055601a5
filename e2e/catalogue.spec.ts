import type { Locale } from '../contract/codes.ts';
import { expect, expectAccessible, messages, test } from './fixtures';

const languages: [Locale, string][] = [
  ['es', '/catalogue/mujer/sujetadores'],
  ['en', '/en/catalogue/women/bras'],
  ['de', '/de/catalogue/damen/bhs'],
];
const products: [Locale, string][] = [
  ['es', '/catalogue/sujetador-reductor-camelia-sj1045'],
  ['en', '/en/catalogue/camelia-minimiser-bra-sj1045'],
  ['de', '/de/catalogue/minimizer-bh-camelia-sj1045'],
];

for (const [locale, department] of languages) {
  const t = messages(locale);

  test(`R41 K03 from the department to a product and back in ${locale}`, async ({ page, isMobile }) => {
    const shown = isMobile ? 4 : 8;
    await page.goto(department);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const cards = page.locator('.product-card').filter({ visible: true });
    await expect(cards).toHaveCount(shown);
    const first = cards.first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByRole('link', { name: t('product.choice.tax') }).filter({ visible: true })).toHaveCount(1);
    await page.goBack();
    await expect(cards).toHaveCount(shown);
  });

  test(`each page of a department has one address in ${locale}`, async ({ page, request }) => {
    await page.goto(department);
    const firstNames = await page.locator('.product-card-name').filter({ visible: true }).allTextContents();
    await page.getByRole('link', { name: t('listing.words.pages.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL(`${department}/2`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${department}/2$`));
    const secondNames = await page.locator('.product-card-name').filter({ visible: true }).allTextContents();
    expect(secondNames.filter((each) => firstNames.includes(each))).toEqual([]);
    for (const path of [`${department}/1`, `${department}/02`, `${department}/99`, `${department}/nothing`]) {
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
    }
  });

  test(`department and product of ${locale} have no barrier and fit 320 pixels`, async ({ page }) => {
    const product = products.find(([each]) => each === locale)?.[1] ?? '';
    for (const path of [department, product]) {
      await page.goto(path);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}

test('a product names its twins in the other languages, and the switch leads there', async ({ page }) => {
  for (const [locale, path] of products) {
    await page.goto(path);
    for (const [other, twin] of products) {
      await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
        'href',
        new RegExp(`${twin}$`),
      );
    }
    const [other, twin] = products.find(([each]) => each !== locale) ?? ['', ''];
    await page.locator(`.locale-switcher a[hreflang=${other}]`).click();
    await expect(page).toHaveURL(twin);
  }
});

test('D03 department and product can be read and walked without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/catalogue/mujer/sujetadores');
  await page.locator('.product-card-link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('.ui-breadcrumbs a').first().click();
  await expect(page).toHaveURL('/catalogue/mujer');
  await context.close();
});
