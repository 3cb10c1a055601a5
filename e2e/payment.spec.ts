import type { Page } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import { denialKeys } from '../contract/payment/denial-keys.ts';
import type { Locale } from '../contract/public-codes.ts';
import {
  cancelAtBank,
  cancelAtPayPal,
  card,
  confirmIdentity,
  declining,
  expectNext,
  payAtPayPal,
  payByBizum,
  payByCard,
  refuseIdentity,
  returnToShop,
  startBizum,
} from './bank-page';
import {
  button,
  type CheckoutSteps,
  checkoutSteps,
  chooseDelivery,
  confirmation,
  openOtherWays,
  pickWay,
  radio,
} from './checkout-steps';
import {
  test as base,
  expect,
  expectAccessible,
  makeSession,
  messages,
  readShopLogs,
  sharedShop,
  waitUntilHydrated,
} from './fixtures';
import { linkInMail } from './guest-journey';
import { atOffice, bookArrival, giveAllBack, openOrder, splitOrder } from './office-page';
import { startStorefront } from './own-storefront';
import { at, expectOutcome, goToBank, goToPay, outcome, payButton, readTransfer, result } from './payment-steps';
import { type Act, localeOfRefusal, otherReturns, refusals, walks } from './payment-walks';

const es = messages('es');
const test = base.extend<{ checkout: CheckoutSteps }>({
  /** Signs Paula in and returns the calls of that session. */
  checkout: async ({ context, signIn }, use) => {
    await signIn('paula');
    await use(checkoutSteps(context));
  },
});

// An executive has one order in hand. Ten attempts to pay it load forty documents in sequence.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('J07 C094 K09 R33 a card pays an order from the button to the confirmation', async ({ page, checkout }) => {
  const { locale, scenario } = walks.card;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await expectNext(page, scenario);
  await goToBank(page, checkout, locale);
  await payByCard(page);
  await returnToShop(page);
  await page.waitForURL(result);
  await expectOutcome(page, t('payment.result.paid.title'));
  await expectAccessible(page);
  await page.getByRole('link', { name: t('payment.result.toOrder') }).click();
  await page.waitForURL(confirmation);
  await expect(page.getByText(t('checkout.confirmation.paid'))).toBeVisible();
  expect(await checkout.countOrders()).toBe(before + 1);
  expect(await checkout.countUnits()).toBe(0);
});

test('J07 J11 T04 after a denied card the same order is paid by Bizum', async ({ page, checkout }) => {
  const { locale } = walks.denied;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await goToBank(page, checkout, locale);
  await payByCard(page, declining);
  await returnToShop(page);
  await expectOutcome(page, t('payment.result.denied.title'));
  await expectAccessible(page);
  await pickWay(page, t('checkout.payment.bizum'));
  await payButton(page, t).click();
  await payByBizum(page);
  await returnToShop(page);
  await expectOutcome(page, t('payment.result.paid.title'));
  expect(await checkout.countOrders()).toBe(before + 1);
});

