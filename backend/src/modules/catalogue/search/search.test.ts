import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { openApp, testConfig } from '../../../../test/client.ts';
import { onBothDatabases } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { publishProducts } from '../changes/publish.ts';
import { countTypos } from './search-score.ts';

const path = '/api/public/portafolio/consultarProductosXReferencia';
type Found = AnswerOf<'searchProducts'>;

/** Typed texts, and what all or the first of the results must be. */
const spelt: [Locale, string, string, { all?: RegExp; first?: RegExp }][] = [
  ['es', 'sujetador', 'a type', { all: /Sujetador|Bralette/ }],
  ['es', 'sujetadores', 'its plural', { all: /Sujetador|Bralette/ }],
  ['es', 'SUJETADOR DEPORTIVO', 'capitals', { all: /Sujetador deportivo/ }],
  ['es', 'camelia sujetador', 'words in another order', { all: /Camelia$/ }],
  ['es', 'camisón', 'an accent', { all: /Camisón/ }],
  ['es', 'camison', 'an accent left out', { all: /Camisón/ }],
  ['es', 'braga de talle alto', 'a word that says nothing', { first: /talle alto/i }],
  ['es', 'lucia', 'a collection without its accent', { all: /Lucía/ }],
  ['es', 'suj', 'a beginning', { all: /Sujetador|Bralette/ }],
  ['es', 'pijama seda', 'a fibre', { all: /Pijama/ }],
  ['en', 'bras', 'a plural', { all: /bra|Bralette/i }],
  ['en', 'sports bra', 'two words', { all: /sports bra/i }],
  ['en', 'bra sports', 'the two the other way round', { all: /sports bra/i }],
  ['en', 'push up', 'a hyphen left out', { all: /push-up/i }],
  ['en', 'pushup bra', 'written together', { all: /push-up/i }],
  ['en', 'push-up', 'as it is written', { all: /push-up/i }],
  ['de', 'Morgenmantel', 'a compound', { all: /Morgenmantel/ }],
  ['de', 'mantel', 'the end of a compound', { all: /mantel/i }],
  ['de', 'sport bh', 'a compound in two words', { all: /Sport-BH/ }],
  ['de', 'sportbh', 'a compound in one', { all: /Sport-BH/ }],
  ['de', 'trägerloser bh', 'an ending', { first: /BH/ }],
  ['de', 'traegerlos', 'ae for ä', { first: /BH/ }],
  ['de', 'nachthemden', 'a plural', { all: /Nachthemd/ }],
];
const misspelt: [Locale, string, RegExp][] = [
  ['es', 'sujetdor', /Sujetador|Bralette/],
  ['es', 'sujetador camelai', /Camelia/],
  ['es', 'camizón', /Camisón/],
  ['es', 'pijma', /Pijama/],
  ['en', 'swimsiut', /swimsuit/i],
  ['en', 'minimizr', /minimiser/i],
  ['en', 'bodysiut', /bodysuit/i],
  ['de', 'Morgenmatel', /Morgenmantel/],
  ['de', 'Nachthmed', /Nachthemd/],
];
/** Words that no product has all of, and the product with the most of them. */
const tooMany: [Locale, string, RegExp][] = [
  ['es', 'sujetador quetzalcoatl', /Sujetador|Bralette/],
  ['es', 'sujetdor quetzalcoatl', /Sujetador|Bralette/],
  ['es', 'sujetador 100A', /Sujetador|Bralette/],
  ['en', 'quetzal camelia', /Camelia/],
  ['de', 'quetzal bh', /BH|Bralette/],
];

