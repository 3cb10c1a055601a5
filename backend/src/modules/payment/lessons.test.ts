import { expect, test } from '@jest/globals';
import { testShop } from 'demo/simulators/bank/request.ts';
import { listEvents, withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding, aProvider, tell } from '../../../test/provider.ts';
import { redsysSecret } from '../../../test/redsys.ts';
import { seededShop } from '../../../test/seeded.ts';
import { processEvidence } from './evidence/evidence.service.ts';
import type { Provider } from './provider/provider.ts';
import { toSignedFields } from './redsys/message.mapper.ts';
import { createRedsys } from './redsys/redsys.ts';

// How other shops have lost orders and money.

onDatabase((database) => {
  const provider = aProvider();
  /** The work a notice causes before it is answered, as slow as a test wants. */
  let work = async () => {};
  const slow: Provider = {
    ...provider,
    readNotice: async (notice) => {
      await work();
      return provider.readNotice(notice);
    },
  };
  const shop = withCounter(database, [slow]);
  const { aWaitingOrder, attemptOf, open, notify, stateOf, mailsOf } = shop;

  test('T03 an order exists before the payer leaves, and is paid even if the payer never returns', async () => {
    const { buyer, id, number, attempt } = await aWaitingOrder();
    expect(await buyer.confirmed(number)).toMatchObject({ status: 200 });
    await open(buyer, attempt);
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('a rolled-back notice sends no mail, and its repetition does', async () => {
    const { id, attempt } = await aWaitingOrder();
    const content = tell(aFinding(await attemptOf(attempt), 'paid'));
    const failing = {
      ...shop.context(),
      reach: (point: string) => {
        if (point === 'mail sent') throw new Error('undone');
      },
    };
    await expect(processEvidence(failing, { source: 'notice', provider, content })).rejects.toThrow('undone');
    expect([await stateOf(id), await mailsOf(attempt)]).toEqual(['PENDIENTE', []]);
    await processEvidence(shop.context(), { source: 'notice', provider, content });
    expect([await stateOf(id), await mailsOf(attempt)]).toEqual(['PAGADA', ['paid']]);
  });

  test('C056 a payer who returns unpaid has an empty bag, and an order with all of its pieces to pay for', async () => {
    const { buyer, id, number, attempt } = await aWaitingOrder();
    await open(buyer, attempt);
    await notify(aFinding(await attemptOf(attempt), 'cancelled'));
    expect((await buyer.order()).datos?.lineas ?? []).toEqual([]);
    expect((await buyer.confirmed(number)).datos?.orden.totales.unidades).toBe(3);
    const again = (await buyer.settle(`?orden=${number}&metodo=TCR`)).datos?.pago?.intento ?? '';
    await open(buyer, again);
    await notify(aFinding(await attemptOf(again), 'paid'));
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('C033 a refund, a confirmation or a cancellation verifies like a payment and brings no money', async () => {
    const { id, attempt } = await aWaitingOrder();
    const { reference, cents } = await attemptOf(attempt);
    const nowhere = 'http://127.0.0.1:9';
    const redsys = createRedsys({
      ...testShop,
      ...redsysSecret,
      ...{ formUrl: nowhere, restUrl: nowhere, queryUrl: nowhere, now: () => shop.now() },
    });
    const tellSigned = async (response: string) => {
      const said = {
        Ds_Order: reference,
        Ds_Amount: String(cents),
        Ds_Currency: '978',
        Ds_MerchantCode: testShop.merchantCode,
        Ds_Terminal: testShop.terminal,
        Ds_Response: response,
        Ds_TransactionType: '0',
      };
      const body = new URLSearchParams(toSignedFields(redsysSecret, reference, said)).toString();
      const content = await redsys.readNotice({ body, headers: {} });
      if (content === null) throw new Error('It does not verify');
      await processEvidence(shop.context(), { source: 'notice', provider: redsys, content });
      return [await stateOf(id), await mailsOf(attempt)];
    };
    for (const response of ['0900', '0400']) expect(await tellSigned(response)).toEqual(['PENDIENTE', []]);
    expect(await tellSigned('0000')).toEqual(['PAGADA', ['paid']]);
  });

  test('C033 a notice that its provider timed out on and sent again is one payment and one mail', async () => {
    const { id, attempt } = await aWaitingOrder();
    const paid = aFinding(await attemptOf(attempt), 'paid');
    const address = await shop.listen();
    const body = new URLSearchParams({
      Ds_SignatureVersion: 'none',
      Ds_MerchantParameters: JSON.stringify([paid]),
      Ds_Signature: 'none',
    });
    const send = (signal?: AbortSignal) =>
      fetch(`${address}/EuropaBackend/rest/api/public/registrarRespuestaRedsys`, { method: 'POST', body, signal });
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const goOn = Promise.withResolvers<void>();
    let heard = 0;
    work = () => {
      begun[heard]?.resolve();
      heard += 1;
      return goOn.promise;
    };
    const givenUp = new AbortController();
    const first = send(givenUp.signal);
    await begun[0]?.promise;
    givenUp.abort();
    await expect(first).rejects.toThrow('aborted');
    const second = send();
    await begun[1]?.promise;
    goOn.resolve();
    expect((await second).status).toBe(200);
    expect(await stateOf(id)).toBe('PAGADA');
    expect(await mailsOf(attempt)).toEqual(['paid']);
    expect((await listEvents(shop.db(), attempt)).filter((event) => event === 'paid')).toHaveLength(1);
  });
}, seededShop);
