import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, triana, withShop } from '../../../../test/buyers.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);

  async function aBag(choice: Parameters<typeof aBuyer>[2] = {}) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call, choice);
    await buyer.addCodes({ [article.code]: 2 });
    return { buyer, article };
  }
  /** A bag of pieces for one client. */
  async function aBagFor(name: string) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call);
    const client = await buyer.aClient(name);
    await buyer.add([{ clave: 'a', codigo: article.code, cantidadPedida: 4, cliente: client.id }]);
    return { buyer, client, article };
  }
  const options = (buyer: Awaited<ReturnType<typeof aBuyer>>, body: object) =>
    buyer.post<AnswerOf<'listShippingOptions'>>('consultarFormasEnvio', body);

  test('C074 C075 shipping methods are those of the place; the chosen one is in the total', async () => {
    const { buyer } = await aBag();
    const { datos } = await options(buyer, { direccion: buyer.address });
    expect(datos).toMatchObject({ zona: 'GENERAL', sinIva: false, avisos: [] });
    expect(datos?.formas.map(({ codigo }) => codigo)).toEqual(['EST', 'EXP']);
    const before = (await buyer.order()).datos;
    const chosen = await buyer.ship('EXP', { discreto: true, version: before?.version });
    expect(chosen).toMatchObject({
      status: 200,
      datos: {
        version: (before?.version ?? 0) + 1,
        entrega: { forma: { codigo: 'EXP', costo: 7.95 }, discreto: true, entregaParcial: false },
        diferencias: [],
      },
    });
    expect(chosen.datos?.totales.total).toBeCloseTo((before?.totales.total ?? 0) + 7.95, 2);
    expect(await buyer.ship('EXP', { version: before?.version })).toMatchObject({ status: 409 });
    expect(await buyer.ship('AVION')).toMatchObject({
      status: 422,
      campos: { forma: 'shipping.reason.methodElsewhere' },
    });
  });

  test('C074 C076 V09 shipping is priced for the requested address, with its VAT, not for that of the order', async () => {
    const { buyer, article } = await aBag();
    const there = () => db().updateTable('shipping_methods').where('country_code', '=', 'ES').where('code', '=', 'EST');
    const usual = await db().selectFrom('shipping_methods').selectAll().where('zone', '=', 'CANARIAS').execute();
    await there()
      .set({ cents: 900, free_from_cents: 2 * article.cents })
      .where('zone', '=', 'CANARIAS')
      .execute();
    try {
      const asked = await options(buyer, { direccionNueva: triana });
      expect(asked.datos?.formas.find(({ codigo }) => codigo === 'EST')).toMatchObject({ costo: 9 });
      const moved = await buyer.sendTo({ destino: 'SOCIA', direccionNueva: triana, guardar: true });
      expect(moved.datos?.formasEnvio).toEqual(asked.datos);
    } finally {
      for (const { warehouse, up_to_grams, cents, free_from_cents } of usual.filter((row) => row.code === 'EST'))
        await there()
          .set({ cents, free_from_cents })
          .where('zone', '=', 'CANARIAS')
          .where('warehouse', '=', warehouse)
          .where('up_to_grams', 'is not distinct from', up_to_grams)
          .execute();
    }
  });

  test('V09 C074 C076 the Canary Islands are shown without Spanish VAT and with their notice, before anything is ordered', async () => {
    const { buyer, article } = await aBag();
    expect(await options(buyer, { direccionNueva: triana })).toMatchObject({
      datos: { zona: 'CANARIAS', sinIva: true, avisos: [{ clave: 'shipping.notice.canaryImport' }] },
    });
    const moved = await buyer.sendTo({ destino: 'SOCIA', direccionNueva: triana, guardar: true });
    const net = Math.round((article.cents * 10_000) / 12_100);
    expect(moved).toMatchObject({
      datos: {
        entrega: {
          zona: 'CANARIAS',
          direccion: { codigoPostal: '35002', avisos: [{ clave: 'shipping.notice.canaryImport' }] },
        },
        totales: { sinIva: true, impuestos: [], subtotal: (2 * net) / 100 },
      },
    });
    expect(moved.datos?.diferencias).toContainEqual(expect.objectContaining({ tipo: 'IMPUESTO' }));
    await buyer.ship();
    const seen = await buyer.asSeen();
    expect((await buyer.summary()).datos?.exige).toEqual(['IMPORTACION']);
    expect(await buyer.confirm(seen)).toMatchObject({
      status: 422,
      campos: { aceptaImportacion: 'error.field.required' },
    });
    const placed = await buyer.confirm({ ...seen, aceptaImportacion: true });
    expect(placed).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    const kept = await database()
      .db.selectFrom('orders')
      .select('import_accepted')
      .where('number', '=', placed.datos?.orden?.numero ?? '')
      .executeTakeFirst();
    expect(kept).toEqual({ import_accepted: true });
  });

  test.each([
    ['51001', '51', 'CEUTA', 'shipping.notice.ceutaImport'],
    ['52006', '52', 'MELILLA', 'shipping.notice.melillaImport'],
  ])('V09 C074 %s is outside the VAT area as well', async (codigoPostal, estado, zona, clave) => {
    const { buyer } = await aBag();
    expect(await options(buyer, { direccionNueva: { ...triana, codigoPostal, estado } })).toMatchObject({
      datos: { zona, sinIva: true, avisos: [{ clave }], formas: [{ codigo: 'EST' }] },
    });
  });

  test('C074 C076 a place that is not served is refused with a reason', async () => {
    const { buyer } = await aBag();
    const helgoland = { ...triana, pais: 'DE', estado: 'SH', codigoPostal: '27498', localidad: 'Helgoland' };
    expect(await options(buyer, { direccionNueva: helgoland })).toMatchObject({
      datos: { zona: 'NO_SERVIDO', formas: [], avisos: [{ clave: 'shipping.notice.notServed' }] },
    });
    expect(await buyer.sendTo({ destino: 'SOCIA', direccionNueva: helgoland, guardar: false })).toMatchObject({
      status: 422,
      campos: { 'direccionNueva.codigoPostal': 'shipping.reason.notServed' },
    });
    expect(await options(buyer, { direccionNueva: { ...triana, pais: 'CH', codigoPostal: '8001' } })).toMatchObject({
      status: 422,
      campos: { 'direccionNueva.pais': 'shipping.reason.notServed' },
    });
  });

  const { estado: _, ...noState } = triana;
  const berlin = { ...noState, pais: 'DE', codigoPostal: '10115', localidad: 'Berlin' };
  test.each([
    ['without a state', berlin, undefined],
    ['with its state, as in older address books', { ...berlin, estado: 'BE' }, 'BE'],
  ])('C076 F117 an address in Germany is accepted %s', async (_what, direccionNueva, estado) => {
    const { buyer } = await aBag();
    const sent = await buyer.sendTo({ destino: 'SOCIA', direccionNueva, guardar: true });
    expect(sent).toMatchObject({ status: 200, datos: { entrega: { direccion: { localidad: 'Berlin' } } } });
    expect(sent.datos?.entrega.direccion?.estado).toBe(estado);
  });

  test.each([
    ['in Spain without a province', noState, 'error.field.required'],
    ['in Germany with an unknown state', { ...berlin, estado: 'XX' }, 'error.field.choice'],
    [
      'in France, of which no states are known, with a state',
      { ...noState, pais: 'FR', codigoPostal: '75001', localidad: 'Paris', estado: 'XX' },
      'error.field.choice',
    ],
  ])('C076 F117 an address %s is refused at that field', async (_what, direccionNueva, key) => {
    const { buyer } = await aBag();
    expect(await buyer.sendTo({ destino: 'SOCIA', direccionNueva, guardar: true })).toMatchObject({
      status: 422,
      campos: { 'direccionNueva.estado': key },
    });
  });

  test.each([
    ['a postal code of another country', { codigoPostal: '99999' }, { codigoPostal: 'error.field.pattern' }],
    ['a province that contradicts the postal code', { estado: '46' }, { estado: 'shipping.reason.otherState' }],
    ['an unknown province', { estado: 'XX' }, { estado: 'error.field.choice' }],
    ['a street of spaces', { linea1: '   ' }, { linea1: 'error.field.required' }],
  ])('C076 %s is reported at its field', async (_what, change, fields) => {
    const { buyer } = await aBag();
    const campos = Object.fromEntries(Object.entries(fields).map(([name, key]) => [`direccionNueva.${name}`, key]));
    const direccionNueva = { ...triana, ...change };
    expect(await buyer.sendTo({ destino: 'SOCIA', direccionNueva, guardar: true })).toMatchObject({
      status: 422,
      campos,
    });
  });

  test('C076 F117 a parcel goes straight to a client’s own address, not to another client’s or the executive’s', async () => {
    const { buyer, client } = await aBagFor('Nerea Lejos');
    const other = await buyer.aClient('Otra Cliente');
    const address = { ...triana, codigoPostal: '28001', estado: '28', localidad: 'Madrid' };
    const body = { destino: 'CLIENTE', direccionNueva: address, guardar: true };
    const sent = await buyer.sendTo({ ...body, cliente: client.id });
    expect(sent).toMatchObject({
      datos: { entrega: { destino: 'CLIENTE', cliente: { id: client.id }, direccion: { codigoPostal: '28001' } } },
    });
    const direccion = sent.datos?.entrega.direccion?.id;
    expect(await buyer.sendTo({ destino: 'CLIENTE', cliente: client.id, direccion })).toMatchObject({ status: 200 });
    expect(await buyer.sendTo({ destino: 'CLIENTE', cliente: other.id, direccion })).toMatchObject({ status: 404 });
    const own = { destino: 'CLIENTE', cliente: client.id, direccion: buyer.address };
    expect(await buyer.sendTo(own)).toMatchObject({ status: 404 });
    expect(await buyer.sendTo(body)).toMatchObject({ status: 422, campos: { cliente: 'error.field.required' } });
    const last = await buyer.summary();
    expect(last.datos?.direccionesCliente).toMatchObject([{ id: direccion, codigoPostal: '28001' }]);
    const { buyer: stranger } = await aBag();
    expect(await stranger.sendTo({ destino: 'SOCIA', direccion })).toMatchObject({ status: 404 });
    expect(await stranger.sendTo({ ...body, cliente: client.id })).toMatchObject({ status: 404 });
    expect(await options(stranger, { direccion })).toMatchObject({ status: 404 });
  });

  test('C053 N21 a shipping price that changed since it was chosen is reported', async () => {
    const { buyer } = await aBag();
    await buyer.ship('EXP');
    const light = () =>
      db()
        .updateTable('shipping_methods')
        .where('country_code', '=', 'ES')
        .where('code', '=', 'EXP')
        .where('up_to_grams', '=', 2_000);
    await light().set({ cents: 895 }).execute();
    try {
      expect((await buyer.summary()).datos?.orden.diferencias).toMatchObject([
        { tipo: 'ENVIO', importeAntes: 7.95, importeAhora: 8.95, diferencia: 1 },
      ]);
    } finally {
      await light().set({ cents: 795 }).execute();
    }
  });

  test('C076 C072 F117 an order with pieces of others goes straight to no client, whenever they were added', async () => {
    const { buyer, client, article } = await aBagFor('Nerea Lejos');
    const other = await buyer.aClient('Otra Cliente');
    const address = { ...triana, codigoPostal: '28001', estado: '28', localidad: 'Madrid' };
    const body = { destino: 'CLIENTE', cliente: client.id, direccionNueva: address, guardar: true };
    expect(await buyer.sendTo({ ...body, cliente: other.id })).toMatchObject({
      status: 422,
      campos: { cliente: 'shipping.reason.othersPieces' },
    });
    expect(await buyer.sendTo(body)).toMatchObject({ status: 200 });
    await buyer.ship();
    await buyer.add([{ clave: 'o', codigo: article.code, cantidadPedida: 1, cliente: other.id }]);
    const refusal = { status: 422, campos: { cliente: 'shipping.reason.othersPieces' } };
    expect(await buyer.confirm(await buyer.asSeen())).toMatchObject(refusal);
    // Omitted, the others wait in a draft of their own, which is not sent yet.
    await buyer.get(`omitirClientes/${other.id}?omitir=S`);
    expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    expect((await buyer.order()).datos).toMatchObject({ unidades: 1, entrega: { destino: 'SOCIA', forma: null } });
  });

  test('C047 V09 a price is previewed as it is added: for the address of the order in hand', async () => {
    const { buyer, article } = await aBag();
    const previewed = async () => {
      const { datos } = await buyer.get<AnswerOf<'readGrid'>>(`consultarColoresTallas/${article.code}/2026-03`);
      return datos?.colores.flatMap(({ tallas }) => tallas).find(({ codigo }) => codigo === article.code)?.precio;
    };
    const added = async () => (await buyer.order()).datos?.lineas[0]?.precio;
    expect(await previewed()).toBe(article.cents / 100);
    await buyer.sendTo({ destino: 'SOCIA', direccionNueva: triana, guardar: true });
    expect(await previewed()).toBe(Math.round((article.cents * 10_000) / 12_100) / 100);
    expect(await added()).toBe(await previewed());
  });

  test('C070 a draft without lines forgets its destination: the next line is priced for home', async () => {
    const { buyer, article } = await aBag();
    await buyer.sendTo({ destino: 'SOCIA', direccionNueva: triana, guardar: false });
    await buyer.ship();
    await buyer.remove([(await buyer.order()).datos?.lineas[0]?.id ?? '']);
    await buyer.addCodes({ [article.code]: 1 });
    expect((await buyer.order()).datos).toMatchObject({
      totales: { sinIva: false },
      lineas: [{ precio: article.cents / 100 }],
      entrega: { destino: 'SOCIA', forma: null },
    });
  });

  test('C053 F117 the next order shows how the last one was shipped and paid', async () => {
    const { buyer, article } = await aBag();
    await buyer.addCodes({ [article.code]: 2 });
    await buyer.ship('EXP');
    expect((await buyer.summary()).datos).toMatchObject({ formaAnterior: null, metodoAnterior: null });
    await buyer.confirm(await buyer.asSeen({ metodo: '001' }));
    await buyer.addCodes({ [article.code]: 1 });
    expect((await buyer.summary()).datos).toMatchObject({ formaAnterior: 'EXP', metodoAnterior: '001' });
  });
}, seededShop);
