import { expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { ProviderUnavailable } from '../provider/provider.ts';

onDatabase((database) => {
  const slow = aProvider({ tenders: [tenderCodes.card] });
  const quick = aProvider({ tenders: [tenderCodes.payPal] });
  const quickWasAsked = Promise.withResolvers<void>();
  const slowQueries: string[] = [];
  const bizumQueries: string[] = [];
  const bizum = aProvider({ tenders: [tenderCodes.bizum] });
  const shop = withCounter(database, [
    {
      ...slow,
      query: async ({ reference }) => {
        slowQueries.push(reference);
        await quickWasAsked.promise;
        throw new ProviderUnavailable('it took too long');
      },
    },
    {
      ...quick,
      query: (attempt) => {
        quickWasAsked.resolve();
        return quick.query(attempt);
      },
    },
    {
      ...bizum,
      query: (attempt) => {
        bizumQueries.push(attempt.reference);
        shop.pass(1);
        return bizum.query(attempt);
      },
    },
  ]);

  async function anOpenPayment(tender: 'TCR' | 'PPL' | 'BIZ') {
    const waiting = await shop.aWaitingOrder(tender);
    await shop.open(waiting.buyer, waiting.attempt);
    return { ...waiting, ...(await shop.attemptOf(waiting.attempt)), orderId: waiting.id };
  }

  test('a provider that does not answer is queried once per round, and delays no other and no refund', async () => {
    const paid = await anOpenPayment('TCR');
    await shop.notify(aFinding(paid, 'paid'));
    await shop.cancel(paid.orderId);
    const open = [await anOpenPayment('TCR'), await anOpenPayment('TCR')].map(({ reference }) => reference);
    const other = await anOpenPayment('PPL');
    quick.settle(other.reference, 'paid');
    shop.pass(1);
    await shop.reconcile();
    expect(slowQueries).toHaveLength(1);
    expect(await shop.stateOf(other.orderId)).toBe('PAGADA');
    expect(await shop.stateOf(paid.orderId)).toBe('REEMBOLSADA');
    // Attempts that were skipped come first the next time.
    shop.pass(1);
    await shop.reconcile();
    expect(slowQueries.toSorted()).toEqual(open.toSorted());
  });

  test('a provider that takes a minute per answer ends its round after one, and continues with the next', async () => {
    const open = [await anOpenPayment('BIZ'), await anOpenPayment('BIZ')].map(({ reference }) => reference);
    shop.pass(1);
    await shop.reconcile();
    expect(bizumQueries).toHaveLength(1);
    await shop.reconcile();
    expect(bizumQueries.toSorted()).toEqual(open.toSorted());
  });

  test('a buyer who opened a payment twenty times is refused the next time, and another buyer is not', async () => {
    const { buyer, attempt } = await shop.aWaitingOrder('PPL');
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await shop.open(buyer, attempt)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const other = await shop.aWaitingOrder('PPL');
    expect(await shop.open(other.buyer, other.attempt)).toMatchObject({ status: 200 });
  });
}, seededShop);
