import { expect, test } from '@jest/globals';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { transferAccount, withTransfers } from '../../../../test/transfers.ts';
import { createTransferProvider } from './transfer-provider.ts';
import { listAwaitedTransfers } from './transfers.repository.ts';
import { runTransferSchedule } from './transfers.service.ts';

const day = 24 * 60;

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), createTransferProvider(transferAccount)]);
  const { attemptOf } = shop;
  const { aTransfer, arrive, told } = withTransfers(shop);

  test('C082 cancelling an order of which a part was paid says what is refunded', async () => {
    const { attempt, id } = await aTransfer();
    await arrive(attempt, 900);
    expect(await shop.cancel(id)).toMatchObject({ toRefundCents: 900 });
  });

  test('the payer of an awaited transfer is reminded once, two days before the end, and that of a completed one is not', async () => {
    const { attempt } = await aTransfer();
    const { attempt: paid } = await aTransfer();
    await arrive(paid, (await attemptOf(paid)).cents);
    shop.pass(5 * day - 1);
    await runTransferSchedule(shop.context());
    expect(await told(attempt)).toEqual(['instructions']);
    shop.pass(1);
    await runTransferSchedule(shop.context());
    await runTransferSchedule(shop.context());
    expect(await told(attempt)).toEqual(['instructions', 'reminder']);
    expect((await attemptOf(attempt)).reminded_at).not.toBeNull();
    expect(await told(paid)).toEqual(['instructions']);
    expect(await listAwaitedTransfers(shop.db())).toContainEqual(
      expect.objectContaining({ reference: (await attemptOf(attempt)).reference }),
    );
  });
}, seededShop);
