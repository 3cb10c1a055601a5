import { beforeAll, expect, test } from '@jest/globals';
import { withCounter } from '../../../../test/counter.ts';
import { onServer } from '../../../../test/harness.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { verifactuSettings } from '../../../../test/verifactu.ts';
import type { Db } from '../../../database/schema.ts';
import { correctInvoice, issueInvoice } from '../../invoicing/invoices/issue-invoice.service.ts';
import { listChains } from './chains.repository.ts';
import { checkChain } from './check-records.service.ts';
import { applySettings } from './open-chain.service.ts';

onServer((database) => {
  const shop = withCounter(database, [aProvider()]);
  const at = () => ({ leftOn: '2026-03-16', now: shop.now(), outbox: shop.context().outbox });
  const inOne = <T>(work: (trx: Db) => Promise<T>) => shop.db().transaction().execute(work);

  async function aPaidOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return order.id;
  }

  beforeAll(async () => {
    await applySettings(shop.db(), { verifactu: verifactuSettings(), endsVerifactu: false }, shop.now());
  });

  test('simultaneous invoices and corrections make one chain, and what fails leaves no gap in it', async () => {
    const orders: string[] = [];
    for (let made = 0; made < 12; made += 1) orders.push(await aPaidOrder());
    const results = await Promise.allSettled(
      orders.slice(0, 8).map((id, place) =>
        inOne(async (trx) => {
          await issueInvoice(trx, id, at());
          // Two series in one transaction, against the other transactions' one.
          await correctInvoice(trx, id, { ...at(), cents: 100 });
          if (place % 2 === 1) throw new Error('lost on the way');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const issued = orders.slice(0, 8).filter((_id, place) => place % 2 === 0);
    // Invoices and corrections have locks of their own for their numbers, and one chain.
    await Promise.all([
      ...issued.map((id) => inOne((trx) => correctInvoice(trx, id, { ...at(), cents: 50 }))),
      ...orders.slice(8).map((id) => inOne((trx) => issueInvoice(trx, id, at()))),
    ]);
    const [chain] = await listChains(shop.db());
    expect(await checkChain(shop.db(), chain?.id ?? 0)).toEqual({ records: 16, anomalies: [] });
  });
}, seededShop);
