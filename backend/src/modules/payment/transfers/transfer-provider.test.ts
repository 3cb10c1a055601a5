import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, countPieces } from '../../../../test/buyers.ts';
import { testConfig } from '../../../../test/client.ts';
import { listEvents, withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { transferAccount, withTransfers } from '../../../../test/transfers.ts';
import { createPaymentAdmin } from '../admin/payment-admin.service.ts';
import { createTransferProvider } from './transfer-provider.ts';
import { listArrivals, listTransfersToReturn } from './transfers.repository.ts';
import { bookArrival, markReturned } from './transfers.service.ts';

const day = 24 * 60;

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), createTransferProvider(transferAccount)]);
  const { attemptOf, read, stateOf, mailsOf } = shop;
  const { aTransfer, arrive, told, refundsOf } = withTransfers(shop);

  describe('from the button to the bank', () => {
    test('K09 an order by transfer shows account, amount, reference and deadline, and reserves its pieces until after it', async () => {
      const { attempt, handover, id, article } = await aTransfer();
      const { cents, reference, expires_at } = await attemptOf(attempt);
      expect(handover).toMatchObject({
        metodo: '002',
        accion: 'INSTRUCCIONES',
        url: null,
        importe: cents / 100,
        transferencia: {
          titular: testConfig.transferAccount?.holder,
          iban: 'ES4400000000061234567890',
          importe: cents / 100,
          concepto: reference,
          limite: expires_at.toISOString(),
          qr: expect.stringContaining(`EUR${(cents / 100).toFixed(2)}\n\n\n${reference}`),
        },
      });
      expect(await told(attempt)).toEqual(['instructions']);
      shop.pass(9 * day);
      expect(await shop.expire()).toBe(0);
      expect(await countPieces(shop.db(), article.id)).toEqual({ free: 17, held: 3 });
      shop.pass(day);
      expect(await shop.expire()).toBe(1);
      expect(await stateOf(id)).toBe('VENCIDA');
    });

    test('N13 C060 C072 the placed order, lists, due payments and result name the deadline of the instructions, not the end of the reservation', async () => {
      const { buyer, attempt, number, keptUntil } = await aTransfer();
      const reservadaHasta = (await attemptOf(attempt)).expires_at.toISOString();
      expect(keptUntil).toBe(reservadaHasta);
      const readOrder = () => buyer.get<AnswerOf<'readConfirmedOrder'>>(`consultarOrdenConfirmada/${number}`);
      expect(await buyer.get<AnswerOf<'listOrders'>>('consultarPedidos/todas')).toMatchObject({
        datos: { elementos: [{ numero: number, reservadaHasta }] },
      });
      expect(await readOrder()).toMatchObject({ datos: { orden: { reservadaHasta } } });
      expect(await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).toMatchObject({
        datos: { opciones: [{ libera: [number], reservadaHasta }] },
      });
      expect(await read(buyer, attempt)).toMatchObject({ datos: { reservadaHasta } });
      // Paid by card instead, it has all the time that its items are kept.
      await buyer.settle(`?origen=checkout&orden=${number}&metodo=TCR`);
      const end = new Date(Date.parse(reservadaHasta) + 3 * day * 60_000).toISOString();
      expect(await readOrder()).toMatchObject({ datos: { orden: { reservadaHasta: end } } });
    });

    test('a full transfer pays the order, and the payer’s result says so', async () => {
      const { buyer, attempt, id } = await aTransfer();
      const { cents } = await attemptOf(attempt);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'EN_ESPERA', pagado: 0 } });
      await arrive(attempt, cents);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await read(buyer, attempt)).toMatchObject({
        datos: { estado: 'PAGADO', pagado: cents / 100, diferencia: 0, pendiente: null },
      });
      expect(await mailsOf(attempt)).toEqual(['paid']);
      expect(await listEvents(shop.db(), attempt)).toEqual(['agreed', 'arrived', 'paid']);
    });

    test('a transfer has no provider page to leave for', async () => {
      const { buyer, attempt } = await aTransfer();
      expect(await shop.open(buyer, attempt)).toMatchObject({ status: 409 });
      expect((await attemptOf(attempt)).left_at).toBeNull();
    });

    test('an order begun with a card can be paid by transfer, within the time from when it was placed', async () => {
      const { buyer, number, id } = await shop.aWaitingOrder();
      const again = await buyer.settle(`?origen=checkout&orden=${number}&metodo=002`);
      expect(again.datos?.pago).toMatchObject({ accion: 'INSTRUCCIONES' });
      shop.pass(6 * day);
      expect(await shop.expire()).toBe(0);
      const { reserved_until, confirmed_at } = await shop
        .db()
        .selectFrom('orders')
        .select(['reserved_until', 'confirmed_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect((reserved_until?.getTime() ?? 0) - (confirmed_at?.getTime() ?? 0)).toBe(10 * day * 60_000);
      shop.pass(2 * day);
      expect(await buyer.settle(`?origen=checkout&orden=${number}&metodo=002`)).toMatchObject({ status: 409 });
    });
  });

  describe('received transfers', () => {
    test('a part is kept, the missing amount is shown, and the rest completes it', async () => {
      const { buyer, attempt, id, number } = await aTransfer();
      const { cents, reference } = await attemptOf(attempt);
      await arrive(attempt, 1_000);
      // Viewing the payment methods again begins no new attempt.
      const { datos } = await buyer.settle(`?origen=checkout&orden=${number}&metodo=002`);
      expect(datos?.pago?.intento).toBe(attempt);
      expect(await read(buyer, attempt)).toMatchObject({
        datos: {
          estado: 'EN_ESPERA',
          pagado: 10,
          diferencia: (1_000 - cents) / 100,
          pendiente: { transferencia: { importe: (cents - 1_000) / 100, concepto: reference } },
        },
      });
      expect(await told(attempt)).toEqual(['instructions', 'partly 1000']);
      // A transfer has no provider to query, however often the result is viewed.
      const asking = { body: { origen: 'checkout', intento: attempt }, headers: { 'idempotency-key': 'l'.repeat(20) } };
      expect(
        await shop.call('POST', '/api/public/procesarPagoPaypal', { ...asking, token: buyer.token }),
      ).toMatchObject({
        datos: { estado: 'EN_ESPERA' },
      });
      expect(await attemptOf(attempt)).toMatchObject({ ask_at: null, asked_at: null });
      const kept = shop.db().selectFrom('payment_evidence').select('source').where('reference', '=', reference);
      expect(await kept.execute()).toEqual([{ source: 'operator' }]);
      await arrive(attempt, cents - 1_000);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await refundsOf(attempt)).toEqual([]);
    });

    test('an excess transfer pays the order, and the excess is refunded by hand', async () => {
      const { buyer, attempt, id } = await aTransfer();
      const { cents } = await attemptOf(attempt);
      await arrive(attempt, cents + 500);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO', diferencia: 5 } });
      expect(await told(attempt)).toEqual(['instructions', 'tooMuch 500']);
      // The excess is not part of what an operator can refund.
      expect((await createPaymentAdmin(shop.context()).readDossier(attempt)).refundableCents).toBe(cents);
      const [refund] = await refundsOf(attempt);
      expect(refund).toMatchObject({ cents: 500, why: 'rest', state: 'wanted' });
      expect((await shop.sent<{ refundId: string }>('refund-payment')).map(({ refundId }) => refundId)).not.toContain(
        refund?.id,
      );
      expect(await listTransfersToReturn(shop.db())).toContainEqual(
        expect.objectContaining({ id: refund?.id, payer: 'Marta R.' }),
      );
      const sent = { refundId: refund?.id ?? '', bankId: 'OUT1', by: 'test' };
      await markReturned(shop.context(), sent);
      await markReturned(shop.context(), sent);
      expect(await refundsOf(attempt)).toMatchObject([{ state: 'done' }]);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await mailsOf(attempt)).toEqual(['paid', 'refunded']);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO', diferencia: 0 } });
    });

    test('a statement line booked twice counts once', async () => {
      const { attempt } = await aTransfer();
      await arrive(attempt, 1_000, 'TWICE');
      expect(await arrive(attempt, 1_000, 'TWICE')).toMatchObject({ again: true });
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
      await arrive(attempt, 2_000, 'TWICE');
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
      expect((await listEvents(shop.db(), attempt)).at(-1)).toBe('contradiction');
    });

    test('two operators booking one line at once count it once', async () => {
      const { attempt } = await aTransfer();
      await Promise.all([arrive(attempt, 1_000, 'BOTH'), arrive(attempt, 1_000, 'BOTH')]);
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
    });

    test('money with an unknown reference is kept for an operator', async () => {
      const stray = { reference: '2611 AAAA AAAA', cents: 700, bankId: 'STRAY', payer: null, by: 'test' };
      expect(await bookArrival(shop.context(), stray)).toMatchObject({ attempt: null, mistyped: true });
      expect(await listArrivals(shop.db())).toContainEqual(
        expect.objectContaining({ reference: '2611AAAAAAAA', known: false, cents: 700 }),
      );
      const { attempt } = await aTransfer();
      await arrive(attempt, 700, 'STRAY');
      expect((await attemptOf(attempt)).received_cents).toBe(700);
    });

    test('a statement line pays no card attempt, whatever reference was typed', async () => {
      const { attempt } = await shop.aWaitingOrder();
      await shop
        .db()
        .updateTable('payment_attempts')
        .set({ reference: '2611AAAACCCC' })
        .where('id', '=', attempt)
        .execute();
      const { cents } = await attemptOf(attempt);
      expect((await arrive(attempt, cents)).attempt).toBeNull();
      expect((await attemptOf(attempt)).outcome).toBe('unheard');
    });

    test('K09 a transfer on the account reduces what is owed', async () => {
      const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
      const { datos } = await buyer.settle('?origen=pagos&importe=40.00&metodo=002');
      const attempt = datos?.pago?.intento ?? '';
      await arrive(attempt, 4_000);
      expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(60);
    });
  });
}, seededShop);
