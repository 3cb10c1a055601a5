import { browserArguments } from '../scripts/parts/browser.mjs';
import { expect, test, waitUntilHydrated } from './fixtures';
import { withCampaign } from './with-campaign';

test.use({
  launchOptions: {
    executablePath: process.env.WINDOWED_BROWSER_PATH ?? process.env.BROWSER_PATH,
    args: browserArguments(),
    // Playwright disables the back/forward cache by default; real browsers have it.
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

/** For each `pageshow`, whether the page came from the back/forward cache. */
type Watched = { shown?: boolean[] };

for (const [kind, named] of Object.entries(kinds))
  test(`Back restores a page (${kind}) from the back/forward cache as it was left`, async ({ page, request }) => {
    const path = await withCampaign(request, named);
    await page.addInitScript(() => {
      const watched = globalThis as Watched;
      addEventListener('pageshow', ({ persisted }) => {
        watched.shown = [...(watched.shown ?? []), persisted];
      });
    });
    await page.goto(path);
    // Load the scripts, and with them everything that they open.
    await page.mouse.wheel(0, 100);
    await waitUntilHydrated(page.locator('.site-menu-button'));
    // Not `networkidle`, because prefetches may stay open for ever.
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
