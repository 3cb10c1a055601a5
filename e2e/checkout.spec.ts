import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, messages, test } from './fixtures';

const es = messages('es');
const rest = '/EuropaBackend/rest/api/socia';

/** Calls the proxy as the page would: with the cross-site token that the browser holds. */
async function call<T>(page: Page, method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.fetch(rest + path, {
    method,
    data,
    headers: {
      'X-XSRF-TOKEN': decodeURIComponent(xsrf),
      Origin: process.env.SHOP_URL ?? 'http://localhost:3000',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).datos as T;
}

type Line = { id: string; codigo: string };
type Added = { resultados: { linea: Line | null }[]; version: number };

/** A bag of two lines, one of them a client's, whatever was in hand before. */
async function fillBag(page: Page): Promise<Line[]> {
  const { articulos } = await call<{ articulos: { codigo: string }[] }>(page, 'GET', '/articulosRecientes');
  const { clientes } = await call<{ clientes: { id: string }[] }>(page, 'GET', '/clientesOrden');
  const [first, second] = articulos;
  const lines = [
    { clave: 'a', codigo: first?.codigo, cantidadPedida: 2, cliente: clientes[0]?.id },
    { clave: 'b', codigo: second?.codigo, cantidadPedida: 1 },
  ];
  const { resultados } = await call<Added>(page, 'POST', '/insertarItem', { lineas: lines });
  return resultados.flatMap(({ linea }) => (linea ? [linea] : []));
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const button = (page: Page, t = es) => page.getByRole('button', { name: t('checkout.payment.submit') });

/** To the executive's usual address by the first way that there is. */
async function chooseDelivery(page: Page, t = es, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/checkout/shipping`);
  await radio(page, new RegExp(t('checkout.shipping.default'))).click();
  const methods = page.getByRole('group', { name: t('checkout.shipping.method') });
  await methods.getByRole('radio').first().click();
  await expect(methods.getByRole('radio').first()).toBeChecked();
  await page.getByRole('link', { name: t('checkout.shipping.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.payment.title'));
}

/** Cash on delivery, its fee in the total, and everything that has to be agreed. */
async function choosePayment(page: Page, t = es): Promise<void> {
  await radio(page, t('checkout.payment.cash')).click();
  await expect(page.getByText(t('checkout.totals.surcharge'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
}

// One executive has one order in hand.
test.describe.configure({ mode: 'serial' });
// The answer that gets lost, and the one that says that the order has changed.
test.use({ expectedErrors: [/confirmarOrden|actualizarDireccion/] });

const confirmation = /\/checkout\/confirmation\?order=[0-9A-Z-]{6,20}$/;

test('R18 R27 C072 C056 a bag becomes one order by cash on delivery, by a double click, and the bag is new (T07)', async ({
  page,
  signIn,
}) => {
  await signIn('lucia');
  await fillBag(page);
  await page.goto('/checkout/gifts');
  await expectAccessible(page);
  await page.getByRole('link', { name: es('checkout.gifts.next') }).click();
  await chooseDelivery(page);
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByText(es('checkout.payment.obstacles.title'))).toBeVisible();
  await expectAccessible(page);
  await choosePayment(page);
  const confirms: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/confirmarOrden')) confirms.push(request.headers()['idempotency-key'] ?? '');
  });
  await button(page).dblclick();
  await page.waitForURL(confirmation);
  expect(confirms).toHaveLength(1);
  await expect(page.getByRole('heading', { name: es('checkout.confirmation.thanks') })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.waitForURL(/\/checkout\/(confirmation\?order=.*|bag)$/);
  const { unidades } = await call<{ unidades: number }>(page, 'GET', '/consultarUnidadesOrden');
  expect(unidades).toBe(0);
});

test('C072 an answer that was lost is asked for again, and there is one order', async ({ page, signIn }) => {
  await signIn('lucia');
  await fillBag(page);
  await chooseDelivery(page);
  await choosePayment(page);
  const keys: string[] = [];
  await page.route('**/confirmarOrden', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    // The backend does its work; its answer never arrives.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expect(page.getByRole('heading', { name: es('checkout.payment.unknownTitle') })).toBeVisible();
  await page.reload();
  // The order is placed, so nothing is in hand: the page finds its answer by itself.
  await page.waitForURL(confirmation);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

/** Tab, and nothing else, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** A group of radios is one stop; the arrows choose in it. */
async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const checked = group.and(page.locator(':checked'));
  const none = (await checked.count()) === 0;
  await tabTo(page, none ? group.and(page.locator(':enabled')).first() : checked);
  if (none) await page.keyboard.press('Space');
  for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test('R18 from the bag to the confirmation by keyboard alone, in German', async ({ page, signIn }) => {
  const t = messages('de');
  await signIn('lucia');
  await fillBag(page);
  await page.goto('/de/checkout/bag');
  await tabTo(page, page.locator('.order-bag-way').getByRole('link'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/gifts|shipping/);
  if (page.url().includes('gifts')) {
    await tabTo(page, page.getByRole('link', { name: t('checkout.gifts.next') }));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.shipping.title'));
  const group = (name: string) => page.getByRole('group', { name }).getByRole('radio');
  await choose(page, group(t('checkout.shipping.address')), radio(page, new RegExp(t('checkout.shipping.default'))));
  const methods = group(t('checkout.shipping.method'));
  await expect(methods.first()).toBeVisible();
  await choose(page, methods, methods.first());
  await tabTo(page, page.getByRole('link', { name: t('checkout.shipping.next') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.payment.title'));
  await choose(page, page.locator('input[name="way"]'), radio(page, t('checkout.payment.cash')));
  await expect(page.getByText(t('checkout.totals.surcharge'))).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: t('checkout.payment.terms') }));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, t));
  await page.keyboard.press('Enter');
  await page.waitForURL(confirmation);
  await expect(page.getByRole('heading', { name: t('checkout.confirmation.thanks') })).toBeVisible();
});

test('N20 F117 a new address tells its errors, and half-typed it outlives a failure and a reload', async ({
  page,
  signIn,
}) => {
  await signIn('lucia');
  await fillBag(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/checkout/shipping');
  await radio(page, es('checkout.shipping.newAddress')).click();
  const form = page.getByRole('region', { name: es('checkout.shipping.form.title') });
  await form.getByRole('button', { name: es('checkout.shipping.form.submit') }).click();
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await form.getByLabel(es('checkout.shipping.form.line1')).fill('Calle de la Paz 7');
  await form.getByLabel(es('checkout.shipping.form.postalCode')).fill('46003');
  await form.getByLabel(es('checkout.shipping.form.town')).fill('València');
  await expect(form.getByLabel(es('checkout.shipping.form.state'))).toHaveValue('46');
  await page.route('**/actualizarDireccion', (route) => route.abort());
  await form.getByRole('button', { name: es('checkout.shipping.form.submit') }).click();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toHaveValue('Calle de la Paz 7');
  await expect(form.getByLabel(es('checkout.shipping.form.state'))).toHaveValue('46');
  await page.unroute('**/actualizarDireccion');
  await form.getByRole('checkbox', { name: es('checkout.shipping.form.keep') }).uncheck();
  await form.getByRole('button', { name: es('checkout.shipping.form.submit') }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(form).toBeHidden();
});

test('R13 R18 without script each screen of the desk says what it needs and that the order is kept', async ({
  browser,
  page,
  signIn,
  baseURL,
}) => {
  await signIn('lucia');
  await fillBag(page);
  await chooseDelivery(page);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  for (const step of ['bag', 'gifts', 'shipping', 'payment']) {
    await plain.goto(`/en/checkout/${step}`);
    await expect(plain.getByText(messages('en')('checkout.trouble.script'))).toBeVisible();
  }
  await plain.goto('/en/executive/quick-order');
  await expect(plain.getByText(messages('en')('quickOrder.script'))).toBeVisible();
  await context.close();
});

test('N21 what another device changed between summary and button is not ordered unseen, and stays in the bag', async ({
  page,
  signIn,
}) => {
  await signIn('lucia');
  const [line] = await fillBag(page);
  await chooseDelivery(page);
  await choosePayment(page);
  // Another device takes a piece out of the bag: what is shown is no longer the order.
  const { version } = await call<{ version: number }>(page, 'GET', '/consultarOrdenSesion');
  await call(page, 'POST', '/actualizarItem', { linea: line?.id, version, cantidadPedida: 1 });
  await button(page).click();
  await expect(
    page.getByText(es('checkout.payment.taken')).or(page.getByText(es('checkout.payment.nothingPlaced'))),
  ).toBeVisible();
  const { unidades } = await call<{ unidades: number }>(page, 'GET', '/consultarUnidadesOrden');
  expect(unidades).toBeGreaterThan(0);
});

for (const locale of ['en', 'de'] as const) {
  const t = messages(locale);
  const prefix = `/${locale}`;

  test(`V09 an order to the Canary Islands says in ${locale}, before the button, that VAT is not in it and import tax is due`, async ({
    page,
    signIn,
  }) => {
    await signIn('lucia');
    await fillBag(page);
    await page.goto(`${prefix}/checkout/shipping`);
    await radio(page, /Lucía Ferrer$/).click();
    await expect(page.getByRole('note')).toContainText(t('checkout.zones.canaries'));
    await page
      .getByRole('group', { name: t('checkout.shipping.method') })
      .getByRole('radio')
      .first()
      .click();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('checkout.shipping.next') }).click();
    await expect(page.getByText(t('checkout.totals.withoutVat'))).toBeVisible();
    await expect(radio(page, new RegExp(t('checkout.payment.cash')))).toBeDisabled();
    await expect(page.getByText(t('checkout.remarks.payment.reason.zone'), { exact: false })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t('checkout.payment.import') })).not.toBeChecked();
    await expectAccessible(page);
    for (const width of [320, 390, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}

test('R27 each step of an empty order leads to the bag', async ({ page, signIn }) => {
  await signIn('lucia');
  const { elementos } = await call<{ elementos: unknown[] }>(page, 'POST', '/consultarOrdenPendiente', {
    estados: ['BORRADOR'],
  });
  if (elementos.length > 0) {
    const { lineas, version } = await call<{ lineas: Line[]; version: number }>(page, 'GET', '/consultarOrdenSesion');
    if (lineas.length > 0) await call(page, 'POST', '/eliminarItem', { lineas: lineas.map(({ id }) => id), version });
  }
  for (const step of ['gifts', 'shipping', 'payment']) {
    await page.goto(`/checkout/${step}`);
    await page.waitForURL('/checkout/bag');
  }
  await expect(page.getByRole('heading', { name: es('bag.page.emptyTitle') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/executive/quick-order');
  await expect(page.getByText(es('quickOrder.pad.empty'))).toBeVisible();
  await expectAccessible(page);
});
