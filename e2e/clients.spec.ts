import { localePath, locales } from '../lib/i18n/routing.ts';
import { expect, messages, test, waitUntilHydrated } from './fixtures';

for (const locale of locales) {
  const t = messages(locale);
  const at = (path: string) => localePath(locale, path);

  // Other tests of the client area run on a phone.
  test(`R20 R21 a client at a desktop reads the states of two requests, adds an article to a new one and removes it, in ${locale}`, async ({
    page,
    signIn,
  }) => {
    const { name } = await signIn('emma');
    await page.goto(at('/clients/welcome'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clientArea.welcome', { name }));
    const asked = page.getByRole('article');
    const says = (state: 'fresh' | 'waiting') => t(`clientArea.says.${state}`, { name: 'Lucía Ferrer' });
    await expect(asked.filter({ hasText: says('fresh') })).toHaveCount(1);
    await expect(asked.filter({ hasText: says('waiting') })).toHaveCount(1);

    await page
      .getByRole('main')
      .getByRole('link', { name: t('clientArea.start') })
      .click();
    const find = page.getByLabel(t('clientArea.order.find'));
    await waitUntilHydrated(find);
    await find.fill('SJ1045');
    await page.getByRole('button', { name: t('clientArea.order.openCode', { code: 'SJ1045' }) }).click();
    const sizes = page.getByRole('table').getByRole('button').and(page.locator(':not(.is-gone)'));
    await sizes.first().click();
    const lines = page.getByRole('region', { name: t('clientArea.order.list') }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await lines.getByText(t('clientArea.order.remove'), { exact: true }).click();
    await expect(page.getByText(t('clientArea.order.empty'))).toBeVisible();
  });
}
