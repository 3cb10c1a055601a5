import type { Page } from 'playwright/test';
import { expect, messages, test } from './fixtures';
import { expectHeld, holdScripts } from './hold-scripts';

const kinds = {
  home: '/home/your-catalog-sale-business',
  listing: '/catalogue/mujer/sujetadores',
  bra: '/catalogue/sujetador-reductor-camelia-sj1045',
  care: '/customer-care/delivery',
  search: '/search?q=encaje',
};
/** The catalogue's addresses differ by language. */
const twins = {
  en: '/en/catalogue/camelia-minimiser-bra-sj1045',
  de: '/de/catalogue/minimizer-bh-camelia-sj1045',
};
const t = messages('es');

/** Records on `pagehide` how the page shows a pressed control; read on the next page. */
async function watchWay(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const way = document.querySelector('[aria-busy=true]');
      if (!way) return;
      const seen = way.closest('.product-card')?.querySelector('.product-card-picture') ?? way;
      sessionStorage.setItem('way', `${way.getAttribute('href')} ${getComputedStyle(seen).opacity}`);
    }),
  );
  return () => page.evaluate(() => sessionStorage.getItem('way'));
}

const heartOf = (page: Page) => page.locator('main .wish-heart').first();

test('before hydration presses and choices are held and replayed', async ({ page }) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.bra, { waitUntil: 'domcontentloaded' });
  for (const name of [t('product.choice.band'), t('product.choice.cup')])
    await page.getByRole('group', { name }).locator('.ui-tile:not(.ui-tile-marked)').first().click();
  const add = page.locator('.product-buy').getByRole('button', { name: t('cart.buy.add') });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.product-sizes input:checked')).toHaveCount(2);
  free();
  await expect(page.getByRole('dialog', { name: t('cart.mini.added') })).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
  await page.unrouteAll({ behavior: 'wait' });
});

for (const path of [kinds.listing, twins.en, kinds.search])
  test(`before hydration a pressed heart is held and replayed, even half a minute later: ${path}`, async ({ page }) => {
    await page.clock.install();
    const { free } = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await heartOf(page).click();
    await page.clock.runFor(30_000);
    await expect(heartOf(page)).toHaveAttribute('aria-busy', 'true');
    free();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll({ behavior: 'wait' });
  });

