import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { aReviewedProduct } from '../../../test/reviews.ts';
import { seededShop } from '../../../test/seeded.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { ReviewState } from '../../database/tables/reviews.ts';
import type { CacheNotice, Outbox } from '../../kit/outbox.ts';
import { decideReview, listReviewsToModerate } from './moderation.ts';

function anOutbox() {
  const tags: string[][] = [];
  const outbox: Outbox = {
    send: async (_trx, _kind, _key, payload) => {
      tags.push((payload as CacheNotice).tags);
    },
  };
  return { outbox, tags };
}

function notedIds() {
  const published: number[][] = [];
  return { published, publish: async (_trx: unknown, ids: number[]) => void published.push(ids) };
}

/** A shopper's view, with one app per block. */
function withReader(database: () => OpenDatabase) {
  let client: ReturnType<typeof openApp>;
  beforeAll(() => {
    client = openApp(database());
  });
  afterAll(() => client.app.close());
  return async (reference: string) => {
    const body = { locale: 'es', reference };
    return (await client.call<AnswerOf<'listReviews'>>('POST', '/api/public/opiniones/consultar', { body })).datos;
  };
}

onDatabase((database) => {
  const read = withReader(database);

  test('B005 F017 only published reviews are shown, and the storefront is notified of the product page and its reviews page', async () => {
    const { reference, ids } = await aReviewedProduct(database(), ['PENDIENTE', 'PENDIENTE', 'RECHAZADA']);
    const { outbox, tags } = anOutbox();
    const noted = notedIds();
    const change = { db: database().db, outbox, publish: noted.publish };
    const [first = 0, second = 0] = ids;
    expect((await read(reference))?.total).toBe(0);

    expect(await decideReview(change, first, 'PUBLICADA')).toBe(true);
    expect(tags).toEqual([[`opiniones:${reference}`, `producto:${reference}`]]);
    expect(await read(reference)).toMatchObject({ total: 1, average: 5, stars: [0, 0, 0, 0, 1] });

    expect(await decideReview(change, second, 'RECHAZADA')).toBe(false);
    expect(await decideReview(change, first, 'PUBLICADA')).toBe(false);
    expect(tags).toHaveLength(1);
    expect(await listReviewsToModerate(database().db)).not.toContainEqual(expect.objectContaining({ reference }));

    expect(await decideReview(change, first, 'RECHAZADA')).toBe(true);
    expect(tags).toHaveLength(2);
    expect(await read(reference)).toMatchObject({ total: 0, average: null, reviews: [] });
  });

  test("F001 listings are notified when a product's rating reaches four stars, and when it falls below", async () => {
    const { id, ids } = await aReviewedProduct(database(), ['PENDIENTE', 'PENDIENTE', 'PENDIENTE', 'PENDIENTE']);
    const { published, publish } = notedIds();
    const change = { db: database().db, outbox: anOutbox().outbox, publish };
    const rating = async () =>
      (await database().db.selectFrom('products').select('rating_code').where('id', '=', id).executeTakeFirstOrThrow())
        .rating_code;
    const [five = 0, four = 0, three = 0, two = 0] = ids;
    for (const review of [five, four, three]) await decideReview(change, review, 'PUBLICADA');
    expect([await rating(), published]).toEqual(['desde-4', [[id]]]);
    await decideReview(change, two, 'PUBLICADA');
    expect([await rating(), published]).toEqual([null, [[id], [id]]]);
  });

  test('F017 an unknown review cannot be decided', async () => {
    const { outbox, tags } = anOutbox();
    const decision = decideReview({ db: database().db, outbox, publish: notedIds().publish }, 999_999_999, 'PUBLICADA');
    await expect(decision).rejects.toMatchObject({ status: 404 });
    expect(tags).toEqual([]);
  });

  test('F017 the demo has a few reviews to moderate, the oldest first', async () => {
    const pending = await listReviewsToModerate(database().db);
    expect(pending.length).toBeGreaterThan(2);
    const moments = pending.map(({ written_at }) => written_at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
}, seededShop);

onServer((database) => {
  const read = withReader(database);

  test('F017 simultaneous decisions about one product leave the sum of all published reviews', async () => {
    const { reference, ids } = await aReviewedProduct(database(), Array<ReviewState>(5).fill('PENDIENTE'));
    const change = { db: database().db, outbox: anOutbox().outbox, publish: notedIds().publish };
    await Promise.all(ids.map((id) => decideReview(change, id, 'PUBLICADA')));
    expect(await read(reference)).toMatchObject({ total: 5, stars: [1, 1, 1, 1, 1] });
  });
}, seededShop);
