import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { aBuyer } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { CacheNotice, JobPayloads } from '../../../kit/outbox.ts';
import { createCatalogueCache } from '../cache/catalogue-cache.ts';
import { publishStockChanges } from './stock-changes.ts';

onDatabase((database) => {
  const shop = withCounter(database, [aProvider()]);
  const { db } = shop;

  /** A style of which one article has pieces and all others have none, as listings know it. */
  async function aStyle(pieces: number) {
    const [article] = await shop.shelf(1);
    if (!article) throw new Error('no article');
    const { product_id: id } = await db()
      .selectFrom('articles')
      .select('product_id')
      .where('id', '=', article.id)
      .executeTakeFirstOrThrow();
    await sql`update stock set quantity = 0 where article_id in (select id from articles where product_id = ${id})`.execute(
      db(),
    );
    await setPieces(db(), article.id, pieces);
    await sql`select refresh_cards(array[${id}]::integer[])`.execute(db());
    return { id, article };
  }
  const cardOf = (id: number) =>
    db()
      .selectFrom('product_cards')
      .select(['available', 'few', 'open'])
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
  const noticesOf = async (reference: string) =>
    (await shop.sent<CacheNotice>('cache-notice')).filter(({ tags }) => tags.includes(`producto:${reference}`));
  const waitingMoves = async () => (await shop.sent('stock-changes')).length;
  /** A buyer who only has to confirm. */
  const prepare = async (code: string, quantity: number) => {
    const buyer = await aBuyer(db(), shop.call);
    await buyer.addCodes({ [code]: quantity });
    await buyer.ship();
    const seen = await buyer.asSeen({ metodo: 'TCR' });
    return async () => (await buyer.confirm(seen)).datos;
  };
  const order = async (code: string, quantity: number) => {
    const confirm = await prepare(code, quantity);
    return (await confirm())?.orden?.id ?? '';
  };

  test('C072 the last piece sold leaves the listings with the job, and comes back with it when its order is cancelled', async () => {
    const { id, article } = await aStyle(1);
    const readCatalogue = createCatalogueCache(db());
    const isListed = async () => (await readCatalogue()).items.find((item) => item.id === id)?.available;
    await shop.publishMoved();
    expect(await isListed()).toBe(true);

    const confirmTooLate = await prepare(article.code, 1);
    const sold = await order(article.code, 1);
    expect(await cardOf(id)).toMatchObject({ available: true });
    expect(await confirmTooLate()).toMatchObject({ resultado: 'CAMBIOS', diferencias: [{ tipo: 'AGOTADA' }] });
    await shop.publishMoved();
    expect(await cardOf(id)).toMatchObject({ available: false });
    expect(await isListed()).toBe(false);
    expect((await noticesOf(article.reference)).at(-1)?.tags.some((tag) => tag.startsWith('departamento:'))).toBe(true);

    await shop.cancel(sold);
    await shop.publishMoved();
    expect(await cardOf(id)).toMatchObject({ available: true });
    expect(await isListed()).toBe(true);
  });

  test('C072 many sales of one style are one notice', async () => {
    const { article } = await aStyle(6);
    await shop.publishMoved();
    for (let sale = 0; sale < 3; sale += 1) await order(article.code, 1);
    const before = (await noticesOf(article.reference)).length;
    await shop.publishMoved();
    expect((await noticesOf(article.reference)).length).toBe(before + 1);
  });

  test('C072 a sale that changes neither what can be ordered nor a card notifies nobody', async () => {
    const { article } = await aStyle(60);
    await shop.publishMoved();
    await order(article.code, 1);
    expect(await waitingMoves()).toBeGreaterThan(0);
    await shop.publishMoved();
    expect(await noticesOf(article.reference)).toEqual([]);
  });

  test('C072 the last few pieces are shown although as many as before can be ordered', async () => {
    const { id, article } = await aStyle(13);
    await db().updateTable('articles').set({ max_quantity: 3 }).where('id', '=', article.id).execute();
    await shop.publishMoved();
    expect(await cardOf(id)).toMatchObject({ few: false });
    await order(article.code, 1);
    await shop.publishMoved();
    expect(await cardOf(id)).toMatchObject({ few: true });
    expect(await noticesOf(article.reference)).toHaveLength(1);
  });

  test('C072 the same changes published twice give the same catalogue', async () => {
    const { id, article } = await aStyle(2);
    await shop.publishMoved();
    await order(article.code, 2);
    const moves = await shop.sent<JobPayloads['stock-changes']>('stock-changes');
    expect(moves.flatMap(({ changes }) => changes)).toContainEqual({ productId: id, visible: true });
    const publish = async () => expect(await publishStockChanges(shop.context(), moves)).toEqual(new Map());
    await publish();
    const first = await cardOf(id);
    await publish();
    expect(await cardOf(id)).toEqual(first);
    expect(first).toMatchObject({ available: false });
  });

  test('C072 a product whose card cannot be computed delays no other, and only its moves fail', async () => {
    const [broken, beside, other] = [await aStyle(1), await aStyle(1), await aStyle(1)];
    for (const { article } of [broken, beside, other]) await setPieces(db(), article.id, 0);
    const moveOf = (...products: { id: number }[]) => ({
      changes: products.map(({ id: productId }) => ({ productId, visible: true })),
    });
    const moves = [moveOf(broken, beside), moveOf(other)];
    const setComposition = (composition: string) =>
      sql`update products set composition = ${composition}::jsonb where id = ${broken.id}`.execute(db());
    const { rows } = await sql<{ composition: string }>`
      select composition::text from products where id = ${broken.id}`.execute(db());
    await setComposition('"not a list"');
    const failures = await publishStockChanges(shop.context(), moves);
    expect([...failures]).toEqual([[moves[0], new Error(`product ${broken.id} was not published`)]]);
    const readAvailable = async () =>
      (await Promise.all([broken, beside, other].map(({ id }) => cardOf(id)))).map(({ available }) => available);
    expect(await readAvailable()).toEqual([true, false, false]);

    await setComposition(rows[0]?.composition ?? '');
    expect(await publishStockChanges(shop.context(), moves)).toEqual(new Map());
    expect(await readAvailable()).toEqual([false, false, false]);
  });
}, seededShop);
