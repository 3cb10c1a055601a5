import type { Locator, Page } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import type { Locale } from '../contract/public-codes.ts';
import { startShopOfAnotherTime } from './another-time';
import {
  asking,
  confirmIdentity,
  expectBank,
  expectNext,
  payAtPayPal,
  payByBizum,
  payByCard,
  returnToShop,
} from './bank-page';
import { type CheckoutSteps, checkoutSteps, confirmation, pickWay } from './checkout-steps';
import { test as base, expect, makeSession, messages, type OpenContext } from './fixtures';
import { bookArrival } from './office-page';
import { at, expectOutcome, goToBank, goToPay, outcome, payButton, readTransfer, result } from './payment-steps';
import { expiredTransfers, walks } from './payment-walks';

// Money that arrives late, in a shop whose clock the tests move.

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than the first orders may stay unpaid, by any tender. */
const longAfter = 11 * day;

type Shop = Awaited<ReturnType<typeof startShopOfAnotherTime>>;
type ExecutiveFixtures = { checkout: CheckoutSteps; signInAgain: () => Promise<unknown> };

let shop: Shop;

const test = base.extend<ExecutiveFixtures>({
  // Hooks read it as well, before the shop has started.
  baseURL: async ({}, use) => use(shop?.url),
  signInAgain: async ({ context }, use) => use(() => makeSession(context, 'paula', shop.url)),
  checkout: async ({ context, signInAgain }, use) => {
    await signInAgain();
    await use(checkoutSteps(context, shop.url));
  },
});

// The clock moves forward only.
test.describe.configure({ mode: 'serial', timeout: 6 * minute });

// One shop for the file. A worker fixture would stop it only after all other tests.
test.beforeAll(async () => {
  test.setTimeout(3 * minute);
  shop = await startShopOfAnotherTime();
});
test.afterAll(() => shop?.stop());

test('J07 N13 an order paid in two tabs keeps one payment, and the second tab says that it will be refunded', async ({
  page,
  checkout,
  context,
}) => {
  const { locale, scenario } = walks.twice;
  const t = messages(locale);
  const before = await checkout.countOrders();
  await expectNext(page, scenario, 'bank', shop.providers);
  await goToBank(page, checkout, locale);
  const other = await context.newPage();
  await other.goto(at(locale, `/checkout/confirmation?order=${await checkout.latest()}`));
  await pickWay(other, t('checkout.payment.bizum'));
  await payButton(other, t).click();
  await payByBizum(other);
  await returnToShop(other);
  await expectOutcome(other, t('payment.result.paid.title'));
  await payByCard(page);
  await returnToShop(page);
  await page.waitForURL(result);
  await expectOutcome(page, t('payment.result.paidTwice.title'));
  const [said = '', rest = ''] = t('payment.result.paidTwice.text', { amount: '#' }).split('#');
  await expect(page.locator('.payment-result')).toContainText(new RegExp(`${said}€[\\d.,]+${rest}`));
  await expect(payButton(page, t)).toHaveCount(0);
  // The only order is paid, which its own page shows as well.
  await page.getByRole('link', { name: t('payment.result.toOrder') }).click();
  await page.waitForURL(confirmation);
  await expect(page.getByText(t('checkout.confirmation.paid'))).toBeVisible();
  expect(await checkout.countOrders()).toBe(before + 1);
});

/** The advisor cancels the order while the executive is still at the payment page. */
async function callOff(openContext: OpenContext, order: string): Promise<void> {
  const context = await openContext({ baseURL: shop.url });
  await makeSession(context, 'ines', shop.url);
  const query = new URLSearchParams({ orden: order, motivo: 'Lo pide por teléfono' });
  await checkoutSteps(context, shop.url).call('GET', `/asesora/cancelarOrden?${query}`);
}

/** Reloads until the page shows the server's change. */
const expectInTime = (page: Page, told: Locator) =>
  expect(async () => {
    await page.reload();
    await expect(told).toBeVisible();
  }).toPass({ timeout: 3 * minute });

test('J11 N13 a Bizum payment for a cancelled order is refunded, and the executive’s page says so', async ({
  page,
  checkout,
  openContext,
}) => {
  const { locale } = walks.lateBizum;
  const t = messages(locale);
  await goToPay(page, checkout, { way: 'bizum', locale });
  await expectBank(page);
  await callOff(openContext, await checkout.latest());
  await payByBizum(page);
  await returnToShop(page);
  await page.waitForURL(result);
  // The refund may be complete before the page has loaded.
  const back = outcome(page, t('payment.result.refunded.title'));
  await expect(outcome(page, t('payment.result.paidLate.title')).or(back)).toBeVisible({ timeout: 30_000 });
  await expectInTime(page, back);
  await expect(payButton(page, t)).toHaveCount(0);
});

