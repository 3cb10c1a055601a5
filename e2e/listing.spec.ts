import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHydrated } from './fixtures';

/** `band` is 95 of our labels, as the language reads it. */
type Place = { locale: Locale; path: string; black: string; band: string };
const spanish: Place = { locale: 'es', path: '/catalogue/mujer/sujetadores', black: 'Negro', band: '110' };
const english: Place = { locale: 'en', path: '/en/catalogue/women/bras', black: 'Black', band: '42' };
const german: Place = { locale: 'de', path: '/de/catalogue/damen/bhs', black: 'Schwarz', band: '95' };
/** Tests on both screens run in a language each. */
const placeOf = (screen: string) => (screen === 'phone' ? english : german);

const cards = (page: Page) => page.locator('.product-card').filter({ visible: true });
const count = (page: Page) => page.locator('.listing-count');
const references = (page: Page) => cards(page).locator('.product-card-link').allTextContents();
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens a listing and waits for its script, so that no input is lost. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page.locator('.listing'));
}

/** The filters of one group, unfolded: on a desktop over the list, on a phone in the drawer. */
async function unfold(page: Page, locale: Locale, group: 'size' | 'colour' | 'rest') {
  const words = messages(locale);
  const frame = page.locator('.listing-groups');
  if (isPhone(page)) {
    if (!(await frame.isVisible())) await page.locator('.listing-open').filter({ visible: true }).click();
    await expect(frame).toBeVisible();
  }
  const name = words(`listing.words.groups.${group}`);
  const details = frame.locator('details', { has: page.locator('summary', { hasText: name }) }).first();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  // `details` opens without script; keys and presses outside need the script that the first touch loads.
  await waitUntilHydrated(details.locator('summary'));
  return details;
}

/** Closes the filters. */
async function fold(page: Page) {
  await page.keyboard.press('Escape');
  if (isPhone(page)) await expect(page.locator('.listing-groups')).toBeHidden();
}

const waitForCount = async (page: Page, change: () => Promise<void>) => {
  const before = (await count(page).textContent()) ?? '';
  await change();
  await expect(count(page)).not.toHaveText(before);
};

test(
  'R41 F001 N22 filters survive Back, reload and sharing; sizes stay on the device',
  { tag: '@screens' },
  async ({ page, openContext, baseURL }, { project }) => {
    const { locale, path, black, band: own } = placeOf(project.name);
    const t = messages(locale);
    await open(page, path);
    const all = (await count(page).textContent()) ?? '';
    const colour = await unfold(page, locale, 'colour');
    await waitForCount(page, () => colour.getByRole('checkbox', { name: black }).click());
    await expect(page).toHaveURL(`${path}?colour=NEG`);
    const coloured = (await count(page).textContent()) ?? '';
    const size = await unfold(page, locale, 'size');
    await waitForCount(page, () => size.getByRole('checkbox', { name: own, exact: true }).click());
    await expect(page).toHaveURL(`${path}?colour=NEG`);
    const sized = (await count(page).textContent()) ?? '';
    await fold(page);
    const chips = page.getByRole('list', { name: t('listing.words.chips.label') });
    const band = t('listing.words.chips.band', { name: own });
    await expect(chips.getByRole('button')).toHaveText([band, black, t('listing.words.chips.clear')]);

    await page.reload();
    await expect(count(page)).toHaveText(sized);
    await expect(chips.getByRole('button').first()).toHaveText(band);

    const others = await openContext({ baseURL });
    const other = await others.newPage();
    await other.goto(page.url());
    await expect(count(other)).toHaveText(coloured);

    await page.goBack();
    await expect(count(page)).toHaveText(coloured);
    await page.goBack();
    await expect(count(page)).toHaveText(all);
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(count(page)).toHaveText(coloured);
    await chips.getByRole('button', { name: t('listing.words.chips.remove', { name: black }) }).click();
    await expect(count(page)).toHaveText(all);
  },
);

test(
  'K03 F006 more products are appended, eight at a time and four on a phone',
  { tag: '@screens' },
  async ({ page }, { project }) => {
    const { locale, path } = placeOf(project.name);
    const t = messages(locale);
    await open(page, path);
    const step = isPhone(page) ? 4 : 8;
    await expect(cards(page)).toHaveCount(step);
    const first = await references(page);
    const more = page.getByRole('button', { name: t('listing.words.more.show') });
    for (const shown of [2 * step, 3 * step]) {
      await more.click();
      await expect(cards(page)).toHaveCount(shown);
      await expect(more).toBeFocused();
    }
    expect((await references(page)).slice(0, step)).toEqual(first);
    expect(new Set(await references(page)).size).toBe(3 * step);
    await page.reload();
    await expect(cards(page)).toHaveCount(3 * step);
  },
);

