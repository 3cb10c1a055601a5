import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { aBuyer, countPieces } from '../../../../test/buyers.ts';
import { testConfig } from '../../../../test/client.ts';
import { withExchanges } from '../../../../test/exchanges.ts';
import { lineOf, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { listParcelsOfOrder, type ParcelRecord } from '../../../shared/delivery/dispatch.repository.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import { writeParcelMail } from '../mail/write-order-mail.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db, guest, shelf } = shop;
  const exchanges = withExchanges(shop);
  const orderAt = (id: string) => `/office/orders/${id}`;
  const parcelAt = (id: string, position: number) => `${orderAt(id)}/parcels/${position}`;
  const press = async (url: string, form: Record<string, string> = { reason: 'list' }) =>
    (await (await office.signedIn()).press(url, form)).confirm();
  const read = async (url: string) => (await (await office.signedIn()).get(url)).text;
  const parcelsOf = (id: string) => listParcelsOfOrder(db(), id);
  const quantities = (parcels: readonly ParcelRecord[]) =>
    parcels.map(({ pieces }) => pieces.reduce((sum, { quantity }) => sum + quantity, 0));

  /** A paid order of three pieces of one article and one of another. */
  async function aPaidOrder() {
    const [bra, slip] = await shelf(2);
    if (!bra || !slip) throw new Error('no articles');
    const buyer = guest();
    const body = await buyer.asSeen({ lineas: [lineOf(bra, 3), lineOf(slip, 1)] });
    const { datos } = await buyer.place(body);
    const id = datos?.orden?.id ?? '';
    await shop.notify(aFinding(await shop.attemptOf(datos?.pago?.intento ?? ''), 'paid'));
    const link = { number: datos?.orden?.numero ?? '', secret: datos?.clave ?? '' };
    return { buyer, id, bra, slip, link, attempt: datos?.pago?.intento ?? '' };
  }

  /** The fields of the form, by article code, for the parcel of this number. */
  async function fieldsOf(id: string, position = 1) {
    const text = await read(`${orderAt(id)}/split`);
    const fields = [...text.matchAll(/id="(take-(\d+)-\d+-\w+)-item">([^<]+)</g)];
    return new Map(
      fields.filter(([, , at]) => Number(at) === position).map(([, name = '', , code = '']) => [code, name]),
    );
  }
  const seenOn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';
  async function split(
    id: string,
    taken: Record<string, string>,
    { position = 1, seen }: { position?: number; seen?: string } = {},
  ) {
    const fields = await fieldsOf(id, position);
    const browser = await office.signedIn();
    const form = Object.fromEntries(Object.entries(taken).map(([code, count]) => [fields.get(code) ?? code, count]));
    return browser.post(`${orderAt(id)}/split`, {
      seen: seen ?? seenOn((await browser.get(`${orderAt(id)}/split`)).text),
      ...form,
    });
  }

  async function aSplitOrder() {
    const order = await aPaidOrder();
    expect((await split(order.id, { [order.bra.code]: '2' })).to).toBe(`${orderAt(order.id)}?done=splitOrder`);
    const [first, second] = await parcelsOf(order.id);
    if (!first || !second) throw new Error('not split');
    return { ...order, first, second };
  }
  const invoicesOf = (id: string) =>
    db().selectFrom('invoices').selectAll().where('order_id', '=', id).orderBy('number').execute();
  const held = async (id: string) => {
    const { rows } = await sql<{ pieces: number }>`select coalesce(sum(quantity), 0)::integer as pieces
      from reservations where order_id = ${id} and released_at is null`.execute(db());
    return rows[0]?.pieces;
  };
  const mailsOf = async (id: string) =>
    (await shop.sent<{ parcelId: string }>('parcel-mail')).filter(({ parcelId }) => parcelId === id);

  test('an order is split into parcels whose pieces are the reserved ones, and joined again', async () => {
    const { id, bra, slip } = await aSplitOrder();
    expect(quantities(await parcelsOf(id))).toEqual([2, 2]);
    expect(await held(id)).toBe(4);
    expect((await split(id, { [slip.code]: '1' })).status).toBe(303);
    expect(quantities(await parcelsOf(id))).toEqual([1, 2, 1]);
    const page = await read(orderAt(id));
    for (const said of ['Parcel 1 of 3: to be sent', 'Parcel 3 of 3: to be sent', bra.code, 'Divided into parcels'])
      expect(page).toContain(said);
    expect(page).not.toContain(`href="${orderAt(id)}/send"`);
    expect((await press(`${orderAt(id)}/join`)).to).toBe(`${orderAt(id)}?done=joinParcels`);
    expect(quantities(await parcelsOf(id))).toEqual([4]);
    expect((await press(`${orderAt(id)}/join`)).status).toBe(409);
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect((await press(`${orderAt(id)}/send`)).to).toBe(`${orderAt(id)}?done=sendOrder`);
    expect((await (await office.signedIn()).get(`${orderAt(id)}/split`)).status).toBe(409);
  });

  test('wrong numbers are named beside their fields, and what was typed stays', async () => {
    const { id, bra, slip } = await aPaidOrder();
    for (const [taken, said] of [
      [{ [bra.code]: '4' }, 'Enter a number from 0'],
      [{ [bra.code]: 'two' }, 'Enter a number from 0'],
      [{ [bra.code]: '-1' }, 'Enter a number from 0'],
      [{}, 'Choose at least one item'],
      [{ [bra.code]: '3', [slip.code]: '1' }, 'At least one item has to stay'],
    ] as const) {
      const reply = await split(id, taken);
      expect([reply.status, reply.text.includes(said)]).toEqual([422, true]);
      for (const typed of Object.values(taken)) expect(reply.text).toContain(`value="${typed}"`);
    }
    expect(await parcelsOf(id)).toEqual([]);
    expect((await (await office.signedIn()).get(`${orderAt('nothing')}/split`)).status).toBe(404);
  });

  test('a parcel that another operator split or joined since is not sent; its present contents are shown', async () => {
    const { id, bra } = await aSplitOrder();
    const form = { carrier: 'correos', tracking: 'KEPT-1234', leftOn: '2026-03-15' };
    const one = await office.signedIn();
    const asked = await one.press(`${parcelAt(id, 2)}/send`, form);
    const row = (quantity: number) => `<td class="number">${quantity}</td><th scope="row">${bra.code}`;
    for (const page of [asked.asked, asked.sure]) expect(page.text).toContain(row(2));
    await split(id, { [bra.code]: '1' }, { position: 2 });
    const refused = await asked.confirm();
    expect(refused.status).toBe(409);
    for (const said of ['The contents have changed since', row(1), 'value="KEPT-1234"', '>Continue</button>'])
      expect(refused.text).toContain(said);
    expect(refused.text).not.toContain('name="sure"');
    const again = await one.press(`${parcelAt(id, 2)}/send`, form);
    expect((await press(`${orderAt(id)}/join`)).status).toBe(303);
    const gone = await again.confirm();
    expect(gone.status).toBe(409);
    for (const said of ['This order has changed since', `<h1>Order `, row(3)]) expect(gone.text).toContain(said);
    expect([await shop.stateOf(id), (await parcelsOf(id)).map(({ state }) => state)]).toEqual(['PAGADA', ['packed']]);
  });

  test('an order is sent, split and joined only as its operator saw it', async () => {
    const { id, bra, slip } = await aPaidOrder();
    const browser = await office.signedIn();
    const whole = await browser.press(`${orderAt(id)}/send`);
    const seen = seenOn((await browser.get(`${orderAt(id)}/split`)).text);
    expect((await split(id, { [bra.code]: '1' })).status).toBe(303);
    expect((await whole.confirm()).text).toContain('This order has changed since');
    const late = await split(id, { [bra.code]: '2' }, { seen });
    expect(late.status).toBe(409);
    for (const said of ['The contents have changed since', 'value="2"']) expect(late.text).toContain(said);
    const joining = await browser.press(`${orderAt(id)}/join`);
    expect((await split(id, { [slip.code]: '1' })).status).toBe(303);
    const refused = await joining.confirm();
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('The contents have changed since');
    expect(quantities(await parcelsOf(id))).toEqual([2, 1, 1]);
  });

  test('N17 the first parcel that leaves sends the order and issues its invoice, the last that arrives delivers it', async () => {
    const { buyer, id, link, first, second } = await aSplitOrder();
    const form = { carrier: 'correos', tracking: 'SECOND-1', leftOn: '2026-03-15' };
    expect((await press(`${parcelAt(id, 2)}/send`, form)).to).toBe(`${orderAt(id)}?done=sendParcel`);
    expect(await shop.stateOf(id)).toBe('ENVIADA');
    expect(await invoicesOf(id)).toHaveLength(1);
    const mail = await shop.orderMail({ orderId: id, about: 'sent' });
    expect(mail?.text).toContain('SECOND-1');
    expect(mail?.text).toContain('en varios paquetes');
    expect(await read('/office/orders')).toContain('not all parcels have left');
    expect((await buyer.read(link)).datos).toMatchObject({
      dispatch: { tracking: 'SECOND-1' },
      parcels: [
        { position: 1, state: 'packed', dispatch: null },
        { position: 2, state: 'left', dispatch: { tracking: 'SECOND-1', leftOn: '2026-03-15' } },
      ],
    });
    expect((await buyer.cancel(link)).status).toBe(409);
    await press(`${parcelAt(id, 2)}/deliver`);
    expect([await shop.stateOf(id), (await buyer.read(link)).datos?.withdrawUntil]).toEqual(['ENVIADA', null]);
    await press(`${parcelAt(id, 1)}/send`, { carrier: 'seur', tracking: 'FIRST-22', leftOn: '2026-03-16' });
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(await mailsOf(first.id)).toHaveLength(1);
    expect(await mailsOf(second.id)).toEqual([]);
    const later = await writeParcelMail(db(), { parcelId: first.id }, testConfig);
    expect(later?.subject).toBe(`Otro paquete de tu pedido ${link.number} está en camino`);
    for (const said of ['FIRST-22', 'SEUR', `#${link.number}.${link.secret}`]) expect(later?.text).toContain(said);
    expect((await press(`${parcelAt(id, 1)}/deliver`)).to).toBe(`${orderAt(id)}?done=deliverParcel`);
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    expect((await buyer.read(link)).datos?.withdrawUntil).toMatch(/^\d{4}-/);
    // The first that left stays the order’s dispatch.
    expect((await buyer.read(link)).datos?.dispatch?.tracking).toBe('SECOND-1');
  });

  test('a parcel that comes back is for sale again, and the order goes on with the others', async () => {
    const { id, bra, slip } = await aSplitOrder();
    await press(`${parcelAt(id, 1)}/send`);
    await press(`${parcelAt(id, 2)}/send`);
    const before = await countPieces(db(), bra.id);
    expect((await press(`${parcelAt(id, 2)}/return`)).to).toBe(`${orderAt(id)}?done=returnParcel`);
    expect(await countPieces(db(), bra.id)).toEqual({ free: before.free + 2, held: before.held - 2 });
    expect([await shop.stateOf(id), await held(id)]).toEqual(['ENVIADA', 2]);
    expect((await countPieces(db(), slip.id)).held).toBe(1);
    await press(`${parcelAt(id, 1)}/deliver`);
    expect([await shop.stateOf(id), await held(id)]).toEqual(['ENTREGADA', 2]);
  });

  test('if all parcels come back the order is refused, once, and everything goes back', async () => {
    const { id, bra, attempt } = await aSplitOrder();
    await press(`${parcelAt(id, 1)}/send`);
    await press(`${parcelAt(id, 2)}/send`);
    const { free, held: kept } = await countPieces(db(), bra.id);
    await press(`${parcelAt(id, 1)}/return`);
    await press(`${parcelAt(id, 2)}/return`);
    expect([await shop.stateOf(id), await held(id)]).toEqual(['RECHAZADA', 0]);
    expect(await countPieces(db(), bra.id)).toEqual({ free: free + kept, held: 0 });
    const [invoice, ...corrections] = await invoicesOf(id);
    expect(corrections.map(({ cents }) => cents)).toEqual([invoice?.cents]);
    await shop.askRefunds();
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
    expect(await office.refundsOf(attempt)).toHaveLength(1);
  });

  test('a parcel is dropped only after another has left; its pieces are for sale again', async () => {
    const { buyer, id, link, bra } = await aSplitOrder();
    expect((await (await office.signedIn()).get(`${parcelAt(id, 2)}/drop`)).status).toBe(409);
    await press(`${parcelAt(id, 1)}/send`);
    await press(`${parcelAt(id, 1)}/deliver`);
    expect(await shop.stateOf(id)).toBe('ENVIADA');
    const before = await countPieces(db(), bra.id);
    expect((await press(`${parcelAt(id, 2)}/drop`)).to).toBe(`${orderAt(id)}?done=dropParcel`);
    expect(await countPieces(db(), bra.id)).toEqual({ free: before.free + 2, held: before.held - 2 });
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    expect((await buyer.read(link)).datos?.parcels).toMatchObject([
      { position: 1, state: 'arrived', dispatch: {} },
      { position: 2, state: 'dropped', dispatch: null, lines: [{ quantity: 2 }] },
    ]);
    expect((await press(`${parcelAt(id, 2)}/send`)).status).toBe(409);
  });

  test('F058 pieces can be exchanged once their parcel has left, unless it came back or was not sent', async () => {
    const { id, bra, slip, link } = await aPaidOrder();
    for (const code of [bra.code, slip.code]) await exchanges.aSize(code, 3);
    // One parcel each for the three pieces of one article, and the other article in the first.
    for (const _ of [2, 3]) await split(id, { [bra.code]: '1' });
    const offered = async () =>
      (await exchanges.read(link)).datos?.lines.map(({ code, quantity }) => [code, quantity]).toSorted();
    await press(`${parcelAt(id, 1)}/send`);
    expect(await offered()).toEqual(
      [
        [bra.code, 1],
        [slip.code, 1],
      ].toSorted(),
    );
    await press(`${parcelAt(id, 2)}/send`);
    expect(await offered()).toContainEqual([bra.code, 2]);
    const { datos } = await exchanges.read(link);
    const wanted = datos?.lines.find(({ code }) => code === bra.code)?.options[0]?.code ?? '';
    expect((await exchanges.ask(link, [{ code: bra.code, quantity: 2, wanted }])).status).toBe(200);
    await press(`${parcelAt(id, 2)}/return`);
    await press(`${parcelAt(id, 3)}/drop`);
    await press(`${parcelAt(id, 1)}/deliver`);
    expect(await offered()).toEqual([[slip.code, 1]]);
    const asked = (await exchanges.read(link)).datos?.asked[0]?.number;
    const exchange = await read(`/office/exchanges/${await exchanges.exchangeId(asked)}`);
    expect(exchange).toContain('or their parcel came back: send nothing');
    expect(exchange).not.toContain('/send"');
  });

  test('the office reads of a withdrawal how many pieces came back or were not sent', async () => {
    const { id, buyer, link, bra } = await aSplitOrder();
    await press(`${parcelAt(id, 1)}/send`);
    await press(`${parcelAt(id, 1)}/deliver`);
    await press(`${parcelAt(id, 2)}/drop`);
    const { email } = (await buyer.read(link)).datos ?? {};
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email };
    await buyer.post('declararDesistimiento', declared, { 'idempotency-key': buyer.newKey() });
    const { rows } = await sql<{ id: string }>`select id from withdrawals where order_id = ${id}`.execute(db());
    const page = await read(`/office/withdrawals/${rows[0]?.id}`);
    expect(page).toContain('Ordered items that came back unopened or weren’t sent: 2.');
    expect(page).toMatch(new RegExp(`\\(${bra.code}\\)</th>\\s*<td class="number">3</td>`));
  });

  test('a piece that was withdrawn is taken off the parcel that is still to leave, not off one that will not', async () => {
    const { id, buyer, bra, link } = await aPaidOrder();
    for (const _ of [2, 3]) await split(id, { [bra.code]: '1' });
    await press(`${parcelAt(id, 1)}/send`);
    await press(`${parcelAt(id, 2)}/drop`);
    const { email } = (await buyer.read(link)).datos ?? {};
    const lines = [{ code: bra.code, quantity: 1 }];
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email, lines };
    await buyer.post('declararDesistimiento', declared, { 'idempotency-key': buyer.newKey() });
    const [, , dropped = '', packed = ''] = (await read(orderAt(id))).split('<section aria-labelledby="parcel-');
    expect([dropped, packed.split('<h2>')[0]].map((section) => section?.includes(bra.code))).toEqual([true, false]);
  });

  test('the parcels of an order that was cancelled will not be sent', async () => {
    const { id, buyer, link } = await aSplitOrder();
    expect((await buyer.cancel(link)).status).toBe(200);
    const page = await read(orderAt(id));
    expect(page).not.toContain('to be sent');
    for (const position of [1, 2]) expect(page).toContain(`Parcel ${position} of 2: will not be sent`);
    expect((await buyer.read(link)).datos?.parcels?.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  test('cash on delivery, what only the account pays and a parcel to a client stay one parcel', async () => {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const atTheDoor = await guest().order(article, { metodo: '001' });
    expect((await (await office.signedIn()).get(`${orderAt(atTheDoor.id)}/split`)).status).toBe(409);
    expect(await read(orderAt(atTheDoor.id))).not.toContain('/split');
    const { id, attempt } = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    expect(await read(orderAt(id))).toContain('/split');
    for (const kept of [{ tender: null }, { tender: 'TCR', delivery_to: 'CLIENTE' }] as const) {
      await db().updateTable('orders').set(kept).where('id', '=', id).execute();
      expect((await (await office.signedIn()).get(`${orderAt(id)}/split`)).status).toBe(409);
    }
  });

  test('each parcel has a slip of its own, and the order’s slip has all of them', async () => {
    const { id, link, slip } = await aSplitOrder();
    const print = async (url: string) => {
      const reply = await office.app().inject({ url, headers: { cookie: (await office.signedIn()).cookie } });
      return { reply, pages: readPdf(reply.rawPayload).pages };
    };
    const { reply, pages } = await print(`${parcelAt(id, 2)}/slip`);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="packing-slip-${link.number}-2.pdf"`);
    expect(pages).toHaveLength(1);
    expect(pages.flat().join(' ')).toContain('2 / 2');
    expect(pages.flat()).not.toContain(slip.code);
    const all = (await print(`${orderAt(id)}/slip`)).pages;
    expect(all).toHaveLength(2);
    expect(all[0]).toContain(slip.code);
    expect((await (await office.signedIn()).get(`${parcelAt(id, 9)}/slip`)).status).toBe(404);
    await press(`${parcelAt(id, 1)}/send`);
    expect((await print(`${parcelAt(id, 2)}/slip`)).reply.statusCode).toBe(200);
    await press(`${parcelAt(id, 2)}/drop`);
    expect((await (await office.signedIn()).get(`${parcelAt(id, 2)}/slip`)).status).toBe(409);
    expect((await print(`${orderAt(id)}/slip`)).pages).toHaveLength(1);
  });

  test('pieces withdrawn before dispatch are taken off the parcel that has not left', async () => {
    const { id, buyer, link, bra, second } = await aSplitOrder();
    await press(`${parcelAt(id, 1)}/send`);
    const { email } = (await buyer.read(link)).datos ?? {};
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email };
    const lines = [{ code: bra.code, quantity: 1 }];
    await buyer.post('declararDesistimiento', { ...declared, lines }, { 'idempotency-key': buyer.newKey() });
    const [, ofFirst = '', ofSecond = ''] = (await read(orderAt(id))).split('<section aria-labelledby="parcel-');
    expect(ofFirst).toMatch(new RegExp(`<td class="number">1</td><th scope="row">${bra.code}`));
    expect(ofSecond.split('<h2>')[0]).toMatch(new RegExp(`<td class="number">1</td><th scope="row">${bra.code}`));
    expect(second.pieces).toMatchObject([{ quantity: 2 }]);
  });

  test('an executive sees each parcel with its lines', async () => {
    const { buyer, id, number, attempt, article } = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    await split(id, { [article.code]: '1' });
    await press(`${parcelAt(id, 2)}/send`, { carrier: 'dhl', tracking: 'DHL-0001', leftOn: '2026-03-15' });
    const { campaign_code } = await shop.orderOf(id);
    const { datos } = await buyer.get<AnswerOf<'readOrder'>>(`consultarPedidoDetalle/${campaign_code}/${number}`);
    expect(datos?.envios).toMatchObject([
      { numero: `${number}-1`, estado: 'PREPARANDO', salida: null, lineas: [{ cantidad: 2 }] },
      { numero: `${number}-2`, estado: 'EN_CAMINO', seguimiento: 'DHL-0001', lineas: [{ cantidad: 1 }] },
    ]);
    await press(`${parcelAt(id, 1)}/drop`);
    const mail = await shop.orderMail({ orderId: id, about: 'sent' });
    expect(mail?.text).toContain(`/executive/your-account/order?campaign=${campaign_code}&order=${number}`);
    const later = await buyer.get<AnswerOf<'readOrder'>>(`consultarPedidoDetalle/${campaign_code}/${number}`);
    expect(later.datos?.envios.map(({ estado }) => estado)).toEqual(['NO_ENVIADO', 'EN_CAMINO']);
    const stranger = await aBuyer(db(), shop.call);
    expect((await stranger.get(`consultarPedidoDetalle/${campaign_code}/${number}`)).status).toBe(404);
  });

  test('a parcel of an order that 0.2.0 delivered whole may still leave, and the order stays delivered', async () => {
    const { id } = await aSplitOrder();
    await press(`${parcelAt(id, 1)}/send`);
    await db()
      .transaction()
      .execute((trx) => changeOrderState(trx, id, 'deliver', { who: shopActor, now: shop.now() }));
    expect((await press(`${parcelAt(id, 2)}/send`)).to).toBe(`${orderAt(id)}?done=sendParcel`);
    await press(`${parcelAt(id, 2)}/deliver`);
    expect([await shop.stateOf(id), (await parcelsOf(id)).map(({ state }) => state)]).toEqual([
      'ENTREGADA',
      ['left', 'arrived'],
    ]);
  });

  test('what an operator reported of a parcel can be neither changed nor deleted', async () => {
    const { id, second } = await aSplitOrder();
    await press(`${parcelAt(id, 2)}/send`);
    for (const change of [
      sql`update parcel_events set reason = 'other' where parcel_id = ${second.id}`,
      sql`delete from parcel_events where parcel_id = ${second.id}`,
    ])
      await expect(change.execute(db())).rejects.toThrow('never changed');
  });
}, seededShop);
