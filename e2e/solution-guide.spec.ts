import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, messages, test } from './fixtures';

const start = '/home/solution-guide';

/** `--color-wine` in the browser's notation. */
const wine = 'rgb(109, 31, 53)';

/** The questions as a visitor sees them: each gets the focus, and no answer is ever in the address. */
function guideOn(page: Page, locale: Locale) {
  const t = messages(locale);
  const prefix = locale === 'es' ? '' : `/${locale}`;
  const asked = async (question: string) => {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${prefix}${start}/test`);
  };
  return {
    t,
    prefix,
    async open(guide: 'bras' | 'shapewear' | 'panties') {
      await page.goto(prefix + start);
      await expectAccessible(page);
      await page.getByRole('link', { name: t(`solutionGuide.guides.${guide}`), exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: t('solutionGuide.steps.way') })).toBeVisible();
    },
    async choose(name: string, question?: string) {
      if (question) await asked(question);
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    },
    async measure(centimetres: string, question: string) {
      await asked(question);
      await page.getByRole('textbox').fill(centimetres);
      await page.keyboard.press('Enter');
    },
    async see() {
      await asked(t('solutionGuide.test.done.title'));
      await expectAccessible(page);
      await page.getByRole('link', { name: t('solutionGuide.test.done.see') }).click();
      await expect(page).toHaveURL(`${prefix}${start}/results`);
    },
    reasons: page.getByRole('list', { name: t('solutionGuide.results.reasons') }),
  };
}

for (const width of [390, 1280])
  test(`J14 at ${width} pixels the drawing of a measurement is a line drawing with a dashed tape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { t, open, choose, measure } = guideOn(page, 'es');
    await open('shapewear');
    await choose(t('solutionGuide.ways.tape.title'));
    const figure = page.getByRole('img', { name: t('solutionGuide.test.figure') });
    for (const [step, centimetres] of [
      ['waist', '80'],
      ['hips', '104'],
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name: t(`solutionGuide.steps.${step}`) })).toBeFocused();
      await expect(figure).toHaveCSS('fill', 'none');
      const tape = figure.locator('.measure-tape');
      await expect(tape).toHaveCSS('stroke', wine);
      await expect(tape).not.toHaveCSS('stroke-dasharray', 'none');
      await measure(centimetres, t(`solutionGuide.steps.${step}`));
    }
  });

test('J14 R31 R07 R08 from two measurements to bras in stock in the visitor’s size; the size goes along to the product, and no request names a measurement', {
  tag: '@phone',
}, async ({ page }) => {
  // A phone with its keyboard open.
  await page.setViewportSize({ width: 390, height: 430 });
  const sent: string[] = [];
  page.on('request', (request) => {
    // Names of pictures contain arbitrary digits.
    if (!request.url().includes('/media/')) sent.push(`${new URL(request.url()).search} ${request.postData() ?? ''}`);
  });
  const { t, open, choose, measure, see, reasons } = guideOn(page, 'es');
  await open('bras');
  await choose(t('solutionGuide.ways.tape.title'));
  await measure('33', t('solutionGuide.steps.underbust'));
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/pulgadas/);
  await page.getByRole('textbox').fill('84,5');
  await page.getByRole('button', { name: t('solutionGuide.test.next') }).click();
  await measure('102', t('solutionGuide.steps.bust'));
  await choose(t('solutionGuide.options.shape.soft'), t('solutionGuide.steps.shape'));
  await page.goBack();
  await choose(t('solutionGuide.options.shape.round'), t('solutionGuide.steps.shape'));
  await choose(t('solutionGuide.options.occasion.everyday'), t('solutionGuide.steps.occasion'));
  await choose(t('solutionGuide.any'), t('solutionGuide.steps.support'));
  await choose(t('solutionGuide.options.wires.with'), t('solutionGuide.steps.wires'));
  await see();
  await expect(page.getByText('100C', { exact: true }).first()).toBeVisible();
  await expect(reasons.first()).toContainText(t('solutionGuide.results.inSize', { size: '100C' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('solutionGuide.results.keep') }).click();
  await expect(page.getByText(t('solutionGuide.results.kept'))).toBeVisible();
  expect(sent.filter((each) => /845|1020|84,5|84\.5/.test(each))).toEqual([]);
  await page.locator('.guide-products .product-card-link').first().click();
  await expect(page.getByText(t('product.choice.ownSize', { size: '100C' }))).toBeVisible();
});