test('J07 K09 C056 C057 an order above the credit limit is paid partly from the account and the rest by card', async ({
  page,
  checkout,
}) => {
  await checkout.empty();
  const articles = await checkout.listArticles((pieces) => pieces > 3, 12);
  await checkout.add(articles.map(({ code }) => ({ codigo: code, cantidadPedida: 4 })));
  await chooseDelivery(page);
  await pickWay(page, es('checkout.payment.card'));
  await openOtherWays(page);
  await expect(radio(page, es('checkout.payment.credit'))).toBeDisabled();
  await page
    .locator('#pay-how summary')
    .filter({ hasText: es('payment.account.title') })
    .click();
  await page.getByRole('checkbox', { name: es('checkout.payment.part') }).check();
  const part = page.getByLabel(es('checkout.payment.partLabel'));
  await expect(part).toHaveValue(/^\d+\.\d{2}$/);
  await part.fill('100,00');
  await part.blur();
  await expect(page.getByText('-€100.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: es('checkout.payment.terms') }).check();
  await button(page).click();
  await payByCard(page);
  await returnToShop(page);
  await expectOutcome(page, es('payment.result.paid.title'));
  await expect(page.getByRole('definition').filter({ hasText: '€100.00' })).toBeVisible();
  await page.getByRole('link', { name: es('payment.result.toOrder') }).click();
  await expect(page.getByText(es('checkout.confirmation.account', { amount: '€100.00' }))).toBeVisible();
});

test('J07 T04 an executive who leaves the bank by the back button finds the unpaid order and pays it then', async ({
  page,
  checkout,
}) => {
  const { locale, scenario } = walks.left;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await expectNext(page, scenario);
  await goToBank(page, checkout, locale);
  await page.goBack();
  await page.waitForURL(confirmation);
  await expect(payButton(page, t)).toBeVisible();
  await expectAccessible(page);
  expect(await checkout.countUnits()).toBe(0);
  await payButton(page, t).click();
  await payByCard(page);
  await returnToShop(page);
  await expectOutcome(page, t('payment.result.paid.title'));
  expect(await checkout.countOrders()).toBe(before + 1);
});

test('J07 S05 C055 C056 a payment cancelled at the bank is shown as cancelled; the order is then paid on the account’s page, and cancelling it owes the refund', async ({
  page,
  checkout,
}) => {
  const { locale, scenario } = walks.cancelled;
  const t = messages(locale);
  await expectNext(page, scenario);
  await goToBank(page, checkout, locale);
  await cancelAtBank(page);
  await returnToShop(page);
  await expectOutcome(page, t('payment.result.cancelled.title'));
  await expect(payButton(page, t)).toBeVisible();
  const number = await checkout.latest();
  const { orden } = await checkout.confirmed(number);
  await page.goto(at(locale, '/executive/your-account/payments'));
  const amount = `€${orden.totales.aPagar.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await pickWay(page, t('payment.due.order', { order: number, amount }));
  await pickWay(page, t('checkout.payment.card'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payment.pay.submit', { amount }) }).click();
  await payByCard(page);
  await returnToShop(page);
  await expectOutcome(page, t('payment.result.paid.title'));
  await expect(page.getByRole('link', { name: t('payment.result.toOrder') })).toBeVisible();
  const cancelled = await checkout.call('POST', '/socia/cancelarOrdenPropia', { order: number });
  expect(cancelled).toMatchObject({ porReembolsar: orden.totales.aPagar });
});

test('J08 K09 PayPal pays an order, and an order cancelled there waits and is paid by PayPal then', async ({
  page,
  checkout,
}) => {
  const { locale, scenario } = walks.payPal;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await expectNext(page, walks.payPalCancelled.scenario, 'paypal');
  await goToPay(page, checkout, { way: 'paypal', locale });
  await cancelAtPayPal(page);
  await page.waitForURL(result);
  // PayPal sends no notice of it: the page waits for the payer and offers another method.
  await page.goto(at(locale, `/checkout/confirmation?order=${await checkout.latest()}`));
  await pickWay(page, t('checkout.payment.paypal'));
  await expectNext(page, scenario, 'paypal');
  await payButton(page, t).click();
  await payAtPayPal(page);
  await page.waitForURL(result);
  await expectOutcome(page, t('payment.result.paid.title'));
  expect(await checkout.countOrders()).toBe(before + 1);
});

for (const { locale, scenario } of otherReturns) {
  test(`R33 N13 in ${locale} a return that is no plain link (${scenario}) keeps the session and shows the order as paid`, async ({
    page,
    checkout,
  }) => {
    const t = messages(locale);
    await expectNext(page, scenario);
    await goToBank(page, checkout, locale);
    await payByCard(page);
    await returnToShop(page);
    await page.waitForURL(result);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectOutcome(page, t('payment.result.paid.title'));
    // A bookmark shows the same.
    await page.goto(page.url());
    await expectOutcome(page, t('payment.result.paid.title'));
  });
}

const journeys = { card: 'J07', bizum: 'J11', paypal: 'J08' };
const payers = { card: (page: Page) => payByCard(page), bizum: payByBizum, paypal: payAtPayPal };

async function actAs(act: Act, page: Page, way: keyof typeof payers): Promise<void> {
  const begin = () => (way === 'card' ? payByCard(page) : startBizum(page));
  if (act === 'pays') return payers[way](page);
  if (act === 'cancels') return cancelAtBank(page);
  if (act === 'mistypesPin') return startBizum(page, '0000');
  await begin();
  return act === 'mistypesCode' ? confirmIdentity(page, '000000') : refuseIdentity(page);
}

for (const { first, way, told } of refusals) {
  test(`${journeys[way]} T04 ${told.length} refusals by ${way} each show their reason, in each language in turn, and the same order is paid then`, async ({
    page,
    checkout,
  }) => {
    const where = way === 'paypal' ? 'paypal' : 'bank';
    const before = await checkout.countOrders();
    const payIn = async (locale: Locale) => {
      const t = messages(locale);
      await page.goto(at(locale, `/checkout/payment-result${new URL(page.url()).search}`));
      await waitUntilHydrated(payButton(page, t));
      await payButton(page, t).click();
    };
    for (const [place, [scenario, act, reason]] of told.entries()) {
      const locale = localeOfRefusal(first, place);
      const t = messages(locale);
      await expectNext(page, scenario, where);
      if (place === 0) await goToPay(page, checkout, { way, locale });
      else await payIn(locale);
      await actAs(act, page, way);
      if (where === 'bank') await returnToShop(page);
      await page.waitForURL(result);
      const title = reason === denialKeys.cancelled ? 'cancelled' : 'denied';
      await expectOutcome(page, t(`payment.result.${title}.title`));
      await expect(page.getByText(t(`checkout.remarks.${reason}`))).toBeVisible();
    }
    const locale = localeOfRefusal(first, told.length);
    await payIn(locale);
    await payers[way](page);
    if (where === 'bank') await returnToShop(page);
    await expectOutcome(page, messages(locale)('payment.result.paid.title'));
    expect(await checkout.countOrders()).toBe(before + 1);
  });
}

test('J10 K09 a transfer waits for its money, an operator books it from the statement, and the order is paid', async ({
  page,
  checkout,
  openContext,
}) => {
  const { locale } = walks.transfer;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await goToPay(page, checkout, { way: 'transfer', locale });
  await page.waitForURL(confirmation);
  await expectAccessible(page);
  const transfer = await readTransfer(page, t);
  // A screenshot as the proof of transfer; its field appears when the script has loaded.
  const picture = { name: 'captura.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('.transfer-proof input').setInputFiles(picture);
  await expect(page.getByText(t('payment.proof.thanks'))).toBeVisible();
  await bookArrival(openContext, transfer);
  await page.reload();
  await expect(page.getByText(t('checkout.confirmation.paid'))).toBeVisible();
  expect(await checkout.countOrders()).toBe(before + 1);
});

test('R33 N13 a return page is public, not cacheable and without script', async ({ request }) => {
  for (const answer of [
    await request.get('/validation/payment/2611A04817?said=yes&token=x', { maxRedirects: 0 }),
    await request.post('/validation/payment/2611A04817', { form: { Ds_Signature: 'forged' }, maxRedirects: 0 }),
  ]) {
    const headers = answer.headers();
    expect([answer.status(), headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';[^,]*form-action 'none'$/);
    expect(await answer.text()).not.toContain('<script');
  }
});

test('C094 the page that leads to the bank has one policy, which lets forms go to the shop and one other host', async ({
  page,
  checkout,
}) => {
  const left = page.waitForResponse((answer) => answer.url().includes('/checkout/leave?payment='));
  await goToBank(page, checkout);
  const policy = (await (await left).headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/form-action 'self' https?:\/\/[\w.-]+(:\d+)?$/);
  expect(policy).not.toContain(',');
  await cancelAtBank(page);
});

test('N13 an unknown payment attempt says that it does not exist', async ({ page, signIn }) => {
  await signIn('paula');
  for (const payment of ['nobody', '', '%22%3E']) {
    await page.goto(`/checkout/payment-result?payment=${payment}`);
    await expect(outcome(page, es('payment.result.absent.title'))).toBeVisible();
  }
});

test('C094 a card number typed at the bank is in no request, page, event, storage or log of the storefront', async ({
  context,
  page,
  checkout,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin === sharedShop) asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const pages: string[] = [];
  const look = async () => pages.push(await page.content());
  await goToBank(page, checkout);
  await payByCard(page);
  await returnToShop(page);
  await expectOutcome(page, es('payment.result.paid.title'));
  await look();
  const id = new URL(page.url()).searchParams.get('payment') ?? '';
  const kept = async () =>
    JSON.stringify([
      await context.storageState({ indexedDB: true }),
      await page.evaluate(() => [
        { ...sessionStorage },
        (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [],
      ]),
    ]);
  const device = await kept();
  await page.getByRole('link', { name: es('payment.result.toOrder') }).click();
  await page.waitForURL(confirmation);
  await look();

  // A bank that sends more than it should: address and form are not read, passed on or logged.
  const returned = `${sharedShop}/validation/payment/${id}`;
  const said = [
    await page.request.get(`${returned}?pan=${card}`),
    await page.request.post(returned, { form: { pan: card } }),
    await page.request.post(returned, { data: `{"pan":"${card}`, headers: { 'content-type': 'application/json' } }),
    await page.request.get(`${sharedShop}/validation/payment/${card}/${card}?pan=${card}`, { maxRedirects: 0 }),
  ];
  for (const answer of said) pages.push(await answer.text());

  // Each place, with a text that proves that it was recorded.
  const places = [
    ['requests', asked.join('\n'), id],
    ['pages', pages.join('\n'), id],
    ['device', device, 'XSRF-TOKEN'],
    ['logs', readShopLogs(), 'storefront listens on'],
  ] as const;
  for (const [place, text, proof] of places) expect([place, text.includes(proof)]).toEqual([place, true]);
  const traces = [card, (card.match(/.{4}/g) ?? []).join(' '), (card.match(/.{4}/g) ?? []).join('-')];
  const found = places.map(([place, text]) => [place, traces.filter((trace) => text.includes(trace))]);
  expect(found).toEqual(places.map(([place]) => [place, []]));
});

test.describe('with PayPal’s button', () => {
  // The button's script, which fails to load at first.
  test.use({ expectedErrors: [/ERR_FAILED .*\/paypal\/sdk\/js/] });

  test('X04 J08 the popup of PayPal’s button pays an order; if its script fails to load, the page says so and offers PayPal’s page', async ({
    openContext,
  }) => {
    const simulators = process.env.SIMULATORS_URL ?? '';
    const shop = await startStorefront({
      BACKEND_URL: process.env.BACKEND_URL ?? '',
      PAYMENT_ORIGINS: simulators,
      PAYPAL_BUTTON_CLIENT_ID: 'simulated-shop',
      PAYPAL_BUTTON_URL: `${simulators}/paypal/sdk/js`,
      PAYPAL_BUTTON_HOSTS: simulators,
    });
    const context = await openContext({ baseURL: shop.url });
    try {
      await makeSession(context, 'paula', shop.url);
      const page = await context.newPage();
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== shop.url) foreign.push(request.url());
      });
      const t = messages('en');
      const checkout = checkoutSteps(context, shop.url);
      const before = await checkout.countOrders();
      await checkout.empty();
      const articles = await checkout.listArticles((pieces) => pieces > 3, 2);
      await checkout.add(articles.map(({ code }) => ({ codigo: code, cantidadPedida: 4 })));
      await chooseDelivery(page, t, '/en');
      await pickWay(page, t('checkout.payment.paypal'));
      await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
      expect(foreign, 'nobody else is asked for anything before PayPal was chosen and the order placed').toEqual([]);

      await page.route('**/paypal/sdk/js*', (route) => route.abort());
      await button(page, t).click();
      const told = page.getByRole('status');
      await expect(told).toHaveText(t('payment.leave.buttonFailed'));
      await expectAccessible(page);
      await page.getByRole('link', { name: t('payment.leave.toPayPal') }).click();
      await page.waitForURL(/\/paypal\//);
      // PayPal's page leads back to the shared shop, where the executive is not signed in. Two shops on one host share
      // cookies, so the payment is cancelled in a browser without any.
      const elsewhere = await (await openContext()).newPage();
      await elsewhere.goto(page.url());
      await cancelAtPayPal(elsewhere);
      await elsewhere.waitForURL(/[?&]return=/);
      await elsewhere.close();

      // On the next visit the script loads.
      await page.unroute('**/paypal/sdk/js*');
      await page.goto(`/en/checkout/confirmation?order=${await checkout.latest()}`);
      await pickWay(page, t('checkout.payment.paypal'));
      await payButton(page, t).click();
      await expect(page.getByRole('heading', { name: t('payment.leave.buttonTitle') })).toBeVisible();
      const payPal = page.frameLocator('iframe').getByRole('button', { name: 'PayPal' });
      const closed = page.waitForEvent('popup');
      await payPal.click();
      await (await closed).close();
      await expect(told).toHaveText(t('payment.leave.buttonClosed'));
      await expectAccessible(page);

      const opened = page.waitForEvent('popup');
      await payPal.click();
      await payAtPayPal(await opened);
      await page.waitForURL(result);
      expect(new URL(page.url()).origin).toBe(shop.url);
      await expectOutcome(page, t('payment.result.paid.title'));
      expect(await checkout.countOrders()).toBe(before + 1);
    } finally {
      await context.close();
      await shop.stop();
    }
  });
});

