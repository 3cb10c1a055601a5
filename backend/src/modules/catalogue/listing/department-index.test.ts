import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { eachFacet } from 'contract/facets.ts';
import { locales } from 'contract/public-codes.ts';
import { indexProductsMax } from 'contract/rules.ts';
import { openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { facetTables } from '../cache/facet-tables.ts';
import { publishProducts } from '../changes/publish.ts';
import { toDepartmentIndex } from './department-index.mapper.ts';
import { listIndexNames, listIndexRows } from './department-index.repository.ts';

const base = '/api/public/portafolio';
type Index = AnswerOf<'readDepartmentIndex'>;
type Row = Index['products'][number];

const sizesOf = (bits: string, { sizes }: Index): string[] =>
  sizes.filter((_, place) => (BigInt(`0x${bits}`) >> BigInt(place)) & 1n).map(({ code }) => code);

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const post = <T>(name: string, body: unknown) => shop.call<T>('POST', `${base}/${name}`, { body });
  const index = async (locale: string, department: string) => {
    const reply = await post<Index>('consultarIndiceDepto', { locale, department });
    expect(reply.status).toBe(200);
    return reply.datos as Index;
  };
  const cards = async (idioma: string, departamento: string, orden: string, total: number) => {
    const pages = Array.from({ length: Math.ceil(total / 60) }, (_, at) =>
      post<AnswerOf<'listProducts'>>('consultarProductosDepto', {
        idioma,
        departamento,
        orden,
        tamano: 60,
        pagina: at + 1,
      }),
    );
    return (await Promise.all(pages)).flatMap(({ datos }) => datos?.productos ?? []);
  };

  test.each([
    ['es', 'mujer/sujetadores'],
    ['en', 'men'],
    ['de', 'damen/shapewear'],
  ] as const)('B001 F001 the index in %s of %s equals its cards, as recommended', async (idioma, departamento) => {
    const found = await index(idioma, departamento);
    const shown = await cards(idioma, departamento, 'recomendado', found.total);
    expect(found.total).toBe(shown.length);
    const asCard = ([referencia, nombre, url, [type = -1], precio, etiqueta, , made, colores, alterna, tono]: Row) => ({
      referencia,
      nombre,
      url,
      tipo: found.types[type]?.code,
      precio,
      etiqueta,
      tallas: sizesOf(made, found),
      colores: colores.map(([at, hash]) => ({ ...found.colours[at], hash })),
      alterna,
      tono,
      disponible: colores.some(([, , open]) => open !== '0'),
    });
    expect(found.products.map(asCard)).toEqual(
      shown.map(({ colores, fotoAlterna, url, ...card }) => ({
        ...card,
        url: url[idioma],
        colores: colores.map(({ foto, ...color }) => ({ ...color, hash: foto?.hash ?? null })),
        alterna: fotoAlterna?.hash ?? null,
        tono: colores[0]?.foto?.colorDominante ?? null,
      })),
    );
  });

  test('B001 F001 positions by novelty give the order of the newest-first listing', async () => {
    const found = await index('es', 'mujer/bragas');
    const newest = await cards('es', 'mujer/bragas', 'nuevo', found.total);
    expect(found.products.toSorted((a, b) => a[6] - b[6]).map(([reference]) => reference)).toEqual(
      newest.map(({ referencia }) => referencia),
    );
  });

  test('B001 F018 stock per size and colour, and the size guide, match the product page', async () => {
    const found = await index('es', 'hombre');
    let soldOut = 0;
    for (const [producto, , , [type = -1, support = -1], , , , made, colors] of found.products) {
      const { datos } = await post<AnswerOf<'readProduct'>>('consultarProductoDetalle', { idioma: 'es', producto });
      if (!datos) throw new Error('no product');
      expect(found.supports[support]?.code ?? null).toBe(datos.soporte);
      // F016: comparison uses the same names as filtering.
      const named = datos.caracteristicas?.find(({ faceta }) => faceta === 'soportes')?.nombre ?? null;
      expect(found.supports[support]?.name ?? null).toBe(named);
      expect(found.guides?.[type]).toBe(datos.guiaTallas);
      const open = datos.variants.map(({ codColor, sizeList }) => [
        codColor,
        Object.entries(sizeList).flatMap(([size, { disponible }]) => (disponible ? [size] : [])),
      ]);
      expect(colors.map(([at, , bits]) => [found.colours[at]?.codColor, sizesOf(bits, found)])).toEqual(open);
      if (!datos.legal.completo) expect(open.flatMap(([, sizes]) => sizes)).toEqual([]);
      soldOut += colors.filter(([, , bits]) => sizesOf(bits, found).length < sizesOf(made, found).length).length;
    }
    expect(soldOut).toBeGreaterThan(0);
  });

  test("B001 the index's lists hold exactly the department's values", async () => {
    const found = await index('de', 'herren');
    const used = (read: (row: Row) => number[]) => [...new Set(found.products.flatMap(read))].sort((a, b) => a - b);
    const all = (list: unknown[]) => [...list.keys()];
    const facet = (at: number) => used(({ 3: facets }) => facets.slice(at, at + 1).filter((place) => place >= 0));
    expect(facet(0)).toEqual(all(found.types));
    expect(facet(1)).toEqual(all(found.supports));
    expect(used((row) => row[8].map(([at]) => at))).toEqual(all(found.colours));
    expect(new Set(found.products.flatMap((row) => sizesOf(row[7], found)))).toEqual(
      new Set(found.sizes.map(({ code }) => code)),
    );
  });

  test('B001 V08 the largest index stays under 200 kB in every language', async () => {
    const { db } = database();
    const { id } = await db.selectFrom('departments').select('id').where('code', '=', 'bras').executeTakeFirstOrThrow();
    const shelved = await db
      .selectFrom('product_departments')
      .select('product_id')
      .where('department_id', '=', id)
      .execute();
    const rows = await listIndexRows(
      db,
      shelved.map(({ product_id }) => product_id),
    );
    const many = Array.from({ length: indexProductsMax }, (_, at) => rows[at % rows.length] as (typeof rows)[number]);
    const words = await listIndexNames(db, {
      colors: rows.flatMap(({ colors }) => colors),
      sizes: rows.flatMap(({ sizes }) => sizes),
      ...eachFacet((name) => rows.flatMap((row) => row[facetTables[name].column] ?? [])),
    });
    for (const locale of locales) {
      const { length } = JSON.stringify(
        toDepartmentIndex({ total: many.length, rows: many, words }, locale, shopNow()),
      );
      expect(length).toBeGreaterThan(100_000);
      expect(length).toBeLessThan(199_000);
    }
  });

  test.each([
    ['an unknown department', { locale: 'es', department: 'mujer/nada' }, 404],
    ['an address of another language', { locale: 'de', department: 'mujer' }, 404],
    ['filters', { locale: 'es', department: 'mujer', filtros: {} }, 422],
    ['nothing', {}, 422],
  ])('B001 a request for the index of %s is refused', async (_, body, status) => {
    expect((await post('consultarIndiceDepto', body)).status).toBe(status);
  });
}, seededShop);

