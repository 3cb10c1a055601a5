import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBag, fillBag, placeSplit } from '../../../test/account-parts.ts';
import type { Buyer } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onServer } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onServer((database) => {
  const shop = withCounter(database, [aProvider()]);

  test('C056 C072 of two late payments and a simultaneous settlement exactly one gets what is left of a limit', async () => {
    const rivals: { buyer: Buyer; late: Awaited<ReturnType<typeof placeSplit>>[] }[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { buyer } = await aBag(shop, { creditCents: 1_000 });
      rivals.push({ buyer, late: [await placeSplit(buyer, 1_000)] });
    }
    const endAll = async () => {
      shop.pass(60);
      await shop.expire();
      // Each order has an article of its own, so they contend for the account alone.
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

  test('C056 two older orders and a payment under way at once are promised no more than is left of a limit', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { buyer, article } = await aBag(shop, { creditCents: 1_000 });
      const place = async () => {
        const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }));
        const attempt = datos?.pago?.intento ?? '';
        return { number: datos?.orden?.numero ?? '', attempt, cents: (await shop.attemptOf(attempt)).cents };
      };
      const first = await place();
      await fillBag(buyer, article.code);
      const second = await place();
      const part = (cents: number) => `importe=${((cents - 900) / 100).toFixed(2)}&importeCuenta=9.00&metodo=TCR`;
      const press = ({ number, cents }: typeof first) => buyer.settle(`?origen=pagos&orden=${number}&${part(cents)}`);
      const whole = aFinding(await shop.attemptOf(first.attempt), 'paid');
      const [one, other] = await Promise.all([press(first), press(second), shop.notify(whole)]);
      // If the full payment of the first order arrived earlier, settling it promised nothing and the second has room.
      const promised = [one, other].filter(({ datos }) => datos?.pago != null).length;
      expect(promised).toBeGreaterThanOrEqual(1);
      const { datos } = await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar');
      expect(datos?.cupo?.retenido).toBeLessThanOrEqual(9);
      expect(datos?.cupo?.usado).toBe(0);
    }
    expect(await listLies(shop.db())).toEqual([]);
  }, 240_000);
}, seededShop);
