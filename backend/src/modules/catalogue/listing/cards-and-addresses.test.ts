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
    const references = ['SJ9999', 'NOPE-1', 'br1071', 'SJ1010', 'SJ1010', 'sj1001'];
    const { datos } = await cards({ locale: 'en', references });
    const found = (datos ?? []).map(({ referencia }) => referencia);
    expect(found).toEqual(['BR1071', 'SJ1010', 'SJ1001']);
  });

  test('B002 a card equals the one in its listing, plus sizes in stock and their guide', async () => {
    const body = { idioma: 'de', departamento: 'damen/bhs', tamano: 60 };
    const { datos } = await post<AnswerOf<'listProducts'>>('consultarProductosDepto', body);
    const listed = datos?.productos ?? [];
    expect(listed).toHaveLength(60);
    const asked = listed.toReversed();
    const own = await cards({ locale: 'de', references: asked.map(({ referencia }) => referencia) });
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
  ])('B002 a request for cards of %s is refused', async (_, references) => {
    expect((await cards({ locale: 'es', references })).status).toBe(422);
  });

  test('B004 F030 every product is listed once with its address, whatever the size of the parts', async () => {
    const whole = await addresses({});
    expect(whole).toMatchObject({ total: 240, next: null });
    expect(whole.products).toHaveLength(240);
    for (const locale of locales) expect(new Set(whole.products.map(({ url }) => url[locale])).size).toBe(240);
    for (const most of [1, 7, 80, 239, 240]) {
      const parts = [];
      let after: number | null = 0;
      while (after !== null && parts.length < 300) {
        const part = await addresses({ after, most });
        expect(part.departments).toEqual(after === 0 ? whole.departments : []);
        parts.push(...part.products);
        after = part.next;
      }
      expect(parts).toEqual(whole.products);
    }
  });

  test('B004 F030 departments are listed with their number of products, also an empty one', async () => {
    const { db } = database();
    const { departments, products } = await addresses({ most: 1 });
    for (const { url, total } of departments) {
      const body = { idioma: 'en', departamento: url.en, tamano: 1 };
      const { datos } = await post<AnswerOf<'listProducts'>>('consultarProductosDepto', body);
      expect(datos?.totalProductos).toBe(total);
    }
    const { datos: shown } = await cards({ locale: 'es', references: ['SJ1001'] });
    expect(products[0]).toMatchObject({
      reference: 'SJ1001',
      url: shown?.[0]?.url,
      colours: shown?.[0]?.colores.map(({ codColor }) => codColor),
      picture: shown?.[0]?.colores[0]?.foto?.hash,
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
    expect((await addresses({ most: 1 })).departments).toEqual(
      expect.arrayContaining([
        ...departments,
        expect.objectContaining({ url: { es: 'nada', en: 'nothing', de: 'nichts' }, total: 0 }),
      ]),
    );
  });

  test('B004 F030 after the last product the answer is empty, without an error', async () => {
    expect(await addresses({ after: 2_000_000_000 })).toMatchObject({ products: [], next: null });
  });
}, seededShop);
