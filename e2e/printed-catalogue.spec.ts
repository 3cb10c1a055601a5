import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const root = '/printed-catalogue';
const prefixOf = (locale: Locale) => (locale === 'es' ? '' : `/${locale}`);
const languages: Locale[] = ['es', 'en', 'de'];

// A page that is not in the catalogue is a 404.
test.use({ expectedErrors: [/status of 404 .*\/printed-catalogue\//] });

for (const locale of languages) {
  const t = messages(locale);

  test(`F116 in ${locale} the printed catalogue opens, pages by links and keys, and is searched, accessible at 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const isWhole = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto(prefixOf(locale) + root);
    await expectAccessible(page);
    await isWhole();
    await page.getByRole('link', { name: t('printedCatalogue.contents.start') }).click();
    await expect(page).toHaveURL(/\/printed-catalogue\/\d{4}-\d{2}\/1$/);
    await page.getByRole('link', { name: t('printedCatalogue.page.next') }).click();
    await expect(page).toHaveURL(/\/2$/);
    await expectAccessible(page);
    await isWhole();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${new URL(page.url()).pathname}$`),
    );
    await waitUntilHydrated(page.getByRole('button', { name: t('printedCatalogue.tools.print') }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/3$/);
    const code = (await page.locator('.piece-codes b').first().textContent()) ?? '';
    await page.goto(`${prefixOf(locale)}/search${root}`);
    await expect(page.getByText(t('printedCatalogue.search.empty'))).toBeVisible();
    await page.getByRole('textbox', { name: t('printedCatalogue.search.label') }).fill(code);
    await page.getByRole('textbox', { name: t('printedCatalogue.search.label') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('printedCatalogue.search.found', { text: code }),
    );
    await expect(page.locator('.printed-tile')).toHaveCount(1);
    await expectAccessible(page);
    await isWhole();
  });
}

test('N09 an article goes from the page into a guest’s bag, leads an executive to the pad, and the product links to its page', async ({
  page,
  signIn,
}) => {
  const t = messages('es');
  await page.goto(root);
  // A page of articles without cups, where the size is one choice.
  const href = await page.locator('.printed-tile', { hasText: 'De una pieza' }).getAttribute('href');
  const add = page.locator('.piece-add a').first();
  await page.goto(href ?? '');
  const size = (await page.locator('.piece-codes li:not([data-out]) span').first().textContent()) ?? '';
  await waitUntilHydrated(add);
  await add.click();
  await page.getByRole('dialog').getByRole('radio', { name: size, exact: true }).check({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.buy.add') })
    .click();
  await expect(page.locator('.bag-count')).toHaveText('1');
  await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('.piece h2 a').first().click();
  const number = href?.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: t('product.printed', { number }) }).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));

  await signIn('lucia');
  await page.goto(`${href}?store=lucia-ferrer`);
  await waitUntilHydrated(add);
  await add.click();
  await page.getByRole('dialog').getByRole('radio', { name: size, exact: true }).check({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.buy.toOrder') })
    .click();
  await expect(page).toHaveURL(/\/executive\/quick-order/);
});

test('N09 a page prints on one sheet with its articles, codes and the store’s name', async ({ page }) => {
  await page.goto(`${root}?store=lucia-ferrer`);
  // Wait for hydration, because leaving earlier loses the store.
  await expect(page.locator('.store-bar')).toBeVisible();
  const hrefs = await page
    .locator('.printed-tile')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThanOrEqual(24);
  for (const href of [hrefs[0], hrefs[1], hrefs[5]]) {
    await page.goto(href ?? '');
    await expect(page.locator('.sheet-code b')).toContainText(
      messages('es')('printedCatalogue.code.by', { name: '' }).trim(),
    );
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.sheet h1', '.piece-picture', '.piece-codes', '.sheet-code svg', '.sheet-brand'])
      await expect(page.locator(shown).first()).toBeVisible();
    for (const hidden of ['.site-header', '.site-footer', '.page-turn', '.sheet-tools', '.piece-add'])
      await expect(page.locator(hidden).first()).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
    expect([href, sheets?.length]).toEqual([href, 1]);
    await page.emulateMedia({ media: null });
  }
});

test('N09 an address without a page of the catalogue in force says so and links to the catalogue', async ({
  page,
  request,
}) => {
  const t = messages('en');
  const first = await page.goto(`/en${root}`).then(() => page.locator('.printed-tile').first().getAttribute('href'));
  const campaign = first?.split('/').at(-2);
  for (const path of [`${campaign}/0`, `${campaign}/9999`, `${campaign}/two`, 'winter/1'])
    expect([path, (await request.get(`/en${root}/${path}`, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  for (const path of [`${campaign}/399`, '1999-01/1']) {
    expect((await page.goto(`/en${root}/${path}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('printedCatalogue.missing.title'));
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: t('printedCatalogue.missing.action') }).click();
  await expect(page.locator('.printed-tile').first()).toBeVisible();
  await page.goto(`/en/search${root}?q=xqzvw`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('printedCatalogue.search.nothing', { text: 'xqzvw' }),
  );
  await expect(page.getByRole('link', { name: t('printedCatalogue.search.shop') })).toHaveAttribute(
    'href',
    '/en/search?q=xqzvw',
  );
});
