import { locales } from '../contract/public-codes.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

for (const locale of locales)
  test(`R32 R30 in ${locale} the business and the brand page show their headings, fit and are accessible at 320 pixels`, async ({
    page,
  }) => {
    const t = messages(locale);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const [path, titles] of [
      [
        '/your-business',
        ['how', 'deal', 'sales', 'levels', 'stories', 'questions', 'join'].map((part) =>
          t(`yourBusiness.${part}.title` as 'yourBusiness.how.title'),
        ),
      ],
      ['/love', [t('love.end.title')]],
    ] as const) {
      await page.goto(localePath(locale, path));
      for (const title of titles) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
  });

test('R32 C018 a visitor calculates earnings with own numbers, reads levels and prizes, and goes on to the sign-up page', async ({
  page,
}) => {
  const t = messages('es');
  await page.goto('/home/your-catalog-sale-business');
  await page.getByRole('link', { name: t('home.executives.become.how') }).click();
  await expect(page).toHaveURL('/your-business');
  const clients = page.getByRole('textbox', { name: t('yourBusiness.calculator.fields.clients') });
  await waitUntilHydrated(clients);
  await clients.fill('20');
  await expect(page.getByRole('status').filter({ hasText: '€600.00' })).toBeVisible();
  await clients.fill('mil');
  await expect(clients).toHaveAccessibleDescription(/entre 1 y 100/);
  await expect(clients).toHaveValue('mil');
  // Levels and prizes of the shop; the page says which ones are not available yet.
  await expect(page.getByText(t('yourBusiness.levels.notYet'))).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('yourBusiness.levels.benefits') })).toHaveCount(0);
  for (const name of ['Inicio', 'Plata', 'Oro']) await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fin de semana para dos' })).toBeVisible();
  await expect(page.getByText(t('yourBusiness.stories.example'), { exact: true })).toHaveCount(3);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('yourBusiness.join.action') })
    .click();
  await expect(page).toHaveURL('/home/catalog-sale-register-here');
});

test('R32 without script the business page shows an example and hides the calculator', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/your-business');
  await expect(page.getByRole('cell', { name: '€3,000.00' })).toBeVisible();
  await expect(page.locator('.sales-calculator')).toBeHidden();
  await context.close();
});
