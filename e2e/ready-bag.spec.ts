import type { AnswerOf } from '../contract/calls/table.ts';
import { checkoutSteps } from './checkout-steps';
import { expect, expectAccessible, sharedShop, test } from './fixtures';
import { aGuest } from './guest-journey';

test('N05 F049 P04 a guest buys a ready bag by its link; its page says when it has expired and when it has been used', {
  tag: '@phone',
}, async ({ page, openContext, signIn, baseURL }) => {
  const executive = await openContext({ baseURL: sharedShop });
  await signIn('lucia', executive);
  const checkout = checkoutSteps(executive);
  const [article] = await checkout.listArticles((pieces) => pieces > 3, 1);
  const made = await checkout.call<AnswerOf<'makeReadyBag'>>('POST', '/socia/prepararBolsa', {
    label: 'Para una prueba',
    lines: [{ code: article?.code, quantity: 1 }],
    days: 1,
    uses: 1,
  });
  await executive.close();
  const { pathname, hash } = new URL(made.link);
  const link = `${pathname.replace(/^\/(en|de)(?=\/)/, '')}${hash}`;

  const guest = aGuest(page);
  const { t } = guest;
  const name = 'Lucía F.';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('store.ready.open.title.open', { name }) })).toBeVisible();
  await expectAccessible(page);

  await test.step('after its end its lines are shown at today’s price, and no use is counted', async () => {
    await page.route('**/abrirBolsaPreparada', async (route) => {
      const answer = await route.fetch();
      const { datos, ...envelope } = await answer.json();
      await route.fulfill({ response: answer, json: { ...envelope, datos: { ...datos, state: 'expired' } } });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: t('store.ready.open.title.expired', { name }) })).toBeVisible();
    await expect(page.getByRole('button', { name: t('store.ready.open.takeExpired') })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/abrirBolsaPreparada');
    await page.reload();
  });

  await page.getByRole('button', { name: t('store.ready.open.take') }).click();
  await page.getByRole('link', { name: t('store.ready.open.pay') }).click();
  await expect(page).toHaveURL(/\/my-store\/lucia-ferrer\/shopping-bag$/);
  await guest.orderToTheDoor(`ines.${crypto.randomUUID().slice(0, 8)}@correo.es`);

  const another = await openContext({ baseURL });
  const late = await another.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: t('store.ready.open.title.used', { name }) })).toBeVisible();
  await expect(late.getByRole('link', { name: t('store.ready.open.toStore', { name }) })).toBeVisible();
  await expect(late.getByRole('button', { name: t('store.ready.open.take') })).toHaveCount(0);
});
