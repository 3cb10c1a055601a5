import type { Locator, Page } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import { locales } from '../contract/public-codes.ts';
import { type CheckoutLimits, countCheckout, expectWithin, sayCount } from './checkout-count';
import {
  button,
  type CheckoutSteps,
  changes,
  checkoutSteps,
  chooseDelivery,
  choosePayment,
  codeField,
  confirmation,
  euros,
  goToButton,
  goToPayment,
  openOtherWays,
  openPad,
  radio,
} from './checkout-steps';
import { test as base, expect, expectAccessible, messages, waitUntilHydrated } from './fixtures';

const es = messages('es');
const test = base.extend<{ checkout: CheckoutSteps }>({
  /** Signs Lucía in and returns the calls of that session. */
  checkout: async ({ context, signIn }, use) => {
    await signIn('lucia');
    await use(checkoutSteps(context));
  },
});

// An executive has one order in hand. The test by keyboard alone presses hundreds of keys on two busy cores.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
// The lost response, the response that the order has changed, and the wish list's synchronisation, which may be under
// way when a session ends at the button.
test.use({ expectedErrors: [/confirmarOrden|actualizarDireccion|status of 401 .*sincronizar/] });

test('J09 R18 R27 C072 C056 a bag becomes one order by cash on delivery, by a double click, and the bag is new (T07)', async ({
  page,
  checkout,
}) => {
  await checkout.fill();
  const before = await checkout.countOrders();
  await page.goto('/checkout/gifts');
  await expectAccessible(page);
  await page.getByRole('link', { name: es('checkout.gifts.next') }).click();
  await page.waitForURL(/shipping|payment/);
  await chooseDelivery(page);
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByText(es('checkout.payment.obstacles.title'))).toBeVisible();
  await expect(page.locator('.checkout-obstacles')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: es('checkout.payment.obstacles.terms') }).press('Enter');
  await expect(page.getByRole('checkbox', { name: es('checkout.payment.terms') })).toBeFocused();
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
  await expect(page.getByRole('heading', { name: es('checkout.tooEarly.bag.title') })).toBeVisible();
  expect(await checkout.countUnits()).toBe(0);
  expect(await checkout.countOrders()).toBe(before + 1);
});

test.describe('from the pad', () => {
  // On a slow machine the pad looks up partly typed codes.
  test.use({ expectedErrors: [/status of 404 .*consultarColoresTallas/] });

  test('J02 D08 from the first code on the pad to a placed and settled order', async ({ page, checkout }) => {
    await checkout.empty();
    const before = await checkout.countOrders();
    const [first, second] = await checkout.listArticles((pieces) => pieces > 3, 2);
    await openPad(page);
    await codeField(page).focus();
    // Four of each exceed the minimum of an order.
    for (const code of [first?.code, second?.code]) {
      await page.keyboard.type(`4*${code}`);
      await page.keyboard.press('Enter');
      await expect(codeField(page)).toBeFocused();
    }
    await expect(page.locator('.pad-line')).toHaveCount(2);

    await page.locator('.pad-way').getByRole('link').click();
    await page.waitForURL('/checkout/bag');
    await goToPayment(page);
    await choosePayment(page);
    await button(page).click();

    await page.waitForURL(confirmation);
    await expect(page.getByRole('heading', { name: es('checkout.confirmation.thanks') })).toBeVisible();
    const { orden } = await checkout.confirmed(new URL(page.url()).searchParams.get('order') ?? '');
    expect(orden.lineas.map(({ codigo, cantidadPedida }) => [codigo, cantidadPedida])).toEqual([
      [first?.code, 4],
      [second?.code, 4],
    ]);
    // Settled: there is nothing left to agree, and the executive pays on delivery.
    await expect(
      page.getByText(es('checkout.confirmation.cash', { amount: euros(orden.totales.total) })),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: es('checkout.confirmation.settle') })).toHaveCount(0);
    expect(await checkout.countOrders()).toBe(before + 1);
    expect(await checkout.countUnits()).toBe(0);
  });
});

const countedOrders: { name: string; long: boolean; limits: CheckoutLimits }[] = [
  { name: 'two lines', long: false, limits: { pages: 3, presses: 4, fields: 0, screens: 2 } },
  // Beyond the credit limit, so a way to pay has to be chosen.
  { name: '44 lines of six clients', long: true, limits: { pages: 3, presses: 5, fields: 0, screens: 2 } },
];

