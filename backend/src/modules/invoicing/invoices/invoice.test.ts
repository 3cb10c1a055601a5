import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { aBag, placeSplit } from '../../../../test/account-parts.ts';
import { aBuyer, type Buyer, triana } from '../../../../test/buyers.ts';
import { valencia, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { drawPaper } from '../../../shared/paper/draw-paper.ts';
import { toInvoicePaperContent } from '../papers/invoice-paper-content.ts';
import { getInvoice } from './invoices.repository.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const money = (cents: number) => `€${(cents / 100).toFixed(2)}`;
  const orderAt = (id: string) => `/office/orders/${id}`;
  const press = async (url: string, form: Record<string, string> = { reason: 'list' }) =>
    (await (await office.signedIn()).press(url, form)).confirm();
  const invoices = async (orderId: string) =>
    (
      await shop.db().selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('number').execute()
    ).map(({ number, corrects, cents }) => ({ number, corrects, cents }));
  const download = ({ token }: Pick<Buyer, 'token'>, number = '') =>
    shop.call('GET', `/api/socia/documentoFactura/${number}`, { token });
  const saidOn = (bytes: Buffer) => readPdf(bytes).pages.flat();

  async function aPaidOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return order;
  }
  async function aSentOrder() {
    const order = await aPaidOrder();
    await press(`${orderAt(order.id)}/send`);
    const [invoice] = await invoices(order.id);
    return { ...order, invoice: invoice?.number ?? '', cents: invoice?.cents ?? 0 };
  }

  test('B082 an order gets its invoice on dispatch and not before, numbered without a gap', async () => {
    const paid = await aPaidOrder();
    expect(await invoices(paid.id)).toEqual([]);
    const [one, two] = [await aSentOrder(), await aSentOrder()];
    const count = (number: string) => Number(number.slice(4));
    expect(one.invoice).toMatch(/^F26-\d{6}$/);
    expect(count(two.invoice)).toBe(count(one.invoice) + 1);
    const { datos } = await one.buyer.get<AnswerOf<'listOrders'>>('consultarPedidos/todas');
    const detail = await one.buyer.get<AnswerOf<'readOrder'>>(
      `consultarPedidoDetalle/${datos?.elementos[0]?.campana}/${one.number}`,
    );
    expect(detail.datos?.documentos.map(({ tipo, numero }) => [tipo, numero])).toEqual([
      ['order', undefined],
      ['packingLists', undefined],
      ['invoice', one.invoice],
    ]);
  });

  test('B082 an invoice shows seller, buyer, lines without VAT, base and VAT, and stays the same when the buyer’s data change', async () => {
    const { buyer, number, article, invoice, cents } = await aSentOrder();
    const reply = await download(buyer, invoice);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="factura-${invoice}.pdf"`);
    const said = saidOn(reply.bytes);
    const base = Math.round((cents * 10_000) / 12_100);
    for (const text of [
      ...[`Factura simplificada ${invoice}`, 'Velia Moda Íntima, S.L.', buyer.account.name, 'Calle Mayor 1', number],
      ...[article.code, '21\u00a0%', money(Math.round((article.cents * 10_000) / 12_100)), money(article.cents * 3)],
      ...['Base imponible al 21\u00a0%', money(base), 'IVA al 21\u00a0%', money(cents - base), money(cents)],
    ])
      expect(said).toContain(text);
    await shop.db().updateTable('accounts').set({ name: 'Otra' }).where('id', '=', buyer.account.id).execute();
    await shop
      .db()
      .updateTable('addresses')
      .set({ line1: 'Otra 2' })
      .where('executive_id', '=', buyer.account.id)
      .execute();
    await shop.db().updateTable('orders').set({ coupon_code: null }).where('number', '=', number).execute();
    expect((await download(buyer, invoice)).bytes.equals(reply.bytes)).toBe(true);
    const drawnAgain = await drawPaper(toInvoicePaperContent(await getInvoice(shop.db(), invoice)));
    expect(drawnAgain.equals(reply.bytes)).toBe(true);
  });

  test('B082 an executive with a tax number gets a full invoice with it', async () => {
    const order = await aPaidOrder();
    await shop
      .db()
      .updateTable('executives')
      .set({ identity_type: 'DNI', identity_number: '12345678Z', given_name: 'Vera', family_name: 'Prueba Sanz' })
      .where('account_id', '=', order.buyer.account.id)
      .execute();
    await press(`${orderAt(order.id)}/send`);
    const [invoice] = await invoices(order.id);
    const said = saidOn((await download(order.buyer, invoice?.number)).bytes);
    for (const text of [`Factura ${invoice?.number}`, 'NIF 12345678Z', 'Vera Prueba Sanz'])
      expect(said).toContain(text);
  });

  test('B082 for a parcel to a client the invoice has the executive’s own address', async () => {
    const [article] = await shop.shelf(1);
    const buyer = await aBuyer(shop.db(), shop.call);
    const client = await buyer.aClient('Ana Oculta');
    await buyer.add([{ clave: '1', codigo: article?.code, cantidadPedida: 2, cliente: client.id }]);
    const { nombre, apellidos, codigoPostal, localidad, estado, pais } = valencia;
    const hers = { nombre, apellidos, codigoPostal, localidad, estado, pais, linea1: 'Calle Oculta 9' };
    const delivery = { destino: 'CLIENTE', cliente: client.id, direccionNueva: hers, guardar: true };
    expect((await buyer.sendTo(delivery)).status).toBe(200);
    await buyer.ship();
    const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: '001' }));
    await buyer.settle(`?orden=${datos?.orden?.numero}`);
    await press(`${orderAt(datos?.orden?.id ?? '')}/send`);
    const [invoice] = await invoices(datos?.orden?.id ?? '');
    const said = saidOn((await download(buyer, invoice?.number)).bytes);
    expect(said).toContain('Calle Mayor 1');
    expect(said.join(' ')).not.toMatch(/Oculta/);
  });

  test('B082 a sale outside the VAT area is exempt and cites the law', async () => {
    const guest = shop.guest();
    const order = await guest.order(await shop.article(), { direccion: triana, aceptaImportacion: true });
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await press(`${orderAt(order.id)}/send`);
    const [invoice] = await invoices(order.id);
    const { bytes } = await guest.post('documentoOrdenInvitado', { ...order.link, invoice: invoice?.number });
    const said = saidOn(bytes);
    expect(said).toContain(`Factura ${invoice?.number}`);
    expect(said.join(' ')).toContain('artículo 21 de la Ley 37/1992');
    expect(said.join(' ')).not.toContain('Base imponible');
  });

  test('B082 a refund gets a credit note of its own series, and the notes of a full refund add up to the invoice', async () => {
    const { buyer, id, attempt, invoice, cents } = await aSentOrder();
    await press(`${orderAt(id)}/deliver`);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'one came back', amount: '10.00' });
    expect(await invoices(id)).toHaveLength(1);
    await shop.askRefunds();
    const [, note] = await invoices(id);
    expect(note).toEqual({ number: expect.stringMatching(/^R26-\d{6}$/), corrects: invoice, cents: 1_000 });
    const said = saidOn((await download(buyer, note?.number)).bytes);
    for (const text of [
      `Factura rectificativa ${note?.number}`,
      `${invoice}, del 16 de marzo de 2026`,
      '−€8.26',
      '−€1.74',
    ])
      expect(said).toContain(text);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'the rest', amount: (cents / 100 - 10).toFixed(2) });
    await shop.askRefunds();
    const all = await invoices(id);
    expect(all.slice(1).reduce((sum, each) => sum + each.cents, 0)).toBe(cents);
  });

  test('B082 refunds before dispatch are corrected on dispatch, later ones when they are made', async () => {
    const { buyer } = await aBag(shop);
    const { id, attempt } = await placeSplit(buyer, 1_000);
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    const { cents: left } = await shop.attemptOf(attempt);
    const giveBack = (cents: number) =>
      press(`/office/payments/${attempt}/give-back`, { reason: 'torn', amount: (cents / 100).toFixed(2) });
    await giveBack(left - 500);
    await shop.askRefunds();
    // The provider’s refund of the rest is promised and not made yet; the account gets its part at once.
    await giveBack(500 + 300);
    expect(await invoices(id)).toEqual([]);
    await press(`${orderAt(id)}/send`);
    const [invoice, ...notes] = await invoices(id);
    expect(invoice?.cents).toBe(left + 1_000);
    expect(notes).toEqual([expect.objectContaining({ corrects: invoice?.number, cents: left - 500 + 300 })]);
    await shop.askRefunds();
    expect((await invoices(id)).map(({ cents }) => cents)).toEqual([left + 1_000, left - 200, 500]);
  });

  test('B082 a refused parcel is corrected whole, once, whatever its provider refunds later', async () => {
    const { id, cents } = await aSentOrder();
    await press(`${orderAt(id)}/refuse`);
    await shop.askRefunds();
    expect((await invoices(id)).map((each) => each.cents)).toEqual([cents, cents]);
  });

  test('B082 P01 only its buyer can read an invoice: another account and a wrong link find nothing', async () => {
    const { invoice } = await aSentOrder();
    const stranger = await aBuyer(shop.db(), shop.call);
    expect([(await download(stranger, invoice)).status, (await download(stranger, 'F26-999999')).status]).toEqual([
      404, 404,
    ]);
    expect((await download(stranger, 'F26')).status).toBe(422);
    const guest = shop.guest();
    const { link } = await guest.order(await shop.article());
    expect((await guest.post('documentoOrdenInvitado', { ...link, invoice })).status).toBe(404);
    expect((await guest.read(link)).datos?.invoices).toEqual([]);
  });

  test('B082 neither an invoice nor its number can be changed or deleted', async () => {
    const { invoice } = await aSentOrder();
    const { db } = shop;
    for (const change of [
      sql`update invoices set cents = 1 where number = ${invoice}`,
      sql`delete from invoices where number = ${invoice}`,
      sql`update invoice_series set last = last + 2`,
      sql`update invoice_series set last = last - 1`,
      sql`delete from invoice_series`,
    ])
      await expect(change.execute(db())).rejects.toThrow('never changed');
  });
}, seededShop);
