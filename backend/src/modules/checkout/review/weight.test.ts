import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { aBuyer, triana, withShop } from '../../../../test/buyers.ts';
import { aGuest, lineOf, valencia } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import type { Stocked } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';

type Options = AnswerOf<'listShippingOptions'>;

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);

  /** A garment of this weight, too cheap for free shipping. */
  async function anArticle(grams: number): Promise<Stocked> {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    await weigh(article, grams);
    return article;
  }
  const weigh = ({ id }: Stocked, grams: number) =>
    db().updateTable('articles').set({ grams }).where('id', '=', id).execute();
  async function aBag(grams: number, pieces = 1) {
    const article = await anArticle(grams);
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [article.code]: pieces });
    return { buyer, article };
  }
  const costs = (options: Options | null | undefined) =>
    Object.fromEntries((options?.formas ?? []).map(({ codigo, costo, disponible }) => [codigo, disponible && costo]));

  const places = [
    ['ES GENERAL', { pais: 'ES', codigoPostal: '46003', estado: '46' }],
    ['ES CANARIAS', { pais: 'ES', codigoPostal: '35002', estado: '35' }],
    ['ES CEUTA', { pais: 'ES', codigoPostal: '51001', estado: '51' }],
    ['ES MELILLA', { pais: 'ES', codigoPostal: '52006', estado: '52' }],
    ['PT GENERAL', { pais: 'PT', codigoPostal: '1000-001' }],
    ['DE GENERAL', { pais: 'DE', codigoPostal: '10115', estado: 'BE' }],
    ['FR GENERAL', { pais: 'FR', codigoPostal: '75001' }],
    ['IT GENERAL', { pais: 'IT', codigoPostal: '00118' }],
    ['AT GENERAL', { pais: 'AT', codigoPostal: '1010' }],
    ['NL GENERAL', { pais: 'NL', codigoPostal: '1011 AB' }],
    ['BE GENERAL', { pais: 'BE', codigoPostal: '1000' }],
    ['IE GENERAL', { pais: 'IE', codigoPostal: 'D02 X285' }],
  ] as const;

  const { estado: _seville, ...elsewhere } = triana;

  test('C074 C028 B035 in every zone executive, guest and shipping page show one price, at each edge of each weight', async () => {
    const { buyer, article } = await aBag(100);
    const view = (await call<AnswerOf<'listDeliveryCosts'>>('GET', '/api/public/consultarGastosEnvio')).datos ?? [];
    const { rows: zones } = await sql<{ place: string; name: string }>`
      select distinct m.country_code || ' ' || m.zone as place, coalesce(z.name, c.name) ->> 'es' as name
      from shipping_methods m join countries c on c.code = m.country_code
        left join postal_zones z on z.country_code = m.country_code and z.code = m.zone`.execute(db());
    expect(places.map(([place]) => place).toSorted()).toEqual(zones.map(({ place }) => place).toSorted());
    for (const [place, { pais, codigoPostal, ...state }] of places) {
      const name = zones.find((zone) => zone.place === place)?.name;
      const ways = view.filter((way) => way.country === pais && way.place.es === name);
      const limits = new Set(ways.flatMap(({ tiers = [] }) => tiers.flatMap(({ upToGrams }) => upToGrams ?? [])));
      expect(limits.size).toBeGreaterThan(2);
      for (const grams of [...limits].flatMap((limit) => [limit, limit + 1])) {
        await weigh(article, grams);
        const page = Object.fromEntries(
          ways.map(({ code, tiers = [] }) => [
            code,
            tiers.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams)?.price ?? false,
          ]),
        );
        const direccionNueva = { ...elsewhere, ...state, pais, codigoPostal };
        const asked = await buyer.post<Options>('consultarFormasEnvio', { direccionNueva });
        const guests = await aGuest(call).shipping({ lineas: [lineOf(article)], pais, codigoPostal });
        expect([place, grams, costs(asked.datos)]).toEqual([place, grams, page]);
        expect([place, grams, costs(guests.datos)]).toEqual([place, grams, page]);
        expect(asked.datos?.gramos).toBe(grams);
      }
    }
  });

  test('C053 N21 C074 a bag that passes a weight limit costs more to send, which is reported with its reason before confirming', async () => {
    const { buyer, article } = await aBag(1_000, 2);
    expect((await buyer.ship('EXP')).datos?.entrega.forma).not.toHaveProperty('sobreGramos');
    expect((await buyer.summary()).datos?.orden).toMatchObject({ totales: { envio: 7.95 }, diferencias: [] });
    await buyer.addCodes({ [article.code]: 1 });
    const { datos } = await buyer.summary();
    expect(datos).toMatchObject({
      exige: ['DIFERENCIAS'],
      orden: {
        totales: { envio: 10.95 },
        entrega: { forma: { costo: 10.95, sobreGramos: 2_000 } },
        diferencias: [{ tipo: 'ENVIO', importeAntes: 7.95, importeAhora: 10.95, diferencia: 3, sobreGramos: 2_000 }],
      },
      formasEnvio: { gramos: 3_000 },
    });
    const seen = await buyer.asSeen();
    expect((await buyer.confirm(seen)).datos?.resultado).toBe('CAMBIOS');
    const placed = await buyer.confirm({ ...seen, aceptaDiferencias: true });
    expect(placed.datos).toMatchObject({ resultado: 'CONFIRMADA', orden: { total: seen.totalVisto } });
    // An agreed price stays, even if weights change later.
    await weigh(article, 9_000);
    const after = await buyer.confirmed(placed.datos?.orden?.numero ?? '');
    expect(after.datos?.orden).toMatchObject({
      totales: { envio: 10.95 },
      entrega: { forma: { costo: 10.95, sobreGramos: 2_000 } },
    });
  });

  test('C053 N21 a tariff that changes between summary and button places nothing, and reports both prices', async () => {
    const { buyer, article } = await aBag(2_001);
    await buyer.ship('EXP');
    const guest = aGuest(call);
    const formaEnvio = 'EXP';
    const lineas = [lineOf(article)];
    const asGuest = await guest.asSeen({ lineas }, { formaEnvio, metodo: '001' });
    const seen = await buyer.asSeen();
    const heavier = () =>
      db().updateTable('shipping_methods').where('code', '=', 'EXP').where('up_to_grams', '=', 5_000);
    await heavier().set({ cents: 1_195 }).where('country_code', '=', 'ES').execute();
    try {
      const change = { tipo: 'ENVIO', importeAntes: 10.95, importeAhora: 11.95, diferencia: 1, sobreGramos: 2_000 };
      expect(await buyer.confirm(seen)).toMatchObject({ datos: { resultado: 'CAMBIOS', diferencias: [change] } });
      const changed = await guest.place(asGuest);
      expect(changed.datos).toMatchObject({ resultado: 'CAMBIOS', totales: { envio: 11.95 } });
      const again = { ...asGuest, totalVisto: changed.datos?.totales.total ?? 0 };
      expect((await guest.place(again)).datos).toMatchObject({ resultado: 'CREADA', totales: { envio: 11.95 } });
    } finally {
      await heavier().set({ cents: 1_095 }).where('country_code', '=', 'ES').execute();
    }
  });

  test('C074 C053 a parcel too heavy for a method cannot be sent by it, newly chosen or chosen before', async () => {
    // Like the standard method, up to ten kilos.
    await sql`
      insert into shipping_methods (code, country_code, zone, warehouse, up_to_grams, name, cents, free_from_cents,
        days_from, days_to, position)
      select 'LIGERO', country_code, zone, warehouse, up_to_grams, name, cents, free_from_cents, days_from, days_to, 9
      from shipping_methods
      where country_code = 'ES' and zone = 'GENERAL' and code = 'EST' and up_to_grams is not null`.execute(db());
    const { buyer, article } = await aBag(10_000);
    const lineas = [lineOf(article)];
    const asGuest = await aGuest(call).asSeen({ lineas }, { formaEnvio: 'LIGERO' });
    expect(await buyer.ship('LIGERO')).toMatchObject({ datos: { totales: { envio: 8.95 } } });
    await weigh(article, 10_001);
    const { datos } = await buyer.summary();
    expect(datos?.formasEnvio.formas.find(({ codigo }) => codigo === 'LIGERO')).toMatchObject({
      disponible: false,
      motivo: 'shipping.reason.tooHeavy',
      sobreGramos: 10_000,
    });
    expect(datos?.orden).toMatchObject({
      entrega: { forma: null },
      totales: { envio: 0 },
      diferencias: [
        { tipo: 'ENVIO', nombre: 'Envío estándar', importeAhora: null, diferencia: 0, sobreGramos: 10_000 },
      ],
    });
    const refused = { status: 422, campos: { forma: 'shipping.reason.tooHeavy' } };
    expect(await buyer.ship('LIGERO')).toMatchObject(refused);
    expect(await buyer.confirm({ ...(await buyer.asSeen()), aceptaDiferencias: true })).toMatchObject(refused);
    expect(await aGuest(call).place(asGuest)).toMatchObject({
      status: 422,
      campos: { formaEnvio: 'shipping.reason.tooHeavy' },
    });
    expect(await buyer.ship('EST')).toMatchObject({ datos: { totales: { envio: 14.95 } } });
  });

  test('C074 K11 an order of both warehouses is weighed as a whole', async () => {
    const [near, far] = [await anArticle(1_500), await anArticle(1_500)];
    await sql`update stock set quantity = case when warehouse = 'Bodega central' then 20 else 0 end
      where article_id = ${far.id}`.execute(db());
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [near.code]: 1, [far.code]: 1 });
    expect((await buyer.ship('EXP')).datos?.totales.envio).toBe(10.95);
    expect((await buyer.order()).datos?.lineas.map(({ bodega }) => bodega)).toEqual([
      'Bodega Europa',
      'Bodega central',
    ]);
  });

  test('C076 C072 a parcel straight to a client weighs that client’s pieces; an omitted client weighs nothing', async () => {
    const article = await anArticle(1_500);
    const buyer = await aBuyer(db(), call);
    const [nerea, other] = [await buyer.aClient('Nerea Lejos'), await buyer.aClient('Otra Cliente')];
    const line = { codigo: article.code, cantidadPedida: 1 };
    await buyer.add([
      { ...line, clave: 'n', cliente: nerea.id },
      { ...line, clave: 'o', cliente: other.id },
    ]);
    expect((await buyer.ship('EXP')).datos?.totales.envio).toBe(10.95);
    await buyer.get(`omitirClientes/${other.id}?omitir=S`);
    const to = { destino: 'CLIENTE', cliente: nerea.id, direccionNueva: { ...triana, ...valencia }, guardar: false };
    expect((await buyer.sendTo(to)).datos).toMatchObject({ totales: { envio: 7.95 }, formasEnvio: { gramos: 1_500 } });
  });
}, seededShop);
