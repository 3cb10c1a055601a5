import { expect, test } from '@jest/globals';
import { withExchanges } from '../../../../test/exchanges.ts';
import { withGuests } from '../../../../test/guests.ts';
import { onServer } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';

onServer((database) => {
  const shop = withGuests(database);
  const { ask, aGuestsOrder, freeOf, withdraw, read } = withExchanges(shop);

  test('F058 of six simultaneous requests for the same pieces exactly one counts', async () => {
    const { link, wish, size } = await aGuestsOrder(9);
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(link, [wish(2)])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await freeOf(size.id)).toBe(7);
  });

  test('F058 of two buyers who want the last one of a size at once one gets it', async () => {
    const [one, other] = [await aGuestsOrder(1), await aGuestsOrder(1)];
    await shop
      .db()
      .updateTable('order_lines')
      .set((row) => ({ article_id: row.selectFrom('articles').select('id').where('code', '=', one.code) }))
      .where('order_id', '=', other.id)
      .execute();
    const replies = await Promise.all([ask(one.link, [one.wish()]), ask(other.link, [one.wish()])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await freeOf(one.size.id)).toBe(0);
  });

  test('F058 N15 a withdrawal sent together with an exchange is accepted, and nothing is left to exchange afterwards', async () => {
    for (let at = 0; at < 8; at += 1) {
      const { link, wish, code } = await aGuestsOrder(4);
      const [exchanged, withdrawn] = await Promise.all([
        ask(link, [wish(2)]),
        withdraw(link, { lines: [{ code, quantity: 2 }] }),
      ]);
      expect(withdrawn.status).toBe(200);
      expect([200, 409]).toContain(exchanged.status);
      expect((await read(link)).datos?.lines).toEqual([]);
      expect((await ask(link, [wish()])).status).toBe(409);
    }
  });
}, seededShop);
