import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, messages, test, waitUntilHydrated } from './fixtures';

const home = '/home/your-catalog-sale-business';
/** The same colour of the same department in each language. */
const shoppers: [Locale, prefix: string, department: string, black: string][] = [
  ['es', '', '/catalogue/mujer/sujetadores', 'Negro'],
  ['en', '/en', '/en/catalogue/women/bras', 'Black'],
  ['de', '/de', '/de/catalogue/damen/bhs', 'Schwarz'],
];

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

for (const [locale, prefix, department, black] of shoppers) {
  const t = messages(locale);

  test(`R05 R41 R42 S03 R23 D06 from the home in ${locale} by a filtered list and a product into the bag`, async ({
    page,
  }, { project }) => {
    const phone = project.name === 'phone';
    await page.goto(prefix + home);
    await page.getByRole('main').locator(`a[href="${department}"]`).first().click();
    await expect(page).toHaveURL(department);
    const count = page.locator('.listing-count');
    const all = (await count.textContent()) ?? '';
    // From then on a press is held until the filters' script has loaded.
    await waitUntilHydrated(visible(page, '.listing'));

    if (phone) await visible(page, '.listing-open').click();
    const groups = visible(page, '.listing-groups');
    const colours = groups.locator('details', {
      has: page.locator('summary', { hasText: t('listing.words.groups.colour') }),
    });
    await colours.first().locator('summary').click();
    await colours.first().getByRole('checkbox', { name: black }).click();
    await expect(page).toHaveURL(`${department}?colour=NEG`);
    await expect(count).not.toHaveText(all);
    await page.keyboard.press('Escape');

    const card = visible(page, '.product-card').first();
    const name = (await card.locator('.product-card-link').textContent())?.trim() ?? '';
    await card.locator('.product-card-link').click();
    await expect(heading(page)).toContainText(name);

    // Band and cup if the bra has both; the first in stock of each.
    const choice = visible(page, '.product-words');
    for (const step of ['band', 'cup'] as const) {
      const tiles = choice
        .getByRole('group', { name: new RegExp(`^${t(`product.choice.${step}`)}( \\(|$)`) })
        .locator('.ui-tile:not(.ui-tile-marked)');
      await tiles.first().click();
    }
    await choice.getByRole('button', { name: t('cart.buy.add') }).click();
    const mini = page.getByRole('dialog', { name: t('cart.mini.added') });
    await expect(mini).toContainText(name);
    await mini.getByRole('link', { name: t('cart.mini.toBag') }).click();
    await expect(page).toHaveURL(`${prefix}/my-store/invited/shopping-bag`);
    const lines = page.getByRole('list', { name: t('cart.lines.list') }).filter({ visible: true });
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(lines).toContainText(name);
    // Dexie stores the bag as one record of one object store on the device.
    const kept = await page.evaluate(async () => {
      const opened = indexedDB.open('products-EU');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opened.onsuccess = () => resolve(opened.result);
        opened.onerror = () => reject(opened.error);
      });
      const asked = database.transaction('products-EU').objectStore('products-EU').getAll();
      const records = await new Promise<{ nombre: string }[]>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      database.close();
      return records.map(({ nombre }) => nombre);
    });
    expect(kept).toEqual([expect.stringContaining(name)]);
  });
}
