import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const languages: [Locale, string][] = [
  ['es', ''],
  ['en', '/en'],
  ['de', '/de'],
];
const path = '/customer-care/size-tables';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const answerOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages(locale)('sizeTables.guide.finder') }).getByRole('status');

for (const [locale, prefix] of languages) {
  const t = messages(locale);

  // Languages differ in the length of texts: each table is opened once, on the narrowest screen, and answers there.
  test(`R38 R39 R40 V05 V06 V07 X05 K05 K06 the size tables in ${locale} fit 320 pixels and answer: nothing picked, a size, no size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = answerOf(page, locale);
    const expectFit = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    };
    const open = async (end: string) => {
      await page.goto(prefix + path + end);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix}${path}${end}$`));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4);
    };
    await open('');
    await expectFit();

    await open('/bras');
    const bust = page.getByLabel(t('sizeTables.tables.bras.questions.bust'), { exact: true });
    const band = page.getByLabel(t('sizeTables.tables.bras.questions.band'), { exact: true });
    await expect(answer).toHaveText(t('sizeTables.tables.bras.unanswered'));
    await expect(band.getByRole('option')).toHaveCount(8);
    await expectFit();
    await bust.selectOption('95');
    await band.selectOption('34');
    for (const label of ['75E', '90E', '34DD', '34DD/E']) {
      await expect(answer.getByText(label, { exact: true })).toBeVisible();
    }
    await expectFit();
    await bust.selectOption('77');
    await expect(answer).toContainText(t('sizeTables.tables.bras.none.title'));
    await expectFit();

    await open('/swimwear');
    const around = page.getByLabel(t('sizeTables.tables.swimwear.questions.bust'), { exact: true });
    const hips = page.getByLabel(t('sizeTables.tables.swimwear.questions.hips'), { exact: true });
    await around.selectOption('90');
    await expect(answer).toHaveText(t('sizeTables.tables.swimwear.unanswered'));
    await hips.selectOption('102');
    await expect(answer.getByRole('definition')).toHaveText(['M', 'L']);
    await expectFit();
    await hips.selectOption('122');
    await expect(answer).toContainText(t('sizeTables.tables.swimwear.none.title'));

    await open('/menswear');
    await page.getByLabel(t('sizeTables.tables.menswear.questions.waist'), { exact: true }).selectOption('82');
    await expect(answer.getByText('M', { exact: true })).toBeVisible();
    await expectFit();
  });
}

test('R38 R39 R40 the footer leads to the three size tables', async ({ page }) => {
  const t = messages('en');
  await page.goto('/en/home/your-catalog-sale-business');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('sizeTables.index.title') })
    .click();
  for (const table of ['bras', 'menswear', 'swimwear'] as const) {
    await expect(page).toHaveURL(`/en${path}`);
    await expect(heading(page)).toHaveText(t('sizeTables.index.title'));
    await page.getByRole('link', { name: t(`sizeTables.page.${table}.title`), exact: true }).click();
    await expect(page).toHaveURL(`/en${path}/${table}`);
    await expect(page).toHaveTitle(new RegExp(`^${t(`sizeTables.page.${table}.title`)}`));
    await expect(heading(page)).toHaveCount(1);
    await page.goBack();
  }
});

test('R39 N22 the menswear table leads to the garments, with the size in no address', async ({ page }) => {
  const t = messages('de');
  await page.goto(`/de${path}/menswear`);
  await page.getByLabel(t('sizeTables.tables.menswear.questions.waist'), { exact: true }).selectOption('82');
  await page.getByRole('link', { name: t('sizeTables.tables.menswear.products') }).click();
  await expect(page).toHaveURL(/^[^?]*\/de\/catalogue\/[a-z/-]+$/);
  await expect(page.locator('.listing').getByText(t('listing.words.chips.size', { name: 'M' }))).toBeVisible();
  await expect(page.locator('.product-card').filter({ visible: true }).first()).toBeVisible();
});

test('R38 R39 R40 without script the charts can be read', async ({ browser, baseURL }) => {
  const t = messages('es');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [table, charts] of [
    ['menswear', 1],
    ['swimwear', 2],
    ['bras', 3],
  ] as const) {
    await page.goto(`${path}/${table}`);
    await expect(page.getByRole('table')).toHaveCount(charts);
    await expect(page.getByRole('table', { name: t(`sizeTables.tables.${table}.chart`) })).toBeVisible();
    await expect(page.getByText(t('sizeTables.page.script'))).toBeVisible();
    await expect(page.locator('.size-finder')).toBeHidden();
  }
  const row = page.getByRole('row', { name: /^75 / });
  await expect(row.getByRole('cell')).toHaveText([
    '90',
    '34',
    '73–77',
    '87–88',
    '89–90',
    '91–92',
    '93–94',
    '95–96',
    '97–98',
    '99–100',
  ]);
  await context.close();
});

test('R02 an unknown size table leads home', async ({ request }) => {
  const answer = await request.get(`${path}/shoes`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/home/your-catalog-sale-business']);
});

test('K05 the finder does not answer before its set-up, and early choices are not lost', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.clock.pauseAt('2026-01-01T10:00:01');
  const t = messages('en');
  await page.goto(`/en${path}/menswear`);
  const answer = answerOf(page, 'en');
  const waist = page.getByLabel(t('sizeTables.tables.menswear.questions.waist'), { exact: true });
  // Scripts load when the page is idle, which a stopped clock prevents, or at the first interaction.
  await page.keyboard.press('Shift');
  // Choices before hydration are replayed after a delay, which a stopped clock prevents.
  await waitUntilHydrated(waist);
  await waist.selectOption('94');
  await expect(answer).toHaveText(t('sizeTables.guide.moment'));
  await page.clock.runFor(1_900);
  await expect(answer).toHaveText(t('sizeTables.guide.moment'));
  await page.clock.runFor(200);
  await expect(answer.getByText('XL', { exact: true })).toBeVisible();
});

test('R38 the charts have every size that the shop sells', async ({ request }) => {
  const known = new Set<string>();
  for (const table of ['bras', 'menswear', 'swimwear']) {
    const html = await (await request.get(`${path}/${table}`)).text();
    for (const [, name = ''] of html.matchAll(/<th scope="row">([^<]+)<\/th>/g)) known.add(name);
  }
  const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
  expect(letters.filter((letter) => !known.has(letter))).toEqual([]);
  for (const departamento of ['mujer', 'hombre']) {
    const answer = await request.post('/EuropaBackend/rest/api/public/portafolio/consultarFiltrosDepto', {
      data: { idioma: 'es', departamento },
    });
    const { datos } = await answer.json();
    const sizes: { talla: string; banda?: string; copa?: string }[] = datos.tallas;
    expect(sizes.length).toBeGreaterThan(4);
    const missing = sizes.filter(({ talla, banda, copa }) =>
      banda && copa
        ? !known.has(banda) || !'ABCDEFG'.includes(copa)
        : !talla.split('-').every((part) => known.has(part)),
    );
    expect(missing).toEqual([]);
  }
});
