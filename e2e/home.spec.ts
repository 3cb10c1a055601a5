import type { Locale } from '../contract/public-codes.ts';
import { brand } from '../lib/brand.ts';
import { expect, leaveOutPictures, menuButton, messages, test, waitUntilHydrated } from './fixtures';

const languages: [Locale, string][] = [
  ['es', ''],
  ['en', '/en'],
  ['de', '/de'],
];
const home = '/home/your-catalog-sale-business';

for (const [locale, prefix] of languages) {
  const t = messages(locale);

  test(`R05 K01 K02 the home in ${locale} has all its sections in its language`, async ({ page }) => {
    await page.goto(prefix + home);
    await expect(page).toHaveTitle(t('home.meta.title', { brand: brand.name }));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const main = page.getByRole('main');
    for (const key of ['departments', 'newArrivals', 'steps'] as const) {
      await expect(main.getByRole('heading', { name: t(`home.${key}.title`), level: 2 })).toBeVisible();
    }
    for (const id of ['hero-title', 'campaign-title', 'executives-title', 'guide-title', 'newsletter-title']) {
      await expect(main.locator(`#${id}`)).not.toBeEmpty();
    }
    for (const step of ['browse', 'ask', 'order', 'receive'] as const)
      await expect(main.getByRole('heading', { name: t(`home.steps.${step}.title`), exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: t('home.executives.find.action') })).toHaveAttribute(
      'href',
      `${prefix}/executive/search-executives`,
    );
    await expect(main.getByRole('link', { name: t('home.executives.become.action') })).toHaveAttribute(
      'href',
      `${prefix}/home/catalog-sale-register-here`,
    );
    // K02: the currency sign before the figure, a dot before two decimals, in every language.
    const prices = main.locator('.product-card .ui-price-now');
    expect(await prices.count()).toBeGreaterThanOrEqual(6);
    for (const text of await prices.allInnerTexts())
      expect(text).toMatch(/^€\d{1,3}(,\d{3})*\.\d{2}( – €\d{1,3}(,\d{3})*\.\d{2})?$/);
    // A visible message key is a missing text.
    await expect(page.locator('body')).not.toContainText(/\b(home|layout|catalogue|error)\.[a-z]+\.[a-z]/);
  });

  test(`R05 every link of the home in ${locale} stays in its language and leads to a page`, async ({
    page,
    request,
  }) => {
    // Ninety pages, some of them rendered for the first time.
    test.slow();
    await page.goto(prefix + home);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [
        ...new Set(
          links.filter((link) => !link.closest('.locale-switcher')).map((link) => link.getAttribute('href') ?? ''),
        ),
      ]);
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter((href) => (prefix ? !href.startsWith(`${prefix}/`) : /^\/(en|de)\//.test(href)))).toEqual([]);
    const read = async (href: string) => [href, (await request.get(href, { maxRedirects: 0 })).status()];
    const answers: (string | number)[][] = [];
    // Six at once, as in a browser: with ninety, the last one would have waited for all others.
    for (let at = 0; at < hrefs.length; at += 6)
      answers.push(...(await Promise.all(hrefs.slice(at, at + 6).map(read))));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test(`R43 E02 the menu in ${locale} opens, moves and closes by keyboard, and returns the focus`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(prefix + home);
    const opener = menuButton(page, t);
    const panel = page.locator(isMobile ? '#site-menu' : '#menu-1');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    const links = panel.getByRole('link');
    expect(await links.count()).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    // A phone has one menu for both.
    if (isMobile) return;
    expect(await panel.locator('.mega-menu-categories p').count()).toBeGreaterThan(1);
    const buttons = page.getByRole('navigation', { name: t('layout.menu.label') }).getByRole('button');
    await expect(buttons).toHaveCount(2);
    await buttons.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('#menu-2')).toBeVisible();
    await opener.click();
    await expect(page.locator('#menu-2')).toBeHidden();
    await expect(panel).toBeVisible();
  });
}

test(
  'R43 a touch opens the menu and a touch beside it closes it',
  { tag: '@screens' },
  async ({ openContext, isMobile }, { project }) => {
    const context = await openContext({ ...project.use, hasTouch: true, baseURL: process.env.SHOP_URL });
    const page = await context.newPage();
    await page.goto(`/en${home}`);
    await menuButton(page, messages('en')).tap();
    const panel = page.locator('#menu-1');
    await expect(panel).toBeVisible();
    const box = await page.locator(isMobile ? '#site-menu' : '#menu-1').boundingBox();
    // The menu touches the header: no strip of the page shows between the two.
    const header = await page.getByRole('banner').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0) - (box?.y ?? 0)).toBeCloseTo(1, 0);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
    for (const link of await panel.getByRole('link').all()) {
      const size = await link.boundingBox();
      if (isMobile) expect(size?.height).toBeGreaterThanOrEqual(24);
    }
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    await page.touchscreen.tap(width / 2, 20);
    await expect(panel).toBeHidden();
  },
);

