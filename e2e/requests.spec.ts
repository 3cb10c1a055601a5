import type { Page } from 'playwright/test';
import { payByBizum, returnToShop } from './bank-page';
import {
  button,
  checkoutSteps,
  chooseDelivery,
  codeField,
  confirmation,
  euros,
  openPad,
  pickWay,
} from './checkout-steps';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';
import { expectOutcome } from './payment-steps';

const t = messages('es');

// Montserrat has one order in hand and Amparo one list.
test.describe.configure({ mode: 'serial' });

test('J04 J12 N03 R16 R20 R21 P03 a client asks an executive, who answers, orders, gets packing lists and pays the account', {
  tag: '@phone',
}, async ({ page, openContext, signIn, baseURL }) => {
  const inGerman = messages('de');
  const executive = { name: 'Montserrat Puig' };
  await signIn('amparo');
  const request = page.getByRole('article').first();

  await test.step('the client asks, in another language', async () => {
    await page.goto('/de/clients/welcome');
    await expect(page.getByRole('heading', { name: inGerman('clientArea.executive.title', executive) })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: inGerman('clientArea.start') }).click();

    // Two sizes of one style, by its reference.
    const find = page.getByLabel(inGerman('clientArea.order.find'));
    await waitUntilHydrated(find);
    await find.fill('SJ1045');
    await page.getByRole('button', { name: inGerman('clientArea.order.openCode', { code: 'SJ1045' }) }).click();
    const sizes = page.getByRole('table').getByRole('button').and(page.locator(':not(.is-gone)'));
    const lines = page.getByRole('region', { name: inGerman('clientArea.order.list') }).getByRole('listitem');
    await sizes.nth(0).click();
    await expect(lines).toHaveCount(1);
    await sizes.nth(1).click();
    await expect(lines).toHaveCount(2);
    await page.getByLabel(new RegExp(`^${inGerman('clientArea.order.note')}`)).fill('Kommt das vor Samstag?');
    await expectAccessible(page);
    await page.getByRole('button', { name: inGerman('clientArea.order.send') }).click();
    await page.getByRole('link', { name: inGerman('clientArea.order.sent.follow') }).click();
    await expect(request.getByText(inGerman('clientArea.says.fresh', executive))).toBeVisible();
  });

  const context = await openContext({ baseURL, locale: 'es' });
  await signIn('montse', context);
  const checkout = checkoutSteps(context);
  const desk = await context.newPage();

  await test.step('the executive answers line by line, which fills the order', async () => {
    await desk.goto('/executive/your-account/client-products');
    const asked = desk.getByRole('article', { name: 'Amparo Giner' });
    await expect(asked.getByText('Kommt das vor Samstag?')).toBeVisible();
    await expectAccessible(desk);
    const answers = asked.getByRole('combobox');
    await waitUntilHydrated(answers.last());
    await answers.last().selectOption('decline');
    await asked.getByLabel(t('requests.decide.reason')).fill('Ya no llega');
    await asked.getByRole('button', { name: t('requests.answer') }).click();
    await expect(desk.getByText(t('requests.answered'))).toBeVisible();
    await desk.getByRole('link', { name: t('requests.toOrder') }).click();
    await expect(desk.getByText('Amparo Giner').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the client sees the answer, and the client session opens nothing else', async () => {
    await page.reload();
    await expect(request.getByText(inGerman('clientArea.says.changed', executive))).toBeVisible();
    await expect(request.getByText(inGerman('requests.line.reason', { reason: 'Ya no llega' }))).toBeVisible();
    const answer = await page.request.get('/EuropaBackend/rest/api/socia/consultarSociaSesion');
    expect(answer.ok()).toBe(false);
  });

  const total = await test.step('the executive adds another code and places the order on account', async () => {
    const [article] = await checkout.listArticles((pieces) => pieces > 3, 1);
    await openPad(desk);
    await codeField(desk).fill(`4*${article?.code}`);
    await codeField(desk).press('Enter');
    await expect(desk.locator('.pad-line')).toHaveCount(2);
    await chooseDelivery(desk);
    await pickWay(desk, t('checkout.payment.credit'));
    await desk.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
    await button(desk).click();
    await desk.waitForURL(confirmation);
    const { orden } = await checkout.confirmed(new URL(desk.url()).searchParams.get('order') ?? '');
    return euros(orden.totales.total);
  });

  await test.step('each client has a packing list', async () => {
    await expect(desk.getByText(t('checkout.confirmation.credit', { amount: total }))).toBeVisible();
    const listOf = (name: string) => desk.getByRole('article', { name: t('checkout.confirmation.caption', { name }) });
    await expect(listOf('Amparo Giner').getByRole('row')).toHaveCount(2);
    await expect(listOf('Amparo Giner')).toContainText(t('checkout.confirmation.toCollect'));
    await expect(listOf(t('checkout.confirmation.own'))).toContainText(t('checkout.confirmation.nothingToCollect'));
  });

  await test.step('the statement shows the order, and the executive pays all of it by Bizum', async () => {
    const statement = '/executive/your-account/statement';
    await desk.goto(statement);
    await expect(desk.getByText(t('ledger.summary.owes', { amount: total }), { exact: true })).toBeVisible();
    await desk.getByRole('link', { name: t('ledger.summary.pay') }).click();
    await pickWay(desk, t('payment.due.all', { amount: total }));
    await pickWay(desk, t('checkout.payment.bizum'));
    await desk.getByRole('button', { name: t('payment.pay.submit', { amount: total }) }).click();
    await payByBizum(desk);
    await returnToShop(desk);
    await expectOutcome(desk, t('payment.result.paid.title'));
    await desk.goto(statement);
    await expect(desk.getByText(t('ledger.summary.nothing'), { exact: true })).toBeVisible();
    const rows = desk.getByRole('table', { name: t('ledger.statement.movements') }).getByRole('row');
    await expect(rows.nth(1)).toContainText(`-${total}€0.00`);
    await expect(rows.nth(2)).toContainText(`${total}${total}`);
  });
});

