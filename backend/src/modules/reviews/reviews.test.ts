import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { locales } from 'contract/public-codes.ts';
import { demoInvitations } from 'demo/seed/demo-accounts.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { hashToken } from '../../shared/secrets.ts';
import { invitationEnds } from './invitations.ts';
import { reviewLimits } from './reviews.routes.ts';

const base = '/api/public/opiniones';
let made = 0;

/** A new invitation per test, for the shop's first article. */
async function anInvitation({ db }: OpenDatabase, choice: { delivered?: Date } = {}) {
  made += 1;
  const token = `a-token-of-test-number-${made}`;
  const article = await db.selectFrom('articles').select(['id', 'size_code']).orderBy('id').executeTakeFirstOrThrow();
  await db
    .insertInto('review_invitations')
    .values({
      token_hash: hashToken(token),
      article_id: article.id,
      bought_on: '2026-03-10',
      expires_at: invitationEnds(choice.delivered ?? shopNow()),
      used_at: null,
    })
    .execute();
  return { token, size: article.size_code };
}

const aReview = (invitation: string, change: Partial<BodyOf<'writeReview'>> = {}): BodyOf<'writeReview'> => ({
  locale: 'es',
  invitation,
  stars: 4,
  fit: 'small',
  name: 'Carmen',
  title: 'Bonito y firme',
  text: 'Pedí una talla más de contorno y así va perfecto.',
  showSize: true,
  ...change,
});

/** One app per block. Each call has an address of its own, or limits would couple the tests. */
function withShop(database: () => OpenDatabase) {
  let asked = 0;
  let client: ReturnType<typeof openApp>;
  beforeAll(() => {
    client = openApp(database(), { now: shopNow });
  });
  afterAll(() => client.app.close());
  const post = <T>(path: string, body: object, address?: string) => {
    asked += 1;
    const own = `10.1.${Math.floor(asked / 250)}.${asked % 250}`;
    return client.call<T>('POST', `${base}/${path}`, { body, address: address ?? own });
  };
  return {
    list: (body: BodyOf<'listReviews'>) => post<AnswerOf<'listReviews'>>('consultar', body),
    look: (invitation: string, locale = 'es', address?: string) =>
      post<AnswerOf<'readInvitation'>>('invitacion', { locale, invitation }, address),
    write: (body: object, address?: string) => post<AnswerOf<'writeReview'>>('escribir', body, address),
  };
}

