import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { TenderCode } from 'contract/codes.ts';
import type { Buyer } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { addMovement } from '../../shared/ledger.ts';

onDatabase((database) => {
  const shop = withCounter(database, [
    aProvider({ opensOnce: true }),
    aProvider({ tenders: ['002'], minutes: 7 * 24 * 60 }),
  ]);
  const { aWaitingOrder, attemptOf, notify, read, stateOf, cancel, askRefunds } = shop;

  type Option = AnswerOf<'readAmountDue'>['opciones'][number];
  const readDue = async (buyer: Buyer) => (await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos;
  /** Chooses a line of the account's page, as the page does. */
  const press = ({ importe, clave, libera: [number] }: Option, buyer: Buyer, tender: TenderCode = 'TCR') =>
    buyer.settle(
      `?origen=pagos&importe=${importe.toFixed(2)}&metodo=${tender}${clave === 'ORDEN' ? `&orden=${number}` : ''}`,
    );
  const lineOf = async (buyer: Buyer, number: string) => {
    const line = (await readDue(buyer))?.opciones.find(({ libera }) => libera.includes(number));
    if (!line) throw new Error(`no line names ${number}`);
    return line;
  };
  const owe = (buyer: Buyer, cents: number) =>
    addMovement(shop.db(), {
      executiveId: buyer.id,
      kind: 'CARGO',
      cents,
      orderId: null,
      who: { accountId: null, actorId: null },
      now: shop.now(),
    });

  describe('an order paid on the account’s page', () => {
    test('C055 C056 C082 the first line that names it pays the order, and cancelling gives the money back to the card', async () => {
      const { buyer, id, number } = await aWaitingOrder();
      const { datos } = await press(await lineOf(buyer, number), buyer);
      expect(datos?.orden?.numero).toBe(number);
      const attempt = datos?.pago?.intento ?? '';
      const { cents } = await attemptOf(attempt);
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await cancel(id)).toMatchObject({ toRefundCents: cents });
      await askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
      expect(await read(buyer, attempt)).toMatchObject({ datos: { orden: number, estado: 'REEMBOLSADO', pagado: 0 } });
      expect((await readDue(buyer))?.saldo).toBe(0);
      expect(await listLies(shop.db())).toEqual([]);
    });

    test('C055 C056 C082 an order paid beside a debt is a separate payment, and only the order’s is refunded', async () => {
      const { buyer, id, number } = await aWaitingOrder('TCR', { creditCents: 100_000 });
      const until = new Date(shop.now().getTime() + 35 * 60_000).toISOString();
      await owe(buyer, 8_640);
      const due = await readDue(buyer);
      expect(due?.opciones).toMatchObject([
        { clave: 'TODO', importe: 86.4, libera: [] },
        { clave: 'ORDEN', libera: [number], reservadaHasta: until },
      ]);
      const paid = [];
      for (const option of due?.opciones ?? []) {
        const attempt = (await press(option, buyer)).datos?.pago?.intento ?? '';
        await notify(aFinding(await attemptOf(attempt), 'paid'));
        paid.push({ attempt, order: await stateOf(id) });
      }
      expect(paid.map(({ order }) => order)).toEqual(['PENDIENTE', 'PAGADA']);
      const [debt = '', order = ''] = paid.map(({ attempt }) => attempt);
      await cancel(id);
      await askRefunds();
      expect(await read(buyer, order)).toMatchObject({ datos: { estado: 'REEMBOLSADO' } });
      expect(await read(buyer, debt)).toMatchObject({ datos: { orden: null, estado: 'PAGADO', pagado: 86.4 } });
      expect((await readDue(buyer))?.saldo).toBe(0);
    });

    test('C055 C056 no account payment pays for orders: more than the debt is refused', async () => {
      const { buyer, number } = await aWaitingOrder();
      const { importe } = await lineOf(buyer, number);
      const refused = { status: 422, campos: { importe: 'payment.reason.outOfRange' } };
      expect(await buyer.settle(`?origen=pagos&importe=${importe.toFixed(2)}&metodo=TCR`)).toMatchObject(refused);
      await owe(buyer, 8_640);
      expect(await buyer.settle(`?origen=pagos&importe=${(importe + 86.4).toFixed(2)}&metodo=TCR`)).toMatchObject(
        refused,
      );
      expect(await buyer.settle('?origen=pagos&importe=86.40&metodo=TCR')).toMatchObject({ status: 200 });
    });

    test('C056 C082 each part is refunded to its source if the account paid a part', async () => {
      const { buyer, id, number } = await aWaitingOrder('TCR', { creditCents: 1_000 });
      const { importe } = await lineOf(buyer, number);
      const sums = `importe=${(importe - 9).toFixed(2)}&importeCuenta=9.00`;
      const { datos } = await buyer.settle(`?origen=pagos&orden=${number}&${sums}&metodo=TCR`);
      await notify(aFinding(await attemptOf(datos?.pago?.intento ?? ''), 'paid'));
      expect((await readDue(buyer))?.saldo).toBe(9);
      expect(await cancel(id)).toMatchObject({ toRefundCents: Math.round((importe - 9) * 100) });
      await askRefunds();
      expect(await stateOf(id)).toBe('REEMBOLSADA');
      expect((await readDue(buyer))?.saldo).toBe(0);
    });

    test('C056 C057 a transfer chosen again on the account’s page is the same pending payment', async () => {
      const { buyer, number, attempt } = await aWaitingOrder('002');
      const { datos } = await press(await lineOf(buyer, number), buyer, '002');
      expect(datos?.pago).toMatchObject({ intento: attempt, accion: 'INSTRUCCIONES' });
    });

    test('C056 pressing twice, and again on the order’s page, makes one attempt with the order’s deadline', async () => {
      const { buyer, id, number, attempt } = await aWaitingOrder();
      const line = await lineOf(buyer, number);
      const pressed = await Promise.all([
        press(line, buyer),
        press(line, buyer),
        buyer.settle(`?orden=${number}&metodo=TCR`),
      ]);
      expect(pressed.map(({ datos }) => datos?.pago?.intento)).toEqual([attempt, attempt, attempt]);
      shop.pass(60);
      await shop.expire();
      expect(await stateOf(id)).toBe('VENCIDA');
      expect((await press(line, buyer)).status).toBe(409);
      expect((await readDue(buyer))?.opciones).toEqual([]);
    });

    test('C056 C082 an order cancelled while the executive pays at the bank is refunded to the card', async () => {
      const { buyer, id, number } = await aWaitingOrder();
      const { datos } = await press(await lineOf(buyer, number), buyer);
      const asked = datos?.pago?.intento ?? '';
      const attempt = (await shop.open(buyer, asked)).datos?.intento ?? '';
      expect(await cancel(id)).toMatchObject({ toRefundCents: 0 });
      await notify(aFinding(await attemptOf(attempt), 'paid'));
      await askRefunds();
      expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'REEMBOLSADO', pagado: 0 } });
      expect((await readDue(buyer))?.saldo).toBe(0);
      expect(await listLies(shop.db())).toEqual([]);
    });
  });
}, seededShop);
