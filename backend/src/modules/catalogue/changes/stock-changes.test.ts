import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { aBuyer } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { CacheNotice } from '../../../kit/outbox.ts';
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
  const order = async (code: string, quantity: number) => {
    const buyer = await aBuyer(db(), shop.call);
    await buyer.addCodes({ [code]: quantity });
    await buyer.ship();
    return (await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }))).datos?.orden?.id ?? '';
  };

  test('C072 the last piece sold leaves the listings with the job, and comes back with it when its order is cancelled', async () => {
    const { id, article } = await aStyle(1);
    const readCatalogue = createCatalogueCache(db());
    const isListed = async () => (await readCatalogue()).items.find((item) => item.id === id)?.available;
    await shop.publishMoved();
    expect(await isListed()).toBe(true);

    const sold = await order(article.code, 1);
    expect(await cardOf(id)).toMatchObject({ available: true });
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
    const moves = await shop.sent<{ changes: { productId: number; visible: boolean }[] }>('stock-changes');
    const changes = moves.flatMap((move) => move.changes);
    expect(changes).toContainEqual({ productId: id, visible: true });
    const publish = () => publishStockChanges(shop.context(), changes);
    await publish();
    const first = await cardOf(id);
    await publish();
    expect(await cardOf(id)).toEqual(first);
    expect(first).toMatchObject({ available: false });
  });
}, seededShop);
