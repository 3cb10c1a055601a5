import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { roles } from 'contract/public-codes.ts';
import { aBuyer, aTill } from '../../../test/buyers.ts';
import { listEvents, withCounter } from '../../../test/counter.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const { aWaitingOrder, attemptOf, open, notify, read, stateOf, mailsOf } = shop;

  describe('leaving for a provider', () => {
    test('C072 S05 confirming with a card leaves a waiting order, and a payment that may begin', async () => {
      const { buyer, id, attempt, handover } = await aWaitingOrder();
      expect(handover).toMatchObject({ metodo: 'TCR', accion: 'FORMULARIO', url: null, campos: null });
      expect(await stateOf(id)).toBe('PENDIENTE');
      const row = await attemptOf(attempt);
      expect(row).toMatchObject({ order_id: id, origin: 'checkout', outcome: 'unheard', left_at: null });
      expect(row.reference).toMatch(/^2603[0-9A-Z]{8}$/);
      expect(row.cents).toBe(Math.round((handover?.importe ?? 0) * 100));
      expect(await read(buyer, attempt)).toMatchObject({
        datos: { intento: attempt, estado: 'INICIADO', pagado: 0, pendiente: { intento: attempt } },
      });
    });

    test('C059 N13 the result says until when the items are kept, and no longer once it is paid', async () => {
      const { buyer, number, attempt } = await aWaitingOrder();
      const until = new Date(shop.now().getTime() + 35 * 60_000).toISOString();
      const readOrder = () => buyer.get<AnswerOf<'readOrderPayment'>>(`consultarOrdenPagada/${number}`);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { reservadaHasta: until } });
      expect(await readOrder()).toMatchObject({ datos: { reservadaHasta: until } });
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await read(buyer, attempt)).toMatchObject({ datos: { reservadaHasta: null } });
      expect(await readOrder()).toMatchObject({ datos: { reservadaHasta: null } });
    });

    test('B019 the payment is prepared with what the browser posts to the provider', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      const { reference } = await attemptOf(attempt);
      expect(await open(buyer, attempt)).toMatchObject({
        status: 200,
        datos: {
          intento: attempt,
          accion: 'FORMULARIO',
          url: 'https://bank.example/pay',
          campos: { reference, back: expect.stringMatching(`/validation/payment/${attempt}\\?said=yes$`) },
        },
      });
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'EN_ESPERA', pendiente: null } });
    });

    test('B019 a form that can be sent only once is replaced by another payment of the same order, with its own reference', async () => {
      const { buyer, id, attempt } = await aWaitingOrder();
      await open(buyer, attempt);
      const again = (await open(buyer, attempt)).datos?.intento ?? '';
      expect(again).not.toBe(attempt);
      expect(await attemptOf(again)).toMatchObject({ order_id: id });
      expect((await attemptOf(again)).reference).not.toBe((await attemptOf(attempt)).reference);
    });

    test('B019 a denied payment cannot be opened, nor one of another buyer or an unknown one', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      const stranger = await aBuyer(shop.db(), shop.call);
      expect(await open(stranger, attempt)).toMatchObject({ status: 404 });
      expect(await read(stranger, attempt)).toMatchObject({ status: 404 });
      expect(await open(buyer, 'no-such-payment')).toMatchObject({ status: 404 });
      await notify(aFinding(await attemptOf(attempt), 'denied'));
      expect(await open(buyer, attempt)).toMatchObject({ status: 409, mensaje: 'payment.reason.ended' });
    });

    test('B019 an advisor who leaves to pay for an executive is recorded', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      const advisor = await anAccount(shop.db(), { role: roles.advisor });
      const own = await aSession(shop.db(), advisor);
      const { token } = await aSession(shop.db(), buyer.account, { actorSessionId: own.id });
      expect(await open({ ...buyer, ...aTill(shop.call, token) }, attempt)).toMatchObject({ status: 200 });
      const left = await shop
        .db()
        .selectFrom('payment_events')
        .select('actor_id')
        .where('attempt_id', '=', attempt)
        .where('event', '=', 'left')
        .execute();
      expect(left).toEqual([{ actor_id: advisor.id }]);
    });

    test('B019 a provider outage is reported as such, and the payment can be begun again', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      provider.state.away = true;
      expect(await open(buyer, attempt)).toMatchObject({ status: 503, mensaje: 'payment.reason.away' });
      provider.state.away = false;
      expect(await open(buyer, attempt)).toMatchObject({ status: 200 });
    });
  });

  describe('statements of a provider', () => {
    test('C033 money pays the order it was agreed for, with one mail, however often it is notified', async () => {
      const { buyer, id, attempt, number } = await aWaitingOrder();
      const paid = aFinding(await attemptOf(attempt), 'paid');
      for (let copy = 0; copy < 3; copy += 1) expect(await notify(paid)).toMatchObject({ status: 200, datos: {} });
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await mailsOf(attempt)).toEqual(['paid']);
      expect(await read(buyer, attempt)).toMatchObject({
        datos: { orden: number, estado: 'PAGADO', diferencia: 0, reintentable: false },
      });
      const kept = await shop
        .db()
        .selectFrom('payment_evidence')
        .select('source')
        .where('reference', '=', paid.reference)
        .execute();
      expect(kept).toEqual(Array(3).fill({ source: 'notice' }));
    });

    test('C033 B021 a notice that is not the provider’s is refused and not kept', async () => {
      const count = async () => (await shop.db().selectFrom('payment_evidence').select('id').execute()).length;
      const before = await count();
      const form = 'Ds_SignatureVersion=x&Ds_MerchantParameters=forged&Ds_Signature=x';
      expect(await shop.call('POST', '/api/public/registrarRespuestaRedsys', { form })).toMatchObject({ status: 400 });
      const headers = { 'content-type': 'application/json' };
      expect(await shop.call('POST', '/api/public/avisoPaypal', { body: '{"id":"WH-1"}', headers })).toMatchObject({
        status: 400,
      });
      expect(await count()).toBe(before);
    });

    test('B021 a notice is read from its raw body and its headers', async () => {
      const { id, attempt } = await aWaitingOrder();
      const body = `  ${JSON.stringify([aFinding(await attemptOf(attempt), 'paid')])}\n`;
      const headers = { 'content-type': 'application/json', 'paypal-transmission-id': 't1' };
      expect(await shop.call('POST', '/api/public/avisoPaypal', { body, headers })).toMatchObject({ status: 200 });
      expect(provider.notices.at(-1)).toMatchObject({ body, headers });
      expect(await stateOf(id)).toBe('PAGADA');
    });

    test.each([
      ['amount', { cents: 1 }],
      ['currency', { currency: 'USD' }],
      ['merchant', { merchant: 'somebody-else' }],
    ])('C033 money of another %s moves no order, and is recorded as a contradiction', async (field, change) => {
      const { id, attempt } = await aWaitingOrder();
      expect(await notify(aFinding(await attemptOf(attempt), 'paid', change))).toMatchObject({ status: 200 });
      expect(await stateOf(id)).toBe('PENDIENTE');
      expect(await mailsOf(attempt)).toEqual([]);
      const [event] = await shop
        .db()
        .selectFrom('payment_events')
        .selectAll()
        .where('attempt_id', '=', attempt)
        .where('event', '=', 'contradiction')
        .execute();
      expect(event).toMatchObject({ detail: `paid: ${field}`, evidence_id: expect.any(Number) });
    });

    test('C033 money for an unknown payment is kept as evidence', async () => {
      const stray = aFinding({ reference: '2603ZZZZZZZZ', cents: 100 }, 'paid');
      expect(await notify(stray)).toMatchObject({ status: 200 });
      const kept = await shop
        .db()
        .selectFrom('payment_evidence')
        .selectAll()
        .where('reference', '=', stray.reference)
        .execute();
      expect(kept).toHaveLength(1);
    });

    test.each([
      ['was told to wait', 'waiting' as const],
      ['got no result', null],
    ])('an executive who %s on an account payment gets one mail about the denial', async (_what, said) => {
      const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
      const { datos } = await buyer.settle('?origen=pagos&importe=40.00&metodo=TCR');
      const attempt = datos?.pago?.intento ?? '';
      await open(buyer, attempt);
      const row = await attemptOf(attempt);
      if (said) await notify(aFinding(row, said));
      shop.pass(31);
      expect(await mailsOf(attempt)).toEqual([]);
      for (let copy = 0; copy < 2; copy += 1) await notify(aFinding(row, 'denied'));
      expect(await mailsOf(attempt)).toEqual(['denied']);
    });

    test('no mail of a denial while the payer may still be at the provider’s page, nor a day later', async () => {
      for (const minutes of [29, 24 * 60]) {
        const { buyer, attempt } = await aWaitingOrder();
        await open(buyer, attempt);
        const row = await attemptOf(attempt);
        await notify(aFinding(row, 'waiting'));
        shop.pass(minutes);
        await notify(aFinding(row, 'denied'));
        expect([(await attemptOf(attempt)).outcome, await mailsOf(attempt)]).toEqual(['denied', []]);
      }
    });

    test('C059 C056 a denial says why, and the order can then be paid by another method', async () => {
      const { buyer, id, attempt, number } = await aWaitingOrder();
      await notify(aFinding(await attemptOf(attempt), 'denied'));
      expect(await buyer.get<AnswerOf<'readOrderPayment'>>(`consultarOrdenPagada/${number}`)).toMatchObject({
        datos: { intento: attempt, estado: 'DENEGADO', motivo: 'payment.reason.amount', reintentable: true },
      });
      const { datos } = await buyer.settle(`?orden=${number}&metodo=PPL`);
      expect(datos).toMatchObject({ asentada: false, pago: { metodo: 'PPL', accion: 'ENLACE' } });
      const other = datos?.pago?.intento ?? '';
      await open(buyer, other);
      await notify(aFinding(await attemptOf(other), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { intento: other, estado: 'PAGADO' } });
    });

    test('C056 cash on delivery is refused for an order placed with another total, and asking again begins no second payment', async () => {
      const { buyer, number, attempt } = await aWaitingOrder();
      expect(await buyer.settle(`?orden=${number}&metodo=001`)).toMatchObject({
        status: 422,
        campos: { metodo: 'payment.reason.otherTotal' },
      });
      expect((await buyer.settle(`?orden=${number}`)).datos?.pago?.intento).toBe(attempt);
      expect((await buyer.confirmed(number)).datos?.pago).toMatchObject({ intento: attempt, accion: 'FORMULARIO' });
    });

    test('money after a denial pays, and a later denial changes nothing', async () => {
      const { id, attempt } = await aWaitingOrder();
      const row = await attemptOf(attempt);
      await notify(aFinding(row, 'denied'));
      await notify(aFinding(row, 'paid'));
      await notify(aFinding(row, 'denied'));
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await listEvents(shop.db(), attempt)).toEqual(['agreed', 'denied', 'paid']);
    });
  });
}, seededShop);