for (const { name, long, limits } of countedOrders) {
  test(`R18 R27 with ${name} the way from the bag to the button stays within its pages, presses and fields at 390 px in three languages`, async ({
    page,
    checkout,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const count = await countCheckout(page);
    for (const locale of locales) {
      const [t, prefix] = [messages(locale), locale === 'es' ? '' : `/${locale}`];
      await checkout.empty();
      if (long) await checkout.fillForClients(6, 44);
      else await checkout.fill();
      await page.goto(`${prefix}/checkout/bag`);
      count.restart();
      await goToPayment(page, t);
      // Cash on delivery ends below the sum of the long order.
      const way = page.locator('input[name="way"]:enabled').first();
      await waitUntilHydrated(way);
      if ((await page.locator('input[name="way"]:checked').count()) === 0) await way.check();
      await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
      const counted = await count.read(button(page, t));
      process.stdout.write(`executive, ${locale}, ${name}: ${sayCount(counted)}\n`);
      expectWithin(counted, limits);
    }
    await checkout.empty();
  });
}

test('R27 K09 who ordered before gets from the bag to the placed order in three presses, shown and changeable, in three languages', async ({
  openContext,
  signIn,
}) => {
  // Nobody else's orders come between.
  const context = await openContext({ viewport: { width: 390, height: 844 } });
  await signIn('itziar', context);
  const [checkout, page] = [checkoutSteps(context), await context.newPage()];
  const count = await countCheckout(page);
  const [before, ...pieces] = await checkout.listArticles((there) => there > 7, 1 + locales.length);
  await checkout.empty();
  // Seven exceed the minimum of an order.
  await checkout.buy({ [before?.code ?? 'none']: 7 });
  for (const [at, locale] of locales.entries()) {
    const [t, prefix] = [messages(locale), locale === 'es' ? '' : `/${locale}`];
    await checkout.empty();
    await checkout.add([{ codigo: pieces[at]?.code, cantidadPedida: 7 }]);
    await checkout.takeGifts();
    expect((await checkout.inHand()).entrega.forma).toBeNull();
    await page.goto(`${prefix}/checkout/bag`);
    const next = page.locator('.order-bag-way').getByRole('link');
    await waitUntilHydrated(next);
    count.restart();
    await next.click();
    await page.waitForURL(/payment/);
    const review = page.locator('.review-delivery');
    // The last order went by it.
    expect((await checkout.inHand()).entrega.forma?.codigo).toBe('EST');
    await expect(review).toContainText(/€\d|gratis|free|kostenlos/);
    await expect(review.getByRole('link', { name: t('checkout.payment.change') })).toBeVisible();
    await expect(page.locator('input[name="way"]:checked')).toBeVisible();
    const terms = page.getByRole('checkbox', { name: t('checkout.payment.terms') });
    await waitUntilHydrated(terms);
    await terms.check();
    const counted = await count.read(button(page, t));
    process.stdout.write(`executive as last time, ${locale}: ${sayCount(counted)}\n`);
    expectWithin(counted, { pages: 2, presses: 3, fields: 0, screens: 2 });
    await button(page, t).click();
    await page.waitForURL(confirmation);
  }
});

test('R27 on a phone total and button are in sight from the first line, cover nothing that has the focus, and leave a low window free', async ({
  page,
  checkout,
}) => {
  await checkout.empty();
  await checkout.fill();
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseDelivery(page);
  await waitUntilHydrated(button(page));
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const seen = new Set<string>();
  for (let presses = 0; presses < 60 && !seen.has('button'); presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const field = document.activeElement as HTMLElement;
      const bar = document.querySelector('.checkout-bar') as HTMLElement;
      if (bar.contains(field)) return { name: 'button', covered: false };
      const { top, bottom } = field.getBoundingClientRect();
      const hidden = Math.min(bottom, innerHeight) - bar.getBoundingClientRect().top;
      return { name: field.outerHTML.slice(0, 120), covered: !field.closest('.workplace') && hidden > 1 && top > 0 };
    });
    expect(reached).toMatchObject({ covered: false });
    seen.add(reached.name);
  }
  expect([...seen].at(-1)).toBe('button');
  // As low as an on-screen keyboard leaves it.
  await page.setViewportSize({ width: 390, height: 420 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(button(page)).not.toBeInViewport();
});

test('K11 the continue button does not move while the price of a first choice loads', async ({ page, checkout }) => {
  await checkout.empty();
  await checkout.fill();
  await page.goto('/checkout/shipping');
  await waitUntilHydrated(radio(page, new RegExp(es('checkout.shipping.default'))));
  const gate = Promise.withResolvers<void>();
  await page.route('**/actualizarFormaEnvio', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const methods = page.getByRole('group', { name: es('checkout.shipping.method') });
  await methods.getByRole('radio').first().click();
  await page.getByRole('link', { name: es('checkout.shipping.next') }).hover();
  await page.mouse.down();
  gate.resolve();
  await expect(page.getByText(es('checkout.shipping.saved'))).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('checkout.payment.title'));
});

test('C072 a lost answer is requested again, and there is one order', async ({ page, checkout }) => {
  const { before } = await goToButton(page, checkout);
  const keys: string[] = [];
  await page.route('**/confirmarOrden', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    // The backend places the order; its answer never arrives.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expect(page.getByRole('heading', { name: es('checkout.payment.unknownTitle') })).toBeVisible();
  await page.reload();
  // The order is placed, so there is none in hand: the page finds the confirmation by itself.
  await page.waitForURL(confirmation);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await checkout.countOrders()).toBe(before + 1);
});

test('C072 two tabs pressing the button place one order, and the second says that it is placed', async ({
  page,
  context,
  checkout,
}) => {
  const { before } = await goToButton(page, checkout);
  const other = await context.newPage();
  await other.goto('/checkout/payment');
  await choosePayment(other);
  await button(page).click();
  await page.waitForURL(confirmation);
  await button(other).click();
  await expect(other.getByText(es('checkout.payment.taken'))).toBeVisible();
  expect(await checkout.countOrders()).toBe(before + 1);
  expect(await checkout.countUnits()).toBe(0);
});

test('T16 an executive signed out at the button signs in over the page, and there is one order', async ({
  page,
  context,
  signIn,
  checkout,
}) => {
  const { user, password } = await signIn('lucia');
  const { before } = await goToButton(page, checkout);
  await context.clearCookies({ name: /velia-executive/ });
  await button(page).click();
  const again = page.getByRole('dialog', { name: es('security.end.endedTitle') });
  await again.locator('input[name=user]').fill(user);
  await again.locator('input[name=password]').fill(password);
  await again.locator('input[name=password]').press('Enter');
  await page.waitForURL(confirmation);
  expect(await checkout.countOrders()).toBe(before + 1);
});

const pieceOf = ({ nombre, talla }: { nombre: string; talla: string }) => `${nombre}, ${talla}`;

test('N21 T15 when another executive buys the last pieces, the button lists each line, orders nothing, then orders the rest', async ({
  page,
  openContext,
  signIn,
  checkout,
}) => {
  await checkout.empty();
  await checkout.fill();
  const [all, some] = await checkout.listArticles((pieces) => pieces === 2 || pieces === 3, 2);
  const [plenty] = await checkout.listArticles((pieces) => pieces > 5, 1);
  if (!all || !some || !plenty) throw new Error('The shop has no last pieces.');
  const [gone, fewer] = await checkout.add(
    [all, some].map(({ code, pieces }) => ({ codigo: code, cantidadPedida: pieces })),
  );
  if (!gone || !fewer) throw new Error('The last pieces were not added.');
  await chooseDelivery(page);
  await choosePayment(page);
  const before = await checkout.countOrders();
  const wanted = await checkout.countWanted();

  const rivals = await openContext();
  await signIn('itziar', rivals);
  await checkoutSteps(rivals).buy({ [all.code]: all.pieces, [some.code]: some.pieces - 1, [plenty.code]: 6 });

  await button(page).click();
  await expect(changes(page)).toContainText(es('checkout.payment.nothingPlaced'));
  for (const [said, lost] of [
    [es('checkout.differences.outOfStock', { name: pieceOf(gone) }), gone.precio * all.pieces],
    [
      es('checkout.differences.fewer', { name: pieceOf(fewer), before: some.pieces, now: 1 }),
      fewer.precio * (some.pieces - 1),
    ],
  ] as const) {
    const item = changes(page).getByRole('listitem').filter({ hasText: said });
    await expect(item).toContainText(es('checkout.differences.less', { amount: euros(lost) }));
  }
  expect([await checkout.countOrders(), await checkout.countWanted()]).toEqual([before, wanted]);
  await expectAccessible(page);

  // The choices are kept; each change has to be accepted, or corrected in the bag.
  await expect(radio(page, es('checkout.payment.cash'))).toBeChecked();
  await page.getByRole('checkbox', { name: es('checkout.payment.terms') }).check();
  await button(page).click();
  await expect(page.getByRole('link', { name: es('checkout.payment.obstacles.partial') })).toBeVisible();
  await changes(page)
    .getByRole('link', { name: es('checkout.differences.back') })
    .click();
  const line = page.locator('.order-bag-line');
  await line
    .filter({ hasText: all.code })
    .getByRole('button', { name: es('bag.group.remove') })
    .click();
  await expect(line.filter({ hasText: all.code })).toHaveCount(0);
  const quantity = line.filter({ hasText: some.code }).getByRole('spinbutton');
  await quantity.fill('1');
  await quantity.press('Enter');
  const pieces = async () =>
    (await checkout.inHand()).lineas.find(({ codigo }) => codigo === some.code)?.cantidadPedida;
  await expect.poll(pieces).toBe(1);
  await chooseDelivery(page);
  await choosePayment(page);
  // Without these lines delivery may cost something again, which has to be accepted as well.
  const other = (await checkout.inHand()).diferencias;
  expect(other.filter(({ tipo }) => tipo !== 'ENVIO')).toEqual([]);
  const agreed = changes(page).getByRole('checkbox', { name: es('checkout.differences.accept') });
  if (other.some(({ diferencia }) => diferencia > 0)) await agreed.check();
  await button(page).click();
  await page.waitForURL(confirmation);
  expect(await checkout.countOrders()).toBe(before + 1);
  const { orden } = await checkout.confirmed(new URL(page.url()).searchParams.get('order') ?? '');
  const ordered = new Map(orden.lineas.map(({ codigo, cantidadPedida }) => [codigo, cantidadPedida]));
  expect([ordered.get(all.code), ordered.get(some.code)]).toEqual([undefined, 1]);
});

test('a press on the bag before its scripts have loaded acts once when they have', async ({ page, checkout }) => {
  await checkout.empty();
  const [first] = await checkout.fill();
  if (!first) throw new Error('Nothing is in the bag.');
  const pieces = async () => (await checkout.inHand()).lineas.find(({ id }) => id === first.id)?.cantidadPedida ?? 0;
  const before = await pieces();
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/checkout/bag', { waitUntil: 'commit' });
  const line = page.locator('.order-bag-line').filter({ hasText: first.codigo });
  await line
    .getByRole('button', { name: es('bag.group.more', { name: first.nombre }) })
    .first()
    .click();
  gate.resolve();
  await expect.poll(pieces).toBe(before + 1);
  await expect(line.getByRole('spinbutton')).toHaveValue(`${before + 1}`);
});

/** Presses Tab, and nothing else, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 300; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** A radio group is one tab stop; the arrow keys choose in it. */
async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await waitUntilHydrated(wanted);
  const checked = group.and(page.locator(':checked'));
  const none = (await checked.count()) === 0;
  await tabTo(page, none ? group.and(page.locator(':enabled')).first() : checked);
  if (none) await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test('R18 from the bag to the confirmation by keyboard alone, in German', async ({ page, checkout }) => {
  const t = messages('de');
  await checkout.fill();
  await page.goto('/de/checkout/bag');
  await tabTo(page, page.locator('.order-bag-way').getByRole('link'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/gifts|shipping|payment/);
  const steps = page.getByRole('navigation', { name: t('checkout.steps.label') });
  await tabTo(page, steps.getByRole('link', { name: t('checkout.steps.shipping') }));
  await page.keyboard.press('Enter');
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

test('R18 K08 a gift is chosen by style, colour and size and removed again, by keyboard alone at 390 px in three languages', async ({
  page,
  checkout,
}) => {
  await checkout.fill();
  const { regalos } = await checkout.call<AnswerOf<'readGifts'>>('GET', '/socia/consultarRegalos');
  const at = regalos.findIndex(({ faltaImporte, faltanPuntos }) => faltaImporte === 0 && faltanPuntos === 0);
  const { opciones } = await checkout.call<AnswerOf<'readGiftOptions'>>(
    'GET',
    `/socia/consultarOpcionesRegalo/${regalos[at]?.id}`,
  );
  const wanted = opciones.findLast(({ unidades }) => unidades > 0);
  const ofModel = opciones.filter(({ referencia }) => referencia === wanted?.referencia);
  const ofColour = ofModel.filter(({ codColor }) => codColor === wanted?.codColor);
  const steps = [
    { name: 'model', value: wanted?.referencia, choices: new Set(opciones.map(({ referencia }) => referencia)) },
    { name: 'colour', value: wanted?.codColor, choices: new Set(ofModel.map(({ codColor }) => codColor)) },
    { name: 'size', value: wanted?.talla, choices: new Set(ofColour.map(({ talla }) => talla)) },
  ] as const;
  const giftCodes = async () =>
    (await checkout.inHand()).lineas.filter(({ tipo }) => tipo === 'A').map(({ codigo }) => codigo);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [locale, prefix] of [
    ['es', ''],
    ['en', '/en'],
    ['de', '/de'],
  ] as const) {
    const t = messages(locale);
    await page.goto(`${prefix}/checkout/gifts`);
    const gift = page.locator('.gift-rule').nth(at);
    for (const { name, value, choices } of steps) {
      if (choices.size === 1) continue;
      const radios = gift.getByRole('group', { name: t(`checkout.gifts.${name}`), exact: true }).getByRole('radio');
      await choose(page, radios, radios.and(page.locator(`[value="${value}"]`)));
    }
    const take = gift.getByRole('button', { name: new RegExp(`^${t('checkout.gifts.choose')} `) });
    await waitUntilHydrated(take);
    await expectAccessible(page);
    await tabTo(page, take);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('checkout.gifts.saved'))).toBeVisible();
    expect(await giftCodes()).toEqual([wanted?.codigo]);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const remove = gift.getByRole('button', { name: new RegExp(`^${t('checkout.gifts.remove')} `) });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(take).toBeVisible();
    await expect.poll(giftCodes).toEqual([]);
  }
  await checkout.empty();
});

test('N20 F117 C076 the step’s button saves a new address: errors are at its fields, and a half-typed address survives a failure, another page and a reload', async ({
  page,
  checkout,
}) => {
  await checkout.fill();
  await checkout.call('POST', '/socia/actualizarFormaEnvio', { forma: 'EST' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/checkout/shipping');
  const newAddress = radio(page, es('checkout.shipping.newAddress'));
  await waitUntilHydrated(newAddress);
  await newAddress.click();
  const form = page.getByRole('region', { name: es('checkout.shipping.form.title') });
  const next = page.getByRole('button', { name: es('checkout.shipping.next') });
  await next.click();
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel(es('checkout.shipping.form.line1')).fill('Calle de la Paz 7');
  await form.getByLabel(es('checkout.shipping.form.postalCode')).fill('46003');
  await form.getByLabel(es('checkout.shipping.form.town')).fill('València');
  await expect(form.getByLabel(es('checkout.shipping.form.state'))).toHaveValue('46');
  await page.route('**/actualizarDireccion', (route) => route.abort());
  await next.click();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/checkout/payment');
  await expect(page.getByRole('note').filter({ hasText: es('checkout.payment.unsaved.text') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: es('checkout.payment.unsaved.way') }).click();
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toHaveValue('Calle de la Paz 7');
  await page.reload();
  await expect(form.getByLabel(es('checkout.shipping.form.line1'))).toHaveValue('Calle de la Paz 7');
  await expect(form.getByLabel(es('checkout.shipping.form.state'))).toHaveValue('46');
  await page.unroute('**/actualizarDireccion');
  await form.getByRole('checkbox', { name: es('checkout.shipping.form.keep') }).uncheck();
  await next.click();
  await page.waitForURL('**/checkout/payment');
  await expect(page.getByText(/Calle de la Paz 7/)).toBeVisible();
  await expect(page.getByText(es('checkout.payment.unsaved.text'))).toBeHidden();
  await page.goto('/checkout/shipping');
  // A draft opens the form only once the script has loaded.
  await waitUntilHydrated(newAddress);
  await expect(form).toBeHidden();
});

test('R13 R18 R27 without script each checkout page names the missing step, and then that it needs script and the order is kept', async ({
  browser,
  page,
  context,
  signIn,
  baseURL,
}) => {
  const t = messages('de');
  // Itziar's orders have no delivery method until one is chosen.
  await signIn('itziar');
  const checkout = checkoutSteps(context);
  await checkout.empty();
  const scriptless = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await scriptless.addCookies(await context.cookies());
  const plain = await scriptless.newPage();
  const heading = (name: string) => plain.getByRole('heading', { name, exact: true });
  for (const step of ['gifts', 'shipping', 'payment']) {
    await plain.goto(`/de/checkout/${step}`);
    await expect(heading(t('checkout.tooEarly.bag.title'))).toBeVisible();
    await plain.getByRole('link', { name: t('checkout.tooEarly.bag.way') }).click();
    await expect(heading(t('bag.title'))).toBeVisible();
  }
  const [one] = await checkout.listArticles((pieces) => pieces > 5, 1);
  await checkout.add([{ codigo: one?.code, cantidadPedida: 1 }]);
  await plain.goto('/de/checkout/payment');
  await expect(heading(t('checkout.tooEarly.shipping.title'))).toBeVisible();
  await plain.getByRole('link', { name: t('checkout.tooEarly.shipping.way') }).click();
  await expect(heading(t('checkout.shipping.title'))).toBeVisible();
  await chooseDelivery(page);
  for (const step of ['bag', 'gifts', 'shipping', 'payment']) {
    await plain.goto(`/de/checkout/${step}`);
    await expect(plain.getByText(t('checkout.trouble.script'))).toBeVisible();
  }
  await plain.goto('/de/executive/quick-order');
  await expect(plain.getByText(t('pad.script'))).toBeVisible();
  await scriptless.close();
});

test('N21 a change by another device between summary and button is not ordered unseen, and stays in the bag', async ({
  page,
  checkout,
}) => {
  const { lines } = await goToButton(page, checkout);
  // Another device lowers a quantity: the summary no longer shows the order.
  const { version } = await checkout.inHand();
  await checkout.call('POST', '/socia/actualizarItem', { linea: lines[0]?.id, version, cantidadPedida: 1 });
  await button(page).click();
  await expect(
    page.getByText(es('checkout.payment.taken')).or(page.getByText(es('checkout.payment.nothingPlaced'))),
  ).toBeVisible();
  expect(await checkout.countUnits()).toBeGreaterThan(0);
});

for (const locale of ['en', 'de'] as const) {
  const t = messages(locale);
  const prefix = `/${locale}`;

  test(`V09 an order to the Canary Islands says in ${locale}, before the button, that VAT is excluded and import tax is due`, async ({
    page,
    checkout,
  }) => {
    await checkout.fill();
    await page.goto(`${prefix}/checkout/shipping`);
    const canaries = radio(page, /Lucía Ferrer$/);
    await waitUntilHydrated(canaries);
    await canaries.click();
    await expect(page.getByRole('note')).toContainText(t('checkout.zones.canaries'));
    await page
      .getByRole('group', { name: t('checkout.shipping.method') })
      .getByRole('radio')
      .first()
      .click();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('checkout.shipping.next') }).click();
    await expect(page.getByText(t('checkout.totals.withoutVat'))).toBeVisible();
    await openOtherWays(page);
    await expect(radio(page, new RegExp(t('checkout.payment.cash')))).toBeDisabled();
    await expect(page.getByText(t('checkout.remarks.payment.reason.zone'), { exact: false })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t('checkout.payment.import') })).not.toBeChecked();
    await expectAccessible(page);
    for (const width of [320, 390, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () =>
        [...document.querySelectorAll('body *')]
          .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility())
          .map((each) => each.className || each.tagName);
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect([width, (await page.evaluate(isWide)) ? await page.evaluate(beyond) : []]).toEqual([width, []]);
    }
  });
}

test('R27 each step of an empty order says so and leads to the order', async ({ page, checkout }) => {
  await checkout.empty();
  for (const step of ['gifts', 'shipping', 'payment']) {
    await page.goto(`/checkout/${step}`);
    await expect(page.getByRole('heading', { name: es('checkout.tooEarly.bag.title') })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: es('checkout.tooEarly.bag.way') }).click();
  await page.waitForURL('/checkout/bag');
  await expect(page.getByRole('heading', { name: es('bag.page.emptyTitle') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/executive/quick-order');
  await expect(page.getByText(es('pad.pad.empty'))).toBeVisible();
  await expectAccessible(page);
});
