import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { readPage } from './crawler';
import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHydrated } from './fixtures';
import { watchShift } from './layout-shift';
import { load } from './load';

/** A bra with its colours, a brief on sale, and a style without the manufacturer details that the law requires. */
const places: Record<Locale, { bra: string; sale: string; missing: string }> = {
  es: {
    bra: '/catalogue/sujetador-reductor-camelia-sj1045',
    sale: '/catalogue/braga-clasica-leonor-br1065',
    missing: '/catalogue/braga-clasica-ronda-br1067',
  },
  en: {
    bra: '/en/catalogue/camelia-minimiser-bra-sj1045',
    sale: '/en/catalogue/leonor-classic-briefs-br1065',
    missing: '/en/catalogue/ronda-classic-briefs-br1067',
  },
  de: {
    bra: '/de/catalogue/minimizer-bh-camelia-sj1045',
    sale: '/de/catalogue/klassischer-slip-leonor-br1065',
    missing: '/de/catalogue/klassischer-slip-ronda-br1067',
  },
};
const languages = Object.keys(places) as Locale[];
const colour = 'mar';

/** Opens a product and waits for its script: before that, colours and pictures are plain links. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page.locator('.product-track a').first());
}

const swatches = (page: Page) => page.locator('.product-words .ui-swatches a').filter({ visible: true });
const tile = (page: Page, marked: boolean) =>
  page.locator(`.ui-tile${marked ? '-marked' : ':not(.ui-tile-marked)'} > input`).first();

/** Checks accessibility at the top, because header and bar would cover targets by half. */
async function expectAccessibleFromTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('.product-bar')).toHaveCount(0);
  await expectAccessible(page);
}

test('P8 the fabric pictures of a product’s colours wait for the first interaction, though its styles come late', async ({
  page,
}) => {
  const fabrics: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/swatches/')) fabrics.push(request.url());
  });
  // After ten seconds a page loads everything, which on a busy machine could be before the check: stop the clock.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const late: (() => void)[] = [];
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('.product-track')) await new Promise<void>((come) => late.push(come));
    await route.fulfill({ response });
  });
  await page.goto(places.de.bra, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => late.length).toBe(1);
  // Browsers compute styles by themselves, for example to fill in forms.
  const width = await page
    .locator('.product-words .ui-swatch-dot')
    .first()
    .evaluate(({ clientWidth }) => clientWidth);
  expect(width).toBeGreaterThan(0);
  late[0]?.();
  await page.waitForLoadState();
  expect(fabrics).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => fabrics.length).toBe(3);
  await page.unrouteAll({ behavior: 'wait' });
});

for (const locale of languages) {
  const t = messages(locale);
  const { bra, sale } = places[locale];

  test(`F008 F028 a colour has a page in ${locale}: its canonical page is the product, its translations keep the colour`, async ({
    request,
    baseURL,
  }) => {
    const path = `${bra}/${colour}`;
    const { canonical, twins } = readPage(path, await (await request.get(path)).text(), baseURL ?? '');
    expect(canonical).toEqual([bra]);
    for (const other of languages) expect(twins.get(other)).toBe(`${places[other].bra}/${colour}`);
    for (const absent of [`${bra}/zzz`, `${bra}/MAR`, `${bra}/mar/mar`, bra.replace(/[^/]+$/, 'sj104')])
      expect([absent, (await request.get(absent, { maxRedirects: 0 })).status()]).toEqual([absent, 404]);
    for (const name of ['sj1045', 'old-name-sj1045']) {
      const led = await request.get(`${bra.replace(/[^/]+$/, name)}/${colour}`, { maxRedirects: 0 });
      expect([led.status(), led.headers().location]).toEqual([301, path]);
    }
  });

  // Languages differ in the length of texts and in the texts that the law requires.
  test(`F025 N16 a product in ${locale} fits 320 pixels and shows a reduction with the lowest price of 30 days, tax and shipping`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto(bra);
    await page.locator('.product-words summary').first().click();
    expect(await width()).toBe(320);
    await expectAccessibleFromTop(page);
    await page.goto(sale);
    const words = page.locator('.product-words');
    await expect(words.locator('s')).toBeVisible();
    await expect(words.locator('.ui-price-note')).toHaveText(/€\d+\.\d\d/);
    await expect(words.getByRole('link', { name: t('product.choice.tax') })).toBeVisible();
    expect(await width()).toBe(320);
  });
}