test('J07 a payment without a notice is paid when the executive returns; the office refunds it in full and cancels the order', async ({
  page,
  checkout,
  openContext,
}) => {
  const { locale, scenario } = walks.untold;
  const t = messages(locale);
  await expectNext(page, scenario);
  await goToBank(page, checkout, locale);
  const number = await checkout.latest();
  await payByCard(page);
  await returnToShop(page);
  await page.waitForURL(result);
  await expectOutcome(page, t('payment.result.paid.title'));
  await giveAllBack(openContext, number);
  expect((await checkout.confirmed(number)).orden.estado).toMatch(/^(CANCELADA|REEMBOLSADA)$/);
  // A job requests the refund from the bank.
  await expect(async () => {
    await page.reload();
    await expect(outcome(page, t('payment.result.refunded.title'))).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: t('orders.detail.again.start') })).toBeVisible();
  await expectAccessible(page);
});

test('N13 an executive who returns from the bank signed out signs in and reads the outcome there', async ({
  page,
  checkout,
  context,
  signIn,
}) => {
  const { locale, scenario } = walks.forgotten;
  await expectNext(page, scenario);
  await goToBank(page, checkout, locale);
  await context.clearCookies();
  await payByCard(page);
  await returnToShop(page);
  await page.waitForURL(/[?&]return=/);
  const wanted = new URL(page.url()).searchParams.get('return') ?? '';
  expect(wanted).toMatch(result);
  await signIn('paula');
  await page.goto(at(locale, wanted));
  await expectOutcome(page, messages(locale)('payment.result.paid.title'));
});

