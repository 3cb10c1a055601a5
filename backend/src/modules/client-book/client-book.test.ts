import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientKeys } from 'contract/client-book/message-keys.ts';
import { clientsMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { anAccount } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aDesk, anExecutive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { isDayOfYear, listComingDays } from './client-edit.ts';

test('C085 V10 a birthday must be a real day of its month', () => {
  expect(['01-31', '02-29', '12-01'].map(isDayOfYear)).toEqual([true, true, true]);
  expect(['02-30', '04-31', '13-01', '01-00'].map(isDayOfYear)).toEqual([false, false, false, false]);
});

test('C083 clients born on the 29th of February have a birthday every year', () => {
  expect(listComingDays(new Date('2026-02-24T10:00:00Z'))).toContain('02-29');
  expect(listComingDays(new Date('2028-02-24T10:00:00Z')).filter((day) => day === '02-29')).toHaveLength(1);
  expect(listComingDays(new Date('2026-03-01T10:00:00Z'))).not.toContain('02-29');
});

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const { edit, add, list, names, readAll, read, purchases, aSale, send } = aClientBook(database, () => shop.call);

  describe('the book', () => {
    test('C083 C084 C085 a client is added with all fields and found by name, mail, telephone or tag', async () => {
      const she = await anExecutive(database().db);
      const id = await add(she, {
        nombre: 'Núria',
        apellidos: 'Pons  Vidal',
        telefono: '+34600111222',
        correo: 'nuria@example.com',
        idioma: 'en',
        cumple: '03-18',
        notas: 'Por la tarde.\r\n\r\n\r\nTimbre roto.',
        etiquetas: ['oficina', 'oficina', ' gimnasio '],
        tallas: [{ tipo: 'sujetador', talla: '85B' }],
        consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true }],
      });
      expect(await read(she, id)).toMatchObject({
        nombre: 'Núria',
        apellidos: 'Pons Vidal',
        telefono: '+34600111222',
        correo: 'nuria@example.com',
        idioma: 'en',
        cumple: '03-18',
        notas: 'Por la tarde.\n\nTimbre roto.',
        etiquetas: ['oficina', 'gimnasio'],
        tallas: [{ tipo: 'sujetador', talla: '85B' }],
        consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true, fecha: shopNow().toISOString() }],
        estado: 'ACTIVA',
        conAcceso: false,
        comprado12: 0,
        version: 1,
        avisos: [{ clave: 'clients.remark.birthday', valores: { dia: '03-18' } }],
      });
      await add(she, { nombre: 'Zoe' });
      for (const texto of ['nuria p', 'VIDAL', 'NURIA@', '600 111', 'gimna']) {
        expect(await names(she, { texto })).toEqual(['Núria']);
      }
      for (const texto of ['%', '_', '\\', 'nadie', '12']) expect(await names(she, { texto })).toEqual([]);
      expect(await list(she)).toMatchObject({
        clientes: { total: 2 },
        etiquetas: ['gimnasio', 'oficina'],
        porContactar: 1,
      });
      expect(await names(she, { orden: 'por-contactar' })).toEqual(['Núria']);
      expect(await names(she, { etiqueta: 'OFICINA' })).toEqual(['Núria']);
    });

    test('C085 clients written on the order pad and clients added here are in one book', async () => {
      const she = await anExecutive(database().db);
      const { id } = await aDesk(shop.call, she).aClient('Ana Mora');
      expect(await edit(she, { nombre: 'ana', apellidos: 'mora' })).toEqual([
        { clave: 'k0', resultado: 'REPETIDA', id, motivo: clientKeys.known },
      ]);
      await edit(she, { id, nombre: 'Ana', apellidos: 'Mora', telefono: '+34600999888' });
      expect(await aDesk(shop.call, she).aClient('Ana Mora')).toMatchObject({ id, phone: '+34600999888' });
    });

    test('C085 repeating a key changes nothing, and each entry has its own result', async () => {
      const she = await anExecutive(database().db);
      const clientes = [
        { clave: 'a', nombre: 'Eva' },
        { clave: 'b' },
        { clave: 'c', nombre: 'EVA' },
        { clave: 'd', nombre: 'Mar', cumple: '02-30' },
        { clave: 'e', id: '999999', notas: 'x' },
        { clave: 'f', nombre: 'Luz', tallas: [{ tipo: 'faja' as const, talla: 'M' }] },
      ];
      const key = 'the-same-key-twice-0001';
      const first = await send(she, clientes, key);
      expect(first.datos?.resultados.map(({ resultado, motivo }) => [resultado, motivo])).toEqual([
        ['CREADA', null],
        ['RECHAZADA', clientKeys.nameMissing],
        ['REPETIDA', clientKeys.known],
        ['RECHAZADA', clientKeys.birthday],
        ['RECHAZADA', clientKeys.absent],
        ['RECHAZADA', clientKeys.sizesNeedConsent],
      ]);
      expect((await send(she, clientes, key)).datos).toEqual(first.datos);
      expect(await names(she)).toEqual(['Eva']);
    });

    test('C085 a change made on another device is not overwritten', async () => {
      const she = await anExecutive(database().db);
      const id = await add(she, { nombre: 'Ada' });
      expect(await edit(she, { id, version: 1, notas: 'one' }, { id, version: 1, notas: 'two' })).toMatchObject([
        { resultado: 'CAMBIADA' },
        { resultado: 'RECHAZADA', id, motivo: clientKeys.changed },
      ]);
      expect(await read(she, id)).toMatchObject({ notas: 'one', version: 2 });
    });

    test('C085 sizes are erased when the consent is withdrawn, and a new consent does not bring them back', async () => {
      const she = await anExecutive(database().db);
      const id = await add(she, {
        nombre: 'Ada',
        tallas: [{ tipo: 'faja', talla: 'M' }],
        consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true }],
      });
      await edit(she, { id, consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: false }] });
      expect((await read(she, id))?.tallas).toBeNull();
      await edit(she, { id, consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true }] });
      expect((await read(she, id))?.tallas).toEqual([]);
    });

    test('C085 an executive can neither give consents for a client with an account nor remove that client', async () => {
      const she = await anExecutive(database().db);
      const { id: account_id } = await anAccount(database().db, { role: 'ROLE_C' });
      const { id } = await database()
        .db.insertInto('client_book')
        .values({ executive_id: she.id, account_id, name: 'Emma' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const own = { id: String(id) };
      expect(
        await edit(
          she,
          { ...own, consentimientos: [{ codigo: 'PUBLICIDAD_CORREO', dado: true }] },
          { ...own, estado: 'BORRADA' },
        ),
      ).toMatchObject([{ motivo: clientKeys.hasAccount }, { motivo: clientKeys.hasAccount }]);
      expect(await read(she, own.id)).toMatchObject({ conAcceso: true, consentimientos: [] });
    });

    test('C083 two thousand clients are listed page by page, and one more is refused', async () => {
      const she = await anExecutive(database().db);
      await sql`
        insert into client_book (executive_id, name)
        select ${she.id}, 'Clienta ' || lpad(n::text, 4, '0') from generate_series(1, ${clientsMax}) n`.execute(
        database().db,
      );
      const last = await list(she, { pagina: '100', tamano: '20' });
      expect(last?.clientes).toMatchObject({ total: clientsMax, totalPaginas: 100 });
      expect(last?.clientes.elementos.at(-1)?.nombre).toBe(`Clienta ${clientsMax}`);
      expect(await edit(she, { nombre: 'Otra' })).toMatchObject([{ motivo: clientKeys.tooMany }]);
    });
  });

  describe('purchases of a client', () => {
    test('C086 C084 an article is one row with its run-out date; cancelled orders are left out', async () => {
      const she = await anExecutive(database().db);
      const id = await add(she, { nombre: 'Ada' });
      const { code } = await aSale(she, id, { ago: 70 });
      await aSale(she, id, { ago: 10 });
      await aSale(she, id, { ago: 5, state: 'CANCELADA' });
      await aSale(she, id, { ago: 400 });
      const { datos } = await purchases(she, id);
      expect(datos).toMatchObject({
        total: 1,
        elementos: [
          { codigo: code, unidades: 6, ultimaCompra: '2026-03-06', ultimoPrecio: 10, seAgotaHacia: '2026-09-17' },
        ],
      });
      expect(datos?.elementos[0]?.precioActual).toBeGreaterThan(0);
      expect(await read(she, id)).toMatchObject({ comprado12: 40, ultimaCompra: '2026-03-06' });
      await add(she, { nombre: 'Aida' });
      expect(await names(she, { orden: 'ultima-compra' })).toEqual(['Ada', 'Aida']);
    });
  });

  test("C083 C084 C085 C086 P01 another executive's client is not found", async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const id = await add(she, { nombre: 'Ada', notas: 'secreto' });
    const own = await add(other, { nombre: 'Eva' });
    expect((await readAll(other, id)).status).toBe(404);
    expect((await purchases(other, id)).status).toBe(404);
    expect(
      await edit(other, { id, notas: 'mine' }, { id, estado: 'BORRADA' }, { id: own, fusionarCon: id }),
    ).toMatchObject(Array.from({ length: 3 }, () => ({ resultado: 'RECHAZADA', motivo: clientKeys.absent })));
    expect(await names(other)).toEqual(['Eva']);
    expect(await read(she, id)).toMatchObject({ notas: 'secreto', version: 1 });
  });
}, seededShop);
