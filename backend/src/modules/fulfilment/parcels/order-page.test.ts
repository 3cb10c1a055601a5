import { expect, test } from '@jest/globals';
import type { TenderCode } from 'contract/codes.ts';
import { sql } from 'kysely';
import { aBuyer, type Buyer, triana } from '../../../../test/buyers.ts';
import { withExchanges } from '../../../../test/exchanges.ts';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { setPieces } from '../../../../test/orders.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db, call, guest, shelf, article } = shop;
  const exchanges = withExchanges(shop);
  const orderAt = (id: string) => `/office/orders/${id}`;
  const read = async (id: string) => (await (await office.signedIn()).get(orderAt(id))).text;
  /** Texts of a packing slip, page by page. */
  async function print(path: string) {
    const reply = await office.app().inject({
      url: path,
      headers: { cookie: (await office.signedIn()).cookie },
    });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
  }
  const textsOf = (bytes: Buffer) => readPdf(bytes).pages.flat().join(' ').replaceAll(/ +/g, ' ');
  const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
  const ofOrder = (id: string) => db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function aPaidGuest() {
    const bought = await article();
    const order = await guest().order(bought);
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return { ...order, bought };
  }
  async function confirm(buyer: Buyer, metodo: TenderCode | null, change: object = {}) {
    const { datos } = await buyer.confirm({ ...(await buyer.asSeen({ metodo })), ...change });
    await buyer.settle();
    return { id: datos?.orden?.id ?? '', number: datos?.orden?.numero ?? '' };
  }
  /** Two of an article for a client, one for another who is left out, and three of another article for herself. */
  async function aSharedOrder() {
    const [one, two] = await shelf(2);
    if (!one || !two) throw new Error('no articles');
    const buyer = await aBuyer(db(), call);
    const ana = await buyer.aClient('Ana «la de Triana»');
    const eva = await buyer.aClient('Eva Ausente');
    await buyer.add([
      { clave: '1', codigo: one.code, cantidadPedida: 2, cliente: ana.id },
      { clave: '2', codigo: two.code, cantidadPedida: 1, cliente: eva.id },
      { clave: '3', codigo: two.code, cantidadPedida: 3 },
    ]);
    await buyer.get(`omitirClientes/${eva.id}`);
    await buyer.ship();
    return { buyer, one, two, ...(await confirm(buyer, '001')) };
  }

  test('an order’s page shows recipient, method, contents by warehouse and the amount to collect', async () => {
    const bought = await article();
    await db().updateTable('articles').set({ grams: 95 }).where('id', '=', bought.id).execute();
    const { id, body } = await guest().order(bought, { metodo: '001' });
    const { total_cents } = await ofOrder(id);
    const text = await read(id);
    for (const said of [
      'Inés Soto Gil',
      '(guest)',
      '+34600777888',
      'Standard',
      '46003 València',
      bought.code,
      bought.size,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('<dd>EST</dd>');
    expect(text).toMatch(/<h3>(Central|Europe) warehouse<\/h3>/);
    expect(text).toMatch(/<td class="number">2<\/td>/);
    expect(text).toContain(`Collect at the door: <b>${euros(total_cents ?? 0)}</b>`);
    expect(text).toContain('190 g');
    expect(body.contacto.telefono).toBe('+34600777888');
  });

  test('a paid order has nothing to collect, and an unpaid one must not be sent and has no slip', async () => {
    const paid = await aPaidGuest();
    expect(await read(paid.id)).toContain('Nothing to collect');
    const waiting = await guest().order(await article());
    const text = await read(waiting.id);
    expect(text).toContain('Not paid yet: this order must not leave.');
    expect(text).not.toContain('Print packing slip');
    expect((await print(`${orderAt(waiting.id)}/slip`)).status).toBe(409);
    const buyerAway = await aPaidGuest();
    expect((await guest().cancel(buyerAway.link)).status).toBe(200);
    expect(await read(buyerAway.id)).toContain('This order has ended: nothing leaves.');
    expect((await print(`${orderAt(buyerAway.id)}/slip`)).status).toBe(409);
  });

  test('an order whose payments are all refunded must not be sent', async () => {
    const { id, attempt } = await aPaidGuest();
    const amount = ((await shop.attemptOf(attempt)).cents / 100).toFixed(2);
    const browser = await office.signedIn();
    await (await browser.press(`${office.at(attempt)}/give-back`, { amount, reason: 'never sent' })).confirm();
    expect(await read(id)).toContain('All its money goes back: this order must not leave.');
    expect((await print(`${orderAt(id)}/slip`)).status).toBe(409);
    await (await browser.press(`${orderAt(id)}/call-off`, { reason: 'never sent' })).confirm();
    expect(await read(id)).toContain('This order has ended: nothing leaves.');
  });

  test('an order of an executive names its clients, without omitted ones', async () => {
    const { id, one, two, buyer } = await aSharedOrder();
    const text = await read(id);
    expect(text).toContain(`${buyer.account.name} (T${buyer.id.slice(0, 8)})`);
    expect(text).toContain('Vera Prueba');
    expect(text).toContain('Ana «la de Triana»');
    expect(text).toContain(one.code);
    expect(text).toMatch(new RegExp(`<td class="number">3</td><th scope="row">${two.code}`));
    expect(text).not.toContain('Eva Ausente');
  });

  test('pieces that had run out before confirmation are not to be packed', async () => {
    const [one, two] = await shelf(2);
    if (!one || !two) throw new Error('no articles');
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [one.code]: 3, [two.code]: 1 });
    await buyer.ship();
    await setPieces(db(), one.id, 1);
    const { id } = await confirm(buyer, '001', { entregaParcial: true });
    const [packed = '', leftOut = ''] = (await read(id)).split('<h3>Not to be packed</h3>');
    expect(packed).toContain(two.code);
    expect(leftOut).toMatch(new RegExp(`<td class="number">2</td>.*${one.code}.*sold out before`, 's'));
  });

  test('pieces withdrawn before dispatch are not to be packed', async () => {
    const { id, link, body, bought } = await aPaidGuest();
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email: body.contacto.correo };
    const lines = [{ code: bought.code, quantity: 1 }];
    const { post, newKey } = guest();
    expect((await post('declararDesistimiento', { ...declared, lines }, { 'idempotency-key': newKey() })).status).toBe(
      200,
    );
    const [packed = '', leftOut = ''] = (await read(id)).split('<h3>Not to be packed</h3>');
    expect(packed).toMatch(new RegExp(`<td class="number">1</td><th scope="row">${bought.code}`));
    expect(leftOut).toMatch(new RegExp(`<td class="number">1</td><th scope="row">${bought.code}.*withdrawn`, 's'));
  });

  test('pieces exchanged after arrival are listed beside the order’s contents', async () => {
    const { id, link, code, size, wish } = await exchanges.aGuestsOrder();
    await exchanges.ask(link, [wish()]);
    const [packed = '', changed = ''] = (await read(id)).split('<h3>Changed since</h3>');
    expect(packed).toMatch(new RegExp(`<td class="number">2</td><th scope="row">${code}`));
    expect(changed).toMatch(
      new RegExp(`<td class="number">1</td><th scope="row">${code}.*exchanged for .*${size.code}`, 's'),
    );
  });

  test('an order to the Canary Islands asks for the customs declaration', async () => {
    const { id } = await guest().order(await article(), {
      direccion: triana,
      aceptaImportacion: true,
    });
    expect(await read(id)).toContain('add the customs declaration');
    expect(await read((await aPaidGuest()).id)).not.toContain('customs declaration');
  });

  test('gifts are packed with the rest and marked', async () => {
    const { id, bought } = await aPaidGuest();
    const gift = await article();
    const { guest_id } = await ofOrder(id);
    await sql`
      with given as (
        insert into order_lines (order_id, guest_id, type, article_id, quantity, seen_cents, fixed_cents, unit_cents,
          unit_points, vat_rate, gift_rule)
        select ${id}, ${guest_id}, 'A', ${gift.id}, 1, 0, 0, 0, 0, 2100, (select id from gift_rules limit 1)
        returning id)
      insert into reservations (line_id, warehouse, order_id, article_id, quantity)
      select id, 'Bodega Europa', ${id}, ${gift.id}, 1 from given`.execute(db());
    const text = await read(id);
    expect(text).toContain(bought.code);
    expect(text).toMatch(new RegExp(`${gift.code}</th>(<td>[^<]*</td>\\s*){2}<td>[^<]* \\(gift\\)</td>`));
  });

  test('a slip has the order’s number, its lines, destination and origin, and no price', async () => {
    const { id, link, bought } = await aPaidGuest();
    const { total_cents } = await ofOrder(id);
    const { status, headers, bytes } = await print(`${orderAt(id)}/slip`);
    expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="packing-slip-${link.number}.pdf"`,
      'no-store',
    ]);
    const { pages, language } = readPdf(bytes);
    expect([pages.length, language]).toEqual([1, 'en']);
    const text = textsOf(bytes);
    for (const said of [
      `Packing slip ${link.number}`,
      'Inés Soto Gil',
      'Calle de la Paz 3',
      'Velia Moda',
      bought.code,
      bought.size,
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/(Central|Europe) warehouse/);
    expect(text).not.toContain('€');
    expect(text).not.toContain(String((total_cents ?? 0) / 100));
  });

  test('a slip states the amount to collect in cash, and names the client and the client’s article', async () => {
    const { id, one } = await aSharedOrder();
    const { total_cents, balance_cents } = await ofOrder(id);
    const text = textsOf((await print(`${orderAt(id)}/slip`)).bytes);
    expect(text).toContain(`Collect at the door: ${euros((total_cents ?? 0) - balance_cents)}`);
    for (const said of ['Ana «la de Triana»', one.code]) expect(text).toContain(said);
  });

  test('a slip of sixty lines spans pages, loses none, and is in the office’s language', async () => {
    const wares = await shelf(60);
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes(Object.fromEntries(wares.map(({ code }) => [code, 1])));
    await buyer.ship();
    const { id, number } = await confirm(buyer, null);
    const { bytes } = await print(`${orderAt(id)}/slip?lang=de`);
    expect(bytes.length).toBe(0);
    const browser = await office.signedIn();
    const reply = await office.app().inject({
      url: `${orderAt(id)}/slip`,
      headers: { cookie: `${browser.cookie}; office-language=de` },
    });
    const { pages, language } = readPdf(reply.rawPayload);
    expect(language).toBe('de');
    expect(pages.length).toBeGreaterThan(1);
    const texts = pages.flat();
    for (const { code } of wares) expect(texts).toContain(code);
    for (const [at, page] of pages.entries())
      expect(page.at(-1)).toBe(`Velia · Packzettel ${number} · Seite ${at + 1} von ${pages.length}`);
  });

  test('a name that looks like HTML is text, on the page and on the slip', async () => {
    const { id } = await aPaidGuest();
    const hostile = '<script>alert(1)</script>" onload="x" \u202e';
    await db()
      .updateTable('addresses')
      .set({ name: hostile, notes: hostile })
      .where('guest_id', 'is not', null)
      .execute();
    const text = await read(id);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x&quot;');
    expect(textsOf((await print(`${orderAt(id)}/slip`)).bytes)).toContain('<script>alert(1)</script>');
    await db().updateTable('addresses').set({ name: 'Inés', notes: null }).where('guest_id', 'is not', null).execute();
  });

  test('the slips of all orders to send are one document of at most fifty, each starting a page', async () => {
    const { id, link } = await aPaidGuest();
    await sql`update orders set changed_at = '2020-01-01' where id = ${id}`.execute(db());
    const list = (await (await office.signedIn()).get('/office/orders')).text;
    expect(list).toContain('href="/office/orders/slips?page=1"');
    expect(list).not.toContain('href="/office/orders/slips?page=2"');
    await (
      await (await office.signedIn()).press(`${orderAt((await aPaidGuest()).id)}/send`, { reason: 'list' })
    ).confirm();
    await shop.copyForOthers(id, 60);
    const more = (await (await office.signedIn()).get('/office/orders')).text;
    expect(more).toContain('href="/office/orders/slips?page=2"');
    const first = readPdf((await print('/office/orders/slips?page=1')).bytes);
    const starts = first.pages.filter((page) => page[1]?.startsWith('Packing slip '));
    expect(starts).toHaveLength(50);
    expect(first.pages[0]).toContain(`Packing slip ${link.number}`);
    expect(first.pages.map((page) => page.at(-1))).toContainEqual(expect.stringMatching(/Page 1 of 1$/));
    const second = readPdf((await print('/office/orders/slips?page=2')).bytes);
    const numbers = (pages: string[][]) => pages.flatMap((page) => page.filter((text) => /^Packing slip /.test(text)));
    expect(numbers(second.pages).filter((each) => numbers(first.pages).includes(each))).toEqual([]);
    expect((await print('/office/orders/slips?page=21')).status).toBe(404);
    expect((await print('/office/orders/slips?page=20')).status).toBe(404);
    const stranger = await office.app().inject({ url: '/office/orders/slips?page=1' });
    expect([stranger.statusCode, stranger.headers.location]).toEqual([303, '/office/sign-in']);
  });

  test('N27 sending and delivering an order need no reason, and calling it off needs one', async () => {
    const { id } = await aPaidGuest();
    const browser = await office.signedIn();
    const calledOff = await browser.press(`${orderAt(id)}/call-off`);
    expect(calledOff.sure.status).toBe(422);
    const { asked, sure, confirm: go } = await browser.press(`${orderAt(id)}/send`);
    expect(asked.text).not.toMatch(/<textarea[^>]* required/);
    expect(sure.status).toBe(200);
    expect((await browser.press(`${orderAt(id)}/send`, { reason: 'x' })).sure.status).toBe(422);
    expect((await go()).to).toBe(`${orderAt(id)}?done=sendOrder`);
    expect((await browser.get(orderAt(id))).text).toMatch(/Sent, .*, marta<\/li>/);
    expect((await (await browser.press(`${orderAt(id)}/deliver`)).confirm()).status).toBe(303);
  });

  test('an order with cash on delivery must not be sent while a withdrawal is open', async () => {
    const bought = await article();
    const { id, link, body } = await guest().order(bought, { metodo: '001' });
    expect((await print(`${orderAt(id)}/slip`)).status).toBe(200);
    const { post, newKey } = guest();
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email: body.contacto.correo };
    const lines = [{ code: bought.code, quantity: 1 }];
    expect((await post('declararDesistimiento', { ...declared, lines }, { 'idempotency-key': newKey() })).status).toBe(
      200,
    );
    const text = await read(id);
    expect(text).toContain('agree on the amount before this order leaves');
    expect(text).not.toContain('Collect at the door');
    expect((await print(`${orderAt(id)}/slip`)).status).toBe(409);
  });
}, seededShop);
