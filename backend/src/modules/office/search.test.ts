import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db, guest, article } = shop;
  const orderAt = (id: string) => `/office/orders/${id}`;
  const search = async (typed: string, more = '') =>
    (await office.signedIn()).get(`/office/search?q=${encodeURIComponent(typed)}${more}`);

  /** An order of Maruja Soler's that is paid at the door. */
  async function anOrderOfMaruja() {
    const bought = await article();
    const order = await guest().order(bought, {
      metodo: '001',
      contacto: {
        nombre: 'Maruja',
        apellidos: 'Ávila Soler',
        correo: 'Maruja.Soler@example.com',
        telefono: '+34612345678',
      },
      direccion: {
        nombre: 'Ramón',
        apellidos: 'Peñalver',
        linea1: 'Calle de la Paz 3',
        codigoPostal: '46003',
        localidad: 'València',
        estado: '46',
        pais: 'ES',
      },
    });
    return { ...order, bought };
  }

  test('N13 a cash order is found by number, names, mail, telephone and article code, whole or in part', async () => {
    const { id, link, bought } = await anOrderOfMaruja();
    expect((await search(link.number.toLowerCase())).to).toBe(orderAt(id));
    const typings = [
      link.number.slice(-4),
      link.number.slice(2),
      ...['maruja', 'MARUJA  soler', 'Soler, Maruja', 'avila', 'Ávila sol', 'ramon peñalver', 'Penalver'],
      ...['maruja.soler@example.com', 'MARUJA.SOLER@'],
      ...['+34612345678', '612 345 678', '0034 612-34-56-78', '(34) 612.345.678', '345678'],
      bought.code,
    ];
    for (const typed of typings) {
      const { to, text } = await search(typed);
      expect([typed, to === orderAt(id) || text.includes(`href="${orderAt(id)}"`)]).toEqual([typed, true]);
    }
  });

  test('a found order shows number, guest, recipient, amount, time and state, and its page links to the tracking', async () => {
    const { id, link } = await anOrderOfMaruja();
    await db().updateTable('orders').set({ total_cents: 123_456 }).where('id', '=', id).execute();
    const { text } = await search('maruja');
    for (const said of [
      '<h2 id="orders">Orders',
      link.number,
      'Maruja Ávila Soler (guest)',
      'Ramón Peñalver',
      '€1,234.56',
      '<time',
    ])
      expect(text).toContain(said);
    const browser = await office.signedIn();
    await (await browser.press(`${orderAt(id)}/send`, { carrier: 'correos', tracking: 'PQ4F8A12' })).confirm();
    expect((await search('maruja')).text).toContain('<td>Sent</td>');
    const page = (await browser.get(orderAt(id))).text;
    expect(page).toMatch(/<a href="https:[^"]*PQ4F8A12[^"]*"[^>]*>PQ4F8A12<\/a>/);
  });

  test('an executive is found by code, name, mail and telephone, together with an order', async () => {
    const { buyer, id, number } = await shop.aWaitingOrder();
    const code = `T${buyer.id.slice(0, 8)}`;
    const phone = `+349${buyer.id.replaceAll(/\D/g, '').padEnd(8, '7').slice(0, 8)}`;
    await db().updateTable('executives').set({ phone }).where('account_id', '=', buyer.id).execute();
    const { email } = await db()
      .updateTable('accounts')
      .set({ name: `Remedios Ortiz ${code}`, email: `${code}@velia.example` })
      .where('id', '=', buyer.id)
      .returning('email')
      .executeTakeFirstOrThrow();
    for (const typed of [code.toLowerCase(), `remedios ${code}`, email ?? '', phone.slice(3)]) {
      const { text } = await search(typed);
      for (const said of [
        'Executive',
        `Remedios Ortiz ${code}`,
        `href="/office/search?q=${code}"`,
        orderAt(id),
        number,
      ])
        expect([typed, text.includes(said)]).toEqual([typed, true]);
    }
  });

  test('a client who has an account is found by name, with a link that searches for the mail address', async () => {
    const { text } = await search('emma whitfield');
    expect(text).toContain('Emma Whitfield');
    expect(text).toMatch(/<td>Client<\/td>/);
    expect(text).toMatch(/href="\/office\/search\?q=emma%40velia\.example"/);
  });

  test('a paid order is found together with its payment', async () => {
    const bought = await article();
    const { id, link, attempt } = await guest().order(bought);
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    const { text } = await search(link.number);
    for (const said of [orderAt(id), office.at(attempt), '<h2 id="payments">Payments']) expect(text).toContain(said);
  });

  test('many found orders come a page at a time, and the last page links to no further one', async () => {
    const { id } = await guest().order(await article(), {
      contacto: { nombre: 'Vecina', apellidos: 'Numerosa', correo: 'vecina@example.com', telefono: '+34600777888' },
    });
    await shop.copyForOthers(id, 30);
    const first = (await search('vecina numerosa')).text;
    expect(first.match(/<th scope="row"><a href="\/office\/orders\//g)).toHaveLength(25);
    expect(first).toContain('href="/office/search?q=vecina%20numerosa&amp;page=2"');
    const second = (await search('vecina numerosa', '&page=2')).text;
    expect(second.match(/<th scope="row"><a href="\/office\/orders\//g)).toHaveLength(6);
    expect(second).not.toContain('page=3');
    expect((await search('vecina', '&page=401')).status).toBe(404);
  });

  test('a text that matches nothing, or a hostile one, finds nothing and breaks nothing', async () => {
    await anOrderOfMaruja();
    const typings = [
      ...["'; drop table orders", '%', '____', '\\', '<b>nobody</b>', ':* & !', '()', '+', '@', '%@%', '--', '99999'],
      ...['x'.repeat(500), 'a & b | c', '🙂', '٤٥٦٧٨٩', 'E99999', 'no@body.example'],
    ];
    for (const typed of typings) {
      const { status, text } = await search(typed);
      expect([typed, status, text.includes('Nothing found')]).toEqual([typed, 200, true]);
    }
    expect((await search('<script>alert(1)</script>')).text).not.toContain('<script');
    for (const empty of ['', '?q=', '?q=%00', '?q=%20', '?q=%ED%A0%80'])
      expect((await (await office.signedIn()).get(`/office/search${empty}`)).status).toBe(200);
  });

  test('drafts are not found by their executive’s name, and a search without a session redirects to sign-in', async () => {
    const reply = await office.app().inject({ url: '/office/search?q=maruja' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/office/sign-in']);
    const { rows } = await sql<{ id: string }>`select id from orders where number is null`.execute(db());
    for (const { id } of rows) expect((await search('lucia')).text).not.toContain(id);
  });
}, seededShop);
