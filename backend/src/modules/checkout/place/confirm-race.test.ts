import { expect, test } from '@jest/globals';
import { aBuyer, countPieces, withShop } from '../../../../test/buyers.ts';
import { onDatabase, onServer } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { OpenDatabase } from '../../../database/database.ts';

const rivals = 50;

/** Buyers who only have to confirm. */
function withRivals(database: () => OpenDatabase) {
  // Fifty queue for one row: on a busy machine the last one waits longer than a shopper would.
  const { db, call, shelf } = withShop(database, shopNow, { deadlineMs: 200_000 });
  const ready = async (codes: Record<string, number>) => {
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes(codes);
    await buyer.ship();
    return { buyer, seen: await buyer.asSeen() };
  };
  return { db, shelf, ready };
}

onDatabase((database) => {
  const { db, shelf, ready } = withRivals(database);

  test('C072 the same request sent many times at once, with one key, is one order and one answer', async () => {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const { buyer, seen } = await ready({ [article.code]: 2 });
    const key = buyer.newKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => buyer.confirm(seen, key)));
    const numbers = new Set(replies.map(({ datos }) => datos?.orden?.numero));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(numbers.size).toBe(1);
    expect(await countPieces(db(), article.id)).toEqual({ free: 18, held: 2 });
    const orders = await db().selectFrom('orders').select('id').where('executive_id', '=', buyer.id).execute();
    expect(orders).toHaveLength(1);
  });
}, seededShop);

onServer((database) => {
  const { db, shelf, ready } = withRivals(database);

  test('C072 of fifty who confirm with the last piece at once exactly one gets it', async () => {
    const [article] = await shelf(1, 1);
    if (!article) throw new Error('no article');
    const all = [];
    for (let at = 0; at < rivals; at += 1) all.push(await ready({ [article.code]: 1 }));
    const replies = await Promise.all(all.map(({ buyer, seen }) => buyer.confirm(seen)));
    const results = replies.map(({ status, datos }) => `${status} ${datos?.resultado}`);
    expect(results.filter((result) => result === '200 CONFIRMADA')).toHaveLength(1);
    expect(results.filter((result) => result === '200 CAMBIOS')).toHaveLength(rivals - 1);
    expect(await countPieces(db(), article.id)).toEqual({ free: 0, held: 1 });
  }, 240_000);

  test('C072 simultaneous requests with different keys, as from two tabs, place one order', async () => {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const { buyer, seen } = await ready({ [article.code]: 2 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.confirm(seen)));
    expect(replies.filter(({ datos }) => datos?.resultado === 'CONFIRMADA')).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await countPieces(db(), article.id)).toEqual({ free: 18, held: 2 });
  });

  test('C072 orders for the same articles in different sequences do not deadlock', async () => {
    const articles = await shelf(6, 60);
    const codes = articles.map(({ code }) => code);
    const all = [];
    for (let at = 0; at < 12; at += 1) {
      const turned = [...codes.slice(at % 6), ...codes.slice(0, at % 6)];
      all.push(await ready(Object.fromEntries((at % 2 ? turned.toReversed() : turned).map((code) => [code, 1]))));
    }
    const replies = await Promise.all(all.map(({ buyer, seen }) => buyer.confirm(seen)));
    expect(replies.map(({ datos }) => datos?.resultado)).toEqual(Array(12).fill('CONFIRMADA'));
    for (const { id } of articles) expect(await countPieces(db(), id)).toEqual({ free: 48, held: 12 });
  }, 60_000);

  test('C056 settling many times at once charges once', async () => {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const { buyer, seen } = await ready({ [article.code]: 2 });
    await buyer.confirm(seen);
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.settle()));
    expect(replies.filter(({ datos }) => datos?.asentada).length).toBeGreaterThanOrEqual(1);
    const charges = await db()
      .selectFrom('account_movements')
      .select('cents')
      .where('executive_id', '=', buyer.id)
      .execute();
    expect(charges).toEqual([{ cents: Math.round(seen.totalVisto * 100) }]);
  });

  test('C073 the last use of a coupon goes to one of many who confirm with it at once', async () => {
    const articles = await shelf(8);
    await db()
      .insertInto('coupons')
      .values({
        code: 'ULTIMO',
        kind: 'V',
        value: 100,
        starts_at: new Date('2026-03-01'),
        ends_at: null,
        executive_id: null,
        uses_max: 1,
      })
      .execute();
    const all = [];
    for (const { code } of articles) {
      const { buyer } = await ready({ [code]: 1 });
      await buyer.coupon('ULTIMO');
      all.push({ buyer, seen: await buyer.asSeen() });
    }
    const replies = await Promise.all(all.map(({ buyer, seen }) => buyer.confirm(seen)));
    expect(replies.filter(({ datos }) => datos?.resultado === 'CONFIRMADA')).toHaveLength(1);
    expect(replies.filter(({ datos }) => datos?.resultado === 'CAMBIOS')).toHaveLength(7);
  }, 60_000);
}, seededShop);
