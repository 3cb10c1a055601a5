import type { Locale } from '../contract/public-codes.ts';
import { readPage } from './crawler';
import { expect, expectAccessible, leaveOutPictures, messages, test } from './fixtures';

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
  test(`each page of a department has one address in ${locale}`, async ({ request, baseURL }) => {
    const read = async (path: string) => readPage(path, await (await request.get(path)).text(), baseURL ?? '');
    const [first, second] = [await read(department), await read(`${department}/2`)];
    expect(first.links).toContain(second.path);
    expect(second.canonical).toEqual([second.path]);
    const products = ({ links }: typeof first) => links.filter((link) => /-[a-z]{2}\d{4}$/.test(link));
    expect(products(second).length).toBeGreaterThan(0);
    expect(products(second).filter((each) => products(first).includes(each))).toEqual([]);
    for (const path of [`${department}/1`, `${department}/02`, `${department}/99`, `${department}/nothing`]) {
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
    }
  });
}

test('R41 K03 from the department to a product and back', { tag: '@screens' }, async ({ page, isMobile }) => {
  const [locale, department] = languages[isMobile ? 0 : 1] ?? ['es', ''];
  const t = messages(locale);
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

test('department and product have no accessibility violation', async ({ page }) => {
  for (const path of ['/de/catalogue/damen/bhs', '/en/catalogue/camelia-minimiser-bra-sj1045']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('a product names its translations, and the language switch leads to them', async ({ page, request, baseURL }) => {
  for (const [, path] of products) {
    const { twins } = readPage(path, await (await request.get(path)).text(), baseURL ?? '');
    for (const [other, twin] of products) expect(twins.get(other)).toBe(twin);
  }
  await page.goto(products[0]?.[1] ?? '');
  // The switch may be pressed before its script has loaded: both ways lead there.
  for (const [other, twin] of products.toReversed()) {
    await page.locator(`.locale-switcher a[hreflang=${other}]`).click();
    await expect(page).toHaveURL(twin);
  }
});

test('D03 department and product can be read, walked and switched to another language without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto('/catalogue/mujer/sujetadores');
  for (const [language, department] of [
    ['de', '/de/catalogue/damen/bhs'],
    ['es', '/catalogue/mujer/sujetadores'],
  ]) {
    await page.locator(`.locale-switcher a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(department ?? '');
  }
  await page.locator('.product-card-link').first().click();
  // Wait for the product's address, because the department has a heading and breadcrumbs too.
  await expect(page).toHaveURL(/-[a-z]{2}\d{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('.ui-breadcrumbs a').first().click();
  await expect(page).toHaveURL('/catalogue/mujer');
  await context.close();
});
