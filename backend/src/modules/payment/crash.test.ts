import { expect, test } from '@jest/globals';
import { countPieces } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding, aProvider, tell } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { type CrashPoint, crashPoints, type PaymentContext } from './attempts/payment-context.ts';
import { processEvidence } from './evidence/evidence.service.ts';
import { requestRefund } from './reconciliation/reconcile.service.ts';

class Crash extends Error {}

/** A payment context whose process dies when it reaches a point. */
const dyingAt = (context: PaymentContext, point: CrashPoint): PaymentContext => ({
  ...context,
  reach: (reached) => {
    if (reached === point) throw new Crash(point);
  },
});

const inEvidence: readonly CrashPoint[] = crashPoints.filter((point) => point !== 'provider opened');

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const { aWaitingOrder, attemptOf, stateOf } = shop;
  const telling = async (attempt: string, context = shop.context()) =>
    processEvidence(context, { source: 'notice', provider, content: tell(aFinding(await attemptOf(attempt), 'paid')) });
  const refunding = async (attempt: string, context = shop.context()) => {
    const refund = await shop
      .db()
      .selectFrom('payment_refunds')
      .select('id')
      .where('attempt_id', '=', attempt)
      .executeTakeFirst();
    if (refund) await requestRefund(context, refund.id);
  };

  /** Each way to take money: how it begins and where it ends. */
  const ways = {
    'an order that waits': { prepare: async () => {}, state: 'PAGADA' },
    'an order that had run out': {
      prepare: async () => {
        shop.pass(60);
        await shop.expire();
      },
      state: 'PAGADA',
    },
    'an order that was called off': {
      prepare: async (id: string) => void (await shop.cancel(id)),
      state: 'REEMBOLSADA',
    },
  };

  test.each(Object.entries(ways).flatMap(([name, way]) => inEvidence.map((point) => [name, point, way] as const)))(
    'money for %s survives a crash at: %s',
    async (_name, point, { prepare, state }) => {
      const { id, attempt } = await aWaitingOrder();
      await prepare(id);
      const before = await stateOf(id);
      const died = await telling(attempt, dyingAt(shop.context(), point)).then(
        () => false,
        (error) => error instanceof Crash,
      );
      // The transaction of the evidence is all or nothing.
      if (died) expect([await stateOf(id), (await attemptOf(attempt)).outcome]).toEqual([before, 'unheard']);
      expect(await listLies(shop.db())).toEqual([]);
      await telling(attempt);
      await refunding(attempt, dyingAt(shop.context(), point)).catch(() => {});
      expect(await listLies(shop.db())).toEqual([]);
      // While one query may run, no other begins.
      shop.pass(1);
      await refunding(attempt);
      expect(await stateOf(id)).toBe(state);
      expect(await listLies(shop.db())).toEqual([]);
      const { reference } = await attemptOf(attempt);
      expect(
        [...provider.refunds.values()].filter((refund) => refund.reference === reference).length,
      ).toBeLessThanOrEqual(1);
    },
  );

  test('B019 a payment whose preparation was interrupted may have been paid, and its provider is queried', async () => {
    const { buyer, id, attempt } = await aWaitingOrder('PPL');
    provider.state.away = true;
    await shop.open(buyer, attempt);
    provider.state.away = false;
    provider.settle((await attemptOf(attempt)).reference, 'paid');
    shop.pass(1);
    await shop.reconcile();
    expect(await stateOf(id)).toBe('PAGADA');
  });
}, seededShop);

onServer((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const { aWaitingOrder, attemptOf, notify, stateOf, mailsOf } = shop;

  test('C033 fifty deliveries of one notice at once are one payment and one mail', async () => {
    const { id, attempt } = await aWaitingOrder();
    const paid = aFinding(await attemptOf(attempt), 'paid');
    const replies = await Promise.all(Array.from({ length: 50 }, () => notify(paid)));
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await stateOf(id)).toBe('PAGADA');
    expect(await mailsOf(attempt)).toEqual(['paid']);
    const moves = await shop
      .db()
      .selectFrom('order_events')
      .select('event')
      .where('order_id', '=', id)
      .where('event', '=', 'pay')
      .execute();
    expect(moves).toHaveLength(1);
    expect(await listLies(shop.db())).toEqual([]);
  }, 60_000);

  test('two payments of one order that arrive at once pay it once, and one is refunded', async () => {
    const { buyer, id, attempt, number } = await aWaitingOrder();
    const other = (await buyer.settle(`?orden=${number}&metodo=PPL`)).datos?.pago?.intento ?? '';
    const findings = [aFinding(await attemptOf(attempt), 'paid'), aFinding(await attemptOf(other), 'paid')];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => notify(findings[at % 2] ?? aFinding({ reference: '', cents: 0 }, 'paid'))),
    );
    expect(await stateOf(id)).toBe('PAGADA');
    expect([(await attemptOf(attempt)).spent, (await attemptOf(other)).spent].sort()).toEqual(['order', 'twice']);
    expect(await listLies(shop.db())).toEqual([]);
  }, 60_000);

  test('money, expiry and cancellation at the same moment leave one consistent state', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id, attempt, article } = await aWaitingOrder();
      shop.pass(60);
      const paid = aFinding(await attemptOf(attempt), 'paid');
      await Promise.allSettled([notify(paid), shop.expire(), shop.cancel(id), notify(paid), shop.expire()]);
      expect(await listLies(shop.db())).toEqual([]);
      const { free, held } = await countPieces(shop.db(), article.id);
      expect(free + held).toBe(20);
    }
  });
}, seededShop);
