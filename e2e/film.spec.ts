import type { Page } from 'playwright/test';
import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHydrated } from './fixtures';

/** A product of the demo that has a film. */
const filmed = '/en/catalogue/luna-nightdress-nd1150';
const t = messages('en');
const label = t('product.film.label').replace('{name}', 'Luna nightdress');

/** Records the film's requests; `answer` decides whether the backend answers them. */
async function listen(page: Page, answer: 'true' | 'broken') {
  const fetched: string[] = [];
  await page.route(/\/media\/\w+\/(film|captions-)/, (route) => {
    fetched.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return answer === 'broken' ? route.fulfill({ status: 404 }) : route.continue();
  });
  return fetched;
}

async function openFilm(page: Page) {
  await page.goto(filmed);
  await waitUntilHydrated(page.locator('.product-track a').first());
  await page.locator('.product-thumbs a').last().click();
  const player = page.getByLabel(label);
  await expect(player).toBeInViewport();
  return player;
}

// Not awaited, because the promise of a film that never plays may never settle.
const play = (element: HTMLElement | SVGElement) => void (element as HTMLVideoElement).play().catch(() => undefined);
const timeOf = (element: HTMLElement | SVGElement) => (element as HTMLVideoElement).currentTime;

test('F012 a video is fetched only when it is played, with captions in the page’s language, and pauses when hidden', async ({
  page,
}) => {
  const fetched = await listen(page, 'true');
  const player = await openFilm(page);
  await expectAccessible(page);
  expect(fetched).toEqual([]);
  await player.evaluate(play);
  await expect.poll(() => player.evaluate(timeOf)).toBeGreaterThan(0.2);
  const modes = (element: HTMLElement | SVGElement) =>
    [...(element as HTMLVideoElement).textTracks].map(({ language, mode }) => `${language} ${mode}`);
  expect(await player.evaluate(modes)).toEqual(['en showing', 'es disabled', 'de disabled']);
  await expect.poll(() => new Set(fetched).size).toBe(2);
  expect(fetched.filter((file) => file.startsWith('captions'))).toEqual(['captions-en.vtt']);

  // Another picture hides the film, which pauses.
  await page.locator('.product-thumbs a').first().click();
  await expect.poll(() => player.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
});

test.describe('a video that cannot be fetched', () => {
  test.use({ expectedErrors: [/status of 404 .*\/(film|captions-)/] });

  test('F012 a broken video says so, and the pictures stay', async ({ page }) => {
    await listen(page, 'broken');
    const player = await openFilm(page);
    await player.evaluate(play);
    await expect(page.getByRole('alert').filter({ hasText: t('product.film.broken') })).toBeVisible();
    await page.locator('.product-thumbs a').first().click();
    await expect(page.locator('.product-track a').first()).toBeInViewport();
  });
});

test('F012 without script the page has the browser’s own player and a description of the video', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(filmed);
  await expect(page.getByLabel(label)).toHaveAttribute('controls', '');
  await page.getByText(t('product.film.story')).click();
  await expect(page.getByText('The nightdress hangs and sways')).toBeVisible();
  await context.close();
});
