import { expect, expectAccessible, leaveOutPictures, messages, test } from './fixtures';

const items = 'SJ1045.ROS,SJ1003.ARE,SJ1001.NEG';
const es = messages('es');

test('F016 two cards of a listing are compared, one more is added from its product page, and one is removed', async ({
  page,
}) => {
  await page.goto('/catalogue/mujer/sujetadores');
  const toggles = page.locator('.compare-toggle > button');
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  const bar = page.getByRole('region', { name: es('comparison.bar.label') });
  await expect(bar).toContainText(es('comparison.bar.count.other').replace('{count}', '2'));
  await bar.getByRole('link').click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  await page.goto('/catalogue/sujetador-reductor-camelia-sj1045');
  await page.getByRole('link', { name: es('product.compare') }).click();
  await expect(page).toHaveURL(/compare\?items=[^&]*SJ1045/);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  await heads
    .first()
    .getByRole('link', { name: new RegExp(es('comparison.page.remove')) })
    .click();
  await expect(heads).toHaveCount(2);
  await heads.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('F016 T13 on a phone two products are in sight beside a fixed column, the rest scrolls, and no search engine indexes the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/en', '/de']) {
    await page.goto(`${prefix}/compare?items=${items}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const edge = async (place: number) => {
      const box = await heads.nth(place).boundingBox();
      return box ? box.x + box.width : Number.NaN;
    };
    expect(await edge(1), prefix).toBeLessThanOrEqual(390);
    const row = page.getByRole('rowheader').first();
    const held = (await row.boundingBox())?.x;
    await page.locator('.ui-table-frame').evaluate((frame) => frame.scrollTo(400, 0));
    expect((await row.boundingBox())?.x).toBe(held);
    expect(await edge(2), prefix).toBeLessThanOrEqual(391);
    await expectAccessible(page);
  }
});

test('F016 R43 without script the address shows the whole comparison', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await leaveOutPictures(context);
  const page = await context.newPage();
  await page.goto(`/en/compare?items=${items}&add=SJ1002.NEG`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page
    .getByRole('columnheader')
    .first()
    .getByRole('link', { name: /Remove/ })
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await context.close();
});
