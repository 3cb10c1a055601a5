import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { locales } from 'contract/public-codes.ts';
import { openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

const base = '/api/public/portafolio';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const post = <T>(name: string, body: object) => shop.call<T>('POST', `${base}/${name}`, { body });
  const cards = (body: object) => post<AnswerOf<'readCards'>>('consultarTarjetas', body);
  const addresses = async (body: object) => {
    const { datos } = await post<AnswerOf<'listCatalogueAddresses'>>('consultarDirecciones', body);
    if (!datos) throw new Error('no addresses');
    return datos;
  };

  test('B002 cards come in the order asked, once each, in any case; unsold products are left out', async () => {
    const referencias = ['SJ9999', 'NOPE-1', 'br1071', 'SJ1010', 'SJ1010', 'sj1001'];
    const { datos } = await cards({ idioma: 'en', referencias });
    const found = (datos ?? []).map(({ referencia }) => referencia);
    expect(found).toEqual(['BR1071', 'SJ1010', 'SJ1001']);
  });

  test('B002 a card equals the one in its listing, plus sizes in stock and their guide', async () => {
    const body = { idioma: 'de', departamento: 'damen/bhs', tamano: 60 };
    const { datos } = await post<AnswerOf<'listProducts'>>('consultarProductosDepto', body);
    const listed = datos?.productos ?? [];
    expect(listed).toHaveLength(60);
    const asked = listed.toReversed();
    const own = await cards({ idioma: 'de', referencias: asked.map(({ referencia }) => referencia) });
    const plain = (own.datos ?? []).map(({ guiaTallas: _, tallasDisponibles: __, ...card }) => card);
    expect(plain).toEqual(asked);
    const [first] = own.datos ?? [];
    const { datos: product } = await post<AnswerOf<'readProduct'>>('consultarProductoDetalle', {
      idioma: 'de',
      producto: first?.referencia,
    });
    const sizes = (product?.variants ?? []).flatMap(({ sizeList }) =>
      Object.entries(sizeList).flatMap(([size, { disponible }]) => (disponible ? [size] : [])),
    );
    expect(first?.tallasDisponibles?.toSorted()).toEqual([...new Set(sizes)].toSorted());
    expect(first?.guiaTallas).toBe('bras');
  });

  test.each([
    ['none', []],
    ['61', Array.from({ length: 61 }, (_, at) => `R${at}`)],
    ['an invalid reference', ["a'b"]],
  ])('B002 a request for cards of %s is refused', async (_, referencias) => {
    expect((await cards({ idioma: 'es', referencias })).status).toBe(422);
  });

  test('B004 F030 every product is listed once with its address, whatever the size of the parts', async () => {
    const whole = await addresses({});
    expect(whole).toMatchObject({ totalProductos: 240, siguiente: null });
    expect(whole.productos).toHaveLength(240);
    for (const locale of locales) expect(new Set(whole.productos.map(({ url }) => url[locale])).size).toBe(240);
    for (const maximo of [1, 7, 80, 239, 240]) {
      const parts = [];
      let desde: number | null = 0;
      while (desde !== null && parts.length < 300) {
        const part = await addresses({ desde, maximo });
        expect(part.departamentos).toEqual(desde === 0 ? whole.departamentos : []);
        parts.push(...part.productos);
        desde = part.siguiente;
      }
      expect(parts).toEqual(whole.productos);
    }
  });

  test('B004 F030 departments are listed with their number of products, also an empty one, which has a page', async () => {
    const { db } = database();
    const { departamentos, productos } = await addresses({ maximo: 1 });
    for (const { url, totalProductos } of departamentos) {
      const body = { idioma: 'en', departamento: url.en, tamano: 1 };
      const { datos } = await post<AnswerOf<'listProducts'>>('consultarProductosDepto', body);
      expect(datos?.totalProductos).toBe(totalProductos);
    }
    const { datos: shown } = await cards({ idioma: 'es', referencias: ['SJ1001'] });
    expect(productos[0]).toMatchObject({
      referencia: 'SJ1001',
      url: shown?.[0]?.url,
      colores: shown?.[0]?.colores.map(({ codColor }) => codColor),
      foto: shown?.[0]?.colores[0]?.foto?.hash,
    });
    await db
      .insertInto('departments')
      .values({
        code: 'empty',
        gender: 1,
        position: 999,
        group_position: 0,
        name: JSON.stringify({ es: 'Nada', en: 'Nothing', de: 'Nichts' }),
        description: JSON.stringify({ es: 'Nada', en: 'Nothing', de: 'Nichts' }),
        slug: JSON.stringify({ es: 'nada', en: 'nothing', de: 'nichts' }),
        changed_at: shopNow(),
      })
      .execute();
    expect((await addresses({ maximo: 1 })).departamentos).toEqual(
      expect.arrayContaining([
        ...departamentos,
        expect.objectContaining({ url: { es: 'nada', en: 'nothing', de: 'nichts' }, totalProductos: 0 }),
      ]),
    );
  });

  test('B004 F030 after the last product the answer is empty, without an error', async () => {
    expect(await addresses({ desde: 2_000_000_000 })).toMatchObject({ productos: [], siguiente: null });
  });
}, seededShop);
