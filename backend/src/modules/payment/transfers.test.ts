import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { tenderCodes } from 'contract/codes.ts';
import { testConfig } from '../../../test/client.ts';
import { listEvents, withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { aBuyer, countPieces } from '../../../test/purchases.ts';
import { seededShop } from '../../../test/seeded.ts';
import { listArrivals, listAwaited, listToReturn } from './transfers.repository.ts';
import { attendTransfers, bookArrival, markReturned } from './transfers.service.ts';
import { createTransfers } from './transfers.ts';

const account = { holder: 'Velia Moda Íntima, S.L.', iban: 'ES4400000000061234567890', bic: 'VELIESM0XXX' };
const day = 24 * 60;

onDatabase((database) => {
  const shop = withCounter(database, aProvider(), [createTransfers(account)]);
  const { attemptOf, read, stateOf, mailsOf } = shop;
  let line = 0;

  const aTransfer = () => shop.aWaitingOrder(tenderCodes.bankTransfer);
  const nextLine = () => {
    line += 1;
    return `B${line}`;
  };
  const arrive = async (attempt: string, cents: number, bankId = nextLine()) => {
    const { reference } = await attemptOf(attempt);
    return bookArrival(shop.till(), { reference, cents, bankId, payer: 'Marta R.', by: 'test' });
  };
  const told = async (attempt: string) =>
    (await shop.sent<{ attemptId: string; about: string; cents: number }>('transfer-mail'))
      .filter(({ attemptId }) => attemptId === attempt)
      .map(({ about, cents }) => (about === 'instructions' || about === 'reminder' ? about : `${about} ${cents}`));
  const refundsOf = (attempt: string) =>
    shop
      .db()
      .selectFrom('payment_refunds')
      .select(['id', 'cents', 'why', 'state'])
      .where('attempt_id', '=', attempt)
      .orderBy('created_at')
      .execute();

  describe('from the button to the bank', () => {
    test('J10 K09 who orders is told account, amount, reference and end, and keeps her pieces until after it', async () => {
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

    test('J10 what arrives in full pays the order, and what she reads says so', async () => {
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

    test('J10 nobody leaves for a page to make a transfer', async () => {
      const { buyer, attempt } = await aTransfer();
      expect(await shop.open(buyer, attempt)).toMatchObject({ status: 409 });
      expect((await attemptOf(attempt)).left_at).toBeNull();
    });

    test('J10 an order that began with a card can be paid by transfer, within the time from when it was placed', async () => {
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

  describe('what arrives', () => {
    test('J10 a part is kept, what is missing is told, and the rest completes it', async () => {
      const { buyer, attempt, id, number } = await aTransfer();
      const { cents, reference } = await attemptOf(attempt);
      await arrive(attempt, 1_000);
      // Looking at how to pay once more begins nothing else.
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
      await arrive(attempt, cents - 1_000);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await refundsOf(attempt)).toEqual([]);
    });

    test('J10 too much pays the order, and what is too much goes back by hand', async () => {
      const { buyer, attempt, id } = await aTransfer();
      const { cents } = await attemptOf(attempt);
      await arrive(attempt, cents + 500);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO', diferencia: 5 } });
      expect(await told(attempt)).toEqual(['instructions', 'tooMuch 500']);
      const [refund] = await refundsOf(attempt);
      expect(refund).toMatchObject({ cents: 500, why: 'rest', state: 'wanted' });
      expect((await shop.sent<{ refundId: string }>('refund-payment')).map(({ refundId }) => refundId)).not.toContain(
        refund?.id,
      );
      expect(await listToReturn(shop.db())).toContainEqual(
        expect.objectContaining({ id: refund?.id, payer: 'Marta R.' }),
      );
      const sent = { refundId: refund?.id ?? '', bankId: 'OUT1', by: 'test' };
      await markReturned(shop.till(), sent);
      await markReturned(shop.till(), sent);
      expect(await refundsOf(attempt)).toMatchObject([{ state: 'done' }]);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await mailsOf(attempt)).toEqual(['paid', 'refunded']);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'PAGADO', diferencia: 0 } });
    });

    test('J10 another transfer after all was paid goes back whole', async () => {
      const { attempt } = await aTransfer();
      const { cents } = await attemptOf(attempt);
      await arrive(attempt, cents);
      await arrive(attempt, cents);
      expect(await refundsOf(attempt)).toMatchObject([{ cents, why: 'rest' }]);
    });

    test('J10 a line of the statement that is booked twice counts once', async () => {
      const { attempt } = await aTransfer();
      await arrive(attempt, 1_000, 'TWICE');
      expect(await arrive(attempt, 1_000, 'TWICE')).toMatchObject({ again: true });
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
      await arrive(attempt, 2_000, 'TWICE');
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
      expect((await listEvents(shop.db(), attempt)).at(-1)).toBe('contradiction');
    });

    test('J10 two people who book one line at once count it once', async () => {
      const { attempt } = await aTransfer();
      await Promise.all([arrive(attempt, 1_000, 'BOTH'), arrive(attempt, 1_000, 'BOTH')]);
      expect((await attemptOf(attempt)).received_cents).toBe(1_000);
    });

    test('J10 money with a reference of nobody’s is kept for a person', async () => {
      const stray = { reference: '2611 AAAA AAAA', cents: 700, bankId: 'STRAY', payer: null, by: 'test' };
      expect(await bookArrival(shop.till(), stray)).toMatchObject({ attempt: null, mistyped: true });
      expect(await listArrivals(shop.db())).toContainEqual(
        expect.objectContaining({ reference: '2611AAAAAAAA', known: false, cents: 700 }),
      );
      const { attempt } = await aTransfer();
      await arrive(attempt, 700, 'STRAY');
      expect((await attemptOf(attempt)).received_cents).toBe(700);
    });

    test('J10 K09 on the account a transfer makes less of what is owed', async () => {
      const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
      const { datos } = await buyer.settle('?origen=pagos&importe=40.00&metodo=002');
      const attempt = datos?.pago?.intento ?? '';
      await arrive(attempt, 4_000);
      expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(60);
    });
  });

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
    expect(await told(paid)).toEqual(['instructions']);
    expect(await listAwaited(shop.db())).toContainEqual(
      expect.objectContaining({ reference: (await attemptOf(attempt)).reference }),
    );
  });
}, seededShop);
