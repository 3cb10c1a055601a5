import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { requestHours } from 'contract/rules.ts';
import { type Sent, testConfig } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { setPieces } from '../../../test/orders.ts';
import { accept, type DecisionWire, withRequests } from '../../../test/requests.ts';
import { seededShop } from '../../../test/seeded.ts';
import { expireRequests } from './expire.service.ts';
import { writeRequestMail } from './request-mail.ts';

onDatabase((database) => {
  const { at, later, now, newKey, inOrder, aClient, aPair, list, answer, call, sent } = withRequests(database);

  test("C093 C087 C088 C091 a client's request becomes lines of the executive's order, and both see so", async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 2], [at(1), 1]);
    expect(request).toMatchObject({ estado: 'NUEVA', version: 1, orden: null });
    expect(request.total).toBeCloseTo((2 * at(0).cents + at(1).cents) / 100);
    expect(sent().at(-1)).toMatchObject({ kind: 'request-mail', payload: { about: 'sent' } });

    const inbox = (await list(executive)).datos;
    expect(inbox).toMatchObject({ porEstado: { NUEVA: 1 }, solicitudes: { total: 1 } });
    const inBook = async () => {
      const { datos } = await call<AnswerOf<'listClients'>>('GET', '/api/admon-clientes/consultar', {
        token: executive.token,
      });
      return datos?.clientes.elementos.map(({ solicitudesPendientes }) => solicitudesPendientes);
    };
    expect(await inBook()).toEqual([1]);
    const answered = await answer(executive, request, accept(at(0).code, at(1).code), { mensaje: 'Llega el lunes.' });
    expect(await inBook()).toEqual([0]);
    expect(answered).toMatchObject({
      status: 200,
      codigo: 0,
      datos: { solicitud: { estado: 'ACEPTADA', version: 2 } },
    });
    expect(answered.datos?.resultados.map(({ clave, agregada }) => [clave, agregada])).toEqual([
      [at(0).code, 2],
      [at(1).code, 1],
    ]);
    expect(await inOrder(executive)).toEqual([
      [at(0).code, 2, client.name],
      [at(1).code, 1, client.name],
    ]);
    expect(sent().at(-1)).toMatchObject({ kind: 'request-mail', payload: { about: 'answered' } });
    const home = await client.home();
    expect(home?.solicitudes).toMatchObject([
      { id: request.id, estado: 'ACEPTADA', mensajes: [{ de: 'SOCIA', texto: 'Llega el lunes.' }] },
    ]);
    expect(home?.socia?.alias).toBe(`t${executive.id.slice(0, 8)}`);
  });

  test('C088 each line has its own answer: a lower quantity, a refusal with reason, or a substitute for the client to confirm', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 3], [at(1), 1], [at(2), 1]);
    const answered = await answer(executive, request, [
      { linea: at(0).code, decision: 'ACEPTAR', cantidadPedida: 1 },
      { linea: at(1).code, decision: 'RECHAZAR', motivo: 'No vuelve' },
      { linea: at(2).code, decision: 'SUSTITUIR', codigo: at(3).code },
    ]);
    expect(answered.datos?.solicitud).toMatchObject({
      estado: 'ESPERA_CLIENTE',
      lineas: [
        { estado: 'CAMBIADA', cantidadPedida: 3, cantidadAceptada: 1 },
        { estado: 'RECHAZADA', motivo: 'No vuelve' },
        { estado: 'ESPERA_CLIENTE', sustituto: { codigo: at(3).code } },
      ],
    });
    expect(answered.datos?.solicitud.total).toBeCloseTo((at(0).cents + at(3).cents) / 100);

    // Agreeing does not order it: the executive has to.
    const replied = await client.reply(request.id, at(2).code, true);
    expect(replied.datos?.respondidas).toMatchObject([{ estado: 'NUEVA', version: 3 }]);
    expect(sent().at(-1)).toMatchObject({ kind: 'request-mail', payload: { about: 'replied' } });
    expect(await inOrder(executive)).toEqual([[at(0).code, 1, client.name]]);
    const done = await answer(executive, { id: request.id, version: 3 }, accept(at(2).code));
    expect(done.datos?.solicitud).toMatchObject({ estado: 'CAMBIADA', lineas: [{}, {}, { estado: 'CAMBIADA' }] });
    expect(await inOrder(executive)).toContainEqual([at(3).code, 1, client.name]);
  });

  test('C093 a substitute that the client refuses is declined, and nothing of it is ordered', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1]);
    await answer(executive, request, [{ linea: at(0).code, decision: 'SUSTITUIR', codigo: at(1).code }]);
    expect((await client.reply(request.id, at(0).code, false)).datos?.respondidas).toMatchObject([
      { estado: 'RECHAZADA', vence: null, total: 0 },
    ]);
    expect((await client.reply(request.id, at(0).code, true)).status).toBe(409);
    expect(await inOrder(executive)).toEqual([]);
  });

  test('C088 lines out of stock stay open with alternatives, and the others go ahead', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(4), 1], [at(5), 3]);
    await setPieces(database().db, at(4).id, 0);
    await setPieces(database().db, at(5).id, 2);
    const [asked] = (await list(executive)).datos?.solicitudes.elementos ?? [];
    expect(asked?.lineas[0]).toMatchObject({ cantidadMaxima: 0 });
    expect(asked?.lineas[0]?.alternativas?.length).toBeGreaterThan(0);
    const answered = await answer(executive, request, accept(at(4).code, at(5).code));
    expect(answered).toMatchObject({ status: 200, codigo: 2 });
    expect(answered.datos?.solicitud).toMatchObject({
      estado: 'NUEVA',
      lineas: [{ estado: 'NUEVA' }, { estado: 'CAMBIADA', cantidadAceptada: 2 }],
    });
    const again = await answer(executive, { id: request.id, version: 2 }, accept(at(4).code));
    expect(again.datos?.solicitud).toMatchObject({ estado: 'NUEVA', version: 2 });
  });

  test("C088 a key answers once, another tab's answer conflicts, and nothing is ordered twice", async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1]);
    const key = newKey();
    const first = await answer(executive, request, accept(at(0).code), { key });
    expect((await answer(executive, request, accept(at(0).code), { key })).datos).toEqual(first.datos);
    expect(await answer(executive, request, accept(at(0).code))).toMatchObject({
      status: 409,
      mensaje: 'error.conflict',
      campos: { version: '2' },
    });
    const both = await client.send([at(1), 1]);
    const replies = await Promise.all([
      answer(executive, both, accept(at(1).code)),
      answer(executive, both, [{ linea: at(1).code, decision: 'RECHAZAR', motivo: 'No' }]),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await answer(executive, { id: both.id, version: 2 }, accept(at(1).code))).status).toBe(409);
  });

  test('C093 the same key sends one request', async () => {
    const { executive, client } = await aPair();
    const key = newKey();
    const productos = [{ _id: 'a', codigo: at(0).code, cantidadPedida: 1, precio: at(0).cents / 100 }];
    const first = await client.post({ productos }, key);
    expect((await client.post({ productos }, key)).datos).toEqual(first.datos);
    expect((await list(executive)).datos?.solicitudes.total).toBe(1);
  });

  test('P01 P03 C087 C088 C091 C093 requests of others cannot be seen, answered or replied to', async () => {
    const { executive, client } = await aPair();
    const stranger = await aPair();
    const request = await client.send([at(0), 1]);
    expect((await list(stranger.executive)).datos?.solicitudes.total).toBe(0);
    expect((await list(stranger.executive, { cliente: request.cliente.id })).datos?.solicitudes.total).toBe(0);
    const none = await answer(stranger.executive, { id: '999999', version: 1 }, accept(at(0).code));
    const hers = await answer(stranger.executive, request, accept(at(0).code));
    expect([hers.status, hers.mensaje]).toEqual([none.status, none.mensaje]);
    expect(hers.status).toBe(404);
    await answer(executive, request, [{ linea: at(0).code, decision: 'SUSTITUIR', codigo: at(1).code }]);
    expect((await stranger.client.reply(request.id, at(0).code, true)).status).toBe(404);
    expect((await stranger.client.home())?.solicitudes).toEqual([]);
    expect((await list(executive)).datos?.solicitudes.elementos[0]).toMatchObject({ estado: 'ESPERA_CLIENTE' });
    // Nor does another client of the same executive see them.
    expect((await (await aClient(executive)).home())?.solicitudes).toEqual([]);
  });

  test('C088 C093 an expired request cannot be answered, reads as expired at once, and the job stores it', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1], [at(1), 1]);
    expect(new Date(request.vence ?? '').getTime() - now().getTime()).toBe(requestHours * 3_600_000);
    await answer(executive, request, [{ linea: at(0).code, decision: 'SUSTITUIR', codigo: at(2).code }]);
    later(requestHours);
    expect((await answer(executive, { id: request.id, version: 2 }, accept(at(1).code))).mensaje).toBe(
      'requests.reason.over',
    );
    expect((await client.reply(request.id, at(0).code, true)).mensaje).toBe('requests.reason.over');
    const told = (await list(executive)).datos;
    expect(told).toMatchObject({ porEstado: { VENCIDA: 1 }, solicitudes: { elementos: [{ estado: 'VENCIDA' }] } });
    const outbox = {
      send: async (_: unknown, kind: string, key: string, payload: unknown) => {
        sent().push({ kind, payload } as Sent);
        mails.push(key);
      },
    };
    const mails: string[] = [];
    await expireRequests(database().db, { outbox: outbox as never, config: testConfig }, now());
    expect(mails).toContain(`request ${request.id} expired 3`);
    expect(await expireRequests(database().db, { outbox: outbox as never, config: testConfig }, now())).toBe(0);
    expect((await client.home())?.solicitudes).toMatchObject([
      { estado: 'VENCIDA', total: 0, lineas: [{ estado: 'VENCIDA' }, { estado: 'VENCIDA' }] },
    ]);
  });

  test('C087 the inbox lists what waits for the executive first, by state and page', async () => {
    const { executive, client } = await aPair();
    const done = await client.send([at(0), 1]);
    const waiting = await client.send([at(1), 1]);
    const first = await client.send([at(2), 1]);
    later(1);
    const second = await client.send([at(3), 1]);
    await answer(executive, done, accept(at(0).code));
    await answer(executive, waiting, [{ linea: at(1).code, decision: 'SUSTITUIR', codigo: at(6).code }]);
    const ids = (reply: Awaited<ReturnType<typeof list>>) => reply.datos?.solicitudes.elementos.map(({ id }) => id);
    expect(ids(await list(executive))).toEqual([first.id, second.id, waiting.id, done.id]);
    expect(ids(await list(executive, { estados: ['ACEPTADA'] }))).toEqual([done.id]);
    const page = await list(executive, { tamano: 3, pagina: 2 });
    expect(ids(page)).toEqual([done.id]);
    expect(page.datos).toMatchObject({
      porEstado: { NUEVA: 2, ESPERA_CLIENTE: 1, ACEPTADA: 1 },
      solicitudes: { total: 4, totalPaginas: 2 },
    });
    expect((await list(executive, { pagina: 9 })).status).toBe(404);
  });

  test('C093 unsold articles are left out and reported, changed prices are reported, and an empty request is refused', async () => {
    const { client } = await aPair();
    const wish = (codigo: string, precio: number) => ({ _id: codigo, codigo, cantidadPedida: 1, precio });
    const reply = await client.post({ productos: [wish(at(0).code, at(0).cents / 100 + 1), wish('000000', 1)] });
    expect(reply).toMatchObject({ status: 200, codigo: 3, mensaje: 'order.remark.notAllAdded' });
    expect(reply.datos?.diferencias).toMatchObject([
      { tipo: 'PRECIO_BAJA', linea: at(0).code, diferencia: -1 },
      { tipo: 'FUERA_DE_CAMPANA', linea: '000000', importeAhora: null },
    ]);
    expect(reply.datos?.solicitud?.lineas).toHaveLength(1);
    expect((await client.post({ productos: [wish('000000', 1)] })).datos?.solicitud).toBeNull();
    expect(await client.post({ productos: [] })).toMatchObject({
      status: 422,
      campos: { productos: expect.any(String) },
    });
  });

  test('C088 invalid decisions are refused by name, and nothing of the answer is saved', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1], [at(1), 1]);
    const good = { linea: at(0).code, decision: 'RECHAZAR', motivo: 'No' } as const;
    const wrong: [DecisionWire, string][] = [
      [{ linea: 'nobody', decision: 'ACEPTAR' }, 'decisiones.1'],
      [{ linea: at(0).code, decision: 'ACEPTAR' }, 'decisiones.1'],
      [{ linea: at(1).code, decision: 'ACEPTAR', cantidadPedida: 2 }, 'decisiones.1.cantidadPedida'],
      [{ linea: at(1).code, decision: 'SUSTITUIR', codigo: '000000' }, 'decisiones.1.codigo'],
      [{ linea: at(1).code, decision: 'SUSTITUIR', codigo: at(1).code }, 'decisiones.1.codigo'],
    ];
    for (const [decision, field] of wrong) {
      const reply = await answer(executive, request, [good, decision]);
      expect([reply.status, Object.keys(reply.campos ?? {})]).toEqual([422, [field]]);
    }
    expect((await list(executive)).datos?.solicitudes.elementos[0]).toMatchObject({ version: 1, estado: 'NUEVA' });
  });

  test('C092 the grid of a style has an article with its price, and no points; an unknown style is absent', async () => {
    const { client } = await aPair();
    const grid = await call<AnswerOf<'readClientGrid'>>(
      'GET',
      `/api/clientes/consultarColoresTallas/${at(0).reference}`,
      {
        token: client.token,
      },
    );
    expect(grid.text).toContain(at(0).code);
    const cells = grid.datos?.colores.flatMap(({ tallas }) => tallas) ?? [];
    expect(cells.find(({ codigo }) => codigo === at(0).code)).toMatchObject({ precio: at(0).cents / 100 });
    expect(grid.text).not.toContain('puntos');
    const none = await call('GET', '/api/clientes/consultarColoresTallas/V9999', { token: client.token });
    expect(none.status).toBe(404);
  });

  test('the mail of a request goes to the executive, and the mail of its answer with the reason to the client', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 2]);
    const mail = (about: 'sent' | 'answered' | 'expired') =>
      writeRequestMail(
        database().db,
        { requestId: Number(request.id), about },
        { ...testConfig, storefrontUrl: 'https://shop.example' },
      );
    expect(await mail('sent')).toMatchObject({
      to: executive.account.username,
      subject: `${client.name} te ha enviado una petición`,
      text: expect.stringMatching(/- 2 × .* – por responder[\s\S]*\/executive\/your-account\/client-products$/),
    });
    await answer(executive, request, [{ linea: at(0).code, decision: 'RECHAZAR', motivo: 'Ya no se hace' }]);
    const answered = await mail('answered');
    expect(answered).toMatchObject({
      to: client.username,
      text: expect.stringMatching(/no puede ser – Ya no se hace[\s\S]*https:\/\/shop\.example\/clients\/welcome$/),
    });
    expect(answered?.text).not.toContain('Puedes responder');
  });

  test('mails to an unconfirmed address that a client typed hold no name and no reason', async () => {
    const { executive, client } = await aPair();
    await database()
      .db.updateTable('accounts')
      .set({ email_confirmed: false, name: 'Gratis Dinero' })
      .where('id', '=', client.id)
      .execute();
    const request = await client.send([at(0), 1]);
    await answer(executive, request, [{ linea: at(0).code, decision: 'RECHAZAR', motivo: 'Llama ahora' }]);
    const written = await writeRequestMail(
      database().db,
      { requestId: Number(request.id), about: 'answered' },
      { ...testConfig, storefrontUrl: 'https://shop.example' },
    );
    expect(written?.to).toBe(client.username);
    expect(written?.text).toMatch(/^Hola:\n[\s\S]* – no puede ser\n[\s\S]*https:\/\/shop\.example\/clients\/welcome$/);
    expect(`${written?.subject} ${written?.text}`).not.toMatch(/Gratis|Dinero|Llama/);
  });

  test('events of a request cannot be changed, and are deleted with the request', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1]);
    await answer(executive, request, accept(at(0).code));
    const { pool } = database();
    const { rows } = await pool.query('select event, side from request_events where request_id = $1 order by id', [
      request.id,
    ]);
    expect(rows).toEqual([
      { event: 'sent', side: 'client' },
      { event: 'accepted', side: 'executive' },
    ]);
    await expect(pool.query("update request_events set text = 'x'")).rejects.toThrow(/never changed/);
    await expect(pool.query('delete from request_events')).rejects.toThrow(/never changed/);
    await pool.query('delete from requests where id = $1', [request.id]);
    const left = await pool.query('select from request_events where request_id = $1', [request.id]);
    expect(left.rowCount).toBe(0);
  });
}, seededShop);
