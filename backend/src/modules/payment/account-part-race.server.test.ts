import { expect, test } from '@jest/globals';
import { aBag, fillBag, placeSplit } from '../../../test/account-parts.ts';
import { withCounter } from '../../../test/counter.ts';
import { onServer } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import type { Buyer } from '../../../test/purchases.ts';
import { seededShop } from '../../../test/seeded.ts';

onServer((database) => {
  const shop = withCounter(database, [aProvider()]);

  test('C056 C072 S05 of two late payments and another press at once exactly one has what is left of a limit', async () => {
    const rivals: { buyer: Buyer; late: Awaited<ReturnType<typeof placeSplit>>[] }[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { buyer } = await aBag(shop, { creditCents: 1_000 });
      rivals.push({ buyer, late: [await placeSplit(buyer, 1_000)] });
    }
    const endAll = async () => {
      shop.pass(60);
      await shop.expire();
      // Of articles of their own: nothing but her account is left to wait for.
      for (const { buyer } of rivals) for (const { code } of await shop.shelf(1)) await fillBag(buyer, code);
    };
    await endAll();
    for (const { buyer, late } of rivals) late.push(await placeSplit(buyer, 1_000));
    await endAll();
    const winners = await Promise.all(
      rivals.map(async ({ buyer, late }) => {
        const paid = await Promise.all(
          late.map(async ({ attempt }) => aFinding(await shop.attemptOf(attempt), 'paid')),
        );
        const [pressed] = await Promise.all([placeSplit(buyer, 1_000), ...paid.map((finding) => shop.notify(finding))]);
        const states = await Promise.all(late.map(({ id }) => shop.stateOf(id)));
        return states.filter((state) => state === 'PAGADA').length + (pressed.status === 200 ? 1 : 0);
      }),
    );
    expect(winners).toEqual(rivals.map(() => 1));
    expect(await listLies(shop.db())).toEqual([]);
  }, 240_000);
}, seededShop);
