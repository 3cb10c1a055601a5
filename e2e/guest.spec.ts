import type { BrowserContext, Page } from 'playwright/test';
import { locales } from '../contract/public-codes.ts';
import { declining, expectBank, payAtPayPal, payByBizum, payByCard, returnToShop } from './bank-page';
import { countCheckout, expectWithin, sayCount } from './checkout-count';
import {
  expect,
  expectAccessible,
  type OpenContext,
  readShopLogs,
  sharedShop,
  test,
  waitUntilHydrated,
} from './fixtures';
import { aGuest, linkInMail, type Tender } from './guest-journey';
import { bookArrival } from './office-page';
import { readTransfer } from './payment-steps';
import { guestWalks } from './payment-walks';

const store = '/my-store/lucia-ferrer';
/** A new address for each test, because a guest may have few unpaid orders. */
const anEmail = () => `ines.${crypto.randomUUID().slice(0, 8)}@correo.es`;

/** Records requests to other origins, until the browser has gone to the payment page. */
function watchStrangers(context: BrowserContext): { origin: string; url: string }[] {
  const strangers: { origin: string; url: string }[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isAway = request.isNavigationRequest() || !request.frame().url().startsWith(sharedShop);
    if (protocol.startsWith('http') && origin !== sharedShop && !isAway) strangers.push({ origin, url: request.url() });
  });
  return strangers;
}

/** From the bag to the button. */
const guestLimits = { pages: 3, presses: 5, fields: 8, screens: 2 };

/** From the statutory button to the confirmed payment, or to the transfer's instructions. */
type Pay = (guest: ReturnType<typeof aGuest>, page: Page, openContext: OpenContext) => Promise<void>;
const waysToPay: Record<Tender, Pay> = {
  card: async (guest, page) => {
    await payByCard(page);
    await returnToShop(page);
    await guest.expectPaid();
  },
  bizum: async (guest, page) => {
    await payByBizum(page);
    await returnToShop(page);
    await guest.expectPaid();
  },
  paypal: async (guest, page) => {
    await payAtPayPal(page);
    await guest.expectPaid();
  },
  cash: (guest) => guest.expectPlaced(),
  transfer: async ({ t }, page, openContext) => {
    const transfer = await readTransfer(page, t);
    // Leave the page, because it polls and would reload on its own when the money arrives.
    const address = page.url();
    await page.goto('about:blank');
    await bookArrival(openContext, transfer);
    await page.goto(address);
    await expect(page.getByText(t('guest.confirmation.paid'))).toBeVisible();
  },
};

const journeys = (Object.keys(guestWalks) as Tender[]).flatMap((tender) =>
  guestWalks[tender].map(({ locale }) => ({ locale, tender })),
);