test('F008 a colour changes in place, and Back leaves the product', async ({ page }) => {
  const t = messages('de');
  const { bra } = places.de;
  await page.goto('/bench-floor');
  await open(page, bra);
  const before = await page.locator('.product-track img').first().getAttribute('src');
  await swatches(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${bra}/${colour}$`));
  const name = (await swatches(page).nth(1).textContent()) ?? '';
  await expect(page.getByText(t('product.choice.colour', { name }), { exact: true })).toBeVisible();
  await expect(page.locator('.product-track img').first()).not.toHaveAttribute('src', before ?? '');
  await expect(swatches(page).nth(1)).toBeFocused();
  await page.reload();
  await expect(swatches(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/bench-floor/);
});

test('F009 S03 buying without a size focuses the missing step, and by keyboard alone the article is chosen and added', {
  tag: '@screens',
}, async ({ page }) => {
  const t = messages('en');
  await open(page, places.en.bra);
  const buy = page.locator('.product-buy').getByRole('button', { name: t('cart.buy.add') });
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('product.choice.chooseBand'))).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expectAccessibleFromTop(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.product-answer [role=status]')).toContainText('36C');
  await buy.press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/SJ1045|Camelia/)
      .first(),
  ).toBeVisible();
});

test('F018 N18 N22 a sold-out size offers a restock notice and alternatives, and address and share link name no size', async ({
  page,
}) => {
  const t = messages('es');
  const { bra } = places.es;
  await open(page, bra);
  await page.getByRole('radio', { name: '95', exact: true }).check({ force: true });
  await tile(page, true).check({ force: true });
  await page.getByRole('button', { name: t('reviews.restock.submit') }).press('Enter');
  await expect(page.getByLabel(t('reviews.restock.label'))).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.locator('.product-answer fieldset button').first().press('Enter');
  await expect(page.locator('.product-answer [role=status]')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  const shared = await page.getByRole('link', { name: t('product.share.whatsapp') }).getAttribute('href');
  expect(new URL(shared ?? '').searchParams.get('text')).toMatch(new RegExp(`${bra}/ros$`));
});

test('S03 a product of one size is chosen and added to the bag', async ({ page }) => {
  const t = messages('de');
  await open(page, places.de.sale);
  await tile(page, false).check({ force: true });
  await page.getByRole('button', { name: t('cart.buy.add') }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/BR1065|Leonor/)
      .first(),
  ).toBeVisible();
});

test('a product without the details that the law requires cannot be bought, and says so', async ({ page }) => {
  const t = messages('en');
  await open(page, places.en.missing);
  await expect(page.getByText(t('product.choice.notSellable'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.buy.add') })).toHaveCount(0);
  await expectAccessible(page);
});

test('F011 F023 zoom and size guide open, are accessible and return the focus', {
  tag: '@screens',
}, async ({ page }) => {
  const t = messages('de');
  await open(page, places.de.bra);
  const picture = page.locator('.product-track a').first();
  await picture.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picture).toBeFocused();
  const guide = page.getByRole('link', { name: t('product.choice.guide'), exact: true });
  await guide.press('Enter');
  await expect(page.getByRole('dialog', { name: t('product.choice.guide') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();
});

test('F008 F011 without script the whole product can be read', async ({ browser, baseURL }) => {
  const t = messages('en');
  const { bra } = places.en;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(bra);
  await expect(page.getByText(t('product.choice.script'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.locator('.product-track a').first()).toHaveAttribute('href', /^\/media\/\w+\/1600\.webp$/);
  await page.locator('.product-words summary').first().click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(26);
  await swatches(page).nth(1).click();
  await expect(page).toHaveURL(`${bra}/${colour}`);
  await context.close();
});

test('F013 F014 a product shows matching articles and recently viewed ones, which can be cleared', async ({ page }) => {
  const t = messages('es');
  await open(page, places.es.sale);
  await open(page, places.es.bra);
  await expect(page.getByRole('heading', { name: t('product.related.companion') })).toBeVisible();
  await page.locator('.site-footer').filter({ visible: true }).scrollIntoViewIfNeeded();
  const recent = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('product.recent.title') }) });
  await expect(recent.locator('.product-card-link')).toHaveAttribute('href', places.es.sale);
  await recent.getByRole('button', { name: t('product.recent.clear') }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('recent-products'))).toBeNull();
});

test('on a phone price and button stay in view and do not cover the focus', {
  tag: '@phone',
}, async ({ page }) => {
  const t = messages('es');
  await open(page, places.es.bra);
  const bar = page.locator('.product-bar');
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: t('product.related.companion') }).scrollIntoViewIfNeeded();
  await expect(bar.getByRole('button')).toBeVisible();
  await expect(bar.locator('.ui-price-now')).toBeVisible();
  await expectAccessible(page);
  await page.locator('.product-facts summary').last().focus();
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    const free = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const over = document.querySelector('.product-bar')?.getBoundingClientRect();
      const inside = document.activeElement?.closest('.product-bar');
      return !focused || !over || inside !== null || focused.top < over.top;
    });
    expect(free).toBe(true);
  }
});

for (const locale of ['es', 'en', 'de'] as const) {
  test(`on a tablet a picture shows its position, and the size system is beside its select, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, places[locale].bra);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not there`);
      return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
    };
    expect((await boxOf('.product-place')).bottom).toBeLessThanOrEqual((await boxOf('.product-track')).bottom);
    const [label, select] = [await boxOf('.product-system label'), await boxOf('.product-system select')];
    expect(Math.abs(label.middle - select.middle)).toBeLessThan(2);
  });
}

test('F008 F028 the language switch keeps a colour chosen in place', async ({ page }) => {
  await open(page, places.es.bra);
  await swatches(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${places.es.bra}/${colour}$`));
  await page.getByRole('banner').getByRole('link', { name: 'DE Deutsch' }).click();
  await expect(page).toHaveURL(new RegExp(`${places.de.bra}/${colour}$`));
  await expect(swatches(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test.describe('without the script of the bag', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('X04 a script that fails to load is reported, the choice stays, and a later press adds the article', async ({
    page,
  }) => {
    const t = messages('es');
    await open(page, places.es.bra);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page
      .getByRole('group', { name: t('product.choice.band') })
      .locator('.ui-tile:not(.ui-tile-marked)')
      .first()
      .click();
    await page
      .getByRole('group', { name: t('product.choice.cup') })
      .locator('.ui-tile:not(.ui-tile-marked)')
      .first()
      .click();
    const buy = page.locator('.product-buy').getByRole('button', { name: t('cart.buy.add') });
    await buy.click();
    await expect(page.getByText(t('cart.problem.unloaded')).first()).toBeVisible();
    await expect(page.locator('.product-sizes input:checked')).toHaveCount(2);
    await page.unrouteAll();
    await buy.click();
    await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
  });
});

test.describe('with its pictures', () => {
  test.use({
    pictures: 'drawn',
    // A picture that is still being drawn: then the visit is repeated.
    expectedErrors: [/status of 503 .*\/media\//],
  });

  test('a visit of a product has no layout shift', { tag: '@screens' }, async ({ page }) => {
    const shift = await watchShift(page);
    // The fallback font has the web font's widths only if the system has the face that it is matched to (app/[locale]/fonts.ts),
    // which not every machine does: layout shift is measured with cached fonts.
    await load(page, places.es.bra, { cached: true });
    await load(page, places.es.bra, { cached: true });
    // Layout shifts are reported after the next paint.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    // A word that grows by a pixel with its script is not visible.
    expect(await shift()).toBeLessThan(0.0005);
  });
});
