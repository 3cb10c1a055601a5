import { browserArguments } from '../scripts/parts/browser.mjs';
import { expect, test, waitUntilHeard } from './fixtures';
import { withCampaign } from './with-campaign';

test.use({
  launchOptions: {
    executablePath: process.env.WINDOWED_BROWSER_PATH ?? process.env.BROWSER_PATH,
    args: browserArguments(),
    // The browser that people have keeps the page that was left, unless it is told not to, as in tests.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const kinds = {
  home: '/home/your-catalog-sale-business',
  listing: '/catalogue/mujer/sujetadores',
  product: '/catalogue/sujetador-reductor-camelia-sj1045',
  reviews: '/reviews/sj1056',
  care: '/customer-care/delivery',
  contact: '/de/customer-care/contact',
  newsletter: '/en/customer-care/newsletter',
  questions: '/en/customer-care/faq',
  withdrawal: '/de/customer-care/withdrawal',
  sizes: '/de/customer-care/size-tables',
  tables: '/customer-care/size-tables/bras',
  guide: '/home/solution-guide',
  test: '/home/solution-guide/test',
  results: '/en/home/solution-guide/results',
  contents: '/printed-catalogue',
  sheet: '/de/printed-catalogue/{campaign}/2',
  signUp: '/home/catalog-sale-register-here',
  love: '/love',
  business: '/de/your-business',
  store: '/my-store/invited/welcome',
};

/** Of each time that the page was shown, whether it came out of the browser's memory. */
type Watched = { shown?: boolean[] };

for (const [kind, named] of Object.entries(kinds))
  test(`Back shows a page (${kind}) as it was left, at once`, async ({ page, request }) => {
    const path = await withCampaign(request, named);
    await page.addInitScript(() => {
      const watched = globalThis as Watched;
      addEventListener('pageshow', ({ persisted }) => {
        watched.shown = [...(watched.shown ?? []), persisted];
      });
    });
    await page.goto(path);
    // Awake, with all that it opens.
    await page.mouse.wheel(0, 100);
    await waitUntilHeard(page.locator('.site-menu-button'));
    // The network's own rest is not waited for: what is fetched ahead may stay open for ever.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await page.goto(kind === 'care' ? kinds.home : kinds.care);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation') as { notRestoredReasons?: unknown }[];
          return { shown: (globalThis as Watched).shown, why: JSON.stringify(entry?.notRestoredReasons ?? null) };
        }),
      )
      .toMatchObject({ shown: [false, true] });
  });