test('before hydration the menu opens and its language switch works', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.care, { waitUntil: 'domcontentloaded' });
  if (isMobile) {
    await page.locator('.site-menu-button').click();
    await expect(page.locator('#site-menu')).toBeVisible();
  } else {
    await page.locator('.mega-menu-button').first().click();
    await expect(page.locator('.mega-menu-panel').first()).toBeVisible();
  }
  await expectHeld(page);
  await page.locator('.locale-switcher [hreflang=de]').click();
  await expect(page).toHaveURL(`/de${kinds.care}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  free();
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration the search finds and shows that it was pressed', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  const { free } = await holdScripts(page);
  const wayOf = await watchWay(page);
  await page.goto(kinds.home, { waitUntil: 'domcontentloaded' });
  // A phone’s field is behind its button, and has the focus at once.
  if (isMobile) await page.locator('.site-search-open').click();
  else await page.getByRole('combobox', { name: t('search.box.label') }).focus();
  await page.keyboard.type('encaje');
  await expectHeld(page);
  await page.locator('.site-search-submit').click();
  await expect(page).toHaveURL(/\/search\?q=encaje/);
  expect(await wayOf()).toBe('null 0.6');
  // The language switch keeps the search.
  await expectHeld(page);
  if (isMobile) await page.locator('.site-menu-button').click();
  await page.locator('.locale-switcher [hreflang=en]').click();
  await expect(page).toHaveURL('/en/search?q=encaje');
  free();
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration a colour leads to its page and the language to its translation, and each shows that it was pressed', async ({
  page,
}) => {
  const { free } = await holdScripts(page);
  const wayOf = await watchWay(page);
  await page.goto(twins.de, { waitUntil: 'domcontentloaded' });
  await page.locator(`.product-words .ui-swatches a[href$="/mar"]`).first().click();
  await expect(page).toHaveURL(`${twins.de}/mar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wayOf()).toBe(`${twins.de}/mar 0.6`);
  await page.locator('.locale-switcher [hreflang=en]').click();
  await expect(page).toHaveURL(`${twins.en}/mar`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await wayOf()).toBe(`/en${twins.de.slice('/de'.length)}/mar 0.6`);
  free();
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration a pressed heart survives leaving the page', async ({ page }) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  await heartOf(page).click();
  const link = page.locator('.product-card-link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expectHeld(page);
  free();
  await expect(page).toHaveURL(href);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration a typed price filters once the scripts have loaded', async ({ page, isMobile }) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  if (isMobile) await page.locator('.listing-open').press('Enter');
  const details = page.locator('.listing-groups details', { has: page.locator('input[name=min]') });
  const price = details.locator('input[name=min]');
  await details.locator('summary').click();
  await price.fill('35');
  await details.locator('summary').focus();
  await expectHeld(page);
  free();
  await expect(page).toHaveURL(/[?&]min=35\b/);
  await expect(price).toHaveValue(/^35/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration a card leads to its product, and the whole card shows that it was pressed', async ({ page }) => {
  const { free } = await holdScripts(page);
  const wayOf = await watchWay(page);
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  const link = page.locator('.product-card-link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  expect(await wayOf()).toBe(`${href} 0.6`);
  free();
  await page.unrouteAll({ behavior: 'wait' });
});

test('before hydration a chosen filter applies once the scripts have loaded', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  const { free } = await holdScripts(page);
  await page.goto(kinds.listing, { waitUntil: 'domcontentloaded' });
  const groups = page.locator('.listing-groups');
  if (isMobile) await page.locator('.listing-open').press('Enter');
  await expect(groups).toBeVisible();
  const details = groups.locator('details', { has: page.locator('.filter-swatch') }).first();
  await details.locator('summary').click();
  const count = page.locator('.listing-count');
  const before = (await count.textContent()) ?? '';
  await details.locator('.filter-swatch').first().click();
  await expectHeld(page);
  free();
  await expect(count).not.toHaveText(before);
  await expect(details.locator('.filter-swatch input').first()).toBeChecked();
  if (isMobile) {
    await expect(page.getByRole('dialog', { name: 'Filtrar' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(groups).toBeHidden();
    await expect(page.locator('.listing-open')).toBeFocused();
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('a stale document whose data is gone', () => {
  test.use({ expectedErrors: [/status of 404 .*\/_next\/static\/page\//] });

  /** Makes the document refer to missing data, this many times. */
  async function outdate(page: Page, times: number) {
    const opened: string[] = [];
    await page.route(kinds.listing, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      opened.push(route.request().url());
      if (opened.length > times) return route.continue();
      const answer = await route.fetch();
      const lost = String(opened.length).repeat(27);
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/(data-page="\/_next\/static\/page\/)[\w-]{27}/, `$1${lost}`),
      });
    });
    return opened;
  }

  test('is reloaded once, and presses on it are replayed', async ({ page }) => {
    const opened = await outdate(page, 1);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(kinds.listing);
    const name = (await page.locator('.product-card-link').nth(2).textContent()) ?? '';
    const heart = page.locator('.product-card', { hasText: name }).first().getByRole('button').first();
    await heart.evaluate((button: HTMLElement) => button.click());
    expect(opened).toHaveLength(1);
    await page.mouse.move(5, 5);
    await page.mouse.move(15, 15);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.product-card [aria-pressed=true]')).toHaveCount(1);
    expect(opened).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is not reloaded again and again, and stays readable', async ({ page }) => {
    const opened = await outdate(page, 9);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.goto(kinds.listing);
    await expect.poll(() => missing.length).toBe(2);
    await page.locator('.product-card-link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(opened).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
  });
});