onBothDatabases((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  async function search(idioma: Locale, texto: string, more: object = {}): Promise<Found> {
    const { status, datos } = await shop.call<Found>('POST', path, { body: { idioma, texto, tamano: 60, ...more } });
    expect(status).toBe(200);
    return datos as Found;
  }
  const namesOf = ({ productos }: Found) => productos.map(({ nombre }) => nombre);

  test('C010 C011 searches are limited per address; the filters of a department are no search', async () => {
    const few = openApp(database(), { now: shopNow }, { ...testConfig, searchesPerMinute: 3 });
    const filters = path.replace('consultarProductosXReferencia', 'consultarFiltrosDepto');
    const ask = async (to: string, body: object, address = '10.3.3.3') =>
      (await few.call('POST', to, { body: { idioma: 'es', ...body }, address })).status;
    const asked = [
      await ask(path, { texto: 'faja' }),
      await ask(filters, { texto: 'faja' }),
      await ask(filters, { departamento: 'mujer' }),
      await ask(path, { texto: 'body' }),
      await ask(filters, { texto: 'body' }),
      await ask(path, { texto: 'body' }),
      await ask(filters, { departamento: 'mujer' }),
      await ask(path, { texto: 'body' }, '10.3.3.4'),
    ];
    await few.app.close();
    expect(asked).toEqual([200, 200, 200, 200, 429, 429, 200, 200]);
  });

  test.each(spelt)('C011 F007 in %s "%s" finds what is meant: %s', async (idioma, texto, _, { all, first }) => {
    const found = await search(idioma, texto);
    const names = namesOf(found);
    expect(names.length).toBeGreaterThan(0);
    expect(found.aproximado).toBe(false);
    if (all) expect(names.filter((name) => !all.test(name))).toEqual([]);
    if (first) expect(names[0]).toMatch(first);
  });

  test.each(misspelt)('C011 F007 in %s "%s", which is misspelt, is understood', async (idioma, texto, all) => {
    const found = await search(idioma, texto);
    expect(found.productos.length).toBeGreaterThan(0);
    expect(found.aproximado).toBe(true);
    expect(namesOf(found).filter((name) => !all.test(name))).toEqual([]);
  });

  test.each(tooMany)(
    'C011 F007 in %s "%s", which nothing matches fully, leads to the best matches',
    async (idioma, texto, all) => {
      const found = await search(idioma, texto);
      expect(found.productos.length).toBeGreaterThan(0);
      expect(found.aproximado).toBe(true);
      expect(namesOf(found).filter((name) => !all.test(name))).toEqual([]);
    },
  );

  test('C011 F007 two of three words count more than one, and an unknown word hides no department', async () => {
    const found = await search('es', 'sujetador deportivo quetzalcoatl');
    expect(new Set(namesOf(found).map((name) => /^Sujetador deportivo/.test(name)))).toEqual(new Set([true]));
    expect((await search('es', 'sujetadores quetzalcoatl')).sugerencias.map(({ url }) => url)).toContain(
      'mujer/sujetadores',
    );
  });

  test.each(['SJ1010', 'sj1010', 'SJ-1010', 'sj 1010', 'sj 10 10', ' 1010 '])(
    'C011 V08 the reference %j is found first',
    async (texto) => {
      expect((await search('de', texto)).productos[0]?.referencia).toBe('SJ1010');
    },
  );

  test('C009 C010 C011 V08 the reference filter accepts the code of an article', async () => {
    const { rows } = await database().pool.query<{ code: string; reference: string }>(`
      select a.code, p.reference from articles a join products p on p.id = a.product_id
      where p.reference = 'SJ1010' order by a.id limit 1`);
    const { code, reference } = rows[0] as { code: string; reference: string };
    const filtros = { referencia: code.toLowerCase() };
    const ask = async (name: string, body: object) =>
      (
        await shop.call<{ totalProductos: number; productos?: Found['productos'] }>(
          'POST',
          path.replace('consultarProductosXReferencia', name),
          { body: { idioma: 'es', filtros, ...body } },
        )
      ).datos;
    const listed = await ask('consultarProductosDepto', { departamento: 'mujer' });
    const found = await ask('consultarProductosXReferencia', { texto: 'sujetador' });
    for (const answer of [listed, found])
      expect(answer?.productos?.map(({ referencia }) => referencia)).toEqual([reference]);
    expect((await ask('consultarFiltrosDepto', { departamento: 'mujer' }))?.totalProductos).toBe(1);
    expect((await ask('consultarFiltrosDepto', { departamento: 'hombre' }))?.totalProductos).toBe(0);
  });

  test('C011 a colour narrows the results to products made in it', async () => {
    const all = await search('es', 'sujetador');
    const black = await search('es', 'sujetador negro');
    expect(black.totalProductos).toBeLessThan(all.totalProductos);
    expect(black.productos.every(({ colores }) => colores.some(({ codColor }) => codColor === 'NEG'))).toBe(true);
    expect((await search('de', 'schwarz')).totalProductos).toBe((await search('en', 'black')).totalProductos);
  });

  test('C011 F007 the beginning of a word leads to products and its department, a misspelt word to the department', async () => {
    for (const texto of ['su', 'suj', 'sujeta', 'sujetadores']) {
      const found = await search('es', texto, { tamano: 5 });
      expect(found.productos).toHaveLength(5);
      expect(found.sugerencias[0]).toEqual({ texto: 'Mujer: Sujetadores', url: 'mujer/sujetadores' });
    }
    expect((await search('es', 'sujetadroes', { tamano: 5 })).sugerencias.map(({ url }) => url)).toContain(
      'mujer/sujetadores',
    );
    expect((await search('es', 'mujer sujetadores')).sugerencias.map(({ url }) => url)).toContain('mujer/sujetadores');
  });

  test('C011 a renamed product is found by its new name', async () => {
    const { db } = database();
    const name = JSON.stringify({ es: 'Corpiño Quetzal', en: 'Quetzal bodice', de: 'Mieder Quetzal' });
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('reference', '=', 'SJ1010')
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ name }).where('id', '=', id).execute();
      await publishProducts(trx, { send: async () => {} }, [id], shopNow());
    });
    expect((await search('en', 'quetzal')).productos.map(({ referencia }) => referencia)).toEqual(['SJ1010']);
    expect((await search('de', 'quetzl')).productos.map(({ referencia }) => referencia)).toEqual(['SJ1010']);
  });
}, seededShop);

onBothDatabases((database) => {
  test('C011 without the trigram extension correctly spelt words are found, and only those', async () => {
    await database().pool.query('drop extension pg_trgm cascade');
    const { app, call } = openApp(database(), { now: shopNow });
    const total = async (texto: string) =>
      (await call<Found>('POST', path, { body: { idioma: 'es', texto } })).datos?.totalProductos;
    expect(await total('sujetador')).toBeGreaterThan(10);
    expect(await total('sujetdor')).toBe(0);
    await app.close();
  });
}, seededShop);

test.each([
  ['sujetador', 'sujetador', 0],
  ['sujetdor', 'sujetador', 1],
  ['camelai', 'camelia', 1],
  ['camelia', 'carmela', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%j and %j are %i typing errors apart', (one, other, slips) => {
  expect(countTypos(one, other)).toBe(slips);
});
