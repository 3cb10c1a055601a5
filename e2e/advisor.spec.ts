import type { APIRequestContext } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import type { Locale } from '../contract/public-codes.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { actAs } from './act-as';
import { codeField } from './checkout-steps';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const t = messages('de');
const at = (path: string) => localePath('de', path);

/** The code of an article that can be ordered. */
async function anArticle(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/EuropaBackend/rest/api/public/portafolio/consultarProductoDetalle', {
    data: { idioma: 'es', producto: 'SJ1045' },
  });
  const { variants } = (await answer.json()).datos as AnswerOf<'readProduct'>;
  const sizes = variants.flatMap(({ sizeList }) => Object.values(sizeList));
  return sizes.find(({ disponible }) => disponible)?.codigo ?? 'none';
}

test('J05 P02 R10 N07 an advisor finds an executive, acts for the executive, cancels the order in hand, and ends', {
  tag: '@phone',
}, async ({ page, signIn, request }) => {
  await signIn('ines');
  const bar = page.getByRole('region', { name: t('advisor.bar.label') });
  const name = 'Gillian Hart';

  await test.step('the advisor finds the executive by a part of the name and gives a reason', async () => {
    await page.goto(at('/executive/search-executives'));
    await page.getByLabel(t('advisor.text')).fill('hart');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('advisor.search'), exact: true })
      .click();
    await page.getByText(t('advisor.card.act', { name })).click();
    const reason = page.getByLabel(new RegExp(`^${t('advisor.act.reason')}`));
    await waitUntilHydrated(reason);
    await page.getByRole('button', { name: t('advisor.act.submit') }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('Me lo ha pedido por teléfono');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('advisor.act.submit') }).click();
    await expect(bar).toContainText(t('advisor.bar.as', { name }));
    await expect(page).toHaveURL(at('/executive/your-account/home'));
    await expectAccessible(page);
  });

  await test.step('the advisor cancels the order in hand after a confirmation', async () => {
    await page.goto(at('/executive/quick-order'));
    await codeField(page, t).fill(await anArticle(request));
    await codeField(page, t).press('Enter');
    await expect(page.getByRole('heading', { name: t('pad.pad.lines.one').replace('{count}', '1') })).toBeVisible();
    const cancel = bar.getByRole('button', { name: t('advisor.bar.line.cancel') });
    await waitUntilHydrated(cancel);
    await cancel.click();
    await expect(bar.getByText(`${name}, 1 `)).toBeVisible();
    await bar.getByRole('button', { name: t('advisor.bar.line.cancelYes') }).click();
    await expect(page).toHaveURL(at('/executive/your-account/home'));
    await expect(page.getByText(t('desk.order.none'))).toBeVisible();
  });

  await test.step('the record shows what the advisor did', async () => {
    await page.goto(at('/executive/your-account/security'));
    const acted = page.getByRole('region', { name: t('advisor.acted.title') });
    await expect(acted.getByText('Me lo ha pedido por teléfono')).toBeVisible();
    for (const action of ['addLines', 'cancelOrder'] as const)
      await expect(acted.getByText(t(`advisor.acted.actions.${action}`))).toBeVisible();
  });

  await test.step('the advisor ends the acting and is signed in under the own name again', async () => {
    const stop = bar.getByRole('button', { name: t('advisor.bar.line.stop'), exact: true });
    await waitUntilHydrated(stop);
    await stop.click();
    await expect(page.getByRole('heading', { level: 1, name: t('advisor.title') })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

/** The test above runs in German on a phone; these are the other combinations of language and screen. */
const others: { locale: Locale; tag: string[] }[] = [
  { locale: 'es', tag: ['@screens'] },
  { locale: 'en', tag: ['@screens'] },
  { locale: 'de', tag: [] },
];

for (const { locale, tag } of others) {
  const t = messages(locale);
  const at = (path: string) => localePath(locale, path);

  test(`P02 an advisor opens the list of executives, acts as one and ends, in ${locale}`, { tag }, async ({
    page,
    signIn,
  }) => {
    await signIn('ines');
    await page.goto(at('/executive/your-account/home'));
    await expect(page.getByText(t('desk.advisor'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('desk.links.executives') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('advisor.title'));
    const name = 'Uxía Castro';
    await actAs(page, t, name);
    const bar = page.getByRole('region', { name: t('advisor.bar.label') });
    await expect(bar).toContainText(t('advisor.bar.as', { name }));
    await expect(page).toHaveURL(at('/executive/your-account/home'));
    await page
      .getByRole('navigation', { name: t('workplace.label') })
      .getByRole('link', { name: t('workplace.clients') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clientBook.list.title'));
    await expect(bar).toContainText(t('advisor.bar.as', { name }));
    const stop = bar.getByRole('button', { name: t('advisor.bar.line.stop'), exact: true });
    await waitUntilHydrated(stop);
    await stop.click();
    await expect(page.getByRole('heading', { level: 1, name: t('advisor.title') })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
}
