import { expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { bagTermsVersion, requestHours } from 'contract/rules.ts';
import { testConfig } from '../../../../test/client.ts';
import { anAccount, aSession } from '../../../../test/factories.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { anExecutive, type Executive, type Stocked } from '../../../../test/orders.ts';
import { accept, withRequests } from '../../../../test/requests.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { keepHouse } from '../../../housekeeping.ts';
import { writeRequestMail } from '../request-mail.ts';
import { mostWaiting } from './send-bag.service.ts';

type Bag = BodyOf<'sendBag'>;

onDatabase((database) => {
  const { at, later, now, newKey, inOrder, list, answer, call, sent } = withRequests(database);
  let visitors = 0;

  /** One with a store, by whose alias strangers write to her. */
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

  /** Each comes from a household of her own. */
  function aVisitor(change: Partial<Bag> = {}) {
    visitors += 1;
    const address = `10.${visitors >> 8}.${visitors & 255}.7`;
    const correo = change.correo ?? `ines.${visitors}@correo.es`;
    const post = <T>(name: string, body: object, headers?: Record<string, string>) =>
      call<T>('POST', `/api/public/${name}`, { body, address, ...(headers && { headers }) });
    return {
      correo,
      send: (
        socia: string,
        wishes: [Stocked, number][],
        { key = newKey(), ...more }: Partial<Bag> & { key?: string } = {},
      ) =>
        post<AnswerOf<'sendBag'>>(
          'enviarBolsa',
          {
            ...{ idioma: 'es', socia, nombre: 'Inés Soto', correo, aceptaDatos: true, versionDatos: bagTermsVersion },
            productos: wishes.map(([{ code, cents }, cantidadPedida]) => ({
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
    if (!datos?.bolsa || !datos.clave) throw new Error(text);
    return { codigo: datos.bolsa.codigo, clave: datos.clave };
  }
  const newest = async (executive: Executive) => {
    const [request] = (await list(executive)).datos?.solicitudes.elementos ?? [];
    if (!request) throw new Error('her inbox is empty');
    return request;
  };
  /** As many of visitors as wait for her then. */
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

  test('B030 B031 a visitor’s bag is a request of somebody who is no client, and accepted it is an order’s lines of one who is', async () => {
    const [seller, visitor] = [
      await aSeller(),
      aVisitor({ telefono: '+34600777888', nota: '¿Llega antes del sábado?' }),
    ];
    const reply = await visitor.send(seller.alias, [
      [at(0), 2],
      [at(1), 1],
    ]);
    expect(reply).toMatchObject({
      ...{ status: 200, codigo: 0 },
      datos: {
        bolsa: {
          leida: null,
          solicitud: { estado: 'NUEVA', version: 1, nota: '¿Llega antes del sábado?' },
          socia: { horario: 'Por la tarde', whatsapp: '+34600111222' },
        },
        diferencias: [],
      },
    });
    expect(reply.datos?.bolsa?.solicitud.lineas).toMatchObject([
      { codigo: at(0).code, cantidadPedida: 2, nombre: expect.any(String), foto: { tipo: 'IMAGEN' } },
      { codigo: at(1).code, cantidadPedida: 1 },
    ]);
    expect(sent().slice(-2)).toMatchObject([
      { kind: 'request-mail', payload: { about: 'sent' } },
      { kind: 'request-mail', payload: { about: 'received' } },
    ]);
    const link = { codigo: reply.datos?.bolsa?.codigo ?? '', clave: reply.datos?.clave ?? '' };
    expect((await visitor.look(link)).datos?.leida).toBeNull();

    const request = await newest(seller);
    expect(request).toMatchObject({
      cliente: { nombre: 'Inés Soto' },
      visitante: { codigo: link.codigo, correo: visitor.correo, telefono: '+34600777888', enLibreta: false },
    });
    expect((await visitor.look(link)).datos?.leida).toEqual(expect.any(String));
    expect(await bookOf(seller)).toEqual([]);

    const answered = await answer(seller, request, [
      ...accept(at(0).code),
      { linea: at(1).code, decision: 'RECHAZAR', motivo: 'Ya no se hace' },
    ]);
    expect(answered.datos?.solicitud).toMatchObject({ estado: 'CAMBIADA', visitante: { enLibreta: true } });
    expect(await bookOf(seller)).toEqual(['Inés Soto']);
    expect(await inOrder(seller)).toEqual([[at(0).code, 2, 'Inés Soto']]);
    const seen = await visitor.look({ codigo: link.codigo, correo: visitor.correo.toUpperCase() });
    expect(seen.datos?.solicitud).toMatchObject({
      estado: 'CAMBIADA',
      lineas: [{ estado: 'ACEPTADA' }, { estado: 'RECHAZADA', motivo: 'Ya no se hace' }],
    });
    // Which order it is in, and what she is called in the book, is her executive's.
    expect(seen.text).not.toMatch(/"orden"|"cliente"|"visitante"/);
  });

  test('B031 B032 whatever is wrong with code, link or address is one answer, and whoever tries on waits', async () => {
    const [seller, visitor, stranger] = [await aSeller(), aVisitor(), aVisitor()];
    const { codigo, clave } = await sendOne(visitor, seller, [[at(0), 1]]);
    const wrong = [
      { codigo },
      { codigo, clave: clave.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      { codigo, correo: stranger.correo },
      { codigo: 'B26-22222222', correo: visitor.correo },
      { codigo: 'B26-22222222', clave },
      // A wrong link is not mended by the right address.
      { codigo, clave: 'x'.repeat(22), correo: visitor.correo },
    ];
    for (const body of wrong) {
      expect([
        (await stranger.look(body)).status,
        (await stranger.change({ ...body, version: 1, retirar: true })).status,
      ]).toEqual([404, 404]);
    }
    for (let tries = 0; tries < 20; tries += 1) await stranger.look({ codigo: 'B26-33333333', correo: visitor.correo });
    expect((await stranger.look({ codigo: 'B26-33333333', correo: visitor.correo })).status).toBe(429);
    expect((await visitor.look({ codigo, clave })).status).toBe(200);
  });

  test('B031 B032 whoever guesses addresses is not told that one was right, and the link goes on working', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const { codigo, clave } = await sendOne(visitor, seller, [[at(0), 1]]);
    const hers = { codigo, correo: visitor.correo };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 20; tries += 1)
      statuses.add((await aVisitor().look({ codigo, correo: `guess${tries}@correo.es` })).status);
    expect([...statuses]).toEqual([404]);
    expect((await aVisitor().look(hers)).status).toBe(429);
    expect((await aVisitor().change({ ...hers, version: 1, retirar: true })).status).toBe(429);
    const second = await sendOne(visitor, seller, [[at(0), 1]]);
    const household = aVisitor();
    for (let tries = 0; tries < 20; tries += 1)
      await household.look({ codigo: `B26-4444${1000 + tries}`, correo: visitor.correo });
    expect((await household.look({ codigo: second.codigo, correo: visitor.correo })).status).toBe(429);
    expect((await household.look({ codigo, clave })).datos?.solicitud.estado).toBe('NUEVA');
  });

  test('B030 one key sends one bag, whatever became of the answer', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const key = newKey();
    const first = await visitor.send(seller.alias, [[at(0), 1]], { key });
    expect((await visitor.send(seller.alias, [[at(0), 1]], { key })).datos).toEqual(first.datos);
    expect((await visitor.send(seller.alias, [[at(1), 1]], { key })).status).toBe(409);
    expect((await list(seller)).datos?.solicitudes.total).toBe(1);
    const { rows } = await database().pool.query('select answer::text from idempotency_keys where key = $1', [key]);
    expect(rows[0].answer).not.toContain(first.datos?.clave);
  });

  test('B031 read is what the executive herself read, and not an advisor who acts for her', async () => {
    const { db } = database();
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    const advisor = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
    const acting = await aSession(db, seller.account, { actorSessionId: advisor.id });
    expect((await list(acting)).datos?.solicitudes.total).toBe(1);
    expect((await visitor.look(link)).datos?.leida).toBeNull();
    await list(seller);
    expect((await visitor.look(link)).datos?.leida).toEqual(expect.any(String));
  });

  test('B030 nobody is written to by a code that can be counted up, whose store is paused, or who has gone', async () => {
    const { db } = database();
    const hidden = await anExecutive(db);
    const code = `T${hidden.id.slice(0, 8)}`;
    const to = (name: string) => aVisitor().send(name, [[at(0), 1]]);
    for (const name of [code, code.toLowerCase(), 'invited', 'nobody-at-all'])
      expect(await to(name)).toMatchObject({ status: 422, campos: { socia: expect.any(String) } });
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

  test('B030 B031 whoever sends a bag learns of her what anybody who looks for an executive would, as long as she works', async () => {
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
    const shown = async () => (await visitor.look(link)).datos?.socia;
    expect(await shown()).toMatchObject({ whatsapp: null, presentacion: null, correo: 'ella@correo.es' });
    const said = { account_id: seller.id, name: 'BUSCADOR', terms: '2026-01' } as const;
    await db
      .insertInto('consents')
      .values({ ...said, given: true })
      .execute();
    expect(await shown()).toMatchObject({ whatsapp: '+34600999888', presentacion: 'Soy de aquí' });
    const nothing = { whatsapp: null, correo: null };
    await db.updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', seller.id).execute();
    expect(await shown()).toMatchObject(nothing);
    await db.updateTable('executives').set({ state: 'ACTIVA' }).where('account_id', '=', seller.id).execute();
    await db.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', seller.id).execute();
    expect(await shown()).toMatchObject(nothing);
  });

  test('B030 what is not sold is left out and said; of a bag with nothing else nothing is sent', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const foreign = { ...at(0), code: '000000' };
    const some = await visitor.send(seller.alias, [
      [foreign, 1],
      [{ ...at(0), cents: at(0).cents + 100 }, 1],
    ]);
    expect(some).toMatchObject({
      codigo: 3,
      datos: { diferencias: [{ tipo: 'FUERA_DE_CAMPANA' }, { tipo: 'PRECIO_BAJA' }] },
    });
    expect(some.datos?.bolsa?.solicitud.lineas).toHaveLength(1);
    const none = await visitor.send(seller.alias, [[foreign, 1]]);
    expect(none.datos).toMatchObject({ bolsa: null, clave: null });
    expect((await list(seller)).datos?.solicitudes.total).toBe(1);
  });

  test('B030 an address, a household and an executive take so many and no more', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const correo = visitor.correo.replace('@', '+otra@');
    for (let times = 0; times < 5; times += 1)
      expect(
        (await aVisitor({ correo: times % 2 ? correo : visitor.correo }).send(seller.alias, [[at(0), 1]])).status,
      ).toBe(200);
    const sixth = await aVisitor({ correo }).send(seller.alias, [[at(0), 1]]);
    expect([sixth.status, Number(sixth.headers['retry-after']) > 3_600]).toEqual([429, true]);

    const household = aVisitor();
    const statuses = [];
    for (let times = 0; times < 13; times += 1)
      statuses.push((await household.send(seller.alias, [[at(0), 1]], { correo: `casa${times}@correo.es` })).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429]);

    await fillInbox(seller, mostWaiting);
    expect(await aVisitor().send(seller.alias, [[at(0), 1]])).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.full',
    });
    later(requestHours);
    expect((await aVisitor().send(seller.alias, [[at(0), 1]])).status).toBe(200);
  });

  test('B030 forty at once is what one executive gets, also of bags that are taken back', async () => {
    const seller = await aSeller();
    for (let times = 0; times < mostWaiting; times += 1) {
      const visitor = aVisitor();
      const link = await sendOne(visitor, seller, [[at(0), 1]]);
      expect((await visitor.change({ ...link, version: 1, retirar: true })).status).toBe(200);
    }
    expect(await aVisitor().send(seller.alias, [[at(0), 1]])).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.full',
    });
  });

  test('B032 what is offered instead waits for the visitor, who agrees by her link', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    await answer(seller, await newest(seller), [{ linea: at(0).code, decision: 'SUSTITUIR', codigo: at(1).code }]);
    const agrees = { ...link, version: 2, respuestas: [{ linea: at(0).code, acepta: true }] };
    expect((await visitor.change({ ...agrees, version: 1 })).status).toBe(409);
    expect((await visitor.change(agrees)).datos?.solicitud).toMatchObject({ estado: 'NUEVA', version: 3 });
    expect(sent().at(-1)).toMatchObject({ payload: { about: 'replied' } });
    expect(await inOrder(seller)).toEqual([]);
    await answer(seller, await newest(seller), accept(at(0).code));
    expect(await inOrder(seller)).toEqual([[at(1).code, 1, 'Inés Soto']]);
  });

  test('B032 she takes back what nobody has answered yet, once, and nothing of it can be accepted', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [
      [at(0), 1],
      [at(1), 1],
    ]);
    await answer(seller, await newest(seller), accept(at(0).code));
    const back = { ...link, version: 2, retirar: true as const };
    expect((await visitor.change(back)).datos?.solicitud).toMatchObject({
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

  test('B032 after the time is over nothing is taken back or agreed to', async () => {
    const [seller, visitor] = [await aSeller(), aVisitor()];
    const link = await sendOne(visitor, seller, [[at(0), 1]]);
    later(requestHours);
    expect((await visitor.look(link)).datos?.solicitud.estado).toBe('VENCIDA');
    expect(await visitor.change({ ...link, version: 1, retirar: true })).toMatchObject({
      status: 409,
      mensaje: 'requests.reason.over',
    });
  });

  test('C088 the same address is the same client, the same name alone another one', async () => {
    const [seller, first, second] = [await aSeller(), aVisitor(), aVisitor()];
    for (const visitor of [first, first, second]) {
      await sendOne(visitor, seller, [[at(0), 1]]);
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    expect(await bookOf(seller)).toEqual(['Inés Soto', 'Inés Soto (2)']);
  });

  test('C088 an address that nobody proved joins neither somebody’s account nor whom she blocked', async () => {
    const { db } = database();
    const [seller, account, visitor] = [await aSeller(), await anAccount(db, { role: 'ROLE_C' }), aVisitor()];
    const row = { executive_id: seller.id, phone: null };
    await db
      .insertInto('client_book')
      .values([
        { ...row, name: 'Con cuenta', account_id: account.id },
        { ...row, name: 'Bloqueada', email: visitor.correo, state: 'BLOQUEADA' },
      ])
      .execute();
    for (const one of [aVisitor({ correo: account.username }), visitor]) {
      await sendOne(one, seller, [[at(0), 1]]);
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    expect((await bookOf(seller))?.toSorted()).toEqual(['Bloqueada', 'Con cuenta', 'Inés Soto', 'Inés Soto (2)']);
    // A second bag joins the entry that the first one made.
    await sendOne(visitor, seller, [[at(1), 1]]);
    await answer(seller, await newest(seller), accept(at(1).code));
    expect(await bookOf(seller)).toHaveLength(4);
  });

  test('C085 what a visitor said of herself goes with the client she became, and follows who two entries turn out to be', async () => {
    const [seller, first, second] = [await aSeller(), aVisitor(), aVisitor({ nombre: 'Ana Gil' })];
    const links = [];
    for (const visitor of [first, second]) {
      links.push(await sendOne(visitor, seller, [[at(0), 1]]));
      await answer(seller, await newest(seller), accept(at(0).code));
    }
    // Who stands in an order that is not placed is neither merged nor deleted.
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
      first.correo,
      second.correo,
    ]);
    expect(rows).toHaveLength(0);
  });

  test('mails to a visitor hold nothing that somebody typed, and lead back; her executive’s says who is asking', async () => {
    const seller = await aSeller();
    const visitor = aVisitor({ idioma: 'de', nombre: 'Gratis Geld', nota: 'Jetzt anrufen' });
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
    expect(received).toMatchObject({ to: visitor.correo, locale: 'de' });
    expect(received.text).toContain(`https://shop.example/de/validation/your-request#${link.codigo}.${link.clave}`);
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

  test('B032 an executive who answers bit by bit mails one mailbox five times, and the page shows the rest', async () => {
    const [seller, other, visitor] = [await aSeller(), await aSeller(), aVisitor()];
    const places = [0, 1, 2, 3, 4, 5, 6];
    const links = [await sendOne(visitor, seller, [[at(7), 1]])];
    // Another way to write her address is no other mailbox.
    const again = aVisitor({ correo: visitor.correo.replace('@', '+dos@').toUpperCase() });
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
    const { datos } = await again.look(links[1] ?? { codigo: '' });
    expect(datos?.solicitud.lineas.map(({ estado }) => estado)).toEqual(places.map(() => 'RECHAZADA'));
    const [first] = (await list(seller, { estados: ['NUEVA'] })).datos?.solicitudes.elementos ?? [];
    if (!first) throw new Error('the first bag is not in her inbox');
    await answer(seller, first, accept(at(7).code));
    expect(told() - before).toBe(5);
    // What one of them does keeps nobody else's answer from her.
    await sendOne(visitor, other, [[at(0), 1]]);
    await answer(other, await newest(other), accept(at(0).code));
    expect(told() - before).toBe(6);
  });

  test('what a visitor said of herself is forgotten after ninety days, and what an executive accepted stays hers', async () => {
    const [seller, taken, left] = [await aSeller(), aVisitor(), aVisitor()];
    const links = [await sendOne(taken, seller, [[at(0), 1]]), await sendOne(left, seller, [[at(1), 1]])];
    const requests = (await list(seller)).datos?.solicitudes.elementos ?? [];
    const first = requests.find(({ visitante }) => visitante?.codigo === links[0]?.codigo);
    if (!first) throw new Error('it is not in her inbox');
    await answer(seller, first, accept(at(0).code));
    await database().pool.query("update visitors set sent_at = now() - interval '91 days' where email = any($1)", [
      [taken.correo, left.correo],
    ]);
    await keepHouse(database().db);
    expect((await list(seller)).datos?.solicitudes.elementos).toMatchObject([
      { id: first.id, cliente: { nombre: 'Inés Soto' } },
    ]);
    expect((await taken.look(links[0] ?? { codigo: '' })).status).toBe(404);
  });
}, seededShop);
