import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { TenderCode } from 'contract/codes.ts';
import { aBag, fillBag, placeSplit } from '../../../test/account-parts.ts';
import type { Buyer } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { executiveBuyer } from '../../shared/buyer.ts';
import { addMovement } from '../../shared/ledger.ts';
import { createPaymentAdmin } from './admin/payment-admin.service.ts';

const accountOf = async (buyer: Buyer) => (await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos;

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const { attemptOf, notify, stateOf, read } = shop;
  const pay = async (attempt: string) => notify(aFinding(await attemptOf(attempt), 'paid'));
  const movementsOf = (orderId: string) =>
    shop
      .db()
      .selectFrom('account_movements')
      .select(['kind', 'cents', 'due_on'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();

  /** An order above the executive's limit: a thousand cents of it are charged to the account. */
  async function aSplitOrder(part = 1_000, metodo: TenderCode = 'TCR') {
    const { buyer, article, cents } = await aBag(shop, { creditCents: part });
    return { buyer, article, cents, part, ...(await placeSplit(buyer, part, metodo)) };
  }

  /** An order with no part on the executive's account. */
  async function aWhole(creditCents: number) {
    const { buyer } = await aBag(shop, { creditCents });
    const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }));
    const attempt = datos?.pago?.intento ?? '';
    const { id = '', numero } = datos?.orden ?? {};
    return { buyer, id, number: numero ?? '', attempt, cents: (await attemptOf(attempt)).cents };
  }

  const settlePart = (buyer: Buyer, number: string, { part, rest }: { part: number; rest: number }) => {
    const sums = `importe=${(rest / 100).toFixed(2)}&importeCuenta=${(part / 100).toFixed(2)}`;
    return buyer.settle(`?origen=pagos&orden=${number}&${sums}&metodo=TCR`);
  };

  const offerOf = async (buyer: Buyer, number: string) =>
    (await accountOf(buyer))?.opciones.find(({ clave, libera }) => clave === 'ORDEN' && libera.includes(number));

  describe('an order partly from the account', () => {
    test('C055 C056 an order above the limit is settled from what is left of the limit and a card', async () => {
      const { buyer, id, number, attempt, cents, part, pago } = await aSplitOrder();
      expect(pago).toMatchObject({ metodo: 'TCR', importe: (cents - part) / 100, accion: 'FORMULARIO' });
      // Reserved, and not charged yet.
      expect(await accountOf(buyer)).toMatchObject({
        saldo: 0,
        cupo: { limite: 10, usado: 0, retenido: 10, disponible: 0 },
      });
      await pay(attempt);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await movementsOf(id)).toEqual([{ kind: 'PEDIDO', cents: part, due_on: expect.any(String) }]);
      expect(await accountOf(buyer)).toMatchObject({
        saldo: 10,
        vence: expect.any(String),
        cupo: { usado: 10, retenido: 0, disponible: 0 },
      });
      expect(await read(buyer, attempt)).toMatchObject({
        datos: { estado: 'PAGADO', importe: (cents - part) / 100, deCuenta: 10, diferencia: 0 },
      });
      const confirmed = (await buyer.confirmed(number)).datos;
      expect(confirmed?.orden.totales).toMatchObject({ saldoAplicado: 10, aPagar: (cents - part) / 100 });
      const [charge] = await movementsOf(id);
      expect(confirmed?.cargo).toEqual({ importe: 10, pendiente: 10, vence: charge?.due_on });
    });

    test('C052 C053 before confirming, the executive sees the due date of the charge, even with a zero balance', async () => {
      const { buyer } = await aBag(shop, { creditCents: 100_000 });
      expect(await accountOf(buyer)).toMatchObject({ saldo: 0, vence: null });
      const day = (await buyer.summary()).datos?.orden.pago.vence;
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await buyer.get('consultarFormaPagoVigente')).toMatchObject({ datos: { vence: day } });
      const { datos } = await buyer.confirm(await buyer.asSeen());
      const { id = '', numero } = datos?.orden ?? {};
      await buyer.settle(`?orden=${numero}`);
      expect(await movementsOf(id)).toMatchObject([{ kind: 'PEDIDO', due_on: day }]);
    });

    test('C056 with the rest in cash on delivery, the account part is charged when cash is agreed', async () => {
      const { buyer, id, number, cents, part, pago } = await aSplitOrder(1_000, '001');
      expect(pago).toMatchObject({ metodo: '001', importe: (cents + 250 - part) / 100 });
      expect(await movementsOf(id)).toEqual([]);
      expect(await buyer.settle(`?orden=${number}`)).toMatchObject({ datos: { asentada: true, saldoAplicado: 10 } });
      expect(await movementsOf(id)).toMatchObject([{ cents: part }]);
      expect(await stateOf(id)).toBe('PENDIENTE');
    });

    test.each([
      ['more than is left', 1_001],
      ['nothing', 0],
    ])('C053 C072 a part of %s is refused with a reason, and nothing is placed', async (_what, part) => {
      const { buyer } = await aBag(shop, { creditCents: 1_000 });
      const refused = { status: 422, campos: { importeCuenta: 'payment.reason.part' } };
      expect(await placeSplit(buyer, part)).toMatchObject(refused);
      expect(await buyer.summary(`?metodo=TCR&importeCuenta=${(part / 100).toFixed(2)}`)).toMatchObject(refused);
      expect(await buyer.get('consultarResumenOrden/actual')).toMatchObject({ status: 200 });
    });

    test('C072 the account cannot pay all as a part, and a part alone does not say how the rest is paid', async () => {
      const { buyer, cents } = await aBag(shop);
      expect(await placeSplit(buyer, cents)).toMatchObject({
        status: 422,
        campos: { importeCuenta: 'payment.reason.part' },
      });
      const alone = { ...(await buyer.asSeen()), importeCuenta: 10 };
      expect(await buyer.confirm(alone)).toMatchObject({ status: 422, campos: { metodo: expect.any(String) } });
    });

    test.each([-1, 10.005])('C072 a part of %d euros is not a valid amount', async (importeCuenta) => {
      const { buyer, seen } = await aBag(shop);
      expect((await buyer.confirm({ ...seen, importeCuenta })).status).toBe(422);
      expect((await buyer.summary(`?importeCuenta=${importeCuenta}`)).status).toBe(422);
    });

    test('C055 C072 credit promised to a waiting order is not promised to another', async () => {
      const { buyer, article } = await aSplitOrder();
      await fillBag(buyer, article.code);
      expect(await placeSplit(buyer, 1)).toMatchObject({
        status: 422,
        campos: { importeCuenta: 'payment.reason.part' },
      });
      shop.pass(60);
      await shop.expire();
      expect((await accountOf(buyer))?.cupo).toMatchObject({ retenido: 0, disponible: 10 });
      expect(await placeSplit(buyer, 1_000)).toMatchObject({ status: 200 });
    });

    test('late money completes the order only if the account still has room for the part', async () => {
      const late = await aSplitOrder();
      shop.pass(60);
      await shop.expire();
      await pay(late.attempt);
      expect(await stateOf(late.id)).toBe('PAGADA');
      expect(await movementsOf(late.id)).toMatchObject([{ kind: 'PEDIDO', cents: 1_000 }]);

      const overtaken = await aSplitOrder();
      shop.pass(60);
      await shop.expire();
      await fillBag(overtaken.buyer, overtaken.article.code);
      await placeSplit(overtaken.buyer, 1_000);
      await pay(overtaken.attempt);
      expect(await stateOf(overtaken.id)).toBe('PAGADA_TARDE');
      await shop.askRefunds();
      expect(await stateOf(overtaken.id)).toBe('REEMBOLSADA');
      expect(await movementsOf(overtaken.id)).toEqual([]);
    });

    test('a second payment of the rest is refunded, and the part is charged once', async () => {
      const { buyer, id, attempt } = await aSplitOrder();
      await shop.open(buyer, attempt);
      const second = (await shop.open(buyer, attempt)).datos?.intento ?? '';
      await pay(second);
      await pay(attempt);
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await movementsOf(id)).toHaveLength(1);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'REEMBOLSADO' } });
    });

    test('C082 cancelling an order returns each part to where it came from', async () => {
      const { buyer, id, attempt, cents, part } = await aSplitOrder();
      await pay(attempt);
      expect(await shop.cancel(id)).toMatchObject({ toRefundCents: cents - part });
      await shop.askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
      expect(await movementsOf(id)).toMatchObject([{ cents: part }, { kind: 'ABONO', cents: -part }]);
      expect(await accountOf(buyer)).toMatchObject({ saldo: 0, cupo: { disponible: 10 } });
    });

    test('C056 a credit of the rest releases the order, with its part on credit as agreed', async () => {
      const { buyer, id, cents, part } = await aSplitOrder();
      const who = { accountId: null, actorId: null };
      const { orders, outbox } = shop.context();
      const now = shop.now();
      await shop
        .db()
        .transaction()
        .execute(async (trx) => {
          await addMovement(trx, {
            executiveId: buyer.id,
            kind: 'ABONO',
            cents: part - cents,
            orderId: null,
            who,
            now,
          });
          await orders.release(trx, executiveBuyer(buyer.id), { outbox, now });
        });
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await accountOf(buyer)).toMatchObject({ saldo: part / 100 });
      expect(await listLies(shop.db())).toEqual([]);
    });

    test('C056 the account takes a part of an older order, and the rest is paid by card', async () => {
      const { buyer, id, number, cents } = await aWhole(1_000);
      expect(await offerOf(buyer, number)).toMatchObject({ importe: cents / 100, deCuenta: 0, disponible: 10 });
      const { datos } = await settlePart(buyer, number, { part: 900, rest: cents - 900 });
      expect(datos?.pago).toMatchObject({ metodo: 'TCR', importe: (cents - 900) / 100 });
      expect(await offerOf(buyer, number)).toMatchObject({ importe: (cents - 900) / 100, deCuenta: 9, disponible: 10 });
      expect((await accountOf(buyer))?.cupo).toMatchObject({ retenido: 9, disponible: 1 });
      expect(await movementsOf(id)).toEqual([]);
      await pay(datos?.pago?.intento ?? '');
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await movementsOf(id)).toMatchObject([{ kind: 'PEDIDO', cents: 900 }]);
      expect(await listLies(shop.db())).toEqual([]);
    });

    test.each([
      ['more than is left', 1_001, 422],
      ['nothing', 0, 422],
      ['less than was agreed', 499, 422],
    ])(
      'C056 of an older order a part of %s is refused with a reason, and the agreed part stays',
      async (_what, part, status) => {
        const { buyer, number, cents } = await aWhole(1_000);
        await settlePart(buyer, number, { part: 500, rest: cents - 500 });
        expect(await settlePart(buyer, number, { part, rest: cents - part })).toMatchObject({
          status,
          campos: { importeCuenta: 'payment.reason.part' },
        });
        expect(await offerOf(buyer, number)).toMatchObject({ deCuenta: 5 });
        // Even with a valid part, the executive pays only the sum on the button; a refused request promises nothing.
        expect((await settlePart(buyer, number, { part: 600, rest: cents })).status).toBe(409);
        expect(await offerOf(buyer, number)).toMatchObject({ deCuenta: 5 });
      },
    );

    test('C056 a part needs an order, and a method for its rest', async () => {
      const { buyer, number } = await aWhole(1_000);
      const ofBalance = await buyer.settle('?origen=pagos&importe=20.00&importeCuenta=5.00&metodo=TCR');
      expect(ofBalance).toMatchObject({ status: 422, campos: { importeCuenta: 'payment.reason.part' } });
      await shop.db().updateTable('orders').set({ tender: null }).where('number', '=', number).execute();
      expect(await buyer.settle(`?orden=${number}&importeCuenta=5.00`)).toMatchObject({
        status: 422,
        campos: { metodo: expect.any(String) },
      });
    });

    test('paying the whole in an attempt opened earlier cancels the part named since', async () => {
      const { buyer, id, number, attempt, cents } = await aWhole(1_000);
      await shop.open(buyer, attempt);
      const { datos } = await settlePart(buyer, number, { part: 900, rest: cents - 900 });
      await pay(attempt);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await movementsOf(id)).toEqual([]);
      expect(await read(buyer, attempt)).toMatchObject({ datos: { importe: cents / 100, deCuenta: 0 } });
      await pay(datos?.pago?.intento ?? '');
      await shop.askRefunds();
      expect(await movementsOf(id)).toEqual([]);
      expect((await accountOf(buyer))?.cupo).toMatchObject({ retenido: 0, usado: 0 });
      expect(await listLies(shop.db())).toEqual([]);
    });

    test('a late full payment completes the order without charging the account for the part', async () => {
      const { buyer, id, number, attempt, cents } = await aWhole(1_000);
      await shop.open(buyer, attempt);
      await settlePart(buyer, number, { part: 900, rest: cents - 900 });
      shop.pass(60);
      await shop.reconcile();
      await shop.expire();
      await pay(attempt);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await movementsOf(id)).toEqual([]);
    });

    test("an operator's refund goes back the way the money came first, then to the account", async () => {
      const { buyer, id, attempt, cents, part } = await aSplitOrder();
      await pay(attempt);
      const { id: operatorId } = await shop.db().selectFrom('operators').select('id').executeTakeFirstOrThrow();
      const watch = createPaymentAdmin(shop.context());
      const giveBack = (sum: number, seenCents: number) =>
        watch.giveBack(attempt, { operatorId, reason: 'two pieces were torn', cents: sum, seenCents });
      expect((await watch.readDossier(attempt)).refundableCents).toBe(cents);
      await expect(giveBack(cents + 1, cents)).rejects.toMatchObject({ status: 409 });
      await giveBack(cents - part + 300, cents);
      await shop.askRefunds();
      expect(await read(buyer, attempt)).toMatchObject({ datos: { pagado: 0 } });
      expect(await movementsOf(id)).toMatchObject([{ cents: part }, { kind: 'ABONO', cents: -300 }]);
      expect((await watch.readDossier(attempt)).refundableCents).toBe(part - 300);
      await giveBack(part - 300, part - 300);
      expect(await accountOf(buyer)).toMatchObject({ saldo: 0 });
    });
  });
}, seededShop);
