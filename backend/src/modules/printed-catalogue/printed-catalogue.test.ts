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
    shop.call<T>('POST', `/api/public/catalogoImpreso/${name}`, { body: { locale: 'es', ...body } });
  const list = async (body: object = {}) => (await ask<Catalogue>('consultarCatalogoImpreso', body)).datos as Catalogue;
  const read = async (number: number, body: object = {}) =>
    (await ask<Page>('consultarPaginaCatalogo', { campaign, number, ...body })).datos as Page;
  const numbersOf = ({ pages }: Catalogue) => pages.map(({ number }) => number);
  let campaign = '';

  test('B064 the current campaign has a catalogue of some thirty pages, in sequence, in each language', async () => {
    const spanish = await list();
    campaign = spanish.campaign?.codigo ?? '';
    expect(Date.parse(spanish.campaign?.fin ?? '')).toBeGreaterThan(now.getTime());
    expect(numbersOf(spanish)).toEqual(Array.from({ length: spanish.total }, (_, at) => at + 1));
    expect(spanish.total).toBeGreaterThanOrEqual(24);
    expect(spanish.total).toBeLessThanOrEqual(40);
    expect(spanish.pages.filter(({ picture, references }) => !picture || references.length === 0)).toEqual([]);
    const titles = await Promise.all(
      ['es', 'en', 'de'].map(async (locale) => (await list({ locale })).pages.map(({ title }) => title)),
    );
    expect(new Set(titles.map((own) => own.join('|'))).size).toBe(3);
    for (const own of titles) expect(new Set(own).size).toBe(own.length);
  });

  test("B065 each page has its products in order, in a colour that exists, with that colour's codes", async () => {
    const { pages } = await list();
    const { rows } = await sql<{ code: string; key: string }>`
      select a.code, p.reference || ' ' || v.color_code || ' ' || a.size_code as key
      from articles a join variants v on v.id = a.variant_id join products p on p.id = a.product_id
        join current_prices c on c.article_id = a.id`.execute(database().db);
    const known = new Map(rows.map(({ code, key }) => [code, key]));
    let codes = 0;
    for (const { number, title, references } of pages) {
      const page = await read(number);
      expect([page.title, page.pieces.map(({ product }) => product.referencia)]).toEqual([title, references]);
      for (const { product, colour, articles } of page.pieces) {
        expect(product.colores.map(({ codColor }) => codColor)).toContain(colour);
        expect(articles.map(({ code }) => known.get(code))).toEqual(
          articles.map(({ size }) => `${product.referencia} ${colour} ${size}`),
        );
        const prices = articles.map(({ price }) => price);
        expect(Math.min(...prices)).toBeGreaterThanOrEqual(product.precio.desde);
        expect(Math.max(...prices)).toBeLessThanOrEqual(product.precio.hasta);
        codes += articles.length;
      }
    }
    expect(codes).toBeGreaterThan(500);
  });

  test('B065 pages link to the previous and the next one, from the cover to the last', async () => {
    const { total, pages } = await list();
    const way: number[] = [];
    for (let page: Page['next'] = { number: 1, title: '' }; page; page = (await read(page.number)).next)
      way.push(page.number);
    expect(way).toEqual(numbersOf(await list()));
    const [first, last] = [await read(1), await read(total)];
    expect([first.previous, last.next]).toEqual([null, null]);
    expect(last.previous).toEqual({ number: total - 1, title: pages.at(-2)?.title });
    expect([first.layout, first.pieces.length]).toEqual(['PORTADA', 3]);
  });

  test('B064 a word, a reference or a code finds the pages with matching products, and lists only those', async () => {
    const { pages, total } = await list();
    const third = await read(3);
    const [piece] = third.pieces;
    const reference = piece?.product.referencia ?? '';
    for (const text of [piece?.articles[0]?.code, reference, ` ${reference.toLowerCase()} `]) {
      const found = await list({ text });
      expect([found.total, numbersOf(found)]).toEqual([total, [3]]);
      expect(found.pages[0]?.references).toEqual([reference]);
      expect(found.pages[0]?.picture?.alt).toContain(piece?.product.nombre);
    }
    for (const [locale, text] of [
      ['es', 'camisón'],
      ['en', 'nightdress'],
      ['de', 'Nachthemd'],
    ]) {
      const night = await list({ locale, text });
      expect(night.pages.length).toBeGreaterThan(0);
      expect(night.pages.length).toBeLessThan(pages.length / 3);
      for (const { number, references } of night.pages) {
        const page = await read(number);
        const types = page.pieces
          .filter(({ product }) => references.includes(product.referencia))
          .map(({ product }) => product.tipo);
        expect(new Set(types)).toEqual(new Set(['nightdress']));
      }
    }
    expect((await list({ text: 'xqzvw' })).pages).toEqual([]);
  });

  test('B064 B065 an invalid text, page or campaign is refused, and an unknown page is absent', async () => {
    const statusOf = async (name: string, body: object) => (await ask(name, body)).status;
    expect(await statusOf('consultarCatalogoImpreso', { text: '' })).toBe(422);
    expect(await statusOf('consultarCatalogoImpreso', { text: 'a'.repeat(81) })).toBe(422);
    for (const number of [0, -1, 1.5, 401, 9999, 'uno', null])
      expect([number, await statusOf('consultarPaginaCatalogo', { campaign, number })]).toEqual([number, 422]);
    expect(await statusOf('consultarPaginaCatalogo', { campaign: 'otoño', number: 1 })).toBe(422);
    expect(await statusOf('consultarPaginaCatalogo', { campaign, number: 400 })).toBe(404);
    expect(await statusOf('consultarPaginaCatalogo', { campaign: '1999-01', number: 1 })).toBe(404);
  });

  test('B065 a discontinued colour or style disappears from its page and the list of pages, and the others stay', async () => {
    const page = await read(5);
    const [first, second] = page.pieces.map(({ product }) => product.referencia);
    const { db } = database();
    await sql`
      update product_cards c set colors = array['none'] from products p
      where p.id = c.product_id and p.reference = ${second ?? ''}`.execute(db);
    await sql`
      delete from product_cards c using products p where p.id = c.product_id and p.reference = ${first ?? ''}`.execute(
      db,
    );
    const left = page.pieces.slice(2).map(({ product }) => product.referencia);
    expect((await read(5)).pieces.map(({ product }) => product.referencia)).toEqual(left);
    const listed = (await list()).pages.find(({ number }) => number === 5);
    expect(listed?.references).toEqual(left);
    expect(listed?.picture?.alt).toContain(page.pieces[2]?.product.nombre);
  });

  test('B064 B065 the catalogue ends with its campaign', async () => {
    const { campaign: over } = await list();
    now = new Date(Date.parse(over?.fin ?? ''));
    expect(await list()).toEqual({ campaign: null, total: 0, pages: [] });
    expect((await ask('consultarPaginaCatalogo', { campaign, number: 1 })).status).toBe(404);
    now = shopNow();
  });
}, seededShop);