onDatabase((database) => {
  test('B001 V08 a department too large to filter in the browser returns only its number of products', async () => {
    const { db, pool } = database();
    await pool.query(
      `with made as (
         insert into products (id, reference, type_code, gender, collection, department_id, rank, name, description, slug,
           launched_at, care, changed_at)
         select 90000 + n, 'TOO' || n, type_code, gender, collection, department_id, n, name, description,
           jsonb_build_object('es', 'too-' || n, 'en', 'too-' || n, 'de', 'too-' || n), launched_at, care, changed_at
         from products, generate_series(1, $1::integer) n where products.id = 1
         returning id, rank
       ),
       shelved as (
         insert into product_departments select d.id, made.rank, made.id from made, departments d where d.code = 'men'
       ),
       coloured as (
         insert into variants (id, product_id, color_code, position) select id, id, 'NEG', 1 from made
       ),
       sized as (
         insert into articles (id, product_id, variant_id, size_code, code, max_quantity)
         select id, id, id, 'M', 'TOO' || id, 9 from made
       )
       insert into prices (article_id, kind, cents, valid_from) select id, 'regular', 1000, '2026-01-01' from made`,
      [indexProductsMax],
    );
    const ids = Array.from({ length: indexProductsMax }, (_, at) => 90_001 + at);
    await publishProducts(db, { send: async () => {} }, ids, shopNow());
    const { app, call } = openApp(database(), { now: shopNow });
    const body = { locale: 'en', department: 'men' };
    const reply = await call<Index>('POST', `${base}/consultarIndiceDepto`, { body });
    await app.close();
    expect(reply.datos).toMatchObject({ products: [], colours: [], sizes: [] });
    expect(reply.datos?.total).toBeGreaterThan(indexProductsMax);
  });
}, seededShop);