for (const [width, step] of [
  [767, 4],
  [768, 8],
] as const) {
  test(`K03 on a screen of ${width} products come ${step} at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, english.path);
    await expect(cards(page)).toHaveCount(step);
    await page.getByRole('button', { name: messages('en')('listing.words.more.show') }).click();
    await expect(page).toHaveURL(`${english.path}?shown=${2 * step}`);
    await expect(cards(page)).toHaveCount(2 * step);
  });
}

test('K03 paging on a phone skips no product: other pages are offered once this one is complete', {
  tag: '@phone',
}, async ({ page }) => {
  const { locale, path } = english;
  const t = messages(locale);
  const more = page.getByRole('button', { name: t('listing.words.more.show') });
  const pages = page.getByRole('navigation', { name: t('listing.words.pages.label') }).filter({ visible: true });
  await page.goto(`${path}?shown=16`);
  await expect(cards(page)).toHaveCount(16);
  const all = await references(page);

  await open(page, path);
  await expect(cards(page)).toHaveCount(4);
  await expect(pages).toHaveCount(0);
  await more.click();
  await expect(cards(page)).toHaveCount(8);
  const first = await references(page);
  await pages.getByRole('link', { name: t('listing.words.pages.next') }).click();
  await expect(page).toHaveURL(`${path}/2`);
  await more.click();
  await expect(cards(page)).toHaveCount(8);
  expect([...first, ...(await references(page))]).toEqual(all);
});

test('F004 sorting by price puts the cheapest first, and Back undoes it', async ({ page }) => {
  const { locale, path } = english;
  const t = messages(locale);
  await open(page, path);
  const before = await references(page);
  await page.getByRole('combobox', { name: t('listing.words.sort.label') }).selectOption('price-up');
  await expect(page).toHaveURL(`${path}?sort=price-up`);
  await expect.poll(() => references(page)).not.toEqual(before);
  const prices = (await cards(page).locator('.ui-price-now').allTextContents()).map((text) =>
    Number(/€([\d.]+)/.exec(text)?.[1]),
  );
  expect(prices.filter((price) => price > 0)).toHaveLength(8);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.goBack();
  await expect.poll(() => references(page)).toEqual(before);
});

test('F005 without script a listing has eight products, cards in other colours, real pages and a form', async ({
  browser,
  baseURL,
}) => {
  const { locale, path, black } = spanish;
  const t = messages(locale);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(path);
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('button', { name: t('listing.words.more.show') })).toBeHidden();
  const card = cards(page).first();
  const colours = card.locator('.product-card-colours');
  await expect(colours.locator('img').filter({ visible: true })).toHaveCount(0);
  await colours.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(colours.getByRole('radio').nth(1)).toBeChecked();
  await expect(colours.locator('img').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('.filter-group-size')).toBeHidden();
  await page.locator('summary', { hasText: t('listing.words.groups.colour') }).click();
  await page.getByRole('checkbox', { name: black }).check();
  await page.getByRole('button', { name: t('listing.words.filters.apply') }).click();
  await expect(page).toHaveURL(/\/search\?/);
  const address = new URL(page.url());
  expect(address.pathname).toMatch(/\/search$/);
  expect(address.searchParams.get('department')).toBe(path.replace(/^(\/en|\/de)?\/catalogue\//, ''));
  expect(address.searchParams.getAll('colour')).toEqual(['NEG']);
  await page.goto(path);
  await page.getByRole('link', { name: t('listing.words.pages.next') }).click();
  await expect(page).toHaveURL(`${path}/2`);
  await expect(page.getByRole('link', { name: t('listing.words.pages.previous') })).toHaveAttribute('href', path);
  await context.close();
});

test('the open filters have no accessibility violation', async ({ page }) => {
  await open(page, german.path);
  const size = await unfold(page, 'de', 'size');
  await expect(size.getByRole('group')).not.toHaveCount(0);
  await expectAccessible(page);
});

// Languages differ in the length of their texts.
for (const { locale, path } of [spanish, english, german]) {
  test(`the listing in ${locale} fits 320 pixels without an accessibility violation, with products, open filters and empty`, async ({
    page,
  }) => {
    const t = messages(locale);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await width()).toBe(320);
    await expectAccessible(page);
    await unfold(page, locale, 'colour');
    expect(await width()).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.goto(`${path}?colour=NEG&min=900`);
    await expect(page.getByRole('heading', { name: t('listing.words.empty.title') })).toBeVisible();
    await expectAccessible(page);
    expect(await width()).toBeLessThanOrEqual(320);
  });
}

test.describe('while the backend is down', () => {
  test.use({ expectedErrors: [/ERR_FAILED .*\/consultarIndiceDepto\)$/] });

  test('the products stay, and a retry brings those of the choice', async ({ page }) => {
    await open(page, spanish.path);
    const t = messages('es');
    const before = await references(page);
    await page.route('**/EuropaBackend/**', (route) => route.abort());
    const colour = await unfold(page, 'es', 'colour');
    await colour.getByRole('checkbox', { name: 'Negro' }).click();
    await fold(page);
    const alert = page.getByRole('alert').filter({ hasText: t('listing.words.failed.text') });
    await expect(alert).toBeVisible();
    expect(await references(page)).toEqual(before);
    await expectAccessible(page);
    await page.unroute('**/EuropaBackend/**');
    await alert.getByRole('button', { name: t('listing.words.failed.retry') }).click();
    await expect(alert).toBeHidden();
    await expect.poll(() => references(page)).not.toEqual(before);
  });
});

test('a click before the script has loaded is replayed', async ({ page }) => {
  await open(page, spanish.path);
  const seen = await cards(page).count();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('button', { name: messages('es')('listing.words.more.show') }).click();
  expect(await cards(page).count()).toBe(seen);
  arrive();
  await expect(cards(page)).toHaveCount(2 * seen);
});

test('F001 the filters work by keyboard alone and keep the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, spanish.path);
  const summary = page.locator('.listing-groups summary').nth(1);
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.locator('.filter-swatch input').first();
  await expect(first).toBeFocused();
  await waitForCount(page, () => page.keyboard.press('Space'));
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(page.locator('.listing-groups details[open]')).toHaveCount(0);
});
