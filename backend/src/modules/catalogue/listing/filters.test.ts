import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { sortNames } from 'contract/catalogue/schemas.ts';
import { eachFacetOnWire, facetNames, namedFacets } from 'contract/facets.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import { openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { findInIndex } from '../../../../test/index-referee.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

type Index = AnswerOf<'readDepartmentIndex'>;
type Choice = NonNullable<BodyOf<'listProducts'>['filtros']>;
const base = '/api/public/portafolio';

function someFacet(random: Random, index: Index): Choice {
  const name = random.pick(facetNames);
  return index[name].length > 0 ? { [namedFacets[name].wire]: [random.pick(index[name]).code] } : {};
}

function randomChoice(random: Random, index: Index): Choice {
  const { colours, sizes, types, products } = index;
  const some = <T>(list: T[], read: (one: T) => string) =>
    random
      .sample(list, random.integer(1, 3))
      .map(read)
      .concat(random.chance(0.1) ? ['UNKNOWN'] : []);
  const price = () => random.pick(products)[4].desde + random.pick([-1, 0, 0, 1, 4]);
  const reference = random.pick(products)[0];
  return {
    ...(random.chance(0.4) && { colores: some(colours, ({ codColor }) => codColor) }),
    ...(random.chance(0.4) && { tallas: some(sizes, ({ code }) => code) }),
    ...(random.chance(0.3) && { tipos: some(types, ({ code }) => code) }),
    ...(random.chance(0.5) && someFacet(random, index)),
    ...(random.chance(0.15) && {
      referencia: reference.slice(random.integer(0, 2), random.integer(3, 6)).toLowerCase(),
    }),
    ...(random.chance(0.25) && { precioMin: Math.max(0, price()) }),
    ...(random.chance(0.25) && { precioMax: Math.max(0, price()) }),
    ...(random.chance(0.4) && { soloDisponibles: true }),
  };
}

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  async function post<T>(name: string, body: object): Promise<T> {
    const { status, datos } = await shop.call<T>('POST', `${base}/${name}`, { body });
    expect(status).toBe(200);
    return datos as T;
  }

  test.each([
    ['es', 'mujer'],
    ['en', 'women/bras'],
    ['de', 'herren'],
  ] as const)(
    'V08 C009 C010 random choices in %s of %s leave what a plain count over the index leaves',
    async (idioma, departamento) => {
      const index = await post<Index>('consultarIndiceDepto', { locale: idioma, department: departamento });
      const random = createRandom(`choices ${departamento}`);
      let left = 0;
      for (let round = 0; round < 40; round += 1) {
        const filtros = randomChoice(random, index);
        const orden = random.pick(sortNames);
        const expected = findInIndex(index, filtros, orden);
        const tamano = 60;
        const pagina = random.integer(1, Math.max(1, Math.ceil(expected.length / tamano)));
        const page = await post<AnswerOf<'listProducts'>>('consultarProductosDepto', {
          idioma,
          departamento,
          filtros,
          orden,
          pagina,
          tamano,
        });
        const shown = expected.slice((pagina - 1) * tamano, pagina * tamano);
        expect([filtros, orden, page.productos.map(({ referencia }) => referencia)]).toEqual([filtros, orden, shown]);
        const facets = await post<AnswerOf<'readFilters'>>('consultarFiltrosDepto', { idioma, departamento, filtros });
        expect([page.totalProductos, facets.totalProductos]).toEqual([expected.length, expected.length]);
        const color = random.pick(facets.colores);
        expect(color.totalProductos).toBe(findInIndex(index, { ...filtros, colores: [color.codColor] }).length);
        const size = random.pick(facets.tallas);
        expect(size.totalProductos).toBe(findInIndex(index, { ...filtros, tallas: [size.talla] }).length);
        const type = random.pick(facets.tipos);
        expect(type.totalProductos).toBe(findInIndex(index, { ...filtros, tipos: [type.codigo] }).length);
        if (expected.length > 0 && expected.length < index.total) left += 1;
      }
      // A choice proves something only if it leaves some and not all.
      expect(left).toBeGreaterThan(10);
    },
  );

  test('C010 V08 the filters of a search are counted over its results', async () => {
    const texto = 'sujetador';
    const filtros = { colores: ['NEG'] };
    const found = await post<AnswerOf<'searchProducts'>>('consultarProductosXReferencia', {
      idioma: 'es',
      texto,
      filtros,
    });
    const facets = await post<AnswerOf<'readFilters'>>('consultarFiltrosDepto', { idioma: 'es', texto, filtros });
    expect(facets.totalProductos).toBe(found.totalProductos);
    const other = facets.colores.find(({ codColor }) => codColor !== 'NEG');
    if (!other) throw new Error('one colour only');
    const body = { idioma: 'es', texto, filtros: { colores: [other.codColor] } };
    expect((await post<AnswerOf<'searchProducts'>>('consultarProductosXReferencia', body)).totalProductos).toBe(
      other.totalProductos,
    );
    const nothing = await post<AnswerOf<'readFilters'>>('consultarFiltrosDepto', { idioma: 'es', texto: 'xyzzyqwv' });
    expect(nothing).toEqual({
      totalProductos: 0,
      colores: [],
      tallas: [],
      ...eachFacetOnWire(() => []),
      precio: { minimo: 0, maximo: 0 },
    });
  });

  test.each([
    ['neither a department nor a text', {}],
    ['both', { departamento: 'mujer', texto: 'sujetador' }],
  ])('C010 a request for filters with %s is refused', async (_, body) => {
    const reply = await shop.call('POST', `${base}/consultarFiltrosDepto`, { body: { idioma: 'es', ...body } });
    expect([reply.status, reply.mensaje]).toEqual([422, 'error.invalid']);
  });

  test.each(['precio-asc', 'precio-desc', 'nuevo', 'nombre'] as const)(
    'C011 search results are sorted by %s',
    async (orden) => {
      const [texto, tamano] = ['bragas', 60];
      const found = await post<AnswerOf<'searchProducts'>>('consultarProductosXReferencia', {
        idioma: 'es',
        texto,
        orden,
        tamano,
      });
      const index = await post<Index>('consultarIndiceDepto', { locale: 'es', department: 'mujer' });
      const all = await post<AnswerOf<'searchProducts'>>('consultarProductosXReferencia', {
        idioma: 'es',
        texto,
        tamano,
      });
      const references = new Set(all.productos.map(({ referencia }) => referencia));
      expect(found.totalProductos).toBe(references.size);
      expect(found.productos.map(({ referencia }) => referencia)).toEqual(
        findInIndex(index, {}, orden).filter((reference) => references.has(reference)),
      );
    },
  );
}, seededShop);