for (const [way, locale] of [
  ['card', 'en'],
  ['bizum', 'de'],
  ['paypal', 'es'],
] as const) {
  test(`${journeys[way]} N13 in ${locale} an executive who closes the payment tab (${way}) finds the order in a new one and pays it then`, async ({
    page,
    checkout,
    context,
  }) => {
    const t = messages(locale);
    const before = await checkout.countOrders();
    await goToPay(page, checkout, { way, locale });
    await page.waitForURL(/\/(bank|paypal)\//);
    await page.close();
    const again = await context.newPage();
    await again.goto(at(locale, `/checkout/confirmation?order=${await checkout.latest()}`));
    expect(await checkout.countUnits()).toBe(0);
    await pickWay(again, t(`checkout.payment.${way}`));
    await payButton(again, t).click();
    await payers[way](again);
    if (way !== 'paypal') await returnToShop(again);
    await expectOutcome(again, t('payment.result.paid.title'));
    expect(await checkout.countOrders()).toBe(before + 1);
  });
}

test('an executive sees on a phone which parcel of an order has left, and which one will not be sent', async ({
  page,
  checkout,
  openContext,
}) => {
  await goToBank(page, checkout);
  await payByCard(page);
  await returnToShop(page);
  await expectOutcome(page, es('payment.result.paid.title'));
  const { elementos } = await checkout.call<AnswerOf<'listPendingOrders'>>('POST', '/socia/consultarOrdenPendiente', {
    estados: ['PAGADA'],
  });
  const { numero: number = '', campana: campaign = '' } = elementos[0] ?? {};
  const orderPage = `/executive/your-account/order?campaign=${campaign}&order=${number}`;
  await page.setViewportSize({ width: 390, height: 844 });

  const expectParcels = async (first: RegExp, second: RegExp) => {
    await page.goto(orderPage);
    for (const said of [first, second])
      await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  const parcel = (at: number, state: 'preparing' | 'onItsWay' | 'dropped') =>
    new RegExp(`${number}-${at}: ${es(`orders.detail.parcelStates.${state}`, { date: '#' }).split('#')[0]}`);
  await atOffice(openContext, async ({ page: office, say }) => {
    await openOrder(office, number ?? '');
    await splitOrder(office);
    await expectParcels(parcel(1, 'preparing'), parcel(2, 'preparing'));
    await say('parcels/2/send', { carrier: 'dhl', tracking: 'DHL-0001' });
    // The mail leads to the same page.
    await linkInMail(page, 'paula@velia.example', orderPage.replace('?', '\\?'));
    await expectParcels(parcel(1, 'preparing'), parcel(2, 'onItsWay'));
    await expect(page.getByText('DHL-0001')).toBeVisible();
    await say('parcels/1/drop');
    await expectParcels(parcel(1, 'dropped'), parcel(2, 'onItsWay'));
  });
  await expectAccessible(page);
});
