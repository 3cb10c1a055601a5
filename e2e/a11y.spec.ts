import type { APIRequestContext } from 'playwright/test';
import { type Locale, locales, roles } from '../contract/public-codes.ts';
import { countryHome } from '../lib/access/public-script-paths.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { everyPage, type Visitor } from '../lib/testing/every-page.ts';
import { expect, expectAccessible, menuButton, messages, runAxe, test, waitUntilHydrated } from './fixtures';
import { withCampaign } from './with-campaign';

const home = '/home/your-catalog-sale-business';
const prefixOf = (locale: Locale) => (locale === 'es' ? '' : `/${locale}`);

for (const locale of ['es', 'en', 'de'] as const) {
  const t = messages(locale);

  test(`the home in ${locale} has no accessibility violation, menu closed and open`, { tag: '@screens' }, async ({
    page,
  }) => {
    await page.goto(prefixOf(locale) + home);
    await expectAccessible(page);
    await menuButton(page, t).click();
    await expect(page.locator('#menu-1')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the sign-in forms have no accessibility violation, empty and with errors', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [locale, path] of [
    ['de', '/validation/sign-in'],
    ['en', '/clients/login'],
  ] as const) {
    const t = messages(locale);
    await page.goto(prefixOf(locale) + path);
    await expectAccessible(page);
    const submit = page.getByRole('button', { name: t('signIn.submit') });
    await waitUntilHydrated(submit);
    await submit.click();
    await expect(page.getByText(t('error.required'))).toHaveCount(2);
    await expectAccessible(page);
  }
});

/** The roles that open the pages, each with its demo account. */
const visitors: readonly [Visitor, string | null][] = [
  ['anybody', null],
  ['newcomer', 'nadia'],
  [roles.executive, 'lucia'],
  [roles.advisor, 'ines'],
  [roles.client, 'emma'],
];

/** Redirects are not followed, because an unknown path redirects home and would look like a page that exists. */
async function listDead(request: APIRequestContext, paths: string[]): Promise<string[]> {
  expect(paths.length).toBeGreaterThan(10);
  const dead = [];
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const to = new URL(answer.headers().location ?? '', answer.url()).pathname;
    if (answer.status() >= 400 || (answer.status() >= 300 && to === countryHome && path !== '/')) dead.push(path);
  }
  return dead;
}

/** Desks have a layout of their own on phones (ADR 0046): Spanish runs on both screens, the others on one. */
const screensOf = (visitor: Visitor, locale: Locale) => {
  if (visitor === 'anybody') return '@phone';
  return locale === 'es' ? '@screens' : '@desktop';
};

for (const locale of locales)
  for (const [visitor, user] of visitors) {
    const followsLinks = user && locale === 'es';
    const followed = followsLinks ? '; on a desktop no link is dead' : '';
    test(
      `no page of ${visitor} in ${locale} has an accessibility violation or lacks a link to the imprint${followed}`,
      {
        tag: screensOf(visitor, locale),
      },
      async ({ page, signIn }, info) => {
        test.setTimeout(300_000);
        if (user) await signIn(user);
        const looked = [];
        const links = new Set<string>();
        for (const { name, at } of everyPage.filter(({ visitors }) => visitors.includes(visitor))) {
          const path = await withCampaign(page.request, at[locale]);
          await page.goto(path);
          await expect(page).toHaveURL(path);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          looked.push({ name, ...(await runAxe(page)) });
          const hrefs = await page
            .locator('a[href^="/"]')
            .evaluateAll((all) => all.map((one) => (one.getAttribute('href') ?? '').replace(/#.*/, '')));
          expect(hrefs, name).toContain(localePath(locale, '/customer-care/imprint'));
          for (const href of hrefs) links.add(href);
        }
        // e2e/crawl.spec.ts follows the links of public pages; personal pages have the same links in every language.
        if (followsLinks && info.project.name === 'desktop')
          expect(await listDead(page.request, [...links])).toEqual([]);
        // `node scripts/accessibility.mjs` takes the figures of the accessibility statement from this attachment.
        const body = JSON.stringify({ locale, visitor, width: page.viewportSize()?.width, looked });
        await info.attach('accessibility', { contentType: 'application/json', body });
        expect(looked.flatMap(({ name, violations }) => violations.map((each) => ({ name, ...each })))).toEqual([]);
      },
    );
  }
