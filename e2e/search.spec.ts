import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, leaveOutPictures, messages, test } from './fixtures';

/** In each language a misspelt word, and the word that was meant. */
const languages: [locale: Locale, prefix: string, typo: string, meant: RegExp, word: string][] = [
  ['es', '', 'sujetdor camelai', /Camelia/, 'camelia'],
  ['en', '/en', 'swimsiut', /swimsuit/i, 'swimsuit'],
  ['de', '/de', 'Morgenmatel', /Morgenmantel/, 'morgenmantel'],
];
const home = '/home/your-catalog-sale-business';

/** Opens the header's search: a field on a wide screen, behind a button on a phone. */
async function openSearch(page: Page, locale: Locale) {
  const t = messages(locale);
  const field = page.getByRole('combobox', { name: t('search.box.label') });
  const button = page.locator('.site-search-open');
  // Field or button is visible as soon as the page has loaded.
  await expect(button.or(field).filter({ visible: true })).toHaveCount(1);
  if (await button.isVisible()) await button.click();
  await field.focus();
  await expect(field).toBeFocused();
  return field;
}
/** The options of the search, not those of the listing's selects. */
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const cards = (page: Page) => page.locator('.product-card').filter({ visible: true });

for (const [locale, prefix, typo, meant, word] of languages) {
  const t = messages(locale);

  test(`F007 in ${locale} a word with a typo leads by the keyboard to a product`, async ({ page }) => {
    await page.goto(prefix + home);
    const field = await openSearch(page, locale);
    await field.pressSequentially(typo);
    const garments = page.getByRole('group', { name: t('search.box.alike') }).getByRole('option');
    await expect(garments.first()).toHaveText(meant);
    // The results of an incomplete word may look the same.
    await expect(page.locator('.search-panel').getByRole('status')).not.toHaveText(t('search.box.waiting'));
    await expectAccessible(page);
    // Departments are listed before garments.
    const before = (await optionsOf(page).count()) - (await garments.count());
    for (let place = 0; place <= before; place++) await field.press('ArrowDown');
    await expect(garments.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/catalogue/`));
    await expect(heading(page)).toHaveText(meant);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test(`F007 in ${locale} Enter leads to the results page, which fits 320 pixels and offers similar products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto(`${prefix}/search?q=${'x'.repeat(80)}`);
    await expect(heading(page)).toHaveText(t('search.page.nothing', { text: 'x'.repeat(80) }));
    expect(await width()).toBe(320);
    await expectAccessible(page);
    const field = await openSearch(page, locale);
    await field.pressSequentially(word);
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await width()).toBe(320);
    await expectAccessible(page);
    // The page below the search cannot be reached.
    await expect(page.getByRole('link')).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.locator('.site-search-open')).toBeFocused();

    const again = await openSearch(page, locale);
    await again.fill(typo);
    await again.press('Enter');
    await expect(page).toHaveURL(`${prefix}/search?${new URLSearchParams({ q: typo })}`);
    await expect(heading(page)).toHaveText(t('search.page.found', { text: typo }));
    await expect(page).toHaveTitle(new RegExp(`^${t('search.page.found', { text: typo })}`));
    await expect(page.getByText(t('search.page.alike', { text: typo }))).toBeVisible();
    await expect(cards(page).first()).toContainText(meant);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await width()).toBe(320);
    await expectAccessible(page);
  });
}

// The header shows the field on one screen and a button on the other.
test('F007 the search works without script', { tag: '@screens' }, async ({ browser, baseURL }) => {
  const t = messages('de');
  const word = 'morgenmantel';
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(`/de${home}`);
  const field = page.getByRole('combobox', { name: t('search.box.label') });
  if (!(await field.isVisible())) await page.locator('.site-search-open').click();
  await field.fill(word);
  await page.locator('.site-search-submit').click();
  await expect(page).toHaveURL(`/de/search?q=${word}`);
  const form = page.locator('.search-form');
  await form.getByRole('textbox').fill(word);
  await form.getByRole('button').click();
  await expect(heading(page)).toHaveText(t('search.page.found', { text: word }));
  await expect(cards(page).first()).toContainText(new RegExp(word, 'i'));
  await cards(page).first().getByRole('link').first().click();
  await expect(heading(page)).toContainText(new RegExp(word, 'i'));
  await context.close();
});

test('F007 no results and an empty search offer links', async ({ page }) => {
  const t = messages('en');
  for (const [path, title] of [
    ['/en/search?q=xyzzyqwv', t('search.page.nothing', { text: 'xyzzyqwv' })],
    ['/en/search', t('search.page.title')],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: t('search.page.contact') })).toBeVisible();
    await page.locator('.search-help').getByRole('navigation').first().getByRole('link').first().click();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('F007 a reference in lower case finds its product', async ({ page }) => {
  await page.goto('/search?q=sj1045');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Camelia');
});

test('F007 a recent search is offered again and can be cleared', async ({ page }) => {
  const t = messages('es');
  await page.goto(home);
  let field = await openSearch(page, 'es');
  await field.fill('camelia');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=camelia');
  field = await openSearch(page, 'es');
  await expect(optionsOf(page)).toHaveText(['camelia']);
  await page.getByRole('button', { name: t('search.box.forget') }).click();
  await expect(optionsOf(page)).toHaveCount(0);
});

test('F007 N22 a search term being typed goes to no other host and is in no request’s address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(home);
  const field = await openSearch(page, 'es');
  await field.pressSequentially('xyzzyqwv');
  await expect(page.locator('.search-panel').getByRole('status')).toContainText('xyzzyqwv');
  expect(asked.filter((url) => url.includes('xyzzy'))).toEqual([]);
  const origins = new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin));
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  await page.goto('/search?q=camelia');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
});

test('F007 odd and over-long words get a results page, and markup in one is shown as text', async ({
  page,
  request,
}) => {
  for (const q of ['%', "'; drop table products; --", '<script>alert(1)</script>', '\u0000', '🙂', 'x'.repeat(500)]) {
    const answer = await request.get(`/search?${new URLSearchParams({ q })}`);
    expect([q, answer.status()]).toEqual([q, 200]);
  }
  await page.goto(`/search?${new URLSearchParams({ q: '<b>encaje</b>' })}`);
  await expect(heading(page)).toContainText('<b>encaje</b>');
});

test('F007 the second page of results repeats no product of the first, and one past the last leads to the first', async ({
  page,
}) => {
  const names = async () => {
    await expect(cards(page).first()).toBeVisible();
    return page.locator('.product-card-name').filter({ visible: true }).allTextContents();
  };
  await page.goto('/search?q=sujetador');
  const first = await names();
  await page.goto('/search?q=sujetador&page=2');
  expect((await names()).filter((name) => first.includes(name))).toEqual([]);
  await page.goto('/search?q=camelia&page=99');
  await expect(page).toHaveURL('/search?q=camelia');
  await expect(cards(page).first()).toBeVisible();
});