test(
  'on a phone without script the header has one row, the menu has pictures, and the footer is folded',
  {
    tag: '@phone',
  },
  async ({ browser }, { project }) => {
    const context = await browser.newContext({
      ...project.use,
      javaScriptEnabled: false,
      baseURL: process.env.SHOP_URL,
    });
    await leaveOutPictures(context);
    const page = await context.newPage();
    const { height = 0 } = page.viewportSize() ?? {};
    for (const [locale, prefix] of languages) {
      const t = messages(locale);
      await page.goto(prefix + home);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
      await menuButton(page, t).click();
      const menu = page.locator('#site-menu');
      expect(await menu.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(2 * height);
      expect(await menu.locator('img').filter({ visible: true }).count()).toBe(11);
      await expect(menu.getByRole('link', { name: t('layout.footer.topics.returns') })).toBeVisible();
      await expect(menu.locator('.locale-switcher')).toBeVisible();
      await page.keyboard.press('Escape');
      const footer = page.getByRole('contentinfo');
      const returns = footer.getByRole('link', { name: t('layout.footer.topics.returns') });
      await expect(returns).toBeHidden();
      expect((await footer.boundingBox())?.height).toBeLessThan(1.2 * height);
      await footer.locator('summary', { hasText: t('layout.footer.help.title') }).click();
      await expect(returns).toBeVisible();
    }
    await context.close();
  },
);

test('K01 the language switch keeps page, query and hash', async ({ page, isMobile }) => {
  const switchTo = async (name: string) => {
    // On a phone the switch is in the menu.
    if (isMobile) await page.locator('.site-menu-button').click();
    const link = page.getByRole('link', { name });
    await waitUntilHydrated(link);
    await link.click();
  };
  await page.goto('/customer-care/delivery?ref=1&x=%C3%B1#content');
  await switchTo('Deutsch');
  await expect(page).toHaveURL('/de/customer-care/delivery?ref=1&x=%C3%B1#content');
  await expect(page.locator('.locale-switcher [hreflang=de]')).toHaveAttribute('aria-current', 'true');
  await switchTo('English');
  await expect(page).toHaveURL('/en/customer-care/delivery?ref=1&x=%C3%B1#content');
  await switchTo('Español');
  await expect(page).toHaveURL('/customer-care/delivery?ref=1&x=%C3%B1#content');
  await page.goto('/en/clients/login?return=%2Fclients%2Forder');
  await switchTo('Español');
  await expect(page).toHaveURL('/clients/login?return=%2Fclients%2Forder');
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto(`/en${home}`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages('en')('layout.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/en${home}#content`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))).toBe(true);
});

test('R05 R43 without script the home is complete and the menu still opens', async ({ browser }, { project }) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false, baseURL: process.env.SHOP_URL });
  await leaveOutPictures(context);
  const page = await context.newPage();
  const t = messages('de');
  await page.goto(`/de${home}`);
  for (const id of [
    'hero-title',
    'departments-title',
    'new-title',
    'campaign-title',
    'how-title',
    'executives-title',
    'guide-title',
    'newsletter-title',
  ])
    await expect(page.locator(`#${id}`)).toBeVisible();
  expect(await page.locator('.product-card').count()).toBeGreaterThanOrEqual(6);
  await menuButton(page, t).click();
  await expect(page.locator('#menu-1')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText(t('home.guide.band.title'), { exact: true }).click();
  await expect(page.getByText(t('home.guide.band.text'))).toBeVisible();
  await context.close();
});

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`home, privacy, sign-in and accordion do not overflow sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [home, `/de${home}`, '/de/customer-care/privacy', '/de/clients/login', '/de/accordion']) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, wide]).toEqual([path, width]);
    }
  });
}

test('R04 the accordion opens one entry at a time, by keyboard too', async ({ page }) => {
  const t = messages('en');
  await page.goto('/en/accordion');
  const first = page.getByText(t('home.guide.band.title'), { exact: true });
  await first.click();
  await expect(page.getByText(t('home.guide.band.text'))).toBeVisible();
  await page.locator('summary', { hasText: t('home.guide.bust.title') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('home.guide.bust.text'))).toBeVisible();
  await expect(page.getByText(t('home.guide.band.text'))).toBeHidden();
});

test('P8 on a phone home fetches the pictures in sight, and some of the others only at the first interaction', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // After ten seconds a page loads everything, which on a busy machine could be before the check: stop the clock.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(home);
  const namesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => (each.closest('picture') ?? each).outerHTML.match(/media\/[0-9a-f]+/g)));
  const isAsked = (names: string[] | null) => Boolean(names?.some((name) => asked.some((url) => url.includes(name))));
  const inSight = await namesOf('.home-hero img, .home-tiles li:nth-child(-n + 3) img');
  const outOfSight = await namesOf('.home-tiles li:nth-child(n + 4) img, .home-campaign img');
  expect([inSight.length, outOfSight.length]).toEqual([4, 5]);
  await expect.poll(() => inSight.every(isAsked)).toBe(true);
  expect(outOfSight.filter(isAsked)).toEqual([]);
  await page.keyboard.press('Shift');
  // Pictures far off sideways load only when they are scrolled nearer.
  await expect.poll(() => outOfSight.filter(isAsked).length).toBeGreaterThan(2);
});
