import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { formatPrice } from 'contract/money.ts';
import { aBuyer, countPieces } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { promiseRefund } from '../refunds/refunds.service.ts';

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const { aWaitingOrder, attemptOf, open, notify, read, stateOf, mailsOf } = shop;

  describe('consequences of received money', () => {
    test('the part from the balance is charged when the provider has taken the rest', async () => {
      const { buyer, id, attempt, handover } = await aWaitingOrder('TCR', { balanceCents: -1000 });
      const { cents } = await attemptOf(attempt);
      expect(cents).toBe(Math.round((handover?.importe ?? 0) * 100));
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      const charges = await shop
        .db()
        .selectFrom('account_movements')
        .select(['kind', 'cents'])
        .where('order_id', '=', id)
        .execute();
      expect(charges).toEqual([{ kind: 'PEDIDO', cents: 1000 }]);
      expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(0);
    });

    test('late money still completes the order if its pieces are available', async () => {
      const { id, attempt, article } = await aWaitingOrder();
      shop.pass(60);
      await shop.expire();
      expect(await stateOf(id)).toBe('VENCIDA');
      expect(await countPieces(shop.db(), article.id)).toEqual({ free: 20, held: 0 });
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await countPieces(shop.db(), article.id)).toEqual({ free: 17, held: 3 });
      expect(await mailsOf(attempt)).toEqual(['paid']);
    });

    test('late money whose pieces are sold out is refunded, with a mail', async () => {
      const { buyer, id, attempt, article } = await aWaitingOrder();
      shop.pass(60);
      await shop.expire();
      await shop.sellOut(article.id);
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA_TARDE');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO_TARDE' } });
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'REEMBOLSADO', pagado: 0 } });
      expect(await mailsOf(attempt)).toEqual(['paidLate', 'refunded']);
    });

    test('C073 late money completes no order whose coupon’s last use went to another buyer, and does once it is free again', async () => {
      const code = 'TARDE1';
      const coupon = { code, kind: 'V' as const, value: 100, starts_at: new Date(0), ends_at: null, uses_max: 1 };
      await shop
        .db()
        .insertInto('coupons')
        .values({ ...coupon, executive_id: null })
        .execute();
      const anOrder = async () => {
        const { buyer, article } = await shop.aWaitingOrder('001');
        await buyer.addCodes({ [article.code]: 1 });
        await buyer.ship();
        await buyer.coupon(code);
        const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }));
        return { id: datos?.orden?.id ?? '', attempt: datos?.pago?.intento ?? '' };
      };
      const uses = () =>
        shop.db().selectFrom('coupon_uses').select('order_id').where('coupon_code', '=', code).execute();
      const first = await anOrder();
      await anOrder();
      expect(await uses()).toEqual([{ order_id: first.id }]);
      shop.pass(60);
      await shop.expire();
      const second = await anOrder();
      expect(await uses()).toEqual([{ order_id: second.id }]);
      await notify(aFinding(await attemptOf(first.attempt), 'paid'));
      expect(await stateOf(first.id)).toBe('PAGADA_TARDE');
      shop.pass(60);
      await shop.expire();
      // The coupon is free again, so the first buyer may use it.
      const third = await anOrder();
      shop.pass(60);
      await shop.expire();
      await notify(aFinding(await attemptOf(third.attempt), 'paid'));
      expect([await stateOf(third.id), await uses()]).toEqual(['PAGADA', [{ order_id: third.id }]]);
    });

    test('the second payment of an order is refunded, and the order stays paid', async () => {
      const { buyer, id, attempt } = await aWaitingOrder();
      await open(buyer, attempt);
      const second = (await open(buyer, attempt)).datos?.intento ?? '';
      await notify(aFinding(await attemptOf(second), 'paid'));
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO_DOS_VECES' } });
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await mailsOf(attempt)).toEqual(['paidTwice', 'refunded']);
      expect(await mailsOf(second)).toEqual(['paid']);
    });

    test('C082 cancelling a paid order says what is refunded, and refunds it', async () => {
      const { buyer, id, attempt } = await aWaitingOrder();
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      const { cents } = await attemptOf(attempt);
      expect(await shop.cancel(id)).toMatchObject({ toRefundCents: cents });
      expect(await shop.cancelledMail(id)).toContain(`Te devolvemos ${formatPrice(cents)} por el mismo medio`);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'CANCELADO', pagado: cents / 100 } });
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'REEMBOLSADO', pagado: 0 } });
    });

    test('late money for a cancelled order takes no pieces, and is refunded', async () => {
      const { id, attempt, article } = await aWaitingOrder();
      await shop.cancel(id);
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA_TARDE');
      expect(await countPieces(shop.db(), article.id)).toEqual({ free: 20, held: 0 });
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
    });
  });

  test('an operator’s partial refund leaves the order unchanged, and refunds never exceed the received amount', async () => {
    const { buyer, id, attempt } = await aWaitingOrder();
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    const row = await attemptOf(attempt);
    const giveBack = (cents: number) =>
      shop
        .db()
        .transaction()
        .execute((trx) => promiseRefund(shop.context(), trx, row, { cents, why: 'operator', actorId: buyer.id }));
    await giveBack(500);
    await shop.askRefunds();
    expect(await stateOf(id)).toBe('PAGADA');
    expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO', diferencia: -5 } });
    await expect(giveBack(row.cents - 499)).rejects.toMatchObject({ status: 409 });
  });

  describe('on the account', () => {
    const owing = { balanceCents: 10_000 };
    const balanceOf = async (buyer: { id: string }) => {
      const movements = await shop
        .db()
        .selectFrom('account_movements')
        .select(['kind', 'cents'])
        .where('executive_id', '=', buyer.id)
        .orderBy('id')
        .execute();
      return { kinds: movements.map(({ kind }) => kind), cents: movements.reduce((sum, { cents }) => sum + cents, 0) };
    };

    test('S05 C056 a partial payment lowers the account’s debt by that amount', async () => {
      const buyer = await aBuyer(shop.db(), shop.call, owing);
      const { datos } = await buyer.settle('?origen=pagos&importe=40.00&metodo=TCR');
      expect(datos).toMatchObject({ orden: null, asentada: false, pago: { importe: 40, accion: 'FORMULARIO' } });
      const attempt = datos?.pago?.intento ?? '';
      await open(buyer, attempt);
      const paid = aFinding(await attemptOf(attempt), 'paid');
      await notify(paid);
      await notify(paid);
      expect(await balanceOf(buyer)).toEqual({ kinds: ['ABONO', 'PAGO'], cents: 6_000 });
      expect(await read(buyer, attempt)).toMatchObject({ datos: { orden: null, origen: 'pagos', estado: 'PAGADO' } });
      expect(await mailsOf(attempt)).toEqual(['paid']);
    });

    test.each([
      ['less than the minimum', 'importe=19.99&metodo=TCR', 'importe', 'payment.reason.outOfRange'],
      ['more than is owed', 'importe=100.01&metodo=TCR', 'importe', 'payment.reason.outOfRange'],
      ['cash on delivery', 'importe=40.00&metodo=001', 'metodo', 'payment.reason.onlyOrders'],
      ['no method', 'importe=40.00', 'metodo', 'payment.reason.onlyOrders'],
    ])('C056 %s does not pay on the account', async (_what, query, field, reason) => {
      const buyer = await aBuyer(shop.db(), shop.call, owing);
      expect(await buyer.settle(`?origen=pagos&${query}`)).toMatchObject({ status: 422, campos: { [field]: reason } });
    });

    test('S05 a waiting order is paid by its number from the account’s page', async () => {
      const { buyer, id, number } = await aWaitingOrder();
      const { datos } = await buyer.settle(`?origen=pagos&orden=${number}&metodo=PPL`);
      const attempt = datos?.pago?.intento ?? '';
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { orden: number, origen: 'pagos', estado: 'PAGADO' } });
    });
  });
}, seededShop);