onDatabase((database) => {
  const shop = withShop(database);
  const reviewed = () =>
    database()
      .db.selectFrom('review_summaries as s')
      .innerJoin('products as p', 'p.id', 's.product_id')
      .select(['p.id', 'p.reference', 's.reviews'])
      .orderBy('s.reviews', 'desc')
      .executeTakeFirstOrThrow();
  const countOf = async (token: string) =>
    await database()
      .db.selectFrom('reviews')
      .innerJoin('review_invitations as i', 'i.id', 'invitation_id')
      .selectAll('reviews')
      .where('i.token_hash', '=', hashToken(token))
      .execute();

  test.each(locales)('B005 F017 in %s the reader’s language comes first, then the newest', async (locale) => {
    const { reference, reviews } = await reviewed();
    const { datos } = await shop.list({ locale, reference, perPage: 60 });
    const rows = datos?.reviews ?? [];
    expect(rows).toHaveLength(reviews);
    const key = (row: (typeof rows)[number]) => `${row.locale === locale ? 1 : 0} ${row.date}`;
    expect(rows.map(key)).toEqual(rows.map(key).toSorted().reverse());
  });

  test('B005 F017 pages hold every published review once, and the summary does not depend on the page', async () => {
    const { reference, reviews } = await reviewed();
    const pages = [];
    for (let page = 1; page <= Math.ceil(reviews / 4); page += 1) {
      const { datos } = await shop.list({ locale: 'es', reference: reference.toLowerCase(), page, perPage: 4 });
      if (datos) pages.push(datos);
    }
    expect((await shop.list({ locale: 'es', reference, page: 99 })).status).toBe(404);
    const rows = pages.flatMap(({ reviews }) => reviews);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(reviews);
    const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
    const average = Math.round((100 * rows.reduce((sum, { stars }) => sum + stars, 0)) / reviews) / 100;
    for (const page of pages) {
      expect(page).toMatchObject({
        total: reviews,
        average,
        stars: [1, 2, 3, 4, 5].map((given) => count(({ stars }) => stars === given)),
        fit: {
          small: count(({ fit }) => fit === 'small'),
          trueToSize: count(({ fit }) => fit === 'trueToSize'),
          large: count(({ fit }) => fit === 'large'),
        },
      });
    }
  });

  test('F017 reviews are sorted by stars and filtered by stars and size, with a summary of all', async () => {
    const { reference, reviews } = await reviewed();
    const ask = async (more: object) => (await shop.list({ locale: 'es', reference, perPage: 60, ...more })).datos;
    const all = (await ask({}))?.reviews ?? [];
    const starsOf = (rows: typeof all = []) => rows.map(({ stars }) => stars);
    expect(starsOf((await ask({ sort: 'worst' }))?.reviews)).toEqual(starsOf(all).toSorted());
    expect(starsOf((await ask({ sort: 'best' }))?.reviews)).toEqual(starsOf(all).toSorted().reverse());

    const [{ stars = 0 } = {}] = all;
    const some = await ask({ stars });
    expect(some?.reviews).toEqual(all.filter((each) => each.stars === stars));
    expect(some?.total).toBe(some?.reviews.length);
    expect(some?.stars.reduce((sum, count) => sum + count)).toBe(reviews);

    const sizes = new Set(all.flatMap(({ size }) => size ?? []));
    expect(new Set(some?.sizes)).toEqual(sizes);
    const [size = ''] = sizes;
    expect((await ask({ size }))?.reviews).toEqual(all.filter((each) => each.size === size));
    expect(await ask({ size: 'NOPE' })).toMatchObject({ total: 0, reviews: [] });
  });

  test('B005 a product without reviews has none, an unknown product is absent', async () => {
    const { db } = database();
    const silent = await db
      .selectFrom('products')
      .select('reference')
      .where('id', 'not in', db.selectFrom('reviews').select('product_id'))
      .executeTakeFirstOrThrow();
    expect((await shop.list({ locale: 'de', reference: silent.reference })).datos).toEqual({
      reviews: [],
      page: 1,
      perPage: 8,
      pages: 0,
      total: 0,
      sizes: [],
      average: null,
      fit: { small: 0, trueToSize: 0, large: 0 },
      stars: [0, 0, 0, 0, 0],
    });
    expect((await shop.list({ locale: 'de', reference: 'NADA' })).status).toBe(404);
  });

  test('B006 F017 an invitation says what it is for, in the language of the request', async () => {
    const { token, size } = await anInvitation(database());
    const [es, de] = [await shop.look(token), await shop.look(token, 'de')];
    expect(es).toMatchObject({ status: 200, datos: { size, boughtOn: '2026-03-10', expires: '2026-04-15' } });
    expect(es.datos?.picture?.hash).toMatch(/^[a-z0-9]{16,64}$/);
    expect(de.datos?.name).not.toBe(es.datos?.name);
  });

  test('B006 B007 an invitation is valid until 30 days after delivery', async () => {
    const day = 86_400_000;
    const last = await anInvitation(database(), { delivered: new Date(shopNow().getTime() - 30 * day + 1000) });
    const over = await anInvitation(database(), { delivered: new Date(shopNow().getTime() - 30 * day) });
    expect((await shop.write(aReview(last.token))).status).toBe(201);
    for (const reply of [await shop.look(over.token), await shop.write(aReview(over.token))])
      expect(reply).toMatchObject({ status: 410, mensaje: 'error.invitation.expired', datos: null });
    expect(await countOf(over.token)).toHaveLength(0);
  });

  test('B006 B007 an unknown token opens nothing', async () => {
    for (const reply of [await shop.look('x'.repeat(30)), await shop.write(aReview('x'.repeat(30)))])
      expect(reply).toMatchObject({ status: 404, mensaje: 'error.absent' });
    for (const bad of ['', 'short', 'with space in the middle of it', 'x'.repeat(600)])
      expect((await shop.look(bad)).status).toBe(422);
  });

  test('B006 F017 the demo’s open invitations are valid, and its other ones have ended', async () => {
    for (const { token, state } of demoInvitations)
      expect((await shop.look(token)).status).toBe(state === 'open' ? 200 : 410);
  });

  test('B007 F017 a review waits for moderation, is not shown, and uses its invitation up', async () => {
    const { token, size } = await anInvitation(database());
    const { reference } = (await shop.look(token)).datos ?? { reference: '' };
    const before = await shop.list({ locale: 'es', reference });
    expect(await shop.write(aReview(token))).toMatchObject({ status: 201, datos: { state: 'PENDIENTE' } });
    expect(await countOf(token)).toMatchObject([{ state: 'PENDIENTE', stars: 4, fit: 'PEQUENA', size, locale: 'es' }]);
    expect((await shop.list({ locale: 'es', reference })).datos).toEqual(before.datos);
    expect(await shop.look(token)).toMatchObject({ status: 410, mensaje: 'error.invitation.used' });
    expect(await shop.write(aReview(token, { title: 'Otra cosa' }))).toMatchObject({
      status: 410,
      mensaje: 'error.invitation.used',
    });
    expect(await countOf(token)).toHaveLength(1);
  });

  test('B007 the same review sent again after a lost answer is the same review', async () => {
    const { token } = await anInvitation(database());
    const first = await shop.write(aReview(token));
    expect(await shop.write(aReview(token))).toMatchObject({ status: 201, datos: first.datos });
    expect(await countOf(token)).toHaveLength(1);
  });

  test('B007 N22 texts are trimmed, and the size stays hidden if the writer wants so', async () => {
    const { token } = await anInvitation(database());
    const spaced = {
      name: 'Ana   María ',
      title: ' Muy\tbien ',
      text: ' Uno.  \r\n\r\n\r\n\r\n  Dos <3 y 4 < 5. ',
    };
    expect((await shop.write(aReview(token, { ...spaced, showSize: false }))).status).toBe(201);
    expect(await countOf(token)).toMatchObject([
      { name: 'Ana María', title: 'Muy bien', body: 'Uno.\n\nDos <3 y 4 < 5.', size: null },
    ]);
  });

  test.each([
    [{ text: '<b>hola</b>' }, 'text'],
    [{ title: 'mira <a href="x">' }, 'title'],
    [{ name: '<!--' }, 'name'],
    [{ text: '   \n ' }, 'text'],
    [{ text: 'abc\u202Edef' }, 'text'],
    [{ name: 'a\u0007b' }, 'name'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ text: 'x'.repeat(1501) }, 'text'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ fit: 'ENORME' as 'small' }, 'fit'],
  ])('B007 %j is refused, names its field and leaves the invitation valid', async (change, field) => {
    const { token } = await anInvitation(database());
    const reply = await shop.write(aReview(token, change));
    expect(reply).toMatchObject({ status: 422, mensaje: 'error.invalid' });
    expect(Object.keys(reply.campos ?? {})).toEqual([field]);
    expect((await shop.look(token)).status).toBe(200);
  });

  test('B006 B007 the tokens that one household tries are limited', async () => {
    const household = '10.9.9.9';
    const asked = await Promise.all(
      Array.from({ length: reviewLimits.write.max + 1 }, () => shop.write(aReview('y'.repeat(30)), household)),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    const looked = await Promise.all(
      Array.from({ length: reviewLimits.read.max + 1 }, () => shop.look('y'.repeat(30), 'es', household)),
    );
    expect(looked.filter(({ status }) => status === 429)).toHaveLength(1);
  });
}, seededShop);

onServer((database) => {
  const shop = withShop(database);

  test('B007 F017 simultaneous uses of one invitation write one review', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await anInvitation(database());
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, at) => shop.write(aReview(token, { title: `Versión ${at}` }))),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(410)]);
      const { rows } = await database().pool.query(
        'select from reviews r join review_invitations i on i.id = r.invitation_id where i.token_hash = $1',
        [hashToken(token)],
      );
      expect(rows).toHaveLength(1);
    }
  });
}, seededShop);
