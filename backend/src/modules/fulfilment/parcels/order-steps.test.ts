import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { JobPayloads } from '../../../kit/outbox.ts';

const day = 24 * 60;

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { guest } = shop;
  const orderAt = (id: string) => `/office/orders/${id}`;

  async function aPaidOrder() {
    const buyer = guest();
    const order = await buyer.order(await shop.article());
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    expect(await shop.stateOf(order.id)).toBe('PAGADA');
    return { buyer, ...order };
  }
  /** Opens, confirms and submits a step, in a new session each time. */
  async function say(id: string, step: 'send' | 'deliver' | 'refuse' | 'collect' | 'start-return' | 'end-return') {
    const { confirm } = await (await office.signedIn()).press(`${orderAt(id)}/${step}`, { reason: 'carrier’s list' });
    return confirm();
  }

  test('N15 N17 an operator reports dispatch and arrival by name, and the buyer then sees the last day to withdraw', async () => {
    const { buyer, id, link } = await aPaidOrder();
    const browser = await office.signedIn();
    expect((await browser.get('/office')).text).toContain(link.number);
    expect((await buyer.read(link)).datos?.withdrawUntil).toBeNull();
    expect((await say(id, 'send')).to).toBe(`${orderAt(id)}?done=sendOrder`);
    expect(await shop.stateOf(id)).toBe('ENVIADA');
    expect((await say(id, 'deliver')).to).toBe(`${orderAt(id)}?done=deliverOrder`);
    const seen = (await buyer.read(link)).datos;
    expect([seen?.order.estado, seen?.cancellable]).toEqual(['ENTREGADA', false]);
    expect(seen?.withdrawUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    const page = (await browser.get(orderAt(id))).text;
    expect(page).toContain(seen?.withdrawUntil);
    expect(page).toContain('marta: carrier’s list');
    expect((await browser.get('/office/orders')).text).not.toContain(link.number);
    expect((await browser.get(`/office/orders?number=${link.number.toLowerCase()}`)).text).toContain(orderAt(id));
  });

  test('an order is delivered only after dispatch, sent once, and only for a paid or cash on delivery order', async () => {
    const { id } = await aPaidOrder();
    const browser = await office.signedIn();
    expect((await browser.get(`${orderAt(id)}/deliver`)).status).toBe(409);
    await say(id, 'send');
    expect((await say(id, 'send')).status).toBe(409);
    const unpaid = await guest().order(await shop.article());
    expect((await browser.get(`${orderAt(unpaid.id)}/send`)).status).toBe(409);
    expect((await browser.get('/office/orders')).text).not.toContain(unpaid.link.number);
    const atTheDoor = await guest().order(await shop.article(), { metodo: '001' });
    expect((await say(atTheDoor.id, 'send')).status).toBe(303);
    expect(await shop.stateOf(atTheDoor.id)).toBe('ENVIADA');
    expect((await browser.get(orderAt('nothing'))).status).toBe(404);
    expect((await browser.get('/office/orders?number=V26-999999')).text).toContain('Nothing found');
  });

  test('N17 the buyer sees when the parcel was sent, its carrier, number and tracking link, by mail as well', async () => {
    const { buyer, id, link } = await aPaidOrder();
    const browser = await office.signedIn();
    const today = shop.now().toISOString().slice(0, 10);
    const send = (form: Record<string, string>) => browser.press(`${orderAt(id)}/send`, { reason: 'list', ...form });
    const tomorrow = new Date(shop.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const wrongs: Record<string, string>[] = [
      { leftOn: tomorrow },
      { leftOn: 'yesterday' },
      { leftOn: '2026-02-30' },
      { leftOn: '2020-01-01' },
      { carrier: 'nobody' },
      { carrier: 'correos', tracking: 'a/../b' },
      { carrier: 'correos', tracking: '<b>1234</b>' },
      // A number without a known carrier has no link.
      { tracking: 'PQ4F8A12' },
    ];
    for (const wrong of wrongs) {
      const { sure } = await send(wrong);
      expect([wrong, sure.status]).toEqual([wrong, 422]);
    }
    expect((await buyer.read(link)).datos?.dispatch).toBeNull();
    const { sure, confirm } = await send({ leftOn: today, carrier: 'correos', tracking: ' PQ4F 8A-12 ' });
    expect(sure.text).toContain('PQ4F8A-12');
    expect((await confirm()).status).toBe(303);
    const { rows } = await sql<{ trackUrl: string }>`
      select track_url as "trackUrl" from carriers where code = 'correos'`.execute(shop.db());
    const url = rows[0]?.trackUrl.replace('{code}', 'PQ4F8A-12');
    expect((await buyer.read(link)).datos?.dispatch).toEqual({
      ...{ leftOn: today, carrier: 'Correos', tracking: 'PQ4F8A-12', url },
    });
    expect((await browser.get(orderAt(id))).text).toMatch(new RegExp(`${today}, Correos, <a [^>]+>PQ4F8A-12</a>`));
    const news = (await shop.sent<JobPayloads['order-mail']>('order-mail')).filter(({ orderId }) => orderId === id);
    expect(news.map(({ about }) => about)).toEqual(expect.arrayContaining(['sent']));
    const mail = await shop.orderMail({ orderId: id, about: 'sent' });
    expect(mail?.subject).toContain(link.number);
    for (const view of ['Correos', 'PQ4F8A-12', url, `#${link.number}.${link.secret}`])
      expect(mail?.text).toContain(view);
  });

  test('an order reported without details was sent that day, and its mail has none', async () => {
    const { buyer, id, link } = await aPaidOrder();
    await say(id, 'send');
    const today = shop.now().toISOString().slice(0, 10);
    expect((await buyer.read(link)).datos?.dispatch).toEqual({
      ...{ leftOn: today, carrier: null, tracking: null, url: null },
    });
    const mail = await shop.orderMail({ orderId: id, about: 'sent' });
    expect(mail?.text).not.toMatch(/null|undefined|seguimiento/);
    // No mail says that an unsent order left.
    const waiting = await aPaidOrder();
    expect(await shop.orderMail({ orderId: waiting.id, about: 'sent' })).toBeNull();
  });

  test('of a buyer’s cancellation and the office’s dispatch of one order the later gets a conflict', async () => {
    const { buyer, id, link } = await aPaidOrder();
    const browser = await office.signedIn();
    const { confirm } = await browser.press(`${orderAt(id)}/send`, { reason: 'carrier’s list' });
    expect((await buyer.cancel(link)).status).toBe(200);
    expect((await confirm()).status).toBe(409);
    expect(await shop.stateOf(id)).toBe('CANCELADA');
    const gone = await aPaidOrder();
    await say(gone.id, 'send');
    expect((await gone.buyer.cancel(gone.link)).status).toBe(409);
  });

  test('an order under withdrawal is marked before it is sent', async () => {
    const { buyer, id, link, body } = await aPaidOrder();
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email: body.contacto.correo };
    await buyer.post('declararDesistimiento', declared, { 'idempotency-key': buyer.newKey() });
    expect((await (await office.signedIn()).get(orderAt(id))).text).toContain('There’s a withdrawal for this order');
  });

  test.each([
    ['http://carrier.example/{code}', 'is not https'],
    ['https://carrier.example/follow', 'has no place for the number'],
    ['https://{code}.example/follow', 'has the number in its host'],
    ['https://carrier.example{code}/', 'has the number in its host, at its end'],
    ['https://someone@carrier.example/{code}', 'has somebody before its host'],
  ])('N17 %s is no valid tracking address, because it %s', async (track_url) => {
    const change = shop.db().updateTable('carriers').set({ track_url }).where('code', '=', 'gls').execute();
    await expect(change).rejects.toThrow('carriers_track_url_check');
  });

  test('cash on delivery counts as missing until the office reports once that the carrier paid', async () => {
    const { id, link } = await guest().order(await shop.article(), { metodo: '001' });
    await say(id, 'send');
    expect((await (await office.signedIn()).get(`${orderAt(id)}/collect`)).status).toBe(409);
    expect(await office.rowsIn('unpaid')).not.toContain(link.number);
    await say(id, 'deliver');
    const list = await office.rowsIn('unpaid');
    expect(list).toContain(`href="/office/orders?number=${link.number}"`);
    expect(list).toContain('The carrier hasn’t paid');
    const browser = await office.signedIn();
    const twice = await browser.press(`${orderAt(id)}/collect`, { reason: 'list 12' });
    expect((await say(id, 'collect')).to).toBe(`${orderAt(id)}?done=collectCash`);
    expect((await twice.confirm()).status).toBe(409);
    expect(await office.rowsIn('unpaid')).not.toContain(link.number);
    expect((await browser.get(orderAt(id))).text).toMatch(/Paid by the carrier<\/dt><dd>.*marta: carrier’s list/);
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    const paid = await aPaidOrder();
    await say(paid.id, 'send');
    await say(paid.id, 'deliver');
    expect((await browser.get(`${orderAt(paid.id)}/collect`)).status).toBe(409);
  });

  test('an order refused at the door ends: pieces and money are returned, with a mail', async () => {
    const { buyer, id, link } = await aPaidOrder();
    expect((await (await office.signedIn()).get(`${orderAt(id)}/refuse`)).status).toBe(409);
    await say(id, 'send');
    const held = () =>
      shop
        .db()
        .selectFrom('reservations')
        .selectAll()
        .where('order_id', '=', id)
        .where('released_at', 'is', null)
        .execute();
    expect(await held()).not.toEqual([]);
    expect((await say(id, 'refuse')).to).toBe(`${orderAt(id)}?done=refuseOrder`);
    expect(await held()).toEqual([]);
    expect((await say(id, 'deliver')).status).toBe(409);
    const mail = await shop.orderMail({ orderId: id, about: 'refused' });
    expect(mail?.subject).toContain(link.number);
    expect(mail?.text).toContain('por el mismo medio');
    await shop.askRefunds();
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
    expect((await buyer.read(link)).datos?.order.estado).toBe('REEMBOLSADA');
    const atTheDoor = await guest().order(await shop.article(), { metodo: '001' });
    await say(atTheDoor.id, 'send');
    await say(atTheDoor.id, 'refuse');
    expect(await shop.stateOf(atTheDoor.id)).toBe('RECHAZADA');
    expect((await shop.orderMail({ orderId: atTheDoor.id, about: 'refused' }))?.text).not.toMatch(/€0|medio|undefined/);
  });

  test('the office begins and ends a return, and a fully refunded order is then marked so', async () => {
    const { id, attempt } = await aPaidOrder();
    await say(id, 'send');
    await say(id, 'deliver');
    expect((await say(id, 'start-return')).to).toBe(`${orderAt(id)}?done=startReturn`);
    expect(await shop.stateOf(id)).toBe('EN_DEVOLUCION');
    await say(id, 'end-return');
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    expect((await say(id, 'end-return')).status).toBe(409);
    await say(id, 'start-return');
    const amount = ((await shop.attemptOf(attempt)).cents / 100).toFixed(2);
    await (
      await (await office.signedIn()).press(`/office/payments/${attempt}/give-back`, { amount, reason: 'all back' })
    ).confirm();
    await shop.askRefunds();
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
  });

  test('the last day to withdraw is 14 to 19 days after arrival', async () => {
    shop.pass(day);
    const { buyer, id, link } = await aPaidOrder();
    await say(id, 'send');
    await say(id, 'deliver');
    const last = Date.parse((await buyer.read(link)).datos?.withdrawUntil ?? '');
    const days = (last - Date.parse(shop.now().toISOString().slice(0, 10))) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(20);
  });
}, seededShop);
