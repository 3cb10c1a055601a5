import { expect, test } from '@jest/globals';
import { aBuyer, type Buyer } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withCounter(database, [aProvider({ opensOnce: true })]);
  const download = ({ token }: Pick<Buyer, 'token'>, id: string) =>
    shop.call('GET', `/api/socia/documentoReembolso/${id}`, { token });

  /** Paid by card, then cancelled. */
  async function aCancelledOrder() {
    const order = await shop.aWaitingOrder();
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await shop.cancel(order.id);
    const { id } = await shop
      .db()
      .selectFrom('payment_refunds')
      .select('id')
      .where('attempt_id', '=', order.attempt)
      .executeTakeFirstOrThrow();
    return { ...order, refund: id };
  }

  test('B023 B020 a completed refund is shown with its payment, and its document states amount, reason, date, method and order', async () => {
    const { buyer, attempt, number, handover } = await aCancelledOrder();
    await shop.askRefunds();
    const made = (await shop.read(buyer, attempt)).datos?.reembolsos ?? [];
    expect(made).toEqual([
      { id: expect.any(String), importe: handover?.importe, fecha: expect.stringMatching(/^2026-03-16/) },
    ]);
    const reply = await download(buyer, made[0]?.id ?? '');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="devolucion-${number}.pdf"`,
    });
    const said = readPdf(reply.bytes).pages.flat();
    const { reference } = await shop.attemptOf(attempt);
    for (const text of [number, 'El pedido se canceló', '16 de marzo de 2026', 'Tarjeta', reference])
      expect(said).toContain(text);
    expect(said.filter((text) => text === `€${handover?.importe.toFixed(2)}`)).toHaveLength(2);
  });

  test('B023 a pending refund has no document', async () => {
    const { buyer, attempt, refund } = await aCancelledOrder();
    expect((await shop.read(buyer, attempt)).datos?.reembolsos).toEqual([]);
    expect(await download(buyer, refund)).toMatchObject({ status: 404 });
    await shop.askRefunds();
    expect(await download(buyer, refund)).toMatchObject({ status: 200 });
  });

  test('B023 P01 another buyer’s refund looks like one that does not exist', async () => {
    const { buyer, refund } = await aCancelledOrder();
    await shop.askRefunds();
    const stranger = await aBuyer(shop.db(), shop.call);
    const nobodys = '00000000-0000-0000-0000-000000000000';
    const answers = [await download(stranger, refund), await download(buyer, nobodys), await download(buyer, 'x')];
    expect(answers.map(({ status, mensaje }) => [status, mensaje])).toEqual(Array(3).fill([404, 'error.absent']));
  });
}, seededShop);
