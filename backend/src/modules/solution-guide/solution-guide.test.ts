import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { solutionGuide } from 'contract/codes.ts';
import { eachFacet } from 'contract/facets.ts';
import { adviceMax, guideChoices } from 'contract/solution-guide.ts';
import { guides } from 'demo/seed/goods/guide.ts';
import { sizes } from 'demo/seed/goods/sizes.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { deleteExpired } from '../../housekeeping.ts';
import { chooseAdvice, enoughProducts, rankByWishes } from './advise.ts';

type Advice = AnswerOf<'adviseProducts'>;
type Wish = { pregunta: string; opcion: string };

const given = {
  pais: '34',
  origen: 'CLU',
  idioma: 'es_ES',
  tipo: 'BRA_EUROPA',
  consentimiento: true,
  versionTexto: '2026-11',
  tallas: ['75B'],
  respuestas: [
    { pregunta: 'underbust', milimetros: 745 },
    { pregunta: 'bust', milimetros: 900 },
    { pregunta: 'occasion', opcion: 'sport' },
  ],
};

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const post = (name: string, body: object, address?: string) =>
    shop.call<Advice>('POST', `/api/public/${name}`, { body, ...(address !== undefined && { address }) });
  async function advise(body: object): Promise<Advice['products']> {
    const { status, datos } = await post('aconsejarProductos', { locale: 'es', answers: [], ...body });
    expect(status).toBe(200);
    return datos?.products ?? [];
  }
  /** Stock of a style in a size and colour, by plain SQL. */
  async function stockOf(reference: string, size: string, color: string): Promise<number> {
    const { rows } = await sql<{ stock: number }>`
      select coalesce(sum(s.quantity), 0)::int as stock
      from products p join variants v on v.product_id = p.id join articles a on a.variant_id = v.id
        join stock s on s.article_id = a.id
      where p.reference = ${reference} and a.size_code = ${size} and v.color_code = ${color}`.execute(database().db);
    return rows[0]?.stock ?? 0;
  }
  const typesOf = (guide: keyof typeof guides) => guides[guide].types.split(' ');

  test('B036 every size of every guide finds only products of its types, in that size and in stock', async () => {
    let advised = 0;
    for (const guide of solutionGuide.types)
      for (const { code } of sizes) {
        const products = await advise({ guide, sizes: [code] });
        expect(products.length).toBeLessThanOrEqual(adviceMax);
        expect(products.filter(({ product }) => !typesOf(guide).includes(product.tipo))).toEqual([]);
        expect(products.filter(({ size }) => size !== code)).toEqual([]);
        // One of each answer is checked in the database instead of the cache.
        for (const { product, colours } of products.slice(0, 1))
          for (const color of colours) expect(await stockOf(product.referencia, code, color)).toBeGreaterThan(0);
        advised += products.length;
      }
    expect(advised).toBeGreaterThan(200);
  });

  test.each([
    ['BRA_EUROPA', ['85D', 'L'], { occasion: 'sport' }, 'bra-sports'],
    ['BRA_EUROPA', ['80B'], { occasion: 'neckline' }, 'bra-plunge bra-push-up'],
    ['SHAPEWEAR', ['L'], { zone: 'hips', under: 'trousers' }, 'shaper-short shaper-leggings'],
    ['PANTIES', ['M'], { cut: 'high' }, 'brief-high-waist'],
  ] as const)('B036 %s in %j wanted as %j begins with matching products', async (guide, own, wishes, types) => {
    const answers = Object.entries(wishes).map(([pregunta, opcion]) => ({ pregunta, opcion }));
    const products = await advise({ guide, sizes: own, answers });
    expect(types.split(' ')).toContain(products[0]?.product.tipo);
    expect(products[0]?.met).toEqual(Object.keys(wishes));
    for (const { met, unmet } of products) expect([...met, ...unmet].sort()).toEqual(Object.keys(wishes).sort());
    const score = (one: Advice['products'][number]) => one.met.length;
    expect(products.map(score)).toEqual(products.map(score).toSorted((one, other) => other - one));
  });

  test('B036 products that are labelled as without wires have none', async () => {
    const answers: Wish[] = [{ pregunta: 'wires', opcion: 'without' }];
    const products = await advise({ guide: 'BRA_EUROPA', sizes: ['85C'], answers });
    expect(products.length).toBeGreaterThan(0);
    const references = products.filter(({ met }) => met.includes('wires')).map(({ product }) => product.referencia);
    expect(references.length).toBeGreaterThan(0);
    const rows = await database()
      .db.selectFrom('products')
      .select('wire_code')
      .where('reference', 'in', references)
      .execute();
    expect(new Set(rows.map(({ wire_code }) => wire_code))).toEqual(new Set(['sin-aros']));
  });

  test('B036 sister sizes are shown only if there is little in the requested size', async () => {
    const sizesOf = async (own: string[], sisters: string[]) =>
      new Set((await advise({ guide: 'BRA_EUROPA', sizes: own, sisters })).map(({ size }) => size));
    expect([await sizesOf(['70D'], []), await sizesOf(['70D'], ['75C', '70D'])]).toEqual([new Set(), new Set(['75C'])]);
    expect(await sizesOf(['85C'], ['80D'])).toEqual(new Set(['85C']));
  });

  test('B036 a size that no product has finds nothing, and an unknown guide, size or answer is refused', async () => {
    expect(await advise({ guide: 'PANTIES', sizes: ['5XL'] })).toEqual([]);
    const plain = { locale: 'es', guide: 'PANTIES', sizes: ['M'], answers: [] };
    expect((await post('aconsejarProductos', plain)).status).toBe(200);
    for (const change of [
      { guide: 'SOCKS' },
      { sizes: [] },
      { sizes: ['75b; drop'] },
      { answers: [{ pregunta: 'cut', opcion: 'free text' }] },
      { answers: [{ pregunta: 'cut', opcion: 'firm' }] },
      { answers: [{ pregunta: 'wires', opcion: 'with' }] },
      { answers: [{ pregunta: 'bust', milimetros: 900 }] },
    ])
      expect((await post('aconsejarProductos', { ...plain, ...change })).status).toBe(422);
  });

  test('C035 K10 answers given with consent are stored anonymously, until the stated day', async () => {
    const { status, datos } = await post('enviarRespuestasSolutionGuide', given);
    expect([status, datos]).toEqual([200, { conservadasHasta: '2027-03-16' }]);
    const rows = await database().db.selectFrom('guide_answers').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['answers', 'given_on', 'guide', 'id', 'sizes', 'terms_version']);
    expect(rows[0]).toMatchObject({ guide: 'BRA_EUROPA', sizes: ['75B'], answers: given.respuestas });
  });

  test.each([
    ['no consent', { consentimiento: false }],
    ['another country', { pais: '33' }],
    ['another origin', { origen: 'WEB' }],
    ['another language', { idioma: 'en_GB' }],
    ['another guide', { tipo: 'BRA_USA' }],
    ['free text', { respuestas: [{ pregunta: 'occasion', opcion: 'my wedding' }] }],
    ['an unknown question', { respuestas: [{ pregunta: 'mood', milimetros: 900 }] }],
    ['an impossible measure', { respuestas: [{ pregunta: 'bust', milimetros: 9 }] }],
    ['no answers', { respuestas: [] }],
  ])('C035 K10 nothing is stored with %s', async (_, change) => {
    const count = async () => (await database().db.selectFrom('guide_answers').select('id').execute()).length;
    const before = await count();
    expect((await post('enviarRespuestasSolutionGuide', { ...given, ...change })).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('C035 answers are limited per household', async () => {
    let status = 200;
    for (let sent = 0; status === 200 && sent < 40; sent += 1)
      ({ status } = await post('enviarRespuestasSolutionGuide', given, '203.0.113.9'));
    expect(status).toBe(429);
    expect((await post('enviarRespuestasSolutionGuide', given, '203.0.113.10')).status).toBe(200);
  });

  test('C035 answers are deleted after a year', async () => {
    const { db } = database();
    await sql`update guide_answers set given_on = current_date`.execute(db);
    await deleteExpired(db);
    expect((await db.selectFrom('guide_answers').select('id').execute()).length).toBeGreaterThan(0);
    await sql`update guide_answers set given_on = current_date - 366`.execute(db);
    await deleteExpired(db);
    expect(await db.selectFrom('guide_answers').select('id').execute()).toEqual([]);
  });

  test('every question of every guide of the demo has answers with codes of its catalogue', async () => {
    const { db } = database();
    const rows = await db.selectFrom('guide_wishes').selectAll().execute();
    const wanted = solutionGuide.types.flatMap((guide) =>
      Object.entries<readonly string[]>(guideChoices[guide]).flatMap(([question, options]) =>
        options.map((option) => `${guide} ${question} ${option}`),
      ),
    );
    expect([...new Set(rows.map(({ guide, question, option }) => `${guide} ${question} ${option}`))].sort()).toEqual(
      wanted.sort(),
    );
    const { rows: known } = await sql<{ code: string }>`
      select code from product_types union select code from support_levels union select code from wires
      union select code from materials`.execute(db);
    const codes = new Set(known.map(({ code }) => code));
    expect(rows.filter(({ code }) => !codes.has(code))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(30);
  });
}, seededShop);

describe('ranking', () => {
  const product = (size: string, type: string, wire: string | null = null) => ({
    size,
    codes: { ...eachFacet(() => null), types: type, wires: wire },
  });
  const row = (question: string, option: string, facet: 'types' | 'wires', code: string, weight: number) => ({
    question,
    option,
    facet,
    code,
    weight,
  });
  const rows = [
    row('occasion', 'sport', 'types', 'sports', 4),
    row('wires', 'without', 'wires', 'none', 4),
    row('shape', 'soft', 'types', 'full', 2),
  ];

  test('N08 less than half of the best match is left out; equal matches keep their order', () => {
    const wishes = [
      { question: 'occasion', option: 'sport' },
      { question: 'wires', option: 'without' },
      { question: 'shape', option: 'soft' },
    ] as const;
    const [wired, best, soft, other] = [
      product('75B', 'sports'),
      product('75B', 'sports', 'none'),
      product('75B', 'full'),
      product('75B', 'plunge', 'none'),
    ];
    const ranked = rankByWishes([wired, soft, best, other], wishes, rows);
    expect(ranked.map(({ found }) => found)).toEqual([best, wired, other]);
    expect(ranked[1]).toMatchObject({ met: ['occasion'], unmet: ['wires', 'shape'] });
  });

  test('N08 without wishes, or with wishes that no row knows, nothing is left out', () => {
    const all = [product('75B', 'full'), product('75B', 'sports')];
    expect(rankByWishes(all, [], rows).map(({ found }) => found)).toEqual(all);
    const unknown = rankByWishes(all, [{ question: 'cut', option: 'high' }], rows);
    expect(unknown.map(({ found, met, unmet }) => [found, met, unmet])).toEqual(all.map((one) => [one, [], []]));
  });

  test('N08 no sister sizes are shown if there is enough in the requested size', () => {
    const own = Array.from({ length: enoughProducts }, () => product('75B', 'full'));
    expect(chooseAdvice([product('80A', 'sports'), ...own], ['80A'], [], rows).map(({ found }) => found)).toEqual(own);
  });
});
