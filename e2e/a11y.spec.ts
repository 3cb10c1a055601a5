import { expect, expectAccessible, messages, test } from './fixtures';

const home = '/home/your-catalog-sale-business';

for (const locale of ['es', 'en', 'de'] as const) {
  const prefix = locale === 'es' ? '' : `/${locale}`;
  const t = messages(locale);

  test(`the home of ${locale} has no barrier, menu closed and open`, async ({ page }) => {
    await page.goto(prefix + home);
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: t('layout.menu.label') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.locator('#menu-1')).toBeVisible();
    await expectAccessible(page);
  });

  test(`the sign-ins of ${locale} have no barrier, empty and with errors`, async ({ page }) => {
    for (const path of ['/validation/sign-in', '/clients/login']) {
      await page.goto(prefix + path);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('signIn.submit') }).click();
      await expect(page.getByText(t('error.required'))).toHaveCount(2);
      await expectAccessible(page);
    }
  });

  test(`the guarded pages of ${locale} have no barrier`, async ({ page, signIn }) => {
    await signIn('lucia');
    for (const path of [
      '/executive/your-account/home',
      '/executive/quick-order',
      '/checkout/confirmation',
      '/validation/password-init',
      '/accordion',
    ]) {
      await page.goto(prefix + path);
      await expectAccessible(page);
    }
  });

  test(`the pages of customer care in ${locale} have no barrier`, async ({ page }) => {
    for (const path of ['delivery', 'contact', 'imprint', 'accessibility']) {
      await page.goto(`${prefix}/customer-care/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
