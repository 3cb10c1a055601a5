import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onServer } from '../../../../test/harness.ts';
import { listLies } from '../../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { requestRefund } from '../reconciliation/reconcile.service.ts';
import { promiseRefund } from './refunds.service.ts';

onServer((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);

  test('of a job, two reconcilers and another job at once exactly one requests a refund, once', async () => {
    const { attempt } = await shop.aWaitingOrder();
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    const row = await shop.attemptOf(attempt);
    await shop
      .db()
      .transaction()
      .execute((trx) => promiseRefund(shop.context(), trx, row, { cents: 100, why: 'operator', actorId: null }));
    const [promised] = await shop.sent<{ refundId: string }>('refund-payment');
    shop.pass(1);
    const ask = () => requestRefund(shop.context(), promised?.refundId ?? '');
    await Promise.all([ask(), shop.reconcile(), ask(), shop.reconcile()]);
    expect(provider.asked.refund).toBe(1);
    expect([...provider.refunds.values()]).toEqual([{ reference: row.reference, cents: 100 }]);
    expect(await listLies(shop.db())).toEqual([]);
  });

  test('C056 C082 of two presses on the account’s page and a cancellation at once nothing is left on the account', async () => {
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await shop.aWaitingOrder());
    await Promise.all(
      orders.map(async ({ buyer, id, number, attempt }) => {
        const due = ((await shop.attemptOf(attempt)).cents / 100).toFixed(2);
        const press = () => buyer.settle(`?origen=pagos&orden=${number}&importe=${due}&metodo=TCR`);
        const [one, other] = await Promise.all([press(), press(), shop.cancel(id)]);
        const begun = [one, other].flatMap(({ datos }) => datos?.pago?.intento ?? []);
        expect(new Set([...begun, attempt])).toEqual(new Set([attempt]));
        await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
      }),
    );
    await shop.askRefunds();
    for (const { buyer, id } of orders) {
      expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
      expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(0);
    }
    expect(await listLies(shop.db())).toEqual([]);
  }, 240_000);

  test('a refund with a pending request is not requested again, until its deadline passes, and then once', async () => {
    const before = provider.asked.refund;
    const { id, attempt } = await shop.aWaitingOrder();
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    await shop.cancel(id);
    provider.state.away = true;
    const { refundId = '' } = (await shop.sent<{ refundId: string }>('refund-payment')).at(-1) ?? {};
    await expect(requestRefund(shop.context(), refundId)).rejects.toThrow('switched off');
    await requestRefund(shop.context(), refundId);
    provider.state.away = false;
    expect(provider.asked.refund).toBe(before + 1);
    shop.pass(1);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    expect(provider.asked.refund).toBe(before + 2);
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
  });
}, seededShop);
