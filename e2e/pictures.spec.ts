import { expect, test, waitUntilHydrated } from './fixtures';
import { load } from './load';

const pages = {
  home: '/home/your-catalog-sale-business',
  listing: '/catalogue/mujer/sujetadores',
  product: '/catalogue/sujetador-reductor-camelia-sj1045',
};

/** Image pixels per screen pixel of each loaded picture; the address names the picture's width. */
const sharpness = (density: number) =>
  [...document.querySelectorAll<HTMLImageElement>('img.ui-picture')]
    .filter(({ currentSrc, clientWidth }) => currentSrc && clientWidth > 0)
    .map(({ currentSrc, clientWidth }) => Number(/\/(\d+)\.webp$/.exec(currentSrc)?.[1]) / (clientWidth * density));

for (const [density, width] of [
  [1, 768],
  [1, 1280],
  [1, 1680],
  [2, 390],
  [2, 768],
  [2, 1280],
  [2, 1680],
  [3, 390],
] as const) {
  test(`K04 at ${density} dots a pixel and a width of ${width} each picture has at least eight tenths of the pixels that it covers`, async ({
    openContext,
    baseURL,
  }) => {
    for (const [name, path] of Object.entries(pages)) {
      const context = await openContext({
        baseURL,
        deviceScaleFactor: density,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await load(page, path);
      await page.locator('img.ui-picture').first().scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await page.evaluate(sharpness, density)).length, { message: name })
        .toBeGreaterThan(0);
      expect(Math.min(...(await page.evaluate(sharpness, density))), name).toBeGreaterThanOrEqual(0.8);
      await context.close();
    }
  });
}

for (const width of [768, 1280, 1680]) {
  test(`the first zoom step is larger than the page’s picture at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // Before hydration a picture is a link to its large version.
    await page.goto(pages.product);
    const onPage = page.locator('.product-track img').first();
    await waitUntilHydrated(onPage);
    const before = (await onPage.boundingBox())?.width ?? Number.POSITIVE_INFINITY;
    await onPage.click();
    const closer = page.locator('.product-zoom-frame img');
    await expect(closer).toBeVisible();
    expect((await closer.boundingBox())?.width).toBeGreaterThan(1.2 * before);
  });
}
