import type { AnswerOf } from '../contract/calls/table.ts';
import { startShopOfAnotherTime } from './another-time';
import { button, changes, checkoutSteps, chooseDelivery, choosePayment, confirmation, euros } from './checkout-steps';
import { expect, expectAccessible, makeSession, messages, test } from './fixtures';

const es = messages('es');
const minute = 60_000;
const leftovers: (() => Promise<unknown>)[] = [];
// It starts and seeds a shop of its own, whose prices are refreshed once a minute.
test.setTimeout(6 * minute);
test.afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
});

test('N21 N10 if a campaign ends before the button is pressed, each dearer line is listed, and accepting them orders once', async ({
  openContext,
}) => {
  const shop = await startShopOfAnotherTime();
  leftovers.push(shop.stop);
  const context = await openContext({ baseURL: shop.url });
  // Closed before its shop stops.
  leftovers.push(() => context.close());
  const checkout = checkoutSteps(context, shop.url);
  const [inForce] = await checkout.call<AnswerOf<'readShop'>>('GET', '/public/getDataInit');
  const left = Date.parse(inForce?.campana.fin ?? '') - Date.now();
  await shop.setAhead(left - 8 * minute);
  await makeSession(context, 'lucia', shop.url);

  // Articles whose price goes up when the campaign ends, and some whose price stays.
  await checkout.empty();
  await checkout.fill();
  const articles = await checkout.listArticles((pieces) => pieces > 3, 40);
  const lines = await checkout.add(articles.map(({ code }) => ({ codigo: code, cantidadPedida: 1 })));
  const changing = lines.filter(({ precioAlCierre }) => precioAlCierre !== null).slice(0, 3);
  expect(changing.length).toBeGreaterThan(0);
  const others = lines.filter((line) => !changing.includes(line)).map(({ id }) => id);
  await checkout.call('POST', '/socia/eliminarItem', { lineas: others });
  const dearer = (await checkout.inHand()).lineas.filter(({ precioAlCierre }) => precioAlCierre !== null);
  const page = await context.newPage();
  await chooseDelivery(page);
  await choosePayment(page);
  const before = await checkout.countOrders();

  await shop.setAhead(left + minute);
  // The prices of the next campaign are in force within a minute of its start.
  const readChanged = async () =>
    (await checkout.inHand()).diferencias.filter(({ tipo }) => tipo === 'PRECIO_SUBE').length;
  await expect.poll(readChanged, { timeout: 3 * minute }).toBe(dearer.length);
  await button(page).click();
  await expect(changes(page)).toContainText(es('checkout.payment.nothingPlaced'));
  const { reloj } = await checkout.inHand();
  const moved = { antes: inForce?.campana.nombre.es ?? '', ahora: reloj.nombre };
  expect(moved.ahora).not.toBe(moved.antes);
  await expect(changes(page)).toContainText(es('checkout.remarks.order.remark.campaignMoved', moved));
  for (const { nombre, talla, precioSubtotal: was, cantidadPedida, precioAlCierre } of dearer) {
    const name = `${nombre}, ${talla}`;
    const now = cantidadPedida * (precioAlCierre ?? 0);
    const said = es('checkout.differences.priceUp', { name, before: euros(was), now: euros(now) });
    const item = changes(page).getByRole('listitem').filter({ hasText: said }).first();
    await expect(item).toContainText(es('checkout.differences.more', { amount: euros(now - was) }));
  }
  expect(await checkout.countOrders()).toBe(before);
  await expectAccessible(page);

  await changes(page)
    .getByRole('checkbox', { name: es('checkout.differences.accept') })
    .check();
  await page.getByRole('checkbox', { name: es('checkout.payment.terms') }).check();
  await button(page).click();
  await page.waitForURL(confirmation);
  expect(await checkout.countOrders()).toBe(before + 1);
  const { orden } = await checkout.confirmed(new URL(page.url()).searchParams.get('order') ?? '');
  expect(orden.campana).toBe(reloj.codigo);
});
