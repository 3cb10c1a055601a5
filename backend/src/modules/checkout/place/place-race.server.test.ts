import { expect, test } from '@jest/globals';
import { countPieces } from '../../../../test/buyers.ts';
import { lineOf, withGuests } from '../../../../test/guests.ts';
import { onServer } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';

onServer((database) => {
  const shop = withGuests(database);

  test('P04 C030 of six guests who want the last piece at once exactly one gets it', async () => {
    const article = await shop.article(1);
    const all = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const her = shop.guest();
        return { her, body: await her.asSeen({ lineas: [lineOf(article)] }) };
      }),
    );
    const replies = await Promise.all(all.map(({ her, body }) => her.place(body)));
    expect(replies.filter(({ datos }) => datos?.resultado === 'CREADA')).toHaveLength(1);
    expect(replies.filter(({ datos }) => datos?.resultado === 'CAMBIOS')).toHaveLength(5);
    expect(await countPieces(shop.db(), article.id)).toEqual({ free: 0, held: 1 });
  });
}, seededShop);
