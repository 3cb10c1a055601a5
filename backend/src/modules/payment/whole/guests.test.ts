import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import { sendByHttp } from 'demo/simulators/bank/courier.ts';
import { testShop } from 'demo/simulators/bank/request.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import { countPieces } from '../../../../test/buyers.ts';
import { testConfig } from '../../../../test/client.ts';
import { withCounter } from '../../../../test/counter.ts';
import { aGuest, toOrderWire } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { listLies } from '../../../../test/money-truth.ts';
import { providerAt } from '../../../../test/paypal-stand.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { transferAccount, withTransfers } from '../../../../test/transfers.ts';
import type { Provider } from '../provider/provider.ts';
import { createRedsys } from '../redsys/redsys.ts';
import { createTransferProvider } from '../transfers/transfer-provider.ts';

onDatabase((database) => {
  const providers: Provider[] = [];
  let shopAddress = '';
  const simulators = buildSimulators(silentLog, {
    bank: {
      clock: () => shop.now().getTime(),
      send: (url, body) => sendByHttp(url.replace(testConfig.publicUrl, shopAddress), body),
    },
    payPal: { now: () => shop.now() },
  });
  afterAll(() => simulators.close());
  beforeAll(async () => {
    const base = await simulators.listen({ host: '127.0.0.1', port: 0 });
    providers.push(
      createRedsys({
        ...testShop,
        algorithm: 'HMAC_SHA512_V2',
        formUrl: `${base}/bank/sis/realizarPago`,
        restUrl: `${base}/bank/sis/rest/trataPeticionREST`,
        queryUrl: `${base}/bank/sis/rest/consultaOperaciones`,
        now: () => shop.now(),
      }),
      providerAt(`${base}/paypal`, { now: () => shop.now() }),
      createTransferProvider(transferAccount),
    );
  });
  const shop = withCounter(database, providers);
  beforeAll(async () => {
    shopAddress = await shop.listen();
  });
  const { arrive } = withTransfers(shop);

  const control = async (path: string, payload: object = {}) => {
    const answer = await simulators.inject({ method: 'POST', url: `/${path}`, payload });
    expect(answer.statusCode).toBe(200);
  };

  let households = 0;
  async function anOrder(metodo: TenderCode) {
    const [article] = await shop.shelf(1);
    if (!article) throw new Error('no article');
    households += 1;
    const her = aGuest(shop.call, `198.51.100.${households}`);
    const order = await her.order(article, { metodo }, 3);
    expect(order.reply.datos?.resultado).toBe('CREADA');
    const look = async () => (await her.read(order.link)).datos;
    return { ...order, her, article, look };
  }
  type Order = Awaited<ReturnType<typeof anOrder>>;

  /** Leaves for the bank and plays a scenario there; the browser returns to the guest's store. */
  async function visitTheBank({ her, link }: Order, attempt: string, name: string): Promise<void> {
    const { datos } = await her.leave(link, attempt);
    const { reference } = await shop.attemptOf(datos?.intento ?? '');
    const told = JSON.parse(Buffer.from(datos?.campos?.Ds_MerchantParameters ?? '', 'base64url').toString());
    expect(told.Ds_Merchant_UrlOK).toContain(`/validation/payment/${attempt}?said=yes&store=invited`);
    expect(JSON.stringify(told)).not.toContain(link.secret);
    await control('bank/control/scenario', { name, order: reference });
    await control('bank/control/pay', { form: datos?.campos ?? {} });
  }

  /** The call of the guest's browser when it returns from PayPal, without a session. */
  const comeBack = (intento: string, proof: { idPaypal: string } | { clave: string }) =>
    shop.call<AnswerOf<'capturePayPal'>>('POST', '/api/public/procesarPagoPaypal', {
      body: { origen: 'late checkout', intento, ...proof },
      headers: { 'idempotency-key': `back-${households}-${JSON.stringify(proof).length}`.padEnd(20, '0') },
    });

  test.each([
    ['card', tenderCodes.card],
    ['Bizum', tenderCodes.bizum],
  ])('P04 S05 K09 C030 a guest pays by %s after a denial', async (_name, tender) => {
    const order = await anOrder(tender);
    await visitTheBank(order, order.attempt, 'decline-0190');
    expect((await order.look())?.result).toMatchObject({
      estado: 'DENEGADO',
      reintentable: true,
      origen: 'late checkout',
    });
    const again = await order.her.price({ lineas: order.body.lineas, orden: toOrderWire(order.link), metodo: tender });
    await visitTheBank(order, again.datos?.pago?.intento ?? '', 'approve');
    expect(await order.look()).toMatchObject({ order: { estado: 'PAGADA' }, result: { estado: 'PAGADO' } });
    expect(await countPieces(shop.db(), order.article.id)).toEqual({ free: 17, held: 3 });
  });

  test.each(['id of PayPal', 'secret of the link'] as const)(
    'P04 S05 E08 C034 a guest pays by PayPal, and the browser, without a session, gets the result at once by the %s',
    async (way) => {
      const order = await anOrder(tenderCodes.payPal);
      const left = await order.her.leave(order.link, order.attempt);
      expect(left.datos).toMatchObject({ accion: 'ENLACE', url: expect.stringContaining('/paypal/') });
      const { provider_id: id } = await shop.attemptOf(order.attempt);
      await control(`paypal/control/orders/${id}/approve`);
      expect((await comeBack(order.attempt, { idPaypal: '5O190127TN364715T' })).status).toBe(404);
      const other = await anOrder(tenderCodes.payPal);
      expect((await comeBack(order.attempt, { clave: other.link.secret })).status).toBe(404);
      const back = await comeBack(
        order.attempt,
        way === 'id of PayPal' ? { idPaypal: id ?? '' } : { clave: order.link.secret },
      );
      expect(back.datos).toMatchObject({ estado: 'PAGADO', origen: 'late checkout', orden: order.link.number });
      expect(await order.look()).toMatchObject({ order: { estado: 'PAGADA' }, result: { estado: 'PAGADO' } });
    },
  );

  test('P04 K09 a guest who pays by transfer gets the instructions, and the order waits for the money', async () => {
    const order = await anOrder(tenderCodes.bankTransfer);
    const { cents, reference } = await shop.attemptOf(order.attempt);
    expect(order.reply.datos?.pago).toMatchObject({ accion: 'INSTRUCCIONES', transferencia: { concepto: reference } });
    const mails = await shop.sent<{ attemptId: string; about: string }>('transfer-mail');
    expect(mails.filter(({ attemptId }) => attemptId === order.attempt)).toMatchObject([{ about: 'instructions' }]);
    shop.pass(3 * 24 * 60);
    await shop.expire();
    expect((await order.look())?.result).toMatchObject({ estado: 'EN_ESPERA', pendiente: { accion: 'INSTRUCCIONES' } });
    await arrive(order.attempt, cents);
    expect(await order.look()).toMatchObject({ order: { estado: 'PAGADA' }, result: { estado: 'PAGADO' } });
  });

  test('P04 K09 a guest’s order with cash on delivery does not expire, and keeps its pieces', async () => {
    const order = await anOrder(tenderCodes.cashOnDelivery);
    shop.pass(60);
    await shop.expire();
    expect(await order.look()).toMatchObject({
      order: { estado: 'PENDIENTE' },
      result: { estado: 'EN_ESPERA', metodo: '001', reintentable: false },
    });
    expect(await countPieces(shop.db(), order.article.id)).toEqual({ free: 17, held: 3 });
  });

  test('after all scenarios the books are consistent', async () => expect(await listLies(shop.db())).toEqual([]));
}, seededShop);
