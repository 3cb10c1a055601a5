import { describe, expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { transferAccount, withTransfers } from '../../../test/transfers.ts';
import { listAwaited } from './transfers.repository.ts';
import { attendTransfers, markReturned } from './transfers.service.ts';
import { createTransfers } from './transfers.ts';

const day = 24 * 60;

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), createTransfers(transferAccount)]);
  const { attemptOf, read, stateOf } = shop;
  const { aTransfer, arrive, told, refundsOf } = withTransfers(shop);

  describe('too late', () => {
    const anExpired = async () => {
      const placed = await aTransfer();
      shop.pass(10 * day);
      await shop.expire();
      return { ...placed, ...(await attemptOf(placed.attempt)), id: placed.id };
    };

    test('J10 what arrives after the end sends the order, where its pieces are still there', async () => {
      const { buyer, attempt, id, cents } = await anExpired();
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'VENCIDO', pendiente: null } });
      await arrive(attempt, cents);
      expect(await stateOf(id)).toBe('PAGADA');
    });

    test('J10 what arrives too late goes back, and the order is refunded once it was sent back', async () => {
      const { attempt, article, id, cents } = await anExpired();
      await shop.sellOut(article.id);
      await arrive(attempt, cents);
      expect(await stateOf(id)).toBe('PAGADA_TARDE');
      const [refund] = await refundsOf(attempt);
      expect(refund).toMatchObject({ cents, why: 'late' });
      await markReturned(shop.till(), { refundId: refund?.id ?? '', bankId: 'OUT2', by: 'test' });
      expect(await stateOf(id)).toBe('REEMBOLSADA');
    });

    test('J10 a part that comes after the end goes back', async () => {
      const { attempt, id } = await anExpired();
      await arrive(attempt, 800);
      expect(await refundsOf(attempt)).toMatchObject([{ cents: 800, why: 'rest' }]);
      expect(await told(attempt)).toEqual(['instructions', 'tooLittle 800']);
      expect(await stateOf(id)).toBe('VENCIDA');
    });

    test('J10 a part goes back with the end of its order, and does not count towards what comes then', async () => {
      const { attempt, id } = await aTransfer();
      const { cents } = await attemptOf(attempt);
      await arrive(attempt, 900);
      shop.pass(10 * day);
      await shop.expire();
      expect(await refundsOf(attempt)).toMatchObject([{ cents: 900, why: 'rest' }]);
      await arrive(attempt, cents);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await refundsOf(attempt)).toHaveLength(1);
    });

    test('J10 C082 who calls off an order of which a part is there is told what goes back', async () => {
      const { attempt, id } = await aTransfer();
      await arrive(attempt, 900);
      expect(await shop.cancel(id)).toMatchObject({ toRefundCents: 900 });
    });

    test('J10 a part goes back when the order was paid by card meanwhile', async () => {
      const { buyer, attempt, number, id } = await aTransfer();
      await arrive(attempt, 900);
      const card = (await buyer.settle(`?origen=checkout&orden=${number}&metodo=TCR`)).datos?.pago?.intento ?? '';
      await shop.notify(aFinding(await attemptOf(card), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      await attendTransfers(shop.till());
      await attendTransfers(shop.till());
      expect(await refundsOf(attempt)).toMatchObject([{ cents: 900, why: 'rest' }]);
    });
  });

  test('J10 she is reminded once, two days before the end, and not of what is here', async () => {
    const { attempt } = await aTransfer();
    const { attempt: paid } = await aTransfer();
    await arrive(paid, (await attemptOf(paid)).cents);
    shop.pass(5 * day - 1);
    await attendTransfers(shop.till());
    expect(await told(attempt)).toEqual(['instructions']);
    shop.pass(1);
    await attendTransfers(shop.till());
    await attendTransfers(shop.till());
    expect(await told(attempt)).toEqual(['instructions', 'reminder']);
    expect((await attemptOf(attempt)).reminded_at).not.toBeNull();
    expect(await told(paid)).toEqual(['instructions']);
    expect(await listAwaited(shop.db())).toContainEqual(
      expect.objectContaining({ reference: (await attemptOf(attempt)).reference }),
    );
  });
}, seededShop);