for (const { locale, tender } of journeys) {
  test(`J06 P04 R23 R24 R25 R26 D09 from a shared link to an order by ${tender} in ${locale}, within eight fields and twelve presses`, {
    tag: '@phone',
  }, async ({ page, context, openContext }) => {
    const guest = aGuest(page, locale);
    const { t, at } = guest;
    const strangers = watchStrangers(context);
    const count = await countCheckout(page);
    const addresses: string[] = [];
    context.on('request', (request) => {
      if (request.url().startsWith(sharedShop)) addresses.push(decodeURI(request.url()));
    });
    // The pages are the same for every tender, so accessibility is checked once.
    const look = async () => {
      if (locale === 'es' && tender === 'card') await expectAccessible(page);
    };
    await page.goto(at(`${store}/welcome`));
    await expect(page.getByRole('region', { name: t('store.bar.label') })).toBeVisible();
    const size = await guest.addOne();
    await expect(page).toHaveURL(at(`${store}/shopping-bag`));
    await expect(page.locator('.guest-ways li').first()).toContainText('€');
    await look();
    const toBag = count.restart();
    await guest.toData();
    await expect(page).toHaveURL(at(`${store}/shopping-clientdata`));
    // Where a visitor from this machine is, nobody knows: the language decides.
    await expect(guest.field(t('checkout.shipping.form.country'))).toHaveValue(locale === 'de' ? 'DE' : 'ES');
    await look();
    await guest.fillIn(anEmail());
    await guest.toPayment();
    await expect(page).toHaveURL(at(`${store}/shopping-payment`));
    await guest.agree(tender);
    await look();
    // Cash on delivery changes the total at the button.
    const pays = page.locator('.checkout-pay .checkout-sum-total dd');
    const total = tender === 'cash' ? /€/ : ((await pays.textContent()) ?? 'no total');
    const counted = await count.read(guest.button);
    await guest.press();
    await waysToPay[tender](guest, page, openContext);
    await expect(page.locator('.guest-ordered .checkout-sum-total dd')).toHaveText(total);
    // From now on the address identifies the order; its key is in the hash.
    await expect(page).toHaveURL(/\/shopping-confirmation#[0-9A-Z-]+\.[\w.-]+$/);
    await look();
    await page.goto(at(`${store}/shopping-bag`));
    await expect(page.getByRole('heading', { name: t('cart.page.emptyTitle') })).toBeVisible();

    test.info().annotations.push({ type: 'the way to the button', description: sayCount(counted) });
    process.stdout.write(`guest, ${locale}, ${tender}: ${sayCount(counted)}\n`);
    expect(toBag.presses + counted.presses).toBeLessThanOrEqual(12);
    expectWithin(counted, guestLimits);
    expect(strangers).toEqual([]);
    // The size is in no address and no log, and the name and street are in no address.
    expect(size).toMatch(/^\d{2,3}[A-Z]+$/);
    const told = new RegExp(`\\b${size}\\b|Soto|Calle de la Paz`);
    expect(addresses.filter((address) => told.test(address))).toEqual([]);
    expect(readShopLogs()).not.toMatch(/Soto Gil|Calle de la Paz|"(talla|tallas|band|cup)":/);
  });
}

test('R24 R25 K09 a remembered guest gets from the bag to the placed order in three presses, with address, delivery and payment as last time, in three languages', {
  tag: '@phone',
}, async ({ page }) => {
  const first = aGuest(page);
  const count = await countCheckout(page);
  await first.addOne();
  await first.toData();
  await first.fillIn(anEmail());
  await page.getByRole('checkbox', { name: first.t('guest.data.remember') }).check();
  await first.toPayment();
  await first.agree('transfer');
  await first.press();
  await readTransfer(page, first.t);

  await first.addOne();
  const bag = new URL(page.url()).pathname;
  for (const locale of locales) {
    const { t, at, button, press } = aGuest(page, locale);
    await page.goto(at(bag));
    const next = page.getByRole('link', { name: t('guest.bag.nextUsual') });
    await expect(next).toBeVisible();
    count.restart();
    await next.click();
    await expect(page.locator('.review-delivery')).toContainText('Inés Soto Gil, Calle de la Paz 12');
    await expect(page.locator('#pay-shipping summary')).toContainText('€');
    const way = `${t('checkout.payment.transfer')} · ${t('checkout.payment.lastTime')}`;
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
    const counted = await count.read(button);
    process.stdout.write(`guest as last time, ${locale}: ${sayCount(counted)}\n`);
    expectWithin(counted, { pages: 2, presses: 3, fields: 0, screens: 2 });
    // One order more is enough: an address may place few.
    if (locale !== locales.at(-1)) continue;
    await press();
    await readTransfer(page, t);
  }
});

test('R20 R26 a guest creates an account by the link of a mail, finds that order in it, and has no executive', {
  tag: '@phone',
}, async ({ page }) => {
  const guest = aGuest(page);
  const { t } = guest;
  const email = anEmail();
  await guest.addOne();
  await guest.orderToTheDoor(email);
  const order = new URL(page.url()).hash;
  await page.getByRole('button', { name: t('access.account.offer.submit') }).click();
  await expect(page.getByText(t('access.account.offer.done', { mail: email }))).toBeVisible();

  const { pathname, hash } = new URL(await linkInMail(page, email, 'validation/account#'));
  await page.goto(pathname + hash);
  const submit = page.getByRole('button', { name: t('access.account.submit') });
  await waitUntilHydrated(submit);
  await expectAccessible(page);
  await page.getByLabel(new RegExp(`^${t('access.account.password')}`)).fill('ámbar Linterna 77');
  await submit.click();
  await expect(page).toHaveURL('/clients/welcome');
  await expect(page.getByRole('heading', { name: t('clientArea.alone.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('clientArea.bought.open') }).click();
  await expect(page).toHaveURL('/clients/orders');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pedido / }).click();
  await expect(page).toHaveURL((url) => url.hash === order);
  await guest.expectPlaced();
});

test('P03 P04 E10 a signed-in client buys as a guest by a store’s link: the client’s list, requests and that order stay separate', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  const guest = aGuest(page);
  const { t } = guest;
  const mail = anEmail();
  await signIn('clara');
  const lines = page.getByRole('region', { name: t('clientArea.order.list') }).getByRole('listitem');
  await test.step('the client fills the list of the next request', async () => {
    await page.goto('/clients/order');
    const find = page.getByLabel(t('clientArea.order.find'));
    await waitUntilHydrated(find);
    await find.fill('SJ1045');
    await page.getByRole('button', { name: t('clientArea.order.openCode', { code: 'SJ1045' }) }).click();
    await page.getByRole('table').getByRole('button').and(page.locator(':not(.is-gone)')).first().click();
    await expect(lines).toHaveCount(1);
  });
  await page.goto('/clients/welcome');
  const requests = await page.getByRole('article').count();

  await test.step('the store’s bag has the added article and nothing of the list', async () => {
    await page.goto(`${store}/welcome`);
    await guest.addOne();
    await expect(page.locator('.bag-lines > li')).toHaveCount(1);
    await guest.orderToTheDoor(mail);
  });

  const link = await linkInMail(page, mail);
  const number = /#(V\d\d-\d+)\./.exec(link)?.[1] ?? '';
  await page.goto('/clients/order');
  await expect(lines).toHaveCount(1);
  await page.goto('/clients/welcome');
  await expect(page.getByRole('article')).toHaveCount(requests);
  await page.goto('/clients/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The order has another mail address than the client's account.
  await expect(page.getByText(number)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText(number).first()).toBeVisible();
});

test('P04 R26 a guest whose card is denied pays the same order by Bizum', { tag: '@phone' }, async ({ page }) => {
  const guest = aGuest(page);
  await guest.addOne();
  await guest.toData();
  await guest.fillIn(anEmail());
  await guest.toPayment();
  await guest.agree('card');
  await guest.press();
  await payByCard(page, declining);
  await returnToShop(page);
  await expect(page.getByText(guest.t('guest.confirmation.denied'))).toBeVisible();
  const [, number] = /#([0-9A-Z-]+)\./.exec(page.url()) ?? [];
  await page.getByRole('radio', { name: guest.t('checkout.payment.bizum'), exact: true }).check();
  await page.locator('.pay-form button').click();
  await payByBizum(page);
  await returnToShop(page);
  await guest.expectPaid();
  expect(page.url()).toContain(`#${number}.`);
});

test('P04 R26 an order left unpaid at the bank is found by its mail and paid in another browser', {
  tag: '@phone',
}, async ({ page, openContext, baseURL }) => {
  const guest = aGuest(page);
  const email = anEmail();
  await guest.addOne();
  await guest.toData();
  await guest.fillIn(email);
  await guest.toPayment();
  await guest.agree('card');
  await guest.press();
  await expectBank(page);
  const link = await linkInMail(page, email);
  const context = await openContext({ baseURL });
  const later = await context.newPage();
  await later.goto(link);
  await later.getByText(guest.t('payment.result.awaited.unpaid')).click();
  await later.locator('.pay-form button').click();
  await payByCard(later);
  await returnToShop(later);
  await aGuest(later).expectPaid();
});

test.describe('with a call that fails', () => {
  test.use({ expectedErrors: [/(ERR_FAILED|status of 503) .*\/(actualizarValoresOrden|crearOrdenInvitado)\)$/] });

  test('P04 R24 T02 an address typed in the details is not lost, and two tabs that press at once place one order', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const guest = aGuest(page);
    await guest.addOne();
    await guest.toData();
    await guest.fillIn(anEmail());
    await page.route('**/actualizarValoresOrden', (route) => route.abort());
    await guest.toPayment();
    await expect(page.locator('form p[role="alert"]')).toBeVisible();
    await expect(guest.field(guest.t('checkout.shipping.form.line1'))).toHaveValue('Calle de la Paz 12');
    await page.unroute('**/actualizarValoresOrden');

    const tab = await context.newPage();
    const other = aGuest(tab);
    await tab.goto(page.url());
    await expect(other.field(guest.t('checkout.shipping.form.line1'))).toHaveValue('Calle de la Paz 12');
    for (const each of [guest, other]) {
      await each.toPayment();
      await each.agree('cash');
    }
    // Both tabs press before either is answered.
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const numbers: string[] = [];
    await context.route('**/crearOrdenInvitado', async (route) => {
      await gate;
      const answer = await route.fetch();
      numbers.push((await answer.json()).datos.orden.numero);
      await route.fulfill({ response: answer });
    });
    const sending = page.waitForRequest('**/crearOrdenInvitado');
    await guest.press();
    await sending;
    await other.press();
    open();
    await guest.expectPlaced();
    await other.expectPlaced();
    expect(new Set(numbers).size).toBe(1);
    for (const each of [page, tab]) await expect(each.getByText(numbers[0] ?? 'no number').first()).toBeVisible();
  });

  test('P04 R25 the button, a lost answer, a closed browser and a retry place one order', {
    tag: '@phone',
  }, async ({ page, openContext, context, baseURL }) => {
    const guest = aGuest(page);
    await guest.addOne();
    await guest.toData();
    await guest.fillIn(anEmail());
    await guest.toPayment();
    await guest.agree('card');
    const keys: (string | undefined)[] = [];
    const numbers: string[] = [];
    // The order is placed, and its answer is lost.
    const lose = (where: BrowserContext) =>
      where.route('**/crearOrdenInvitado', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        const answer = await route.fetch();
        numbers.push((await answer.json()).datos.orden.numero);
        if (numbers.length === 1) await route.abort();
        else await route.fulfill({ response: answer });
      });
    await lose(context);
    await guest.press();
    await expect(page.getByRole('heading', { name: guest.t('checkout.payment.unknownTitle') })).toBeVisible();

    // Session storage is lost with the browser; what the device stores remains.
    const storageState = await context.storageState({ indexedDB: true });
    const again = await openContext({ baseURL, storageState });
    await lose(again);
    const reopened = await again.newPage();
    await reopened.goto(page.url());
    await reopened.getByRole('button', { name: guest.t('checkout.payment.ask') }).click();
    await payByCard(reopened);
    await returnToShop(reopened);
    await expect(reopened.getByText(numbers[0] ?? 'no number').first()).toBeVisible();
    expect([new Set(keys).size, new Set(numbers).size, numbers.length]).toEqual([1, 1, 2]);
  });
});
