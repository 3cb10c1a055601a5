import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, menuButton, messages, test, waitUntilHeard } from './fixtures';

const home = '/home/your-catalog-sale-business';
const prefixOf = (locale: Locale) => (locale === 'es' ? '' : `/${locale}`);

/** Barriers lie in structure and styles, which the languages share, so they take turns. */
const inTurn = (paths: string[]): string[] =>
  paths.map((path, place) => prefixOf((['de', 'es', 'en'] as const)[place % 3] ?? 'es') + path);

for (const locale of ['es', 'en', 'de'] as const) {
  const t = messages(locale);

  test(`the home of ${locale} has no barrier, menu closed and open`, { tag: '@screens' }, async ({ page }) => {
    await page.goto(prefixOf(locale) + home);
    await expectAccessible(page);
    await menuButton(page, t).click();
    await expect(page.locator('#menu-1')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the sign-ins have no barrier, empty and with errors', { tag: '@phone' }, async ({ page }) => {
  for (const [locale, path] of [
    ['de', '/validation/sign-in'],
    ['en', '/clients/login'],
  ] as const) {
    const t = messages(locale);
    await page.goto(prefixOf(locale) + path);
    await expectAccessible(page);
    const submit = page.getByRole('button', { name: t('signIn.submit') });
    await waitUntilHeard(submit);
    await submit.click();
    await expect(page.getByText(t('error.required'))).toHaveCount(2);
    await expectAccessible(page);
  }
});

test('the guarded pages have no barrier', async ({ page, signIn }) => {
  await signIn('lucia');
  for (const path of inTurn([
    '/executive/your-account/home',
    '/executive/quick-order',
    '/checkout/confirmation',
    '/accordion',
  ])) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('the pages of customer care have no barrier', { tag: '@phone' }, async ({ page }) => {
  for (const path of inTurn(
    ['delivery', 'contact', 'imprint', 'accessibility'].map((each) => `/customer-care/${each}`),
  )) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
