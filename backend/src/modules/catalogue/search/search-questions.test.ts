import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { openApp, testConfig } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

type Found = AnswerOf<'searchProducts'>;
type Row = { language: Locale; kind: string; question: string; asked: string; leads: string };

/** Questions, the words that the backend gets, and the expected first results; see docs/testing.md. */
const table = path.resolve(import.meta.dirname, '../../../../../contract/catalogue/search-questions.tsv');
const rows = readFileSync(table, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [language = '', kind = '', question = '', asked = '', leads = ''] = line.split('\t');
    return { language: language as Locale, kind, question, asked: asked === '=' ? question : asked, leads };
  });

/** The properties of a product that the table tests. */
type Known = { departments: string[]; collection: string; codes: string[]; open: string[] };
/** How many of the first results must match the table. */
const leading = 3;

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let products: Map<string, Known>;
  beforeAll(async () => {
    shop = openApp(database(), { now: shopNow }, { ...testConfig, searchesPerMinute: rows.length * 2 });
    const { rows: list } = await database().pool.query<Known & { reference: string }>(`
      select p.reference, p.collection,
        array(select d.code from product_departments s join departments d on d.id = s.department_id
          where s.product_id = p.id) as departments,
        array(select a.code from articles a where a.product_id = p.id) as codes,
        array(select v.color_code || '/' || a.size_code from articles a join variants v on v.id = a.variant_id
          where a.product_id = p.id and (select sum(quantity) from stock where article_id = a.id) > 0) as open
      from products p`);
    products = new Map(list.map(({ reference, ...known }) => [reference, known]));
  });
  afterAll(() => shop.app.close());

  const knownOf = (reference: string) => products.get(reference) as Known;

  /** The conditions that the results fail. */
  function listBroken({ productos, ayuda = [] }: Found, leads: string): string[] {
    const first = productos.slice(0, leading);
    const every = (holds: (product: Found['productos'][number], known: Known) => boolean) =>
      first.length > 0 && first.every((product) => holds(product, knownOf(product.referencia)));
    const holds: Record<string, (values: string[]) => boolean> = {
      in: (codes) => every((_, { departments }) => codes.some((code) => departments.includes(code))),
      name: ([name]) => every(({ nombre }) => nombre.includes(name as string)),
      colour: (codes) => every(({ colores }) => colores.some(({ codColor }) => codes.includes(codColor))),
      has: ([article]) =>
        every((_, { open }) => open.some((one) => one.endsWith((article as string).replace('*', '')))),
      ref: ([reference]) => productos[0]?.referencia === reference,
      code: ([code]) => productos.length === 1 && every((_, { codes }) => codes.includes(code as string)),
      set: ([kinds]) => {
        const pieces = productos.slice(0, 2).map(({ referencia }) => knownOf(referencia));
        const own = (kinds as string).split('+');
        return (
          pieces.every(({ departments }, at) => departments.includes(own[at] as string)) &&
          pieces.length === 2 &&
          pieces[0]?.collection === pieces[1]?.collection
        );
      },
      page: ([page]) => ayuda.some(({ ruta }) => ruta === page),
      nothing: () => productos.length === 0,
    };
    return leads.split(' & ').filter((condition) => {
      const [name = '', values = ''] = condition.split(':');
      return !holds[name]?.(values.split('|'));
    });
  }

  test('the table has at least 150 questions, of each kind in each language', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    const kinds = new Set(rows.map(({ kind }) => kind));
    const asked = new Set(rows.map(({ language, kind }) => `${language} ${kind}`));
    expect(asked.size).toBe(kinds.size * 3);
  });

  test.each(rows)('C011 F007 in $language "$question" leads to $leads', async ({ language, asked, leads }) => {
    const { status, datos } = await shop.call<Found>('POST', '/api/public/portafolio/consultarProductosXReferencia', {
      body: { idioma: language, texto: asked, tamano: 8 },
    });
    expect(status).toBe(200);
    const found = datos as Found;
    const seen = found.productos.slice(0, leading).map(({ nombre }) => nombre);
    expect({ seen, broken: listBroken(found, leads) }).toEqual({ seen, broken: [] });
  });
}, seededShop);
