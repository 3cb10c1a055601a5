import { expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  let taken = 0;

  /** A review in Spanish of its own for each test, whose English is not written yet. */
  async function aReview() {
    taken += 1;
    const { db } = database();
    const review = await db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.id', 'r.title', 'r.body', 'p.reference'])
      .where('r.locale', '=', 'es')
      .where('r.state', '=', 'PUBLICADA')
      .orderBy('r.id')
      .offset(taken)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('review_translations').where('review_id', '=', review.id).execute();
    return { ...review, url: `/office/reviews/${review.id}/en` };
  }
  const kept = (id: number) =>
    database()
      .db.selectFrom('review_translations as t')
      .leftJoin('operators as o', 'o.id', 't.operator_id')
      .select(['t.locale', 't.title', 't.body', 'o.name'])
      .where('review_id', '=', id)
      .execute();
  const seenIn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';

  test('F017 the office finds a review by its product and translates it; the storefront is told', async () => {
    const browser = await office.signedIn();
    const { id, url, title, reference } = await aReview();
    const found = await browser.get(`/office/reviews?reference=${reference.toLowerCase()}`);
    expect(found.text).toContain(`href="${url}"`);
    expect((await browser.get('/office/reviews')).text).toContain('missing');
    expect((await browser.get('/office')).text).toContain('href="/office/reviews"');
    const asked = await browser.get(url);
    expect(asked.text).toContain(`<h3>${title}</h3>`);
    const seen = seenIn(asked.text);
    expect((await browser.post(url, { seen, title: ' So  soft ', body: 'One.\r\n\r\nTwo.' })).to).toBe(
      `${url}?done=saved`,
    );
    expect(await kept(id)).toEqual([{ locale: 'en', title: 'So soft', body: 'One.\n\nTwo.', name: 'marta' }]);
    const told = await shop.sent<{ tags: string[] }>('cache-notice');
    expect(told.at(-1)?.tags).toEqual([`opiniones:${reference}`]);
    const after = await browser.get(`${url}?done=saved`);
    for (const said of ['The translation is in the shop.', 'marta, ', '<p>One.</p><p>Two.</p>'])
      expect(after.text).toContain(said);
    const empty = await browser.post(url, { seen: seenIn(after.text), title: '', body: ' ' });
    expect([empty.to, await kept(id)]).toEqual([`${url}?done=removed`, []]);
  });

  test('F017 of two operators the second sees both texts and can save; half a translation and markup are refused', async () => {
    const [marta, jonas] = [await office.signedIn(), await office.signedIn('jonas')];
    const { id, url } = await aReview();
    await marta.post(url, { seen: '', title: 'Hers', body: 'Her words.' });
    const second = await jonas.post(url, { seen: '', title: 'His', body: 'His words.' });
    expect(second.status).toBe(409);
    for (const said of ['Somebody else has changed', 'value="His"', 'His words.</textarea>', '<p>Her words.</p>'])
      expect(second.text).toContain(said);
    await jonas.post(url, { seen: seenIn(second.text), title: 'His', body: 'His words.' });
    expect(await kept(id)).toMatchObject([{ title: 'His', name: 'jonas' }]);

    const seen = seenIn((await jonas.get(url)).text);
    for (const [title, body] of [
      ['Only a title', ''],
      ['', 'Only a text'],
      ['x'.repeat(161), 'Long'],
      ['Markup', '<script>alert(1)</script>'],
    ] as const) {
      const refused = await jonas.post(url, { seen, title, body });
      expect([title, refused.status]).toEqual([title, 422]);
      expect(refused.text).not.toContain('<script>');
      expect(refused.text).toContain(`value="${title}"`);
    }
    expect((await jonas.post(url, { seen, title: 'His', body: 'His words.' })).to).toBe(`${url}?done=nothing`);
    expect(await kept(id)).toMatchObject([{ title: 'His' }]);
  });

  test('F017 no translation is written of an unpublished review, into its own language, or by a stranger', async () => {
    const browser = await office.signedIn();
    const { id, url } = await aReview();
    for (const path of [`${id}/es`, `${id}/fr`, '999999999/en', 'x/en'])
      expect([path, (await browser.get(`/office/reviews/${path}`)).status]).toEqual([path, 404]);
    const form = { seen: '', title: 'x', body: 'x' };
    expect((await office.browser().send('POST', url, { form })).status).toBe(401);
    expect((await browser.send('POST', url, { form })).status).toBe(403);
    await database().db.updateTable('reviews').set({ state: 'PENDIENTE' }).where('id', '=', id).execute();
    expect((await browser.post(url, form)).status).toBe(404);
    expect(await kept(id)).toEqual([]);
  });
}, seededShop);
