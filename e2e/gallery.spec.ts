import type { Locator } from 'playwright/test';
import { expect, expectAccessible, test, waitUntilHydrated } from './fixtures';

const galleries = [
  { language: 'es', path: '/dev/gallery' },
  { language: 'en', path: '/en/dev/gallery' },
  { language: 'de', path: '/de/dev/gallery' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, path } of galleries) {
  test(`the gallery in ${language} has no WCAG 2.2 AA violation, no control without a name and no overflow at 320 pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const specimens = page.locator('[data-specimen]');
    expect(await specimens.count()).toBeGreaterThan(18);
    for (const specimen of await specimens.all()) {
      await expect(specimen.getByRole('heading', { level: 2 })).toBeVisible();
      expect((await specimen.boundingBox())?.height).toBeGreaterThan(120);
    }
    await expectAccessible(page);

    const tree = await page.getByRole('main').ariaSnapshot();
    const controls = tree.match(/- (button|link|textbox|combobox|checkbox|radio|tab|progressbar)\b.*/g) ?? [];
    expect(controls.length).toBeGreaterThan(100);
    expect(controls.filter((line) => !/^- \w+ ["/]/.test(line))).toEqual([]);

    // Nothing overflows sideways.
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('in the gallery the focus is visible at every stop of the keyboard', async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const blind: string[] = [];
  let stops = 0;
  for (let last = false; !last; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        html: element.outerHTML.slice(0, 120),
        seen: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    last = stop === null || stops > 300;
    if (stop && !stop.seen) blind.push(stop.html);
  }
  expect(stops).toBeGreaterThan(80);
  expect(stops).toBeLessThan(300);
  expect(blind).toEqual([]);
});

test('a dialog traps the focus, closes by Escape and returns the focus', async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const opener = page.getByRole('button', { name: 'Open the size guide' });
  await waitUntilHydrated(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How to measure' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    expect(await holdsFocusOrBrowserDoes(dialog)).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a drawer has the full height, and on a phone the full width', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const opener = page.getByRole('button', { name: 'Open the filters' });
  await waitUntilHydrated(opener);
  await opener.click();
  const box = await page.getByRole('dialog', { name: 'Filter' }).boundingBox();
  const screen = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
  expect(box?.height).toBe(screen.height);
  expect(box?.width).toBe(Math.min(screen.width, 448));
  await expect(page.getByRole('button', { name: 'Show 24 items' })).toBeInViewport();
});

test('K14 a tooltip stands 8 px above its trigger, and below it where there is no room', async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const trigger = page.getByRole('button', { name: 'sister size', exact: true });
  const tooltip = page.getByRole('tooltip');
  await waitUntilHydrated(trigger);
  await focusAt(trigger, 400);
  await expect(tooltip).toBeVisible();
  expect(await gap(tooltip, trigger)).toBeCloseTo(8, 0);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await trigger.blur();
  await focusAt(trigger, 4);
  await expect(tooltip).toBeVisible();
  expect(await gap(trigger, tooltip)).toBeCloseTo(8, 0);
});

test('a toast is announced in its region and can be dismissed by keyboard', async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const region = page.getByRole('region', { name: 'Messages' });
  const button = page.getByRole('button', { name: 'Say it failed' });
  await waitUntilHydrated(button);
  await button.click();
  await expect(region).toContainText('couldn’t be saved');
  await region.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(region).toBeEmpty();
});

test('opening a question closes the one of its group that was open', async ({ page }) => {
  await page.goto('/en/dev/gallery');
  const questions = page.locator('#disclosure');
  await expect(questions.getByText('Two measurements are enough')).toBeVisible();
  await questions.locator('summary').nth(1).press('Enter');
  await expect(questions.getByText('Within thirty days')).toBeVisible();
  await expect(questions.getByText('Two measurements are enough')).toBeHidden();
});

test('the fonts are two files of 40 kB together, and nothing moves under reduced motion', async ({ page }) => {
  const fonts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'font') return;
    fonts.push(response.body().then((body) => [response.url(), body.length]));
  });
  await page.goto('/en/dev/gallery');
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(2);
  const sizes = new Map(await Promise.all(fonts));
  expect(sizes.size).toBe(2);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** From its last control a modal dialog passes the focus to the browser's own controls, never to the page behind. */
const holdsFocusOrBrowserDoes = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);

/** The distance from the lower edge of one to the upper edge of the other. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
}

const focusAt = (target: Locator, top: number) =>
  target.evaluate((element, wanted) => {
    scrollBy(0, element.getBoundingClientRect().top - wanted);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, top);
