import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, triana } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { withTransfers } from '../../../test/transfers.ts';
import { executiveBuyer } from '../../shared/buyer.ts';
import { addMovement } from '../../shared/ledger.ts';

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), aProvider({ tenders: ['002'], minutes: 7 * 24 * 60 })]);
  const { told } = withTransfers(shop);

  test('C055 C056 an overdue amount can be paid however small, and nothing else below the minimum', async () => {
    const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 4_500 });
    const who = { accountId: null, actorId: null };
    const charge = { executiveId: buyer.id, kind: 'CARGO', cents: 1_500, orderId: null, who, now: shop.now() } as const;
    await addMovement(shop.db(), { ...charge, dueOn: '2020-01-31' });
    const { datos } = await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar');
    const overdue = datos?.opciones.find(({ clave }) => clave === 'VENCIDO');
    expect(overdue?.importe).toBe(15);
    const pay = (sum: string) => buyer.settle(`?origen=pagos&importe=${sum}&metodo=TCR`);
    expect(await pay('15.00')).toMatchObject({ status: 200, datos: { pago: { importe: 15 } } });
    expect(await pay('14.99')).toMatchObject({ status: 422, campos: { importe: 'payment.reason.outOfRange' } });
    expect(await pay('15.01')).toMatchObject({ status: 422 });
  });

  test('C056 asking twice to pay the same on the account gives one payment and one mail, until the executive leaves with it', async () => {
    const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
    const pay = async (sum: string, tender: string) =>
      (await buyer.settle(`?origen=pagos&importe=${sum}&metodo=${tender}`)).datos?.pago?.intento ?? '';
    const transfer = await pay('40.00', '002');
    expect(await pay('40.00', '002')).toBe(transfer);
    expect(await told(transfer)).toEqual(['instructions']);
    expect(await pay('41.00', '002')).not.toBe(transfer);
    const card = await pay('40.00', 'TCR');
    expect(await pay('40.00', 'TCR')).toBe(card);
    await shop.open(buyer, card);
    expect(await pay('40.00', 'TCR')).not.toBe(card);
    const other = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
    const hers = (await other.settle('?origen=pagos&importe=40.00&metodo=002')).datos?.pago?.intento;
    expect(hers).not.toBe(transfer);
  });

  test('C072 an executive barred since placing an order cannot settle it by cash on delivery until active again', async () => {
    const { buyer, number } = await shop.aWaitingOrder('001');
    const become = (state: 'BLOQUEADA' | 'ACTIVA') =>
      shop.db().updateTable('executives').set({ state }).where('account_id', '=', buyer.id).execute();
    await become('BLOQUEADA');
    expect(await buyer.settle(`?origen=checkout&orden=${number}`)).toMatchObject({ status: 403 });
    await become('ACTIVA');
    expect(await buyer.settle(`?origen=checkout&orden=${number}`)).toMatchObject({ status: 200 });
  });

  test('C056 a waiting order of an executive barred since is not paid from the account automatically', async () => {
    const { buyer, id } = await shop.aWaitingOrder('001', { balanceCents: 0 });
    const become = (state: 'BLOQUEADA' | 'ACTIVA') =>
      shop.db().updateTable('executives').set({ state }).where('account_id', '=', buyer.id).execute();
    const credit = { executiveId: buyer.id, kind: 'ABONO', cents: -900_000, orderId: null } as const;
    await addMovement(shop.db(), { ...credit, who: { accountId: null, actorId: null }, now: shop.now() });
    const { orders, outbox } = shop.context();
    const release = () =>
      shop
        .db()
        .transaction()
        .execute((trx) => orders.release(trx, executiveBuyer(buyer.id), { outbox, now: shop.now() }));
    await become('BLOQUEADA');
    await release();
    expect(await shop.stateOf(id)).toBe('PENDIENTE');
    await become('ACTIVA');
    await release();
    expect(await shop.stateOf(id)).toBe('PAGADA');
  });

  test('C057 with two orders waiting for a transfer a third is refused, and those two stay payable', async () => {
    const { buyer, article, number, attempt } = await shop.aWaitingOrder('002');
    const isOffered = async () =>
      (await buyer.get<AnswerOf<'listPaymentMethods'>>('consultarFormasPago/checkout')).datos?.metodos.find(
        ({ codigo }) => codigo === '002',
      );
    expect(await isOffered()).toMatchObject({ disponible: true, motivo: null });
    await shop.orderMore(buyer, { code: article.code, tender: '002' });
    const reason = 'payment.reason.tooManyWaiting';
    expect(await isOffered()).toMatchObject({ disponible: false, motivo: reason });
    await buyer.addCodes({ [article.code]: 3 });
    await buyer.ship();
    expect(await buyer.confirm(await buyer.asSeen({ metodo: '002' }))).toMatchObject({
      status: 422,
      campos: { metodo: reason },
    });
    const own = await buyer.get<AnswerOf<'listPaymentMethods'>>(`consultarFormasPago/checkout?orden=${number}`);
    expect(own.datos?.metodos.find(({ codigo }) => codigo === '002')).toMatchObject({ disponible: true });
    const { datos } = await buyer.settle(`?origen=checkout&orden=${number}&metodo=002`);
    expect(datos?.pago?.intento).toBe(attempt);
    expect(await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }))).toMatchObject({ status: 200 });
  });

  test('C056 an older order accepts only the sum that the executive was shown', async () => {
    const { buyer, number, attempt } = await shop.aWaitingOrder();
    const due = (await shop.attemptOf(attempt)).cents;
    const pay = (cents: number) =>
      buyer.settle(`?origen=pagos&orden=${number}&importe=${(cents / 100).toFixed(2)}&metodo=TCR`);
    expect((await pay(due - 1)).status).toBe(409);
    expect((await pay(due + 1)).status).toBe(409);
    expect((await pay(due)).datos?.pago).toMatchObject({ importe: due / 100, accion: 'FORMULARIO' });
  });

  test('C037 a guest is offered cash on delivery on the mainland, not on the islands; a malformed postal code is refused', async () => {
    const offered = (where: string) =>
      shop.call<AnswerOf<'listGuestPaymentMethods'>>('GET', `/api/public/consultarFormasPagoInvitado/${where}`);
    const cashIn = async (where: string) =>
      (await offered(where)).datos?.metodos.find(({ codigo }) => codigo === '001')?.motivo;
    expect(await cashIn('ES?importe=50.00')).toBeNull();
    expect(await cashIn('ES?importe=50.00&codigoPostal=46005')).toBeNull();
    expect(await cashIn('ES?importe=50.00&codigoPostal=35002')).toBe('payment.reason.zone');
    expect((await offered('ES?codigoPostal=nowhere')).status).toBe(422);
  });

  test('C057 cash on delivery depends on a placed order’s own destination, not on that of the order in hand', async () => {
    const { buyer, number, article } = await shop.aWaitingOrder();
    // The next order goes to the islands.
    await buyer.addCodes({ [article.code]: 3 });
    expect((await buyer.sendTo({ destino: 'SOCIA', direccionNueva: triana, guardar: false })).status).toBe(200);
    const cashIn = async (query: string) =>
      (await buyer.get<AnswerOf<'listPaymentMethods'>>(`consultarFormasPago/checkout${query}`)).datos?.metodos.find(
        ({ codigo }) => codigo === '001',
      )?.motivo;
    expect(await cashIn('?importe=50.00')).toBe('payment.reason.zone');
    expect(await cashIn(`?importe=50.00&orden=${number}`)).toBeNull();
    const other = await aBuyer(shop.db(), shop.call);
    expect((await other.get(`consultarFormasPago/checkout?orden=${number}`)).status).toBe(404);
  });
}, seededShop);
