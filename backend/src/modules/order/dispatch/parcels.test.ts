import { expect, test } from '@jest/globals';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';

const day = 24 * 60;

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { guest } = shop;
  const parcelAt = (id: string) => `/office/parcels/${id}`;

  async function aPaidOrder() {
    const buyer = guest();
    const order = await buyer.order(await shop.article());
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    expect(await shop.stateOf(order.id)).toBe('PAGADA');
    return { buyer, ...order };
  }
  /** Asked about, asked whether she is sure, done: her own session each time. */
  async function say(id: string, step: 'send' | 'deliver') {
    const { confirm } = await (await office.signedIn()).press(`${parcelAt(id)}/${step}`, { reason: 'carrier’s list' });
    return confirm();
  }

  test('N15 N17 the office says that a parcel left and arrived, with its own name, and the buyer sees her last day', async () => {
    const { buyer, id, link } = await aPaidOrder();
    const browser = await office.signedIn();
    expect((await browser.get('/office')).text).toContain(link.numero);
    expect((await buyer.read(link)).datos?.desistimientoHasta).toBeNull();
    expect((await say(id, 'send')).to).toBe(`${parcelAt(id)}?done=sendParcel`);
    expect(await shop.stateOf(id)).toBe('ENVIADA');
    expect((await say(id, 'deliver')).to).toBe(`${parcelAt(id)}?done=deliverParcel`);
    const seen = (await buyer.read(link)).datos;
    expect([seen?.orden.estado, seen?.cancelable]).toEqual(['ENTREGADA', false]);
    expect(seen?.desistimientoHasta).toMatch(/^\d{4}-\d\d-\d\d$/);
    const page = (await browser.get(parcelAt(id))).text;
    expect(page).toContain(seen?.desistimientoHasta);
    expect(page).toContain('marta: carrier’s list');
    expect((await browser.get('/office/parcels')).text).not.toContain(link.numero);
    expect((await browser.get(`/office/parcels?number=${link.numero.toLowerCase()}`)).text).toContain(parcelAt(id));
  });

  test('a parcel takes one step after the other, each once, and only what is paid or paid at the door leaves', async () => {
    const { id } = await aPaidOrder();
    const browser = await office.signedIn();
    expect((await browser.get(`${parcelAt(id)}/deliver`)).status).toBe(409);
    await say(id, 'send');
    expect((await say(id, 'send')).status).toBe(409);
    const unpaid = await guest().order(await shop.article());
    expect((await browser.get(`${parcelAt(unpaid.id)}/send`)).status).toBe(409);
    expect((await browser.get('/office/parcels')).text).not.toContain(unpaid.link.numero);
    const atTheDoor = await guest().order(await shop.article(), { metodo: '001' });
    expect((await say(atTheDoor.id, 'send')).status).toBe(303);
    expect(await shop.stateOf(atTheDoor.id)).toBe('ENVIADA');
    expect((await browser.get(parcelAt('nothing'))).status).toBe(404);
    expect((await browser.get('/office/parcels?number=V26-999999')).text).toContain('Nothing found');
  });

  test('of a buyer who calls it off and an office that sends it one comes second, and is told', async () => {
    const { buyer, id, link } = await aPaidOrder();
    const browser = await office.signedIn();
    const { confirm } = await browser.press(`${parcelAt(id)}/send`, { reason: 'carrier’s list' });
    expect((await buyer.cancel(link)).status).toBe(200);
    expect((await confirm()).status).toBe(409);
    expect(await shop.stateOf(id)).toBe('CANCELADA');
    const gone = await aPaidOrder();
    await say(gone.id, 'send');
    expect((await gone.buyer.cancel(gone.link)).status).toBe(409);
  });

  test('a parcel that somebody withdrew from is marked before it leaves', async () => {
    const { buyer, id, link, body } = await aPaidOrder();
    const declared = { idioma: 'es', numero: link.numero, nombre: 'Inés Soto', correo: body.contacto.correo };
    await buyer.post('declararDesistimiento', declared, { 'idempotency-key': buyer.newKey() });
    expect((await (await office.signedIn()).get(parcelAt(id))).text).toContain('There’s a withdrawal for this order');
  });

  test('a last day begins to count where the shop keeps its books', async () => {
    shop.pass(day);
    const { buyer, id, link } = await aPaidOrder();
    await say(id, 'send');
    await say(id, 'deliver');
    const last = Date.parse((await buyer.read(link)).datos?.desistimientoHasta ?? '');
    const days = (last - Date.parse(shop.now().toISOString().slice(0, 10))) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(20);
  });
}, seededShop);
