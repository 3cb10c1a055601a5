import { expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { bagTermsVersion, requestHours } from 'contract/rules.ts';
import { testConfig } from '../../../../test/client.ts';
import { anAccount, aSession } from '../../../../test/factories.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { anExecutive, type Executive, type Stocked } from '../../../../test/orders.ts';
import { accept, withRequests } from '../../../../test/requests.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { deleteExpired } from '../../../housekeeping.ts';
import { writeRequestMail } from '../request-mail.ts';
import { maxWaitingBags } from './send-bag.service.ts';

type Bag = BodyOf<'sendBag'>;

onDatabase((database) => {
  const { at, later, now, newKey, inOrder, list, answer, call, sent } = withRequests(database);
  let visitors = 0;

  /** An executive with a store, whose alias strangers write to. */
  async function aSeller(): Promise<Executive & { alias: string }> {
    const executive = await anExecutive(database().db);
    await database()
      .db.insertInto('stores')
      .values({
        executive_id: executive.id,
        portrait: null,
        whatsapp: '+34600111222',
        email: null,
        hours: 'Por la tarde',
      })
      .execute();
    return { ...executive, alias: `t${executive.id.slice(0, 8)}` };
  }

  /** Each visitor has an address of its own. */
  function aVisitor(change: Partial<Bag> = {}) {
    visitors += 1;
    const address = `10.${visitors >> 8}.${visitors & 255}.7`;
    const email = change.email ?? `ines.${visitors}@correo.es`;
    const post = <T>(name: string, body: object, headers?: Record<string, string>) =>
      call<T>('POST', `/api/public/${name}`, { body, address, ...(headers && { headers }) });
    return {
      email,
      send: (
        executive: string,
        wishes: [Stocked, number][],
        { key = newKey(), ...more }: Partial<Bag> & { key?: string } = {},
      ) =>
        post<AnswerOf<'sendBag'>>(
          'enviarBolsa',
          {
            ...{ locale: 'es', executive, name: 'Inés Soto', email, agrees: true, terms: bagTermsVersion },
            lines: wishes.map(([{ code, cents }, cantidadPedida]) => ({
              ...{ codigo: code, cantidadPedida, precio: cents / 100 },
            })),
            ...change,
            ...more,
          },
          { 'idempotency-key': key },
        ),
      look: (body: BodyOf<'readBag'>) => post<AnswerOf<'readBag'>>('consultarBolsaEnviada', body),
      change: (body: BodyOf<'changeBag'>) => post<AnswerOf<'changeBag'>>('cambiarBolsaEnviada', body),
    };
  }
  type Visitor = ReturnType<typeof aVisitor>;

  async function sendOne(visitor: Visitor, seller: { alias: string }, wishes: [Stocked, number][]) {
    const { datos, text } = await visitor.send(seller.alias, wishes);
    if (!datos?.bag || !datos.secret) throw new Error(text);
    return { code: datos.bag.code, secret: datos.secret };
  }
  const newest = async (executive: Executive) => {
    const [request] = (await list(executive)).datos?.solicitudes.elementos ?? [];
    if (!request) throw new Error('her inbox is empty');
    return request;
  };
  /** Until that many visitors' bags wait for the executive. */
  async function fillInbox({ id }: Executive, until: number): Promise<void> {
    const { rows } = await database().pool.query(
      'select count(*)::integer as count from requests where executive_id = $1',
      [id],
    );
    await database().pool.query(
      `with made as (
        insert into visitors (code, name, email, locale, terms, sent_at)
        select 'B25-' || lpad(n::text, 8, '0'), 'Ana', 'ana@correo.es', 'es', '1', $2 from generate_series(1, $3) n
        returning id
      ) insert into requests (executive_id, visitor_id, created_at, answer_by) select $1, id, $2, $4 from made`,
      [id, now(), until - rows[0].count, new Date(now().getTime() + requestHours * 3_600_000)],
    );
  }
  const bookOf = async (executive: Executive) =>
    (
      await call<AnswerOf<'listClients'>>('GET', '/api/admon-clientes/consultar', { token: executive.token })
    ).datos?.clientes.elementos.map(({ nombre }) => nombre);

  test("B030 B031 a visitor's bag is a request; once accepted, its lines are ordered and the visitor becomes a client", async () => {
    const [seller, visitor] = [await aSeller(), aVisitor({ phone: '+34600777888', note: '¿Llega antes del sábado?' })];
    const reply = await visitor.send(seller.alias, [
      [at(0), 2],
      [at(1), 1],
    ]);
    expect(reply).toMatchObject({
      ...{ status: 200, codigo: 0 },
      datos: {
        bag: {
          readAt: null,
          request: { estado: 'NUEVA', version: 1, nota: '¿Llega antes del sábado?' },
          executive: { horario: 'Por la tarde', whatsapp: '+34600111222' },
        },
        differences: [],
      },
    });
    expect(reply.datos?.bag?.request.lineas).toMatchObject([
      { codigo: at(0).code, cantidadPedida: 2, nombre: expect.any(String), foto: { tipo: 'IMAGEN' } },
      { codigo: at(1).code, cantidadPedida: 1 },
    ]);
    expect(sent().slice(-2)).toMatchObject([
      { kind: 'request-mail', payload: { about: 'sent' } },
      { kind: 'request-mail', payload: { about: 'received' } },
    ]);
    const link = { code: reply.datos?.bag?.code ?? '', secret: reply.datos?.secret ?? '' };
    expect((await visitor.look(link)).datos?.readAt).toBeNull();

    const request = await newest(seller);
    expect(request).toMatchObject({
      cliente: { nombre: 'Inés Soto' },
      visitante: { codigo: link.code, correo: visitor.email, telefono: '+34600777888', enLibreta: false },
    });
    expect((await visitor.look(link)).datos?.readAt).toEqual(expect.any(String));
    expect(await bookOf(seller)).toEqual([]);

    const answered = await answer(seller, request, [
      ...accept(at(0).code),
      { linea: at(1).code, decision: 'RECHAZAR', motivo: 'Ya no se hace' },
    ]);
    expect(answered.datos?.solicitud).toMatchObject({ estado: 'CAMBIADA', visitante: { enLibreta: true } });
    expect(await bookOf(seller)).toEqual(['Inés Soto']);
    expect(await inOrder(seller)).toEqual([[at(0).code, 2, 'Inés Soto']]);
    const seen = await visitor.look({ code: link.code, email: visitor.email.toUpperCase() });
    expect(seen.datos?.request).toMatchObject({
      estado: 'CAMBIADA',
      lineas: [{ estado: 'ACEPTADA' }, { estado: 'RECHAZADA', motivo: 'Ya no se hace' }],
    });
    // The order and the entry in the book concern the executive only.
    expect(seen.text).not.toMatch(/"orden"|"cliente"|"visitante"/);
  });

  test('B031 B032 a wrong code, link or address is answered alike, and further tries are throttled', async () => {
    const [seller, visitor, stranger] = [await aSeller(), aVisitor(), aVisitor()];
    const { code, secret } = await sendOne(visitor, seller, [[at(0), 1]]);
    const wrong = [
      { code },
      { code, secret: secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      { code, email: stranger.email },
      { code: 'B26-22222222', email: visitor.email },
      { code: 'B26-22222222', secret },
      // A right address does not make up for a wrong link.
      { code, secret: 'x'.repeat(22), email: visitor.email },
    ];
    for (const body of wrong) {
      expect([
        (await stranger.look(body)).status,
        (await stranger.change({ ...body, version: 1, withdraws: true })).status,
      ]).toEqual([404, 404]);
    }
    for (let tries = 0; tries < 20; tries += 1) await stranger.look({ code: 'B26-33333333', email: visitor.email });
    expect((await stranger.look({ code: 'B26-33333333', email: visitor.email })).status).toBe(429);
    expect((await visitor.look({ code, secret })).status).toBe(200);
  });

  test('B031 B032 guessed addresses are throttled without telling which was right, and the link keeps working', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const { code, secret } = await sendOne(visitor, seller, [[at(0), 1]]);
    const hers = { code, email: visitor.email };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 20; tries += 1)
      statuses.add((await aVisitor().look({ code, email: `guess${tries}@correo.es` })).status);
    expect([...statuses]).toEqual([404]);
    expect((await aVisitor().look(hers)).status).toBe(429);
    expect((await aVisitor().change({ ...hers, version: 1, withdraws: true })).status).toBe(429);
    const second = await sendOne(visitor, seller, [[at(0), 1]]);
    const household = aVisitor();
    for (let tries = 0; tries < 20; tries += 1)
      await household.look({ code: `B26-4444${1000 + tries}`, email: visitor.email });
    expect((await household.look({ code: second.code, email: visitor.email })).status).toBe(429);
    expect((await household.look({ code, secret })).datos?.request.estado).toBe('NUEVA');
  });

  test('B030 one key sends one bag, even if the answer was lost', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const key = newKey();
    const first = await visitor.send(seller.alias, [[at(0), 1]], { key });
    expect((await visitor.send(seller.alias, [[at(0), 1]], { key })).datos).toEqual(first.datos);
    expect((await visitor.send(seller.alias, [[at(1), 1]], { key })).status).toBe(409);
    expect((await list(seller)).datos?.solicitudes.total).toBe(1);
    const { rows } = await database().pool.query('select answer::text from idempotency_keys where key = $1', [key]);
    expect(rows[0].answer).not.toContain(first.datos?.secret);
  });

  test('B031 a bag is read once the executive reads it, not when an acting advisor does', async () => {
    const { db } = database();
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    const advisor = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
    const acting = await aSession(db, seller.account, { actorSessionId: advisor.id });
    expect((await list(acting)).datos?.solicitudes.total).toBe(1);
    expect((await visitor.look(link)).datos?.readAt).toBeNull();
    await list(seller);
    expect((await visitor.look(link)).datos?.readAt).toEqual(expect.any(String));
  });

  test('B030 a guessable code, a paused store or a former executive cannot be written to', async () => {
    const { db } = database();
    const hidden = await anExecutive(db);
    const code = `T${hidden.id.slice(0, 8)}`;
    const to = (name: string) => aVisitor().send(name, [[at(0), 1]]);
    for (const name of [code, code.toLowerCase(), 'invited', 'nobody-at-all'])
      expect(await to(name)).toMatchObject({ status: 422, campos: { executive: expect.any(String) } });
    await db
      .insertInto('consents')
      .values({ account_id: hidden.id, name: 'BUSCADOR', given: true, terms: '2026-01' })
      .execute();
    expect((await to(code)).status).toBe(200);
    await db
      .insertInto('stores')
      .values({ executive_id: hidden.id, paused: true, portrait: null, whatsapp: null, email: null })
      .execute();
    expect(await to(code)).toMatchObject({ status: 409, mensaje: 'requests.reason.away' });
    const seller = await aSeller();
    await db.updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', seller.id).execute();
    expect((await to(seller.alias)).status).toBe(422);
  });

  test('B030 B031 a visitor who sends a bag sees of the executive what the search shows, while the executive works', async () => {
    const { db } = database();
    const [seller, visitor] = [await aSeller(), aVisitor()];
    await db
      .updateTable('executives')
      .set({ shows_phone: true, phone: '+34600999888', presentation: 'Soy de aquí' })
      .where('account_id', '=', seller.id)
      .execute();
    await db
      .updateTable('stores')
      .set({ whatsapp: null, email: 'ella@correo.es' })
      .where('executive_id', '=', seller.id)
      .execute();
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    const shown = async () => (await visitor.look(link)).datos?.executive;
    expect(await shown()).toMatchObject({ whatsapp: null, presentacion: null, email: 'ella@correo.es' });
    const said = { account_id: seller.id, name: 'BUSCADOR', terms: '2026-01' } as const;
    await db
      .insertInto('consents')
      .values({ ...said, given: true })
      .execute();
    expect(await shown()).toMatchObject({ whatsapp: '+34600999888', presentacion: 'Soy de aquí' });
    const nothing = { whatsapp: null, email: null };
    await db.updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', seller.id).execute();
    expect(await shown()).toMatchObject(nothing);
    await db.updateTable('executives').set({ state: 'ACTIVA' }).where('account_id', '=', seller.id).execute();
    await db.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', seller.id).execute();
    expect(await shown()).toMatchObject(nothing);
  });

  test('B030 unsold articles are left out and reported; a bag of nothing else is not sent', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const foreign = { ...at(0), code: '000000' };
    const some = await visitor.send(seller.alias, [
      [foreign, 1],
      [{ ...at(0), cents: at(0).cents + 100 }, 1],
    ]);
    expect(some).toMatchObject({
      codigo: 3,
      datos: { differences: [{ tipo: 'FUERA_DE_CAMPANA' }, { tipo: 'PRECIO_BAJA' }] },
    });
    expect(some.datos?.bag?.request.lineas).toHaveLength(1);
    const none = await visitor.send(seller.alias, [[foreign, 1]]);
    expect(none.datos).toMatchObject({ bag: null, secret: null });
    expect((await list(seller)).datos?.solicitudes.total).toBe(1);
  });

  test('B030 an address, a household and an executive each have a limit', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const email = visitor.email.replace('@', '+otra@');
    for (let times = 0; times < 5; times += 1)
      expect(
        (await aVisitor({ email: times % 2 ? email : visitor.email }).send(seller.alias, [[at(0), 1]])).status,
      ).toBe(200);
    const sixth = await aVisitor({ email }).send(seller.alias, [[at(0), 1]]);
    expect([sixth.status, Number(sixth.headers['retry-after']) > 3_600]).toEqual([429, true]);

    const household = aVisitor();
    const statuses = [];
    for (let times = 0; times < 13; times += 1)
      statuses.push((await household.send(seller.alias, [[at(0), 1]], { email: `casa${times}@correo.es` })).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429]);

    await fillInbox(seller, maxWaitingBags);
    expect(await aVisitor().send(seller.alias, [[at(0), 1]])).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.full',
    });
    later(requestHours);
    expect((await aVisitor().send(seller.alias, [[at(0), 1]])).status).toBe(200);
  });

  test('B030 an executive gets at most forty at a time, withdrawn bags included', async () => {
    const seller = await aSeller();
    for (let times = 0; times < maxWaitingBags; times += 1) {
      const visitor = aVisitor();
      const link = await sendOne(visitor, seller, [[at(0), 1]]);
      expect((await visitor.change({ ...link, version: 1, withdraws: true })).status).toBe(200);
    }
    expect(await aVisitor().send(seller.alias, [[at(0), 1]])).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.full',
    });
  });

  test('B032 a substitute waits for the visitor, who agrees by the link', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    await answer(seller, await newest(seller), [{ linea: at(0).code, decision: 'SUSTITUIR', codigo: at(1).code }]);
    const agrees = { ...link, version: 2, replies: [{ line: at(0).code, agrees: true }] };
    expect((await visitor.change({ ...agrees, version: 1 })).status).toBe(409);
    expect((await visitor.change(agrees)).datos?.request).toMatchObject({ estado: 'NUEVA', version: 3 });
    expect(sent().at(-1)).toMatchObject({ payload: { about: 'replied' } });
    expect(await inOrder(seller)).toEqual([]);
    await answer(seller, await newest(seller), accept(at(0).code));
    expect(await inOrder(seller)).toEqual([[at(1).code, 1, 'Inés Soto']]);
  });

  test('B032 a visitor withdraws what is unanswered, once, and it cannot be accepted afterwards', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [
      [at(0), 1],
      [at(1), 1],
    ]);
    await answer(seller, await newest(seller), accept(at(0).code));
    const back = { ...link, version: 2, withdraws: true as const };
    expect((await visitor.change(back)).datos?.request).toMatchObject({
      ...{ estado: 'CAMBIADA', vence: null, version: 3 },
      lineas: [{ estado: 'ACEPTADA' }, { estado: 'RETIRADA' }],
    });
    expect(sent().at(-1)).toMatchObject({ payload: { about: 'withdrawn' } });
    const mails = sent().length;
    expect((await visitor.change(back)).status).toBe(200);
    expect(sent()).toHaveLength(mails);
    const late = await answer(seller, { ...(await newest(seller)) }, accept(at(1).code));
    expect(late.status).toBe(409);
    expect(await inOrder(seller)).toEqual([[at(0).code, 1, 'Inés Soto']]);
    expect((await visitor.change({ ...link, version: 3 })).status).toBe(409);
  });

  test('B032 past the deadline a bag cannot be withdrawn', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    later(requestHours);
    expect((await visitor.look(link)).datos?.request.estado).toBe('VENCIDA');
    expect(await visitor.change({ ...link, version: 1, withdraws: true })).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.over',
    });
  });

  test('C088 the same address is the same client, the same name alone is not', async () => {
    const [seller, first, second] = [await aSeller(), aVisitor(), aVisitor()];
    for (const visitor of [first, first, second]) {
      await sendOne(visitor, seller, [[at(0), 1]]);
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    expect(await bookOf(seller)).toEqual(['Inés Soto', 'Inés Soto (2)']);
  });

  test('C088 an unconfirmed address matches neither an account nor a blocked client', async () => {
    const { db } = database();
    const [seller, account, visitor] = [await aSeller(), await anAccount(db, { role: 'ROLE_C' }), aVisitor()];
    const row = { executive_id: seller.id, phone: null };
    await db
      .insertInto('client_book')
      .values([
        { ...row, name: 'Con cuenta', account_id: account.id },
        { ...row, name: 'Bloqueada', email: visitor.email, state: 'BLOQUEADA' },
      ])
      .execute();
    for (const one of [aVisitor({ email: account.username }), visitor]) {
      await sendOne(one, seller, [[at(0), 1]]);
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    expect((await bookOf(seller))?.toSorted()).toEqual(['Bloqueada', 'Con cuenta', 'Inés Soto', 'Inés Soto (2)']);
    // A second bag joins the entry that the first one made.
    await sendOne(visitor, seller, [[at(1), 1]]);
    await answer(seller, await newest(seller), accept(at(1).code));
    expect(await bookOf(seller)).toHaveLength(4);
  });

  test("C085 a visitor's data moves to the client entry, and follows a merge", async () => {
    const [seller, first, second] = [await aSeller(), aVisitor(), aVisitor({ name: 'Ana Gil' })];
    const links = [];
    for (const visitor of [first, second]) {
      links.push(await sendOne(visitor, seller, [[at(0), 1]]));
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    // A client in an order that is not placed is neither merged nor deleted.
    await database().pool.query(
      'delete from order_lines where client_id in (select id from client_book where executive_id = $1)',
      [seller.id],
    );
    const clients = await database()
      .db.selectFrom('client_book')
      .select(['id', 'name'])
      .where('executive_id', '=', seller.id)
      .orderBy('id')
      .execute();
    const edit = (clave: string, change: object) =>
      call<AnswerOf<'editClients'>>('POST', '/api/admon-clientes/editar', {
        token: seller.token,
        body: { clientes: [{ clave, ...change }] },
        headers: { 'idempotency-key': newKey() },
      });
    const [ines, ana] = clients.map(({ id }) => String(id));
    await edit('merge', { id: ines, fusionarCon: ana });
    expect((await list(seller, { cliente: ana })).datos?.solicitudes.total).toBe(2);
    await edit('gone', { id: ana, estado: 'BORRADA' });
    expect((await list(seller)).datos?.solicitudes.total).toBe(0);
    for (const [at, link] of links.entries()) expect((await [first, second][at]?.look(link))?.status).toBe(404);
    const { rows } = await database().pool.query('select from visitors where email in ($1, $2)', [
      first.email,
      second.email,
    ]);
    expect(rows).toHaveLength(0);
  });

  test("mails to a visitor hold no typed text and link back to the shop; the executive's mail says who asks", async () => {
    const seller = await aSeller();
    const visitor = aVisitor({ locale: 'de', name: 'Gratis Geld', note: 'Jetzt anrufen' });
    const link = await sendOne(visitor, seller, [
      [at(0), 2],
      [at(1), 1],
    ]);
    const request = await newest(seller);
    const mail = async (about: 'sent' | 'received' | 'answered' | 'expired' | 'withdrawn') => {
      const written = await writeRequestMail(
        database().db,
        { requestId: Number(request.id), about },
        { storefrontUrl: 'https://shop.example', tokenSecret: testConfig.tokenSecret },
      );
      if (!written) throw new Error('nothing was written');
      return written;
    };
    const received = await mail('received');
    expect(received).toMatchObject({ to: visitor.email, locale: 'de' });
    expect(received.text).toContain(`https://shop.example/de/validation/your-request#${link.code}.${link.secret}`);
    expect(received.text).toMatch(/- 2 × /);
    expect(await mail('sent')).toMatchObject({
      to: seller.account.username,
      subject: 'Gratis Geld te ha enviado una petición',
      text: expect.stringContaining('no tiene cuenta'),
    });
    await answer(seller, request, [
      ...accept(at(0).code),
      { linea: at(1).code, decision: 'RECHAZAR', motivo: 'Gewinnen Sie ein Telefon' },
    ]);
    for (const about of ['received', 'answered', 'expired'] as const) {
      const { subject, text } = await mail(about);
      expect(subject + text).not.toMatch(/Gratis|Geld|anrufen|Gewinnen/);
    }
    expect((await mail('answered')).text).toContain('um Lieferung und Zahlung zu vereinbaren');
  });

  test('B032 an executive answering line by line sends one mailbox at most five mails, and the page shows the rest', async () => {
    const [seller, other, visitor] = [await aSeller(), await aSeller(), aVisitor()];
    const places = [0, 1, 2, 3, 4, 5, 6];
    const links = [await sendOne(visitor, seller, [[at(7), 1]])];
    // Another spelling of the address is the same mailbox.
    const again = aVisitor({ email: visitor.email.replace('@', '+dos@').toUpperCase() });
    links.push(
      await sendOne(
        again,
        seller,
        places.map((place) => [at(place), 1] as [Stocked, number]),
      ),
    );
    const told = () => sent().filter(({ payload }) => 'about' in payload && payload.about === 'answered').length;
    const before = told();
    for (const place of places) {
      const decision = { linea: at(place).code, decision: 'RECHAZAR' as const, motivo: 'Ya no se hace' };
      expect((await answer(seller, await newest(seller), [decision])).status).toBe(200);
    }
    expect(told() - before).toBe(5);
    const { datos } = await again.look(links[1] ?? { code: '' });
    expect(datos?.request.lineas.map(({ estado }) => estado)).toEqual(places.map(() => 'RECHAZADA'));
    const [first] = (await list(seller, { estados: ['NUEVA'] })).datos?.solicitudes.elementos ?? [];
    if (!first) throw new Error('the first bag is not in her inbox');
    await answer(seller, first, accept(at(7).code));
    expect(told() - before).toBe(5);
    // Mails about one executive do not use up another's limit.
    await sendOne(visitor, other, [[at(0), 1]]);
    await answer(other, await newest(other), accept(at(0).code));
    expect(told() - before).toBe(6);
  });

  test("a visitor's data is erased after ninety days, and accepted requests keep it", async () => {
    const [seller, taken, left] = [await aSeller(), aVisitor(), aVisitor()];
    const links = [await sendOne(taken, seller, [[at(0), 1]]), await sendOne(left, seller, [[at(1), 1]])];
    const requests = (await list(seller)).datos?.solicitudes.elementos ?? [];
    const first = requests.find(({ visitante }) => visitante?.codigo === links[0]?.code);
    if (!first) throw new Error('it is not in her inbox');
    await answer(seller, first, accept(at(0).code));
    await database().pool.query("update visitors set sent_at = now() - interval '91 days' where email = any($1)", [
      [taken.email, left.email],
    ]);
    await deleteExpired(database().db);
    expect((await list(seller)).datos?.solicitudes.elementos).toMatchObject([
      { id: first.id, cliente: { nombre: 'Inés Soto' } },
    ]);
    expect((await taken.look(links[0] ?? { code: '' })).status).toBe(404);
  });
}, seededShop);
