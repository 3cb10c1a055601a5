import type { Locale } from '../contract/public-codes.ts';
import { demoInvitations } from '../demo/seed/demo-accounts.ts';
import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHydrated } from './fixtures';

/** The reference of a style of the demo with many reviews; references are the same in every language. */
const reviewed = 'sj1056';

// The answers to invalid invitations.
test.use({ expectedErrors: [/status of (404|410|422) .*\/opiniones\/invitacion\)$/] });

const languages: Locale[] = ['es', 'en', 'de'];
const prefixOf = (locale: Locale) => (locale === 'es' ? '' : `/${locale}`);

for (const locale of languages) {
  const t = messages(locale);

  test(`F017 all reviews of a style in ${locale}: summary, stars, fit, who may write, accessible at 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefixOf(locale)}/reviews/${reviewed}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('list', { name: t('reviews.summary.spread') }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('list', { name: t('reviews.summary.scale') }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText(t('reviews.verified.text'))).toBeVisible();
    await expect(page.locator('.review').filter({ visible: true })).toHaveCount(20);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('F017 a missing, unknown or expired invitation says so', async ({ page }) => {
  const over = demoInvitations.find(({ state }) => state === 'expired')?.token;
  for (const [locale, hash, said] of [
    ['es', '', 'none'],
    ['en', '#nobody-was-given-this-one', 'unknown'],
    ['es', '#short', 'unknown'],
    ['de', `#${over}`, 'expired'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${prefixOf(locale)}/validation/review${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages(locale)(`reviews.form.closed.${said}.title`),
    );
    await expectAccessible(page);
  }
});

test('F017 a product shows a summary and four reviews, and loads more in place', async ({ page }) => {
  const t = messages('es');
  await page.goto(`/reviews/${reviewed}`);
  await page.getByRole('link', { name: t('reviews.all.back') }).click();
  const section = page.getByRole('region', { name: t('reviews.title') });
  const reviews = section.locator('.review').filter({ visible: true });
  await expect(reviews).toHaveCount(4);
  const path = new URL(page.url()).pathname;
  const more = section.getByRole('link', { name: t('reviews.more.show') });
  // Before hydration the link leads to the page of all reviews.
  await waitUntilHydrated(more);
  await more.click();
  await expect(reviews).toHaveCount(20);
  await expect(section.locator('li:focus')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);
  await more.click();
  await expect(reviews).not.toHaveCount(20);
  await expect(more).toHaveCount(0);
  const titles = await reviews.allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});

test('F017 without script the same link leads to all reviews, page by page', async ({ browser, baseURL }) => {
  const t = messages('es');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(`/reviews/${reviewed}`);
  await page.getByRole('link', { name: t('reviews.all.back') }).click();
  await page.getByRole('link', { name: t('reviews.more.show') }).click();
  await expect(page).toHaveURL(`/reviews/${reviewed}`);
  await expect(page.locator('.review')).toHaveCount(20);
  // Without script there is only the original.
  await expect(page.locator('.review-translate').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: t('reviews.all.page', { page: 2 }), exact: true }).click();
  await expect(page).toHaveURL(`/reviews/${reviewed}/2`);
  await expect(page.locator('.review').first()).toBeVisible();
  await context.close();
});

test('B091 F017 a review is translated in place into the page’s language and back', async ({ page }) => {
  const t = messages('en');
  await page.goto(`/en/reviews/${reviewed}`);
  const review = page
    .locator('.review')
    .filter({ has: page.locator('h2[lang=de]') })
    // Some reviews have no translation yet.
    .filter({ has: page.getByRole('button') })
    .first();
  const original = (await review.getByRole('heading').textContent()) ?? '';
  const press = review.getByRole('button', { name: t('reviews.item.translation.show') });
  await waitUntilHydrated(press);
  await press.click();
  // Found by its label, because its original title is gone.
  const translated = page
    .locator('.review')
    .filter({ hasText: t('reviews.item.translation.from', { language: 'German' }) });
  await expect(translated).toHaveCount(1);
  await expect(translated.getByRole('heading')).not.toHaveText(original);
  await expect(translated.locator('[lang]')).toHaveCount(0);
  await expectAccessible(page);
  await translated.getByRole('button', { name: t('reviews.item.translation.original') }).click();
  await expect(page.getByRole('heading', { name: original, exact: true })).toHaveAttribute('lang', 'de');
});

test('F017 addresses of reviews that do not exist answer 404', async ({ request }) => {
  for (const path of ['nothing', reviewed.toUpperCase(), `${reviewed}/1`, `${reviewed}/99`, `${reviewed}/2/3`])
    expect([path, (await request.get(`/reviews/${path}`, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test('F017 N22 a buyer writes one review by invitation, and the token reaches no third party', async ({ page }) => {
  const locale = 'de';
  const { token = '' } = demoInvitations.find(({ state }) => state === 'open') ?? {};
  const t = messages(locale);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await page.goto(`${prefixOf(locale)}/validation/review#${token}`);

  const submit = page.getByRole('button', { name: t('reviews.form.submit') });
  await submit.click();
  await expect(page.getByText(t('reviews.form.wrong.choose'))).toHaveCount(2);
  await expect(page.getByText(t('reviews.form.wrong.required'))).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('radio', { name: t('reviews.form.starsChoice.5') }).check();
  await page.getByRole('radio', { name: t('reviews.form.fitChoice.small') }).check();
  await page.getByLabel(t('reviews.form.heading'), { exact: false }).first().fill('Ein <3 für den Stoff');
  await page.getByRole('textbox', { name: t('reviews.form.text') }).fill('Weich und fest zugleich.');
  await page.getByRole('textbox', { name: t('reviews.form.name') }).fill('Ulla');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reviews.form.thanks.title'));
  await expect(page.getByText(t('reviews.form.thanks.text'))).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reviews.form.closed.used.title'));
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);

  // It waits for moderation.
  await page.goto(`${prefixOf(locale)}/reviews/sj1001`);
  await expect(page.getByText('Ulla')).toHaveCount(0);
});

test('F017 without script the form says that it needs script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto('/validation/review');
  await expect(page.getByText(messages('es')('reviews.form.script'))).toBeVisible();
  await context.close();
});
