import { describe, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { roles } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import { testConfig } from '../../../../test/client.ts';
import { aClientBook } from '../../../../test/client-book.ts';
import { anAccount, aSession } from '../../../../test/factories.ts';
import { type GuestKey, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { makeLink } from '../../../../test/links.ts';
import { lastMailOfChange } from '../../../../test/mail-change.ts';
import { anExecutive } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { AccountMailJob } from '../../../kit/outbox.ts';
import { writeAccountLinkMail } from './account-link-mail.ts';
import { chooseExecutiveLimit, createAccountLimits } from './create-account.routes.ts';

const password = 'amber-Lantern-77';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;
  const call = <T>(...given: Parameters<typeof shop.call>) => shop.call<T>(...given);
  const book = aClientBook(database, () => shop.call);
  let homes = 0;
  const household = () => {
    homes += 1;
    return `203.0.113.${homes}`;
  };
  const ask = (body: BodyOf<'askForAccount'>, address = household()) =>
    call('POST', '/api/public/pedirCuenta', { body, address });
  const write = (address: string, storeOwnerId: string | null = null) =>
    writeAccountLinkMail(
      db(),
      { about: 'ownAccount', address, storeOwnerId, locale: 'en' },
      { create: makeLink },
      testConfig.storefrontUrl,
    );
  const tokenFor = async (address: string, storeOwnerId: string | null = null) =>
    /\/validation\/account#(\S+)/.exec((await write(address, storeOwnerId))?.text ?? '')?.[1] ?? '';
  const open = (token: string) =>
    call<AnswerOf<'readAccountLink'>>('POST', '/api/public/leerEnlaceCuenta', { body: { token } });
  const create = (token: string, more: Partial<BodyOf<'createAccount'>> = {}) =>
    call<AnswerOf<'createAccount'>>('POST', '/api/clientes/crearCuenta', {
      body: {
        ...{ token, givenName: 'Inés', familyName: 'Soto Gil', password },
        ...{ withExecutive: false, consents: [], ...more },
      },
    });
  const home = (token = '') => call<AnswerOf<'readClient'>>('GET', '/api/clientes/consultarClienteSesion', { token });
  const orders = async (token = '') =>
    (await call<AnswerOf<'listClientOrders'>>('GET', '/api/clientes/consultarPedidos', { token })).datos;
  const choose = (token: string, alias: string | null) =>
    call<AnswerOf<'chooseExecutive'>>('POST', '/api/clientes/elegirSocia', { token, body: { alias } });
  const signedUp = async (address: string, more: Partial<BodyOf<'createAccount'>> = {}, owner: string | null = null) =>
    (await create(await tokenFor(address, owner), more)).datos?.token ?? '';
  const aliasOf = async (id: string) =>
    (await db().selectFrom('executives').select('alias').where('account_id', '=', id).executeTakeFirstOrThrow()).alias;
  const yes = (codigo: 'TALLAS_CUENTA' | 'DESEOS_CUENTA' | 'TALLAS_SOCIA', dado = true) => ({
    ...{ codigo, dado, version: termsVersion },
  });
  const allNews = () => shop.sent<AccountMailJob>('account-mail');
  const newsOf = async () => (await allNews()).at(-1);

  test('asking for an account is answered alike whether there is one; only the mail says so, and a mailbox gets few', async () => {
    const known = await anAccount(db(), { role: roles.client });
    await db().updateTable('accounts').set({ email: 'known@example.com' }).where('id', '=', known.id).execute();
    const answers = [
      await ask({ email: 'known@example.com', locale: 'en' }),
      await ask({ email: 'nobody@example.com', locale: 'en' }),
    ];
    expect(answers.map(({ status, datos }) => [status, datos])).toEqual([
      [202, {}],
      [202, {}],
    ]);
    expect(await newsOf()).toMatchObject({ about: 'ownAccount', address: 'nobody@example.com', storeOwnerId: null });
    // Names the user name, with no link that opens anything.
    expect((await write('Known@example.com'))?.text).toContain(known.username);
    expect(await tokenFor('known@example.com')).toBe('');
    expect(await tokenFor('nobody@example.com')).not.toBe('');
    const before = (await allNews()).length;
    for (let time = 0; time < createAccountLimits.mailbox.max + 3; time += 1)
      expect((await ask({ email: 'flooded@example.com', locale: 'es' })).status).toBe(202);
    // Nor for other spellings of the same mailbox.
    for (const email of ['flooded+1@example.com', 'Flooded+2@example.com', 'f.looded@example.com'])
      expect((await ask({ email, locale: 'es' })).status).toBe(202);
    expect((await allNews()).length - before).toBe(createAccountLimits.mailbox.max);
    for (let time = 0; time < createAccountLimits.address.max; time += 1)
      await ask({ email: `one${time}@example.com`, locale: 'es' }, '203.0.113.250');
    expect((await ask({ email: 'last@example.com', locale: 'es' }, '203.0.113.250')).status).toBe(429);
  });

  test('a guest asks for an account by the order just placed; its mail confirms the address, and the orders are in the account', async () => {
    const article = await shop.article();
    const first = await guest().order(article);
    const { correo } = first.body.contacto;
    const wrong: GuestKey = { ...first.link, secret: `${first.link.secret}x` };
    expect((await ask({ order: wrong, locale: 'es' })).status).toBe(404);
    expect((await ask({ order: first.link, locale: 'es' })).status).toBe(202);
    expect(await newsOf()).toMatchObject({ about: 'ownAccount', address: correo, storeOwnerId: null });

    const token = await tokenFor(correo);
    expect(await open(token)).toMatchObject({
      status: 200,
      datos: { email: correo, givenName: 'Inés', familyName: 'Soto Gil', orders: 1, executive: null },
    });
    const begun = await create(token);
    expect(begun).toMatchObject({ status: 200, datos: { nombre: 'Inés Soto Gil' } });
    const own = begun.datos?.token;
    expect(await home(own)).toMatchObject({ status: 200, datos: { socia: null, correo, solicitudes: [], tallas: [] } });
    expect(await orders(own)).toMatchObject({
      total: 1,
      orders: [first.link],
    });

    // A later order without signing in is found as well, in any spelling of the address's case.
    const later = await guest().order(article, { contacto: { ...first.body.contacto, correo: correo.toUpperCase() } });
    expect((await orders(own))?.orders.map(({ number }) => number).toSorted()).toEqual(
      [first.link.number, later.link.number].toSorted(),
    );
    // The address is the user name.
    const login = { usuario: correo, clave: password };
    expect(await call('POST', '/api/clientes/login', { body: login })).toMatchObject({ status: 200 });
  });

  test('P01 orders are shown only to clients who confirmed the address', async () => {
    const { body } = await guest().order(await shop.article());
    const { correo } = body.contacto;
    const unproved = await anAccount(db(), { role: roles.client });
    await db()
      .updateTable('accounts')
      .set({ email: correo, email_confirmed: false })
      .where('id', '=', unproved.id)
      .execute();
    expect(await orders((await aSession(db(), unproved)).token)).toEqual({ orders: [], total: 0 });
    expect(await orders(await signedUp('another@example.com'))).toEqual({ orders: [], total: 0 });
  });

  test('P01 P03 orders of a former address stay with their client, and a later owner of the mailbox does not see them', async () => {
    const article = await shop.article();
    const days = (count: number) => new Date(shop.now().getTime() + count * 86_400_000);
    const ordered = async (correo: string, day: number) => {
      const contacto = { nombre: 'Inés', apellidos: 'Soto Gil', telefono: '+34600777888', correo };
      const { id, link } = await guest().order(article, { contacto });
      await sql`update guests set created_at = ${days(day)} where id = (select guest_id from orders where id = ${id})`.execute(
        db(),
      );
      return link.number;
    };
    const numbers = async (token: string) => {
      const found = await orders(token);
      expect(found?.total).toBe(found?.orders.length);
      return found?.orders.map(({ number }) => number).toSorted();
    };
    const was = 'old.mailbox@example.com';
    const first = await ordered(was, -3);
    const token = await signedUp(was);
    // A client who already shares the mailbox still sees the orders.
    const sharing = await anAccount(db(), { role: roles.client });
    await db()
      .updateTable('accounts')
      .set({ email: was, email_since: days(-1) })
      .where('id', '=', sharing.id)
      .execute();
    const change = async (body: object) => {
      const version = (await home(token)).datos?.version;
      return call('POST', '/api/clientes/cambiarDatosCliente', { token, body: { version, ...body } });
    };
    expect(await change({ email: 'new.mailbox@example.com', password })).toMatchObject({ status: 200 });
    const news = (await newsOf()) ?? { about: 'enrolment', id: '' };
    const mail = await lastMailOfChange(db(), [{ kind: 'account-mail', payload: news }]);
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    expect(await change({ code })).toMatchObject({ status: 200 });

    const kept = await ordered('New.Mailbox@example.com', 2);
    const others = await ordered(was, 3);
    expect(await numbers(token)).toEqual([first, kept].toSorted());
    const copy = await call('GET', '/api/clientes/exportarDatosCliente', { token });
    expect(
      JSON.parse(copy.text)
        .kept.orders.map(({ number }: { number: string }) => number)
        .toSorted(),
    ).toEqual([first, kept].toSorted());
    expect(await numbers((await aSession(db(), sharing)).token)).toEqual([first, others].toSorted());
    // A later owner of the mailbox sees what was ordered with it since.
    await db().updateTable('accounts').set({ email: null }).where('id', '=', sharing.id).execute();
    const later = await tokenFor(was);
    expect((await open(later)).datos?.orders).toBe(1);
    const begun = (await create(later)).datos?.token ?? '';
    expect(await numbers(begun)).toEqual([others]);
    // Also after that client has left the address too.
    await sql`insert into former_mails (account_id, email, since, until)
      select id, email, email_since, ${days(5)} from accounts where email = ${was}`.execute(db());
    await sql`update accounts set email = 'third@example.com' where email = ${was}`.execute(db());
    expect(await numbers(begun)).toEqual([others]);
    expect(await numbers(token)).toEqual([first, kept].toSorted());
    // Ending the account does not return its orders to the mailbox it had left.
    const end = { password };
    expect((await call('POST', '/api/clientes/cerrarCuentaCliente', { token, body: end })).status).toBe(200);
    expect(await numbers(begun)).toEqual([others]);
    const { rows: left } = await sql`select account_id from former_mails where email = ${was} order by id`.execute(
      db(),
    );
    expect(left[0]).toEqual({ account_id: null });
  });

  test('a link opens one account once; a weak password does not use it up, and it is no password reset', async () => {
    const token = await tokenFor('once@example.com');
    expect(await create(token, { password: 'once@example.com' })).toMatchObject({
      ...{ status: 422, campos: { password: expect.any(String) } },
    });
    const renew = { ambito: 'cliente', token, claveNueva: password };
    expect((await call('POST', '/api/public/cambiarPassword', { body: renew })).status).toBe(404);
    expect((await call('POST', '/api/public/validarRecordarContrasena', { body: { token } })).status).toBe(404);
    const both = await Promise.all([create(token), create(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await open(token)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
    // Two mails under way at once lead to one account.
    const [one, two] = [await tokenFor('twice@example.com'), await tokenFor('twice@example.com')];
    expect((await create(one)).status).toBe(200);
    expect(await create(two)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
    expect((await open('no-such-token-at-all')).status).toBe(404);
  });

  test('an account keeps only what was consented to, and withdrawing a consent erases it', async () => {
    const bras = [{ tipo: 'sujetador' as const, talla: '90B' }];
    const silent = await signedUp('silent@example.com', {
      sizes: bras,
      consents: [yes('DESEOS_CUENTA', false)],
    });
    expect((await home(silent)).datos?.tallas).toEqual([]);
    const { rows } = await sql<{ reference: string; color: string }>`
      select p.reference, v.color_code as color from variants v join products p on p.id = v.product_id limit 1`.execute(
      db(),
    );
    const wish = { reference: rows[0]?.reference ?? '', colour: rows[0]?.color ?? '' };
    const sync = (token: string) =>
      call('POST', '/api/deseos/sincronizar', { token, body: { ambito: 'cliente', add: [wish], remove: [] } });
    expect(await sync(silent)).toMatchObject({ datos: { wishes: [], kept: false } });

    const said = [yes('TALLAS_CUENTA'), yes('DESEOS_CUENTA')];
    const keeping = await signedUp('keeping@example.com', { sizes: bras, consents: said });
    expect((await home(keeping)).datos?.tallas).toEqual(bras);
    expect(await sync(keeping)).toMatchObject({ datos: { wishes: [wish] } });
    const version = (await home(keeping)).datos?.version ?? 0;
    const consents = [yes('TALLAS_CUENTA', false), yes('DESEOS_CUENTA', false)];
    const change = (body: BodyOf<'updateClient'>) =>
      call('POST', '/api/clientes/cambiarDatosCliente', { token: keeping, body });
    expect(await change({ version, consents })).toMatchObject({ status: 200 });
    expect((await home(keeping)).datos?.tallas).toEqual([]);
    const { id } = await db()
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'keeping@example.com')
      .executeTakeFirstOrThrow();
    expect(await db().selectFrom('wishes').selectAll().where('account_id', '=', id).execute()).toEqual([]);
    // Without an executive nobody can see the sizes.
    expect((await change({ version: version + 1, consents: [yes('TALLAS_SOCIA')] })).status).toBe(422);
    const early = { consents: [yes('TALLAS_SOCIA')] };
    expect((await create(await tokenFor('other@example.com'), early)).status).toBe(422);
    // Nor at sign-up: an executive who accepts the client later has no consent yet.
    expect((await create(await tokenFor('other@example.com'), { ...early, withExecutive: true })).status).toBe(422);
  });

  describe('with an executive', () => {
    /** The store has been opened once. */
    const openStore = ({ id }: { id: string }) =>
      db().insertInto('stores').values({ executive_id: id, portrait: null, whatsapp: null, email: null }).execute();

    /** An executive who may be shown to strangers. */
    const aSeller = async () => {
      const she = await anExecutive(db());
      await openStore(she);
      return she;
    };

    test("V02 N06 the store's executive gets the client only if the client chooses so, and does not see the sizes", async () => {
      const she = await aSeller();
      const alias = await aliasOf(she.id);
      await ask({ email: 'store@example.com', locale: 'es', alias });
      expect(await newsOf()).toMatchObject({ storeOwnerId: she.id });
      const bras = [{ tipo: 'sujetador' as const, talla: '90B' }];
      const alone = await signedUp('alone@example.com', {}, she.id);
      expect((await home(alone)).datos?.socia).toBeNull();
      const more = { withExecutive: true, sizes: bras, consents: [yes('TALLAS_CUENTA')] };
      const withHer = await signedUp('with@example.com', more, she.id);
      const { datos } = await home(withHer);
      expect(datos?.socia?.alias).toBe(alias);
      const known = await book.read(she, datos?.id ?? '');
      expect(known).toMatchObject({ conAcceso: true, correo: 'with@example.com', tallas: null, consentimientos: [] });
      // An executive's edit removes no sizes from the client's account.
      await book.edit(she, { id: datos?.id ?? '', notas: 'le gusta el azul', tallas: [] });
      expect((await home(withHer)).datos?.tallas).toEqual(bras);
    });

    test('V02 N06 an executive whose store was never opened is not found by alias, at sign-up or at a later choice', async () => {
      const she = await anExecutive(db());
      const alias = await aliasOf(she.id);
      await ask({ email: 'counting@example.com', locale: 'es', alias });
      expect(await newsOf()).toMatchObject({ address: 'counting@example.com', storeOwnerId: null });
      const token = await signedUp('counting@example.com');
      expect((await choose(token, alias)).status).toBe(404);
      await openStore(she);
      expect((await choose(token, alias)).status).toBe(200);
    });

    test('N06 a client chooses an executive later and leaves again; the account stays, the entry in the book goes', async () => {
      const she = await aSeller();
      const alias = await aliasOf(she.id);
      const token = await signedUp('later@example.com');
      expect((await choose(token, 'nobody-has-this')).status).toBe(404);
      expect((await choose(token, 'invited')).status).toBe(404);
      expect(await choose(token, alias)).toMatchObject({ status: 200, datos: { executive: { alias } } });
      const inBook = (await home(token)).datos?.id ?? '';
      expect(await book.read(she, inBook)).toMatchObject({ nombre: 'Inés', apellidos: 'Soto Gil' });
      const other = await aSeller();
      expect((await choose(token, await aliasOf(other.id))).status).toBe(409);

      expect(await choose(token, null)).toMatchObject({ status: 200, datos: { executive: null } });
      expect(await home(token)).toMatchObject({ status: 200, datos: { socia: null, nombre: 'Inés Soto Gil' } });
      expect((await book.readAll(she, inBook)).status).toBe(404);
      expect(await newsOf()).toMatchObject({ about: 'clientLeft', executiveId: she.id, closed: false });
      const send = { productos: [], nota: '' };
      const headers = { 'idempotency-key': guest().newKey() };
      expect((await call('POST', '/api/clientes/enviarProductos', { token, body: send, headers })).status).toBe(403);
    });

    test("N06 a client's seventh choice in a row is refused, so executives get six mails at most; leaving is never throttled", async () => {
      const alias = await aliasOf((await aSeller()).id);
      const token = await signedUp('to-and-fro@example.com');
      const before = (await allNews()).length;
      for (let time = 1; time < chooseExecutiveLimit.burst; time += 1)
        expect([(await choose(token, alias)).status, (await choose(token, null)).status]).toEqual([200, 200]);
      expect((await choose(token, alias)).status).toBe(200);
      expect((await choose(token, 'nobody-has-this')).status).toBe(429);
      expect((await choose(token, null)).status).toBe(200);
      expect((await choose(token, alias)).status).toBe(429);
      expect((await choose(token, null)).status).toBe(200);
      expect((await allNews()).length - before).toBe(chooseExecutiveLimit.burst);
    });

    test('N06 a client takes over the entry that the executive wrote down; a block cannot be undone by a link', async () => {
      const she = await aSeller();
      const written = await book.add(she, { nombre: 'Inés', correo: 'written@example.com', notas: 'de la feria' });
      const token = await signedUp('written@example.com', { withExecutive: true }, she.id);
      expect((await home(token)).datos?.id).toBe(written);
      expect(await book.read(she, written)).toMatchObject({ conAcceso: true, notas: 'de la feria' });

      const blocked = await book.add(she, { nombre: 'Otra', correo: 'blocked@example.com' });
      await book.edit(she, { id: blocked, estado: 'BLOQUEADA' });
      const without = await signedUp('blocked@example.com', { withExecutive: true }, she.id);
      expect((await home(without)).datos?.socia).toBeNull();
      expect((await choose(without, await aliasOf(she.id))).status).toBe(409);
      // The same mailbox under another spelling.
      const plus = await signedUp('Blocked+two@example.com', { withExecutive: true }, she.id);
      expect((await home(plus)).datos?.socia).toBeNull();
    });

    test('N06 a blocked client who leaves cannot return, not even by another account', async () => {
      const she = await aSeller();
      const token = await signedUp('goes@example.com', { withExecutive: true }, she.id);
      const inBook = (await home(token)).datos?.id ?? '';
      await book.edit(she, { id: inBook, estado: 'BLOQUEADA' });
      expect((await choose(token, null)).status).toBe(200);
      expect((await choose(token, await aliasOf(she.id))).status).toBe(409);
      const body = { password };
      expect((await call('POST', '/api/clientes/cerrarCuentaCliente', { token, body })).status).toBe(200);
      const again = await signedUp('goes@example.com', { withExecutive: true }, she.id);
      expect((await home(again)).datos?.socia).toBeNull();
    });

    test('N06 a blocked client who leaves stays out also if the address was never confirmed', async () => {
      const she = await aSeller();
      const token = await signedUp('unproved@example.com', { withExecutive: true }, she.id);
      const unproved = db().updateTable('accounts').set({ email_confirmed: false });
      await unproved.where('username', '=', 'unproved@example.com').execute();
      await book.edit(she, { id: (await home(token)).datos?.id ?? '', estado: 'BLOQUEADA' });
      expect((await choose(token, null)).status).toBe(200);
      expect((await choose(token, await aliasOf(she.id))).status).toBe(409);
    });

    test('N06 an executive who stopped selling before the link was opened is not offered', async () => {
      const she = await aSeller();
      const token = await tokenFor('offered@example.com', she.id);
      expect((await open(token)).datos?.executive).not.toBeNull();
      await db().updateTable('accounts').set({ status: 'blocked' }).where('id', '=', she.id).execute();
      expect((await open(token)).datos?.executive).toBeNull();
      const begun = await create(token, { withExecutive: true });
      expect((await home(begun.datos?.token)).datos?.socia).toBeNull();
    });
  });

  test('an account without an executive is exported and ended like any other', async () => {
    const { body: placed, link } = await guest().order(await shop.article());
    await guest().order(await shop.article());
    const { correo } = placed.contacto;
    const token = await signedUp(correo);
    const copy = await call('GET', '/api/clientes/exportarDatosCliente', { token });
    const { kept } = JSON.parse(copy.text);
    expect(kept.client_book).toMatchObject([{ name: 'Inés Soto Gil' }]);
    expect(kept.orders).toMatchObject([{ number: link.number }]);
    expect([kept.guests, kept.order_lines].map(({ length }) => length)).toEqual([1, 1]);
    const body = { password };
    expect(await call('POST', '/api/clientes/cerrarCuentaCliente', { token, body })).toMatchObject({ status: 200 });
    expect((await home(token)).status).toBe(401);
    const left = await sql`select from client_book where executive_id is null and account_id is null`.execute(db());
    expect(left.rows).toEqual([]);
    // A placed order and its link stay; an account can be created again.
    expect(await guest().read(link)).toMatchObject({ status: 200 });
    expect(await tokenFor(correo)).not.toBe('');
  });
}, seededShop);