/** The link in the mail to an address. */
async function linkIn(page: Page, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { messages: mails } = await (await page.request.get(`${process.env.SIMULATORS_URL ?? ''}/mailbox`)).json();
    const mail = mails.find(({ to }: { to: string }) => to === address);
    link = /\/validation\/your-request#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('R23 R16 B030 B031 B032 a visitor sends a bag to a nearby executive, who accepts it, and the visitor looks it up by the mail', {
  tag: '@phone',
}, async ({ page, openContext, signIn, baseURL }) => {
  const visitor = `visita.${Date.now()}@correo.es`;
  await page.goto('/wish-list?items=SJ1045.ROS');
  await page.getByRole('article').filter({ visible: true }).first().hover();
  await page.locator('.card-quick').first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: t('cart.quick.band') })
    .getByRole('radio')
    .first()
    .check();
  await dialog
    .getByRole('group', { name: t('cart.quick.cup') })
    .locator('.ui-tile:not(.ui-tile-marked)')
    .first()
    .click();
  await dialog.getByRole('button', { name: t('cart.buy.add') }).click();
  await page
    .getByRole('dialog', { name: t('cart.mini.added') })
    .getByRole('link', { name: t('cart.mini.toBag') })
    .click();

  // Both ways to order are in view without scrolling.
  await expect(page).toHaveURL('/my-store/invited/shopping-bag');
  const ways = page.getByRole('region', { name: t('sentBag.ways.label') });
  await expect(ways.getByRole('link', { name: t('sentBag.ways.buy') })).toBeInViewport();
  const toSend = ways.getByRole('link', { name: t('sentBag.ways.sendTitle') });
  await expect(toSend).toBeInViewport();
  await page.getByText(t('sentBag.ways.compare')).click();
  await expect(page.getByText(t('sentBag.ways.returns'))).toBeVisible();
  await expect(page.getByText(t('sentBag.ways.answers'), { exact: true })).toBeVisible();
  await expect(page.locator('.bag-way').first().getByText(/€/).nth(1)).toBeVisible();
  await expectAccessible(page);
  await toSend.click();
  await expect(page.getByRole('heading', { name: t('sentBag.send.title') })).toBeFocused();
  const town = page.getByLabel(t('sentBag.choose.town'));
  await waitUntilHydrated(town);
  await town.fill('08004');
  await page.getByRole('button', { name: t('sentBag.choose.search') }).click();
  const executiveCard = page.getByRole('article').filter({ hasText: 'Montserrat P.' });
  await expect(executiveCard).toBeVisible();
  await expectAccessible(page);
  await executiveCard.getByRole('button').click();
  const field = (name: 'name' | 'email' | 'note') => page.getByLabel(new RegExp(`^${t(`sentBag.send.${name}`)}`));
  await field('name').fill('Inés Soto');
  await field('email').fill(visitor);
  await field('note').fill('¿Me la puedo probar?');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('sentBag.send.submit', { name: 'Montserrat P.' }) }).click();
  await expect(page).toHaveURL(/\/validation\/your-request#B\d\d-[0-9A-Z]{8}\.[\w-]+$/);
  await expect(page.getByText(t('sentBag.seen.states.sent'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  const desk = await openContext({ baseURL, locale: 'es' });
  await signIn('montse', desk);
  const inbox = await desk.newPage();
  await inbox.goto('/executive/your-account/client-products');
  const asked = inbox.getByRole('article', { name: 'Inés Soto' });
  await expect(asked.getByText(visitor)).toBeVisible();
  await expectAccessible(inbox);
  await page.reload();
  await expect(page.getByText(t('sentBag.seen.states.read'), { exact: true })).toBeVisible();
  await waitUntilHydrated(asked.getByRole('combobox'));
  await asked.getByRole('button', { name: t('requests.answer') }).click();
  await expect(inbox.getByText(t('requests.answered'))).toBeVisible();
  await inbox.getByRole('link', { name: t('requests.toOrder') }).click();
  await expect(inbox.getByText('Inés Soto').filter({ visible: true }).first()).toBeVisible();

  // Another browser, with empty storage.
  const other = await openContext({ baseURL, locale: 'es' });
  const looked = await other.newPage();
  await looked.goto(await linkIn(page, visitor));
  await expect(looked.getByText(t('sentBag.seen.says.accepted', { name: 'Montserrat P.' }))).toBeVisible();
  await page.goto('/my-store/invited/shopping-bag');
  await expect(page.getByRole('heading', { name: t('cart.page.emptyTitle') })).toBeVisible();
});

test('B031 without script a look-up that finds no bag says so, and the code typed is kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/validation/your-request');
  await page.getByLabel(t('sentBag.look.code')).fill('B26-22222222');
  await page.getByLabel(t('sentBag.look.email')).fill('nadie@correo.es');
  await page.getByRole('button', { name: t('sentBag.look.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('sentBag.look.unknown'));
  await expect(page.getByLabel(t('sentBag.look.code'))).toHaveValue('B26-22222222');
  await context.close();
});
