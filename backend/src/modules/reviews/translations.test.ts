import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aReviewedProduct } from '../../../test/reviews.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { CacheNotice, Outbox } from '../../kit/outbox.ts';
import { decideReview } from './moderation.ts';
import { published, rejected } from './states.ts';
import { createTranslationAdmin } from './translation-admin.ts';

onDatabase((database) => {
  let client: ReturnType<typeof openApp>;
  beforeAll(() => {
    client = openApp(database(), { now: shopNow });
  });
  afterAll(() => client.app.close());

  const tags: string[][] = [];
  const outbox: Outbox = {
    send: async (_trx, _kind, _key, payload) => void tags.push((payload as CacheNotice).tags),
  };
  const desk = () => createTranslationAdmin({ db: database().db, outbox, now: shopNow });
  const read = (id: number, locale: string) =>
    client.call<AnswerOf<'readReviewTranslation'>>('POST', '/api/public/opiniones/traducir', { body: { locale, id } });
  const words = { title: 'Weich', body: 'Sitzt gut.' };
  const by = { service: 'a service' };

  /** A published Spanish review without translations, of a product without other reviews. */
  async function aReview() {
    const { reference, ids } = await aReviewedProduct(database(), [published], () => 'Suave');
    return { id: ids[0] ?? 0, reference };
  }
  async function aTranslated() {
    const review = await aReview();
    await desk().keep(review.id, 'de', { words, by, seenAt: null });
    return review;
  }
  const listed = async (reference: string, locale: Locale) => {
    const { datos } = await client.call<AnswerOf<'listReviews'>>('POST', '/api/public/opiniones/consultar', {
      body: { locale, reference },
    });
    return datos?.reviews.map(({ title, translated }) => [title, translated]);
  };

  test('B091 B005 F017 a translation is offered beside a review, read on request, and never replaces it', async () => {
    const { id, reference } = await aTranslated();
    expect(tags.at(-1)).toEqual([`opiniones:${reference}`]);
    expect(await listed(reference, 'de')).toEqual([['Suave', true]]);
    expect(await listed(reference, 'en')).toEqual([['Suave', false]]);
    expect((await read(id, 'de')).datos).toEqual({ title: 'Weich', text: 'Sitzt gut.', byService: true });
    for (const [unknown, language] of [
      [id, 'en'],
      [id, 'es'],
      [999_999_999, 'de'],
    ] as const)
      expect((await read(unknown, language)).status).toBe(404);
    for (const body of [{ locale: 'de' }, { locale: 'fr', id }, { locale: 'de', id: 0 }, { locale: 'de', id: 'x' }])
      expect((await client.call('POST', '/api/public/opiniones/traducir', { body })).status).toBe(422);
  });

  test('F017 a translation that has not seen the present one is refused, and a removed one is gone', async () => {
    const { id, reference } = await aTranslated();
    const other = { words: { title: 'Zart', body: 'Passt.' }, by };
    expect(await desk().keep(id, 'de', { ...other, seenAt: null })).toBe(false);
    expect((await read(id, 'de')).datos?.title).toBe('Weich');
    const { translation } = await desk().read(id, 'de');
    expect(await desk().keep(id, 'de', { ...other, seenAt: translation?.at ?? null })).toBe(true);
    expect((await read(id, 'de')).datos?.title).toBe('Zart');
    expect(await desk().keep(id, 'de', { by, words: null, seenAt: shopNow() })).toBe(true);
    expect([(await read(id, 'de')).status, await listed(reference, 'de')]).toEqual([404, [['Suave', false]]]);
    await expect(desk().keep(id, 'es', { words, by, seenAt: null })).rejects.toMatchObject({ status: 404 });
  });

  test('F017 rewriting, rejecting or erasing a review deletes its translations', async () => {
    const { db } = database();
    const rows = async (id: number) =>
      (await db.selectFrom('review_translations').select('locale').where('review_id', '=', id).execute()).length;
    const changed = await aTranslated();
    await db.updateTable('reviews').set({ stars: 4 }).where('id', '=', changed.id).execute();
    expect(await rows(changed.id)).toBe(1);
    await db.updateTable('reviews').set({ body: 'No sienta bien.' }).where('id', '=', changed.id).execute();
    expect(await rows(changed.id)).toBe(0);

    const takenBack = await aTranslated();
    const change = { db, outbox, publish: async () => undefined };
    await decideReview(change, takenBack.id, rejected);
    expect([await rows(takenBack.id), (await read(takenBack.id, 'de')).status]).toEqual([0, 404]);
    await expect(desk().keep(takenBack.id, 'de', { words, by, seenAt: null })).rejects.toMatchObject({ status: 404 });

    const erased = await aTranslated();
    await db.deleteFrom('reviews').where('id', '=', erased.id).execute();
    expect(await rows(erased.id)).toBe(0);
  });

  test('F017 some of the demo’s reviews wait for a translation, and are found by their product', async () => {
    const waiting = await desk().list(0, 25);
    expect(waiting).toHaveLength(25);
    for (const { translated } of waiting) expect(translated.length).toBeLessThan(2);
    const [first] = waiting;
    const found = await desk().search(first?.reference ?? '');
    expect(found).toContainEqual(first);
  });
}, seededShop);
