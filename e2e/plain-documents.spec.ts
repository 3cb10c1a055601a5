import type { APIRequestContext } from 'playwright/test';
import { locales } from '../contract/public-codes.ts';
import { publicSections } from '../lib/access/route-access.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { publicPages, unlistedPages } from '../lib/seo/public-pages.ts';
import { expect, leaveOutPictures, test } from './fixtures';
import { holdScripts } from './hold-scripts';
import { withCampaign } from './with-campaign';

const kinds = {
  home: '/home/your-catalog-sale-business',
  listing: '/catalogue/mujer/sujetadores',
  bra: '/catalogue/sujetador-reductor-camelia-sj1045',
  care: '/customer-care/delivery',
  store: '/my-store/invited/welcome',
  reviews: '/reviews/sj1056',
  sheet: '/printed-catalogue/{campaign}/2',
  absent: '/catalogue/there-is-none',
};
const catalogue = {
  es: [kinds.listing, `${kinds.listing}/2`, kinds.bra, `${kinds.bra}/mar`],
  en: [
    '/en/catalogue/women',
    '/en/catalogue/women/2',
    '/en/catalogue/camelia-minimiser-bra-sj1045',
    '/en/catalogue/camelia-minimiser-bra-sj1045/mar',
  ],
  de: [
    '/de/catalogue/damen/bhs',
    '/de/catalogue/damen/bhs/2',
    '/de/catalogue/minimizer-bh-camelia-sj1045',
    '/de/catalogue/minimizer-bh-camelia-sj1045/mar',
  ],
};

const answerOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  return {
    status: answer.status(),
    inline: scripts.filter((attributes) => !/ src=| type="application\/ld\+json"/.test(attributes)),
    begins: scripts.filter((attributes) => attributes.includes('data-page=')).length,
    policy: answer
      .headers()
      ['content-security-policy']?.split('; ')
      .filter((each) => /^(script|default)-/.test(each)),
    rules: answer.headers()['speculation-rules'],
  };
};

for (const locale of locales)
  test(`no public page in ${locale} has an inline script, and no policy an exception`, async ({ request }) => {
    const everywhere = [...publicPages, ...unlistedPages, kinds.reviews, kinds.store, kinds.sheet, kinds.absent];
    for (const named of [...everywhere.map((each) => localePath(locale, each)), ...catalogue[locale]]) {
      const path = await withCampaign(request, named);
      const { status, rules, ...answer } = await answerOf(request, path);
      expect({ path, status, ...answer }).toEqual({
        path,
        status: path.endsWith(kinds.absent) ? 404 : 200,
        inline: [],
        begins: 1,
        policy: ["script-src 'self'", "default-src 'self'"],
      });
      expect(rules).toMatch(/^"\/_next\/static\/ahead-[\w-]{12}\.json"$/);
    }
  });

/** One page of each kind; the tests of home, product and search read those without script. */
const readable = [
  kinds.care,
  '/customer-care/faq',
  '/customer-care/withdrawal',
  '/customer-care/size-tables',
  '/customer-care/size-tables/bras',
  '/home/solution-guide',
  ...unlistedPages,
  '/printed-catalogue',
  kinds.sheet,
  kinds.reviews,
  kinds.store,
  '/love',
  '/your-business',
];
/** Parts that need script, controls, what opens on a press, and what only prints. */
const noText =
  '.size-finder, .sales-calculator, .compare-bar, button, form, details, dialog, [popover], .sheet-brand, .sheet-keys, script, style';

for (const locale of locales)
  test(`without script every text of a public page in ${locale} is visible at once`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await leaveOutPictures(context);
    const page = await context.newPage();
    for (const named of [...readable.map((each) => localePath(locale, each)), ...catalogue[locale].slice(0, 1)]) {
      const path = await withCampaign(request, named);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const hidden = await page.locator('main').evaluate((main, none) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          const isSeen = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          if (textContent?.trim() && !isSeen && !parentElement?.closest(none)) found.push(textContent);
        }
        return found;
      }, noText);
      expect.soft({ path, hidden }).toEqual({ path, hidden: [] });
      await expect.soft(page.locator('main [aria-busy=true]').filter({ visible: true }), path).toHaveCount(0);
      const dead = page.locator('main button[type=button]:not([popovertarget], [commandfor])');
      await expect.soft(dead.filter({ visible: true }), path).toHaveCount(0);
    }
    await context.close();
  });

test('speculation rules prefetch documents of every public section, and no personal ones', async ({ request }) => {
  const { rules = '' } = await answerOf(request, kinds.home);
  const answer = await request.get(JSON.parse(rules));
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const text = await answer.text();
  const {
    prefetch: [{ where }],
  } = JSON.parse(text);
  const matches: string[] = where.and[0].href_matches;
  for (const locale of locales) {
    for (const section of publicSections)
      expect(matches).toEqual(expect.arrayContaining(['', '/*'].map((end) => localePath(locale, `/${section}`) + end)));
    expect(matches).toContain(localePath(locale, '/my-store/*/welcome'));
  }
  expect(text).not.toMatch(/executive|clients|checkout|prerender/);
});

for (const path of [kinds.listing, '/search?q=encaje'])
  test(`without interaction no script is requested before the pictures of a page have loaded: ${path}`, async ({
    page,
    context,
  }) => {
    const { asked, free } = await holdScripts(page);
    let show = () => {};
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    await context.route(/\/media\/[0-9a-f]{24}\//, async (route) => {
      await shown;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.product-card').first()).toBeVisible();
    expect(asked).toEqual([]);
    show();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    free();
    await page.unrouteAll({ behavior: 'wait' });
  });

test('in data-saving mode a page loads no script before the first interaction', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  // With a query the document shows less than was asked for; the rest waits for the interaction as well.
  for (const path of [kinds.listing, `${kinds.listing}?ref=1`]) {
    await page.goto(path);
    await page.clock.runFor(120_000);
    expect(await page.locator('script[src*="/static/page/"], script[src*="/static/chunks/"][async]').count()).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect(page.locator('script[src*="/static/chunks/"][async]').first()).toBeAttached();
  }
});

test.describe('without any script of the build', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('pages lead to each other, and Back shows the last one', async ({ page }) => {
    await page.route(/\/_next\/static\/(page|chunks)\/.*\.js/, (route) => route.abort());
    await page.goto(kinds.listing);
    const card = page.locator('.product-card-link').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(card).toBeVisible();
  });
});
