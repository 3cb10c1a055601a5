import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientKeys } from 'contract/client-book/message-keys.ts';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aDesk, anExecutive, listStocked } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const { edit, add, readAll, read, purchases, aSale } = aClientBook(database, () => shop.call);

  describe('removing a client', () => {
    test('C085 a client without orders is erased; of one whom an order names only the name stays', async () => {
      const she = await anExecutive(database().db);
      const bare = await add(she, { nombre: 'Ada', notas: 'x' });
      const known = await add(she, { nombre: 'Eva', telefono: '+34600111333', etiquetas: ['a'], notas: 'secreto' });
      await aSale(she, known);
      expect(await edit(she, { id: bare, estado: 'BORRADA' }, { id: known, estado: 'BORRADA' })).toMatchObject([
        { resultado: 'BORRADA' },
        { resultado: 'BORRADA' },
      ]);
      expect((await readAll(she, known)).status).toBe(404);
      const rows = await database()
        .db.selectFrom('client_book')
        .selectAll()
        .where('executive_id', '=', she.id)
        .execute();
      expect(rows).toMatchObject([{ name: 'Eva', phone: null, notes: '', tags: [], state: 'BORRADA' }]);
      // The name is free again, also on the pad.
      expect((await aDesk(shop.call, she).aClient('Eva')).id).not.toBe(known);
    });

    test('C085 a client with lines in an order that is not placed cannot be removed', async () => {
      const she = await anExecutive(database().db);
      const desk = aDesk(shop.call, she);
      const { id } = await desk.aClient('Ada');
      const [article] = await listStocked(database().db, 10, 1);
      await desk.add([{ clave: '1', codigo: article?.code, cantidadPedida: 1, cliente: id }]);
      const other = await add(she, { nombre: 'Ada B' });
      expect(await edit(she, { id, estado: 'BORRADA' }, { id, fusionarCon: other })).toMatchObject([
        { motivo: clientKeys.inDraft },
        { motivo: clientKeys.inDraft },
      ]);
    });

    test('C085 merging two entries joins their data and their sales', async () => {
      const she = await anExecutive(database().db);
      const yes = { codigo: 'PUBLICIDAD_CORREO' as const, dado: true };
      const from = await add(she, {
        nombre: 'Ada',
        telefono: '+34600111333',
        correo: 'ada@example.com',
        etiquetas: ['a'],
        notas: 'uno',
        consentimientos: [yes],
      });
      const into = await add(she, { nombre: 'Ada', apellidos: 'Ruiz', etiquetas: ['b'], notas: 'dos' });
      await aSale(she, from);
      expect(await edit(she, { id: from, fusionarCon: into })).toMatchObject([{ resultado: 'FUSIONADA', id: into }]);
      expect(await read(she, into)).toMatchObject({
        nombre: 'Ada',
        apellidos: 'Ruiz',
        telefono: '+34600111333',
        correo: 'ada@example.com',
        etiquetas: ['b', 'a'],
        notas: 'dos\n\nuno',
        comprado12: 20,
        consentimientos: [yes],
      });
      expect((await purchases(she, into)).datos?.total).toBe(1);
      expect((await readAll(she, from)).status).toBe(404);
      const third = await add(she, { nombre: 'Adela' });
      await edit(she, { id: into, fusionarCon: third });
      expect((await read(she, third))?.comprado12).toBe(20);
      expect(await edit(she, { id: third, fusionarCon: third })).toMatchObject([{ motivo: clientKeys.absent }]);
    });

    test("C085 the remaining entry may take over the other's name and address in the same call", async () => {
      const she = await anExecutive(database().db);
      const from = await add(she, { nombre: 'Adela', apellidos: 'Ruiz', correo: 'adela@example.com' });
      const into = await add(she, { nombre: 'Ade', correo: 'ade@example.com', telefono: '+34600111222' });
      const kept = { nombre: 'Adela', apellidos: 'Ruiz', correo: 'adela@example.com' };
      expect(await edit(she, { id: from, version: 1, fusionarCon: into }, { id: into, ...kept })).toMatchObject([
        { resultado: 'FUSIONADA', id: into },
        { resultado: 'CAMBIADA', id: into },
      ]);
      expect(await read(she, into)).toMatchObject({ ...kept, telefono: '+34600111222' });
    });

    test('C085 a refused consent of either entry stays refused', async () => {
      const she = await anExecutive(database().db);
      const said = (dado: boolean) => [{ codigo: 'PUBLICIDAD_CORREO' as const, dado }];
      const from = await add(she, { nombre: 'Ada', consentimientos: said(false) });
      const into = await add(she, { nombre: 'Eva', consentimientos: said(true) });
      await edit(she, { id: from, fusionarCon: into });
      expect((await read(she, into))?.consentimientos).toMatchObject([{ dado: false }]);
    });
  });
}, seededShop);