test('J07 J08 J10 N13 an expired order says so in three languages, and a late bank payment still completes it', async ({
  page,
  checkout,
  context,
  openContext,
  signInAgain,
}) => {
  const t = messages(walks.late.locale);
  const inPayPals = messages(walks.latePayPal.locale);
  await goToBank(page, checkout, walks.late.locale);
  const byCard = await checkout.latest();
  const approving = await context.newPage();
  await goToPay(approving, checkout, { way: 'paypal', locale: walks.latePayPal.locale });
  await approving.waitForURL(/\/paypal\//);
  const slip = await context.newPage();
  await goToPay(slip, checkout, { way: 'transfer', locale: walks.lateTransfer.locale });
  await slip.waitForURL(confirmation);
  const transfer = await readTransfer(slip);
  const byTransfer = new URL(slip.url()).searchParams.get('order') ?? '';
  const { pago } = await checkout.confirmed(byTransfer);
  // Leave the page, because it polls and would find the session expired.
  await slip.goto('about:blank');
  const slipAt = (locale: Locale) => at(locale, `/checkout/payment-result?payment=${pago.intento}`);

  await shop.setAhead(longAfter);
  await signInAgain();
  const stateOf = async (number: string) => (await checkout.confirmed(number)).orden.estado;
  // A job expires overdue orders once a minute.
  for (const number of [byCard, byTransfer])
    await expect.poll(() => stateOf(number), { timeout: 3 * minute }).toBe('VENCIDA');
  for (const { locale } of expiredTransfers) {
    await slip.goto(slipAt(locale));
    await expectOutcome(slip, messages(locale)('payment.result.expired.title'));
    await expect(payButton(slip, messages(locale))).toHaveCount(0);
  }
  await bookArrival(openContext, { ...transfer, office: shop.office });
  await slip.goto(slipAt(walks.lateTransfer.locale));
  await expectOutcome(slip, t('payment.result.paid.title'));

  // A late approval at PayPal is not captured; the payment reads as cancelled.
  await payAtPayPal(approving);
  await approving.waitForURL(result);
  const cancelled = outcome(approving, inPayPals('payment.result.cancelled.title'));
  await expectInTime(approving, outcome(approving, inPayPals('payment.result.expired.title')).or(cancelled));
  await expect(payButton(approving, inPayPals)).toHaveCount(0);

  // The bank's page is still open and takes the payment.
  await payByCard(page, '123', asking);
  await confirmIdentity(page);
  await returnToShop(page);
  await page.waitForURL(result);
  await expectOutcome(page, t('payment.result.paid.title'));
  expect([await stateOf(byCard), await stateOf(byTransfer)]).toEqual(['PAGADA', 'PAGADA']);
});

// Needs no payment, but this shop with its moved clock, which takes long to start.
test('N05 F049 a ready bag opened after its last day says so, and what is still sold goes into the bag', async ({
  openContext,
  checkout,
}) => {
  const t = messages('es');
  const [article] = await checkout.listArticles((pieces) => pieces > 3, 1);
  const { link } = await checkout.call<AnswerOf<'makeReadyBag'>>('POST', '/socia/prepararBolsa', {
    label: 'Para una prueba',
    lines: [{ code: article?.code, quantity: 1 }],
    days: 1,
    uses: 1,
  });
  const { pathname, hash } = new URL(link);
  await shop.setAhead(longAfter + 2 * day);
  const phone = await openContext({ baseURL: shop.url, viewport: { width: 390, height: 844 }, locale: 'es' });
  const page = await phone.newPage();
  await page.goto(`${pathname.replace(/^\/(en|de)(?=\/)/, '')}${hash}`);
  const ended = new RegExp(t('store.ready.open.title.expired', { name: '.+' }));
  await expect(page.getByRole('heading', { name: ended })).toBeVisible();
  await page.getByRole('button', { name: t('store.ready.open.takeExpired') }).click();
  await page.getByRole('link', { name: t('store.ready.open.pay') }).click();
  await expect(page).toHaveURL(/\/shopping-bag$/);
  await expect(page.locator('.bag-lines > li')).toHaveCount(1);
});
