import type { Page } from 'playwright/test';
import { payByCard, returnToShop } from './bank-page';
import { expect, expectAccessible, messages, test, waitUntilHeard } from './fixtures';

const t = messages('es');
/** A bra of the demo shop on a page of its own: what somebody shared. */
const shared = '/wish-list?items=SJ1045.ROS';
const store = '/my-store/lucia-ferrer';

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

/** From a shared product to the bag that lies in force: a bra in its first size. */
async function addOne(page: Page): Promise<void> {
  await page.goto(shared);
  const card = page.getByRole('article').filter({ visible: true }).first();
  await card.hover();
  await card.locator('.card-quick').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: t('cart.quick.band') })
    .getByRole('radio')
    .first()
    .check();
  const cups = dialog.getByRole('group', { name: t('cart.quick.cup') }).locator('.ui-tile:not(.ui-tile-marked)');
  await cups.first().click();
  await dialog.getByRole('button', { name: t('cart.buy.add') }).click();
  await page
    .getByRole('dialog', { name: t('cart.mini.added') })
    .getByRole('link', { name: t('cart.mini.toBag') })
    .click();
}

/** What she types; province and town come from the postal code. */
async function fillIn(page: Page): Promise<void> {
  await waitUntilHeard(field(page, t('guest.data.email')));
  await field(page, t('guest.data.email')).fill('ines.soto@correo.es');
  await field(page, t('checkout.shipping.form.firstName')).fill('Inés');
  await field(page, t('checkout.shipping.form.lastName')).fill('Soto Gil');
  await field(page, t('checkout.shipping.form.phone')).fill('600 777 888');
  await field(page, t('checkout.shipping.form.postalCode')).fill('46003');
  // Its list may come later than the code was typed; until then the province is asked for.
  await expect(page.getByText(t('guest.data.province', { name: 'Valencia' }))).toBeVisible();
  await field(page, t('checkout.shipping.form.town')).fill('València');
  await field(page, t('checkout.shipping.form.line1')).fill('Calle de la Paz 12');
  await page.getByRole('button', { name: t('guest.data.submit') }).click();
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: t('checkout.payment.card'), exact: true }).check();
  await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
}
const press = (page: Page) => page.getByRole('button', { name: t('checkout.payment.submit') }).click();

test('J06 P04 R23 R24 R25 R26 D09 a guest buys in a personal store: welcome, bag, data, card, confirmation', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${store}/welcome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: t('store.bar.label') })).toBeVisible();
  await addOne(page);
  await expect(page).toHaveURL(`${store}/shopping-bag`);
  const way = page.getByRole('link', { name: t('guest.bag.next') });
  await expect(page.locator('.guest-ways li').first()).toContainText('€');
  await expectAccessible(page);
  await way.click();

  await expect(page).toHaveURL(`${store}/shopping-clientdata`);
  await expectAccessible(page);
  await fillIn(page);

  await expect(page).toHaveURL(`${store}/shopping-payment`);
  await agree(page);
  await expectAccessible(page);
  const total = await page.locator('.checkout-pay > .checkout-sum .checkout-sum-total dd').textContent();
  await press(page);

  await payByCard(page);
  await returnToShop(page);
  await expect(page.getByRole('heading', { name: t('guest.confirmation.thanks') })).toBeVisible();
  await expect(page.getByText(t('guest.confirmation.paid'))).toBeVisible();
  await expect(page.locator('.guest-ordered .checkout-sum-total dd')).toHaveText(total ?? 'no total');
  // The address alone tells it from now on, and what it needs stands behind the #.
  await expect(page).toHaveURL(/\/shopping-confirmation#[0-9A-Z-]+\.[\w.-]+$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('guest.confirmation.thanks') })).toBeVisible();
  await page.goto(`${store}/shopping-bag`);
  await expect(page.getByRole('heading', { name: t('cart.page.emptyTitle') })).toBeVisible();
});

test.describe('with the backend away at the button', () => {
  test.use({ expectedErrors: [/ERR_FAILED|503/] });

  test('P04 R25 one order comes of the button, the lost answer and the retry', { tag: '@phone' }, async ({ page }) => {
    await addOne(page);
    await page.getByRole('link', { name: t('guest.bag.next') }).click();
    await fillIn(page);
    await agree(page);
    const keys: (string | undefined)[] = [];
    const numbers: string[] = [];
    // The order is placed, and its answer gets lost on the way back.
    await page.route('**/crearOrdenInvitado', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      numbers.push((await answer.json()).datos.orden.numero);
      if (numbers.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await press(page);
    await expect(page.getByRole('heading', { name: t('checkout.payment.unknownTitle') })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: t('checkout.payment.ask') }).click();
    await payByCard(page);
    await returnToShop(page);
    await expect(page.getByText(numbers[0] ?? 'no number').first()).toBeVisible();
    expect([new Set(keys).size, new Set(numbers).size, numbers.length]).toEqual([1, 1, 2]);
  });
});
