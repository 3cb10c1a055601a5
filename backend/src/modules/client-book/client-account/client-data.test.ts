import { expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { termsVersion } from 'contract/rules.ts';
import { aClientBook } from '../../../../test/client-book.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aDesk } from '../../../../test/orders.ts';
import { withRequests } from '../../../../test/requests.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { deleteExpired } from '../../../housekeeping.ts';
import { writeAccountClosedMail } from './account-closed-mail.ts';

onDatabase((database) => {
  const { at, aPair, call, sent, list } = withRequests(database);
  const book = aClientBook(database, () => call);
  type Token = { token: string };
  const change = ({ token }: Token, body: BodyOf<'updateClient'>) =>
    call<AnswerOf<'updateClient'>>('POST', '/api/clientes/cambiarDatosCliente', { token, body });
  const close = ({ token }: Token, password: string) =>
    call<AnswerOf<'closeClient'>>('POST', '/api/clientes/cerrarCuentaCliente', { token, body: { password } });
  const yes = (codigo: 'TALLAS_SOCIA' | 'PUBLICIDAD_CORREO') => ({ codigo, dado: true, version: termsVersion });
  const idOf = async ({ id }: { id: string }) =>
    String(
      (
        await database()
          .db.selectFrom('client_book')
          .select('id')
          .where('account_id', '=', id)
          .executeTakeFirstOrThrow()
      ).id,
    );

  test("C091 a client's own data is in the executive's book and in the client area", async () => {
    const { executive, client } = await aPair();
    const sizes = [{ tipo: 'sujetador' as const, talla: '90B' }];
    const said = {
      ...{ nombre: 'Ada María', apellidos: 'Ruiz', telefono: '+34600111222', idioma: 'de' as const },
      ...{ tallas: sizes, consentimientos: [yes('TALLAS_SOCIA')] },
    };
    const body = {
      ...{ version: 1, givenName: said.nombre, familyName: said.apellidos, phone: said.telefono, locale: said.idioma },
      ...{ sizes, consents: said.consentimientos },
    };
    expect(await change(client, body)).toMatchObject({ status: 200, datos: { version: 2 } });
    expect(await client.home()).toMatchObject({
      ...{ nombre: 'Ada María Ruiz', apellidos: 'Ruiz', telefono: '+34600111222', idioma: 'de', version: 2 },
      ...{ tallas: sizes, consentimientos: [yes('TALLAS_SOCIA')] },
    });
    const id = await idOf(client);
    expect(await book.read(executive, id)).toMatchObject({ ...said, consentimientos: [yes('TALLAS_SOCIA')] });

    // Withdrawing the consent removes the sizes from both.
    const no = { ...yes('TALLAS_SOCIA'), dado: false };
    await change(client, { version: 2, consents: [no] });
    expect(await client.home()).toMatchObject({ tallas: [], consentimientos: [no] });
    expect((await book.read(executive, id))?.tallas).toBeNull();
    await change(client, { version: 3, consents: [yes('TALLAS_SOCIA')] });
    expect((await book.read(executive, id))?.tallas).toEqual([]);
  });

  test('C091 sizes need consent, consent needs the current text, and a change needs the version that was read', async () => {
    const { client } = await aPair();
    const sizes = [{ tipo: 'braga' as const, talla: 'M' }];
    expect(await change(client, { version: 1, sizes })).toMatchObject({
      ...{ status: 422, campos: { sizes: 'error.field.choice' } },
    });
    const old = { ...yes('PUBLICIDAD_CORREO'), version: '1999-01' };
    expect(await change(client, { version: 1, consents: [old] })).toMatchObject({
      ...{ status: 422, campos: { consents: 'error.field.choice' } },
    });
    expect((await change(client, { version: 7, givenName: 'Eva' })).status).toBe(409);
    expect(await client.home()).toMatchObject({ nombre: client.name, version: 1, consentimientos: [] });
  });

  test('C091 an account ended by its client is gone, and only a name on orders is left', async () => {
    const { executive, client } = await aPair();
    const { db } = database();
    await change(client, {
      ...{ version: 1, phone: '+34600111222', sizes: [{ tipo: 'braga', talla: 'M' }] },
      consents: [yes('TALLAS_SOCIA'), { ...yes('PUBLICIDAD_CORREO'), dado: false }],
    });
    const id = await idOf(client);
    await client.send([at(0), 1]);
    const desk = aDesk(call, executive);
    await desk.add([{ clave: '1', codigo: at(1).code, cantidadPedida: 1, cliente: id }]);

    expect(await close(client, 'another-Password-1')).toMatchObject({
      ...{ status: 422, campos: { password: 'error.field.wrong' } },
    });
    expect((await client.home())?.nombre).toBe(client.name);
    expect(await close(client, client.password)).toMatchObject({ status: 200, datos: { closed: true } });

    const again = await call('GET', '/api/clientes/consultarClienteSesion', { token: client.token });
    expect(again.status).toBe(401);
    const login = await call('POST', '/api/clientes/login', {
      body: { usuario: client.username, clave: client.password },
    });
    expect(login.status).toBe(401);
    expect((await book.readAll(executive, id)).status).toBe(404);
    expect((await list(executive)).datos?.solicitudes.total).toBe(0);
    const rows = await db.selectFrom('client_book').selectAll().where('id', '=', Number(id)).execute();
    expect(rows).toMatchObject([{ name: client.name, state: 'BORRADA', account_id: null, phone: null, sizes: [] }]);
    for (const table of ['consents', 'clients', 'sessions'] as const)
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', client.id).execute()).toEqual([]);
    const owned = await db.selectFrom('idempotency_keys').selectAll().where('owner', '=', client.id).execute();
    expect(owned).toEqual([]);
    // The order in hand is unchanged, under the client's name.
    const { datos: order } = await desk.order();
    expect(order?.lineas).toMatchObject([{ codigo: at(1).code, cliente: { nombre: client.name } }]);

    // Written down again, the mailbox still refuses mails.
    const newcomer = await book.add(executive, { nombre: 'Otra', correo: client.username });
    expect((await book.read(executive, newcomer))?.consentimientos).toMatchObject([{ dado: false }]);

    // Once no order refers to it, the name is erased as well.
    await desk.remove(order?.lineas.map(({ id: line }) => line) ?? []);
    await deleteExpired(db);
    expect(await db.selectFrom('client_book').selectAll().where('id', '=', Number(id)).execute()).toEqual([]);
  });

  test('client and executive are mailed when an account ends, and the client’s mail is written with or without a name', async () => {
    const { executive, client } = await aPair();
    await close(client, client.password);
    const news = sent().slice(-2);
    expect(news).toMatchObject([
      { kind: 'account-mail', payload: { about: 'closed', to: client.username } },
      { kind: 'account-mail', payload: { about: 'clientLeft', executiveId: executive.id, name: client.name } },
    ]);
    const { db } = database();
    const told = { about: 'closed', to: client.username, locale: 'en' } as const;
    expect((await writeAccountClosedMail(db, { ...told, name: null }))?.text).toMatch(/^Hello,/);
    expect((await writeAccountClosedMail(db, { ...told, name: 'Ada' }))?.text).toMatch(/^Hello Ada,/);
    const left = { about: 'clientLeft', executiveId: executive.id, name: client.name, closed: true } as const;
    expect(await writeAccountClosedMail(db, left)).toMatchObject({
      ...{ to: executive.account.username, text: expect.stringContaining(client.name) },
    });
    const wentOn = await writeAccountClosedMail(db, { ...left, closed: false });
    expect(wentOn?.text).toContain(client.name);
    expect(wentOn?.subject).not.toBe((await writeAccountClosedMail(db, left))?.subject);
  });
}, seededShop);
