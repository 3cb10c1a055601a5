import { expect, test } from '@jest/globals';
import { onServer } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { changeStock } from './price-and-stock.ts';
import { publishStockChanges } from './stock-changes.ts';

onServer((database) => {
  const db = () => database().db;
  const silent: Outbox = { send: async () => {} };

  /** An article that alone keeps its style available. */
  async function anOnlyArticle(place: number) {
    const { rows } = await database().pool.query<{ code: string; id: number }>(
      `select distinct on (p.id) a.code, p.id from products p
         join product_cards c on c.product_id = p.id and c.available
         join articles a on a.product_id = p.id join current_prices r on r.article_id = a.id
       order by p.id, a.id offset $1 limit 1`,
      [place],
    );
    const [article] = rows;
    if (!article) throw new Error('no article');
    await database().pool.query(
      'update stock set quantity = 0 where article_id in (select id from articles where product_id = $1)',
      [article.id],
    );
    await setStock(article.code, 5);
    await publish(article.id);
    return article;
  }
  const setStock = (code: string, quantity: number, outbox = silent) =>
    changeStock({ db: db(), outbox, now: shopNow() }, code, 'Bodega central', quantity);
  const publish = async (productId: number, outbox = silent) => {
    const moves = [{ changes: [{ productId, visible: true }] }];
    expect(await publishStockChanges({ db: db(), outbox, now: shopNow }, moves)).toEqual(new Map());
  };
  const isAvailable = async (productId: number) =>
    (
      await db()
        .selectFrom('product_cards')
        .select('available')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
    ).available;
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

  test('C072 stock that changes while the job runs commits meanwhile, and its own job publishes it', async () => {
    const { code, id } = await anOnlyArticle(0);
    const moved: number[] = [];
    // The notice leaves at the end of the job's transaction, which has read the stock and holds all of its locks.
    await publish(id, {
      send: () => setStock(code, 0, { send: async (_trx, kind) => void (kind === 'stock-changes' && moved.push(id)) }),
    });
    expect(await isAvailable(id)).toBe(true);
    expect(moved).toEqual([id]);
    await publish(id);
    expect(await isAvailable(id)).toBe(false);
  });

  test('C072 of two workers with the same product the second waits, and reads stock that changed meanwhile', async () => {
    const { code, id } = await anOnlyArticle(1);
    let second = Promise.resolve();
    let isFirst = true;
    await publish(id, {
      send: async () => {
        if (!isFirst) return;
        isFirst = false;
        second = publish(id);
        while ((await database().pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
        await setStock(code, 0);
      },
    });
    await second;
    expect(await isAvailable(id)).toBe(false);
  });
}, seededShop);