test('J15 R31 R07 R08 K10 shapewear by keyboard alone, with consent to send the answers and one press to erase them', async ({
  page,
}) => {
  const { t, open, measure, see, reasons } = guideOn(page, 'en');
  const press = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.press('Enter');
  };
  await open('shapewear');
  await press(t('solutionGuide.ways.tape.title'));
  await measure('78', t('solutionGuide.steps.waist'));
  await measure('105', t('solutionGuide.steps.hips'));
  await press(t('solutionGuide.options.zone.hips'));
  await press(t('solutionGuide.options.under.trousers'));
  await press(t('solutionGuide.options.compression.medium'));
  await see();
  await expect(page.getByText(t('solutionGuide.results.apart', { waist: 'M', hips: 'L' }))).toBeVisible();
  await expect(reasons.first()).toContainText(t('solutionGuide.reasons.zone.hips'));
  await page.getByRole('checkbox', { name: t('solutionGuide.results.consent.agree') }).check();
  await page.getByRole('button', { name: t('solutionGuide.results.consent.send') }).click();
  await expect(page.getByText(/We’ll delete them on/)).toBeVisible();
  await page.reload();
  await expect(reasons.first()).toBeVisible();
  await press(t('solutionGuide.results.erase'));
  await expect(page.getByText(t('solutionGuide.results.erased.text'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: t('solutionGuide.results.noAnswers.begin') })).toBeVisible();
});

test('J16 R31 R07 R08 a label that is too tight leads to briefs in the next size and to a listing filtered by it', async ({
  page,
}) => {
  const { t, open, choose, see, reasons } = guideOn(page, 'de');
  await open('panties');
  await choose(t('solutionGuide.ways.label.title'));
  await expect(page.getByRole('heading', { level: 2, name: t('solutionGuide.steps.letter') })).toBeFocused();
  await page.getByRole('button', { name: /^M\b/ }).click();
  await choose(t('solutionGuide.fits.tight'), t('solutionGuide.steps.fit'));
  await choose(t('solutionGuide.options.cut.classic'), t('solutionGuide.steps.cut'));
  await choose(t('solutionGuide.options.wear.everyday'), t('solutionGuide.steps.wear'));
  await choose(t('solutionGuide.any'), t('solutionGuide.steps.fabric'));
  await see();
  await expect(reasons.first()).toContainText(t('solutionGuide.results.inSize', { size: 'L' }));
  await expect(reasons.first()).toContainText(t('solutionGuide.reasons.cut.classic'));
  await page.getByRole('link', { name: t('solutionGuide.results.all') }).click();
  await expect(page).toHaveURL(/^[^?]*\/de\/catalogue\/damen\/slips$/);
  await expect(page.locator('.listing').getByText(t('listing.words.chips.size', { name: 'L' }))).toBeVisible();
});

test('R07 R08 without script the guide says that it needs script and links to the size tables', async ({ request }) => {
  for (const locale of ['es', 'en', 'de'] as const) {
    const { t, prefix } = guideOn({ getByRole: () => null } as never, locale);
    for (const [end, said] of [
      ['', t('solutionGuide.start.script')],
      ['/test', t('solutionGuide.test.script')],
      ['/results', t('solutionGuide.results.script')],
    ] as const) {
      const answer = await request.get(prefix + start + end);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(said);
      expect(html).toContain(`href="${prefix}/customer-care/size-tables"`);
      expect(/<meta name="robots" content="noindex/.test(html)).toBe(end !== '');
    }
  }
});
