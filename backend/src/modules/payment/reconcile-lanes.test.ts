import { expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { ProviderAway } from './provider/provider.ts';

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
        throw new ProviderAway('it took too long');
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

  test('a provider that does not answer is asked once in a round, and no other and no refund waits for it', async () => {
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
    // Whoever was not asked comes first the next time.
    shop.pass(1);
    await shop.reconcile();
    expect(slowQueries.toSorted()).toEqual(open.toSorted());
  });

  test('a provider that takes a minute for each answer ends its round after one, and goes on with the next', async () => {
    const open = [await anOpenPayment('BIZ'), await anOpenPayment('BIZ')].map(({ reference }) => reference);
    shop.pass(1);
    await shop.reconcile();
    expect(bizumQueries).toHaveLength(1);
    await shop.reconcile();
    expect(bizumQueries.toSorted()).toEqual(open.toSorted());
  });

  test('nobody presses pay without end: after twenty at once a minute passes before the next', async () => {
    const { buyer, attempt } = await shop.aWaitingOrder('PPL');
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await shop.open(buyer, attempt)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const other = await shop.aWaitingOrder('PPL');
    expect(await shop.open(other.buyer, other.attempt)).toMatchObject({ status: 200 });
  });
}, seededShop);
