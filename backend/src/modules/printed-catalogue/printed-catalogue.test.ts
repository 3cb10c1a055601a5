import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

type Catalogue = AnswerOf<'readPrintedCatalogue'>;
type Page = AnswerOf<'readPrintedPage'>;

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let now = shopNow();
  beforeAll(() => {
    shop = openApp(database(), { now: () => now });
  });
  afterAll(() => shop.app.close());

  const ask = <T>(name: string, body: object) =>
    shop.call<T>('POST', `/api/public/catalogoImpreso/${name}`, { body: { idioma: 'es', ...body } });
  const list = async (body: object = {}) => (await ask<Catalogue>('consultarCatalogoImpreso', body)).datos as Catalogue;
  const read = async (numero: number, body: object = {}) =>
    (await ask<Page>('consultarPaginaCatalogo', { campana, numero, ...body })).datos as Page;
  const numbersOf = ({ paginas }: Catalogue) => paginas.map(({ numero }) => numero);
  let campana = '';

  test('B064 the current campaign has a catalogue of some thirty pages, in sequence, in each language', async () => {
    const spanish = await list();
    campana = spanish.campana?.codigo ?? '';
    expect(Date.parse(spanish.campana?.fin ?? '')).toBeGreaterThan(now.getTime());
    expect(numbersOf(spanish)).toEqual(Array.from({ length: spanish.totalPaginas }, (_, at) => at + 1));
    expect(spanish.totalPaginas).toBeGreaterThanOrEqual(24);
    expect(spanish.totalPaginas).toBeLessThanOrEqual(40);
    expect(spanish.paginas.filter(({ foto, referencias }) => !foto || referencias.length === 0)).toEqual([]);
    const titles = await Promise.all(
      ['es', 'en', 'de'].map(async (idioma) => (await list({ idioma })).paginas.map(({ titulo }) => titulo)),
    );
    expect(new Set(titles.map((own) => own.join('|'))).size).toBe(3);
    for (const own of titles) expect(new Set(own).size).toBe(own.length);
  });

  test("B065 each page has its products in order, in a colour that exists, with that colour's codes", async () => {
    const { paginas } = await list();
    const { rows } = await sql<{ code: string; key: string }>`
      select a.code, p.reference || ' ' || v.color_code || ' ' || a.size_code as key
      from articles a join variants v on v.id = a.variant_id join products p on p.id = a.product_id
        join current_prices c on c.article_id = a.id`.execute(database().db);
    const known = new Map(rows.map(({ code, key }) => [code, key]));
    let codes = 0;
    for (const { numero, titulo, referencias } of paginas) {
      const page = await read(numero);
      expect([page.titulo, page.productos.map(({ producto }) => producto.referencia)]).toEqual([titulo, referencias]);
      for (const { producto, codColor, articulos } of page.productos) {
        expect(producto.colores.map((colour) => colour.codColor)).toContain(codColor);
        expect(articulos.map(({ codigo }) => known.get(codigo))).toEqual(
          articulos.map(({ talla }) => `${producto.referencia} ${codColor} ${talla}`),
        );
        const prices = articulos.map(({ precio }) => precio);
        expect(Math.min(...prices)).toBeGreaterThanOrEqual(producto.precio.desde);
        expect(Math.max(...prices)).toBeLessThanOrEqual(producto.precio.hasta);
        codes += articulos.length;
      }
    }
    expect(codes).toBeGreaterThan(500);
  });

  test('B065 pages link to the previous and the next one, from the cover to the last', async () => {
    const { totalPaginas, paginas } = await list();
    const way: number[] = [];
    for (let page: Page['siguiente'] = { numero: 1, titulo: '' }; page; page = (await read(page.numero)).siguiente)
      way.push(page.numero);
    expect(way).toEqual(numbersOf(await list()));
    const [first, last] = [await read(1), await read(totalPaginas)];
    expect([first.anterior, last.siguiente]).toEqual([null, null]);
    expect(last.anterior).toEqual({ numero: totalPaginas - 1, titulo: paginas.at(-2)?.titulo });
    expect([first.diseno, first.productos.length]).toEqual(['PORTADA', 3]);
  });

  test('B064 a word, a reference or a code finds the pages with matching products, and lists only those', async () => {
    const { paginas, totalPaginas } = await list();
    const third = await read(3);
    const [piece] = third.productos;
    const reference = piece?.producto.referencia ?? '';
    for (const texto of [piece?.articulos[0]?.codigo, reference, ` ${reference.toLowerCase()} `]) {
      const found = await list({ texto });
      expect([found.totalPaginas, numbersOf(found)]).toEqual([totalPaginas, [3]]);
      expect(found.paginas[0]?.referencias).toEqual([reference]);
      expect(found.paginas[0]?.foto?.alt).toContain(piece?.producto.nombre);
    }
    for (const [idioma, texto] of [
      ['es', 'camisón'],
      ['en', 'nightdress'],
      ['de', 'Nachthemd'],
    ]) {
      const night = await list({ idioma, texto });
      expect(night.paginas.length).toBeGreaterThan(0);
      expect(night.paginas.length).toBeLessThan(paginas.length / 3);
      for (const { numero, referencias } of night.paginas) {
        const page = await read(numero);
        const types = page.productos
          .filter(({ producto }) => referencias.includes(producto.referencia))
          .map(({ producto }) => producto.tipo);
        expect(new Set(types)).toEqual(new Set(['nightdress']));
      }
    }
    expect((await list({ texto: 'xqzvw' })).paginas).toEqual([]);
  });

  test('B064 B065 an invalid text, page or campaign is refused, and an unknown page is absent', async () => {
    const statusOf = async (name: string, body: object) => (await ask(name, body)).status;
    expect(await statusOf('consultarCatalogoImpreso', { texto: '' })).toBe(422);
    expect(await statusOf('consultarCatalogoImpreso', { texto: 'a'.repeat(81) })).toBe(422);
    for (const numero of [0, -1, 1.5, 401, 9999, 'uno', null])
      expect([numero, await statusOf('consultarPaginaCatalogo', { campana, numero })]).toEqual([numero, 422]);
    expect(await statusOf('consultarPaginaCatalogo', { campana: 'otoño', numero: 1 })).toBe(422);
    expect(await statusOf('consultarPaginaCatalogo', { campana, numero: 400 })).toBe(404);
    expect(await statusOf('consultarPaginaCatalogo', { campana: '1999-01', numero: 1 })).toBe(404);
  });

  test('B065 a discontinued colour or style disappears from its page and its search, and the others stay', async () => {
    const page = await read(5);
    const [first, second] = page.productos.map(({ producto }) => producto.referencia);
    const { db } = database();
    await sql`
      update product_cards c set colors = array['none'] from products p
      where p.id = c.product_id and p.reference = ${second ?? ''}`.execute(db);
    await sql`
      delete from product_cards c using products p where p.id = c.product_id and p.reference = ${first ?? ''}`.execute(
      db,
    );
    const left = page.productos.slice(2).map(({ producto }) => producto.referencia);
    expect((await read(5)).productos.map(({ producto }) => producto.referencia)).toEqual(left);
    const listed = (await list()).paginas.find(({ numero }) => numero === 5);
    expect(listed?.referencias).toEqual(left);
    expect(listed?.foto?.alt).toContain(page.productos[2]?.producto.nombre);
  });

  test('B064 B065 the catalogue ends with its campaign', async () => {
    const { campana: over } = await list();
    now = new Date(Date.parse(over?.fin ?? ''));
    expect(await list()).toEqual({ campana: null, totalPaginas: 0, paginas: [] });
    expect((await ask('consultarPaginaCatalogo', { campana, numero: 1 })).status).toBe(404);
    now = shopNow();
  });
}, seededShop);
