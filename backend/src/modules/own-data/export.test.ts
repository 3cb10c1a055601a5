import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { aClientBook } from '../../../test/client-book.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aDesk } from '../../../test/orders.ts';
import { withRequests } from '../../../test/requests.ts';
import { seededShop } from '../../../test/seeded.ts';
import { clientExcludedTables, clientTables, executiveExcludedTables, executiveTables } from './export-own-data.ts';
import { exportLimit } from './own-data.routes.ts';

onDatabase((database) => {
  const { at, aPair, aClient, call } = withRequests(database);
  const book = aClientBook(database, () => call);
  const paths = { executive: '/api/socia/exportarDatos', client: '/api/clientes/exportarDatosCliente' };
  const ask = (who: keyof typeof paths, { token }: { token: string }) => call('GET', paths[who], { token });
  async function copy(who: keyof typeof paths, whose: { token: string }) {
    const { status, text, headers } = await ask(who, whose);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    return { text, kept: JSON.parse(text).kept as Record<string, Record<string, unknown>[]> };
  }

  test('every table that names an account or a client is listed, as part of the export or as left out for a reason', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database().db);
    const naming = (...columns: string[]) =>
      [...new Set(rows.filter(({ column }) => columns.includes(column)).map(({ table }) => table))].sort();
    const decided = (parts: object, without: object) => [...Object.keys(parts), ...Object.keys(without)];
    expect(decided(executiveTables, executiveExcludedTables)).toEqual(
      expect.arrayContaining(naming('executive_id', 'account_id')),
    );
    expect(decided(clientTables, clientExcludedTables)).toEqual(
      expect.arrayContaining(naming('client_id', 'account_id')),
    );
  });

  test('an executive’s export holds their own data and notes on clients, but no secrets and no other client data', async () => {
    const { executive, client } = await aPair();
    const desk = aDesk(call, executive);
    await desk.addCodes({ [at(0).code]: 2 });
    await book.add(executive, {
      ...{ nombre: 'Ada', notas: 'le gusta el azul', telefono: '+34600999888', correo: 'ada.secreta@example.com' },
      ...{ consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true }], tallas: [{ tipo: 'braga', talla: 'XXL' }] },
    });
    await client.send([at(1), 1]);
    const other = await aPair();
    const { text, kept } = await copy('executive', executive);
    expect(kept.accounts).toMatchObject([{ id: executive.id, username: executive.account.username }]);
    expect(kept.order_lines).toMatchObject([{ quantity: 2 }]);
    expect(kept.client_book?.map(({ name, notes }) => [name, notes])).toContainEqual(['Ada', 'le gusta el azul']);
    for (const secret of ['password', '_hash', 'ada.secreta', '+34600999888', 'XXL', client.username])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(other.executive.id);
    expect(Object.keys(kept).sort()).toEqual(Object.keys(executiveTables).sort());
  });

  test('a client’s export holds their own data and what was written about them, and nobody else’s data', async () => {
    const { executive, client } = await aPair();
    const neighbour = await aClient(executive);
    const { datos } = await client.post({
      productos: [{ _id: '1', codigo: at(0).code, cantidadPedida: 1, precio: at(0).cents / 100, nota: 'sin aros' }],
      nota: 'para mi boda',
    });
    await neighbour.send([at(1), 1]);
    const { text, kept } = await copy('client', client);
    expect(kept.accounts).toMatchObject([{ id: client.id }]);
    expect(kept.requests).toMatchObject([{ id: Number(datos?.solicitud?.id), note: 'para mi boda' }]);
    expect(kept.request_lines).toMatchObject([{ note: 'sin aros' }]);
    expect(kept.client_book).toMatchObject([{ name: client.name }]);
    for (const foreign of [neighbour.id, neighbour.name, executive.id, '_hash', 'password'])
      expect(text).not.toContain(foreign);
  });

  test('P02 an acting advisor gets no export, and exports are limited', async () => {
    const { executive } = await aPair();
    const { db } = database();
    const own = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
    const acting = await aSession(db, executive.account, { actorSessionId: own.id });
    expect((await ask('executive', acting)).status).toBe(403);
    for (let made = 0; made < exportLimit.max; made += 1) await copy('executive', executive);
    expect((await ask('executive', executive)).status).toBe(429);
  });
}, seededShop);
