import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBag } from '../../../test/account-parts.ts';
import { aPaidCard, countDifferences, lookUp } from '../../../test/gift-cards.ts';
import { lineOf, toOrderWire, withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { findLedgerViolation } from '../../../test/ledger/read-ledger.ts';
import { listLies } from '../../../test/money-truth.ts';
import { aFinding } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;
  const pay = async (attempt: string) => shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
  const balanceOf = async (code: string) => (await lookUp(guest(), code)).datos?.balance;

  /** A guest's bag of one article that costs more than a card of ten euros. */
  async function aBagOf(pieces = 2) {
    const article = await shop.article();
    return { article, lineas: [lineOf(article, pieces)] };
  }

  test('C028 C030 a guest pays a part by gift card and the rest by another card', async () => {
    const { code, number } = await aPaidCard(shop, { amount: 10 });
    const { article, lineas } = await aBagOf();
    const buyer = guest();
    const { datos } = await buyer.price({ lineas, formaEnvio: 'EST', metodo: 'TCR', vales: [code] });
    const { total = 0, aPagar = 0, vales } = datos?.totales ?? {};
    expect(vales).toEqual([{ numero: number, ultimos: code.slice(-4), importe: 10, saldo: 10 }]);
    expect(aPagar).toBeCloseTo(total - 10, 5);

    const { attempt, link, id } = await buyer.order(article, { vales: [code], aPagarVisto: aPagar });
    expect((await shop.attemptOf(attempt)).cents).toBe(Math.round(aPagar * 100));
    // Promised, and not charged yet.
    expect(await balanceOf(code)).toBe(10);
    expect((await buyer.price({ lineas, vales: [code] })).datos).toMatchObject({
      valesRechazados: [{ codigo: code, motivo: 'giftCard.reason.empty' }],
    });
    await pay(attempt);
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect(await balanceOf(code)).toBe(0);
    const read = (await buyer.read(link)).datos;
    expect(read?.totals).toMatchObject({ aPagar, vales: [{ numero: number, importe: 10, saldo: null }] });
    expect(read?.result).toMatchObject({ estado: 'PAGADO', deVales: 10, deCuenta: 0, diferencia: 0 });
    expect(await shop.orderMail({ orderId: id, about: 'confirmed' })).toMatchObject({
      text: expect.stringContaining(`Tarjeta regalo •••• ${code.slice(-4)}: −€10.00`),
    });
  });

  test('C030 a card that covers the order pays it at once, without a method', async () => {
    const { code } = await aPaidCard(shop, { amount: 250 });
    const { article } = await aBagOf(1);
    const { id, reply, body } = await guest().order(article, { metodo: undefined, vales: [code], aPagarVisto: 0 }, 1);
    expect(reply.datos).toMatchObject({ resultado: 'CREADA', pago: { accion: 'NINGUNO', importe: 0 } });
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect(await balanceOf(code)).toBeCloseTo(250 - body.totalVisto, 5);
    expect(await listLies(db())).toEqual([]);
  });

  test('C030 without a method nothing is placed that a card does not cover', async () => {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const { article, lineas } = await aBagOf();
    const buyer = guest();
    const { datos } = await buyer.price({ lineas, formaEnvio: 'EST', vales: [code] });
    const { reply } = await buyer.order(article, {
      metodo: undefined,
      vales: [code],
      aPagarVisto: datos?.totales.aPagar,
    });
    expect(reply).toMatchObject({ status: 422, campos: { metodo: 'error.field.required' } });
  });

  test('C030 what is left to pay is what was seen, or nothing is placed', async () => {
    const { code } = await aPaidCard(shop, { amount: 20 });
    const { article, lineas } = await aBagOf();
    const seen = (await guest().price({ lineas, formaEnvio: 'EST', metodo: 'TCR', vales: [code] })).datos?.totales;
    // Another browser uses it meanwhile.
    const first = await guest().order(article, { vales: [code], aPagarVisto: seen?.aPagar });
    expect(first.reply.datos?.resultado).toBe('CREADA');
    const second = await guest().order(article, { vales: [code], aPagarVisto: seen?.aPagar });
    expect(second.reply).toMatchObject({ status: 422, campos: { vales: 'giftCard.reason.empty' } });
    const { code: other } = await aPaidCard(shop, { amount: 20 });
    const wrong = await guest().order(article, { vales: [other], aPagarVisto: 1 });
    expect(wrong.reply).toMatchObject({
      codigo: 2,
      mensaje: 'giftCard.reason.changed',
      datos: { resultado: 'CAMBIOS' },
    });
    const unsaid = await guest().order(article, { vales: [other] });
    expect(unsaid.reply).toMatchObject({ status: 422, campos: { aPagarVisto: 'error.field.required' } });
  });

  test('B027 a cancelled order gives its part back to the card, once', async () => {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const { article, lineas } = await aBagOf();
    const buyer = guest();
    const { datos } = await buyer.price({ lineas, formaEnvio: 'EST', metodo: 'TCR', vales: [code] });
    const { attempt, link, id } = await buyer.order(article, { vales: [code], aPagarVisto: datos?.totales.aPagar });
    await pay(attempt);
    expect(await buyer.cancel(link)).toMatchObject({ datos: { aVales: 10, porReembolsar: datos?.totales.aPagar } });
    expect(await balanceOf(code)).toBe(10);
    await shop.askRefunds();
    expect(await buyer.cancel(link)).toMatchObject({ status: 409 });
    expect(await balanceOf(code)).toBe(10);
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
  });

  test('C028 a waiting order is paid by a card, in part and then in whole, and its part never falls', async () => {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const { code: large } = await aPaidCard(shop, { amount: 250 });
    const { article, lineas } = await aBagOf();
    const buyer = guest();
    const { attempt, link, id } = await buyer.order(article);
    const again = await buyer.price({ lineas, orden: toOrderWire(link), metodo: 'TCR', vales: [code] });
    const { cents } = await shop.attemptOf(attempt);
    expect(again.datos?.pago?.importe).toBeCloseTo(cents / 100 - 10, 5);
    expect((await buyer.price({ lineas, orden: toOrderWire(link), vales: ['2222222222222222'] })).campos).toEqual({
      vales: 'giftCard.reason.unknown',
    });
    const whole = await buyer.price({ lineas, orden: toOrderWire(link), vales: [large] });
    expect(whole.datos).toMatchObject({ pago: null, totales: { aPagar: 0 } });
    expect(await shop.stateOf(id)).toBe('PAGADA');
    // Money of the attempt that was open before is not needed.
    await pay(attempt);
    expect((await shop.attemptOf(attempt)).spent).toBe('twice');
  });

  test('a payment that began before a larger part was named leaves the cards the rest', async () => {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const { article, lineas } = await aBagOf();
    const buyer = guest();
    const { attempt, link, id } = await buyer.order(article);
    await buyer.price({ lineas, orden: toOrderWire(link), metodo: 'TCR', vales: [code] });
    await pay(attempt);
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect(await balanceOf(code)).toBe(10);
    expect((await buyer.read(link)).datos?.totals.vales).toBeUndefined();
  });

  test('late money resumes an order only if its card still has the part', async () => {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const { article, lineas } = await aBagOf();
    const place = async () => {
      const buyer = guest();
      const seen = (await buyer.price({ lineas, formaEnvio: 'EST', metodo: 'TCR', vales: [code] })).datos?.totales;
      return buyer.order(article, { vales: [code], aPagarVisto: seen?.aPagar });
    };
    const first = await place();
    shop.pass(60);
    await shop.expire();
    expect(await shop.stateOf(first.id)).toBe('VENCIDA');
    const second = await place();
    await pay(first.attempt);
    expect(await shop.stateOf(first.id)).toBe('PAGADA_TARDE');
    await pay(second.attempt);
    expect(await shop.stateOf(second.id)).toBe('PAGADA');
    expect(await balanceOf(code)).toBe(0);
  });

  test('B101 B102 an executive uses account, gift card and another card at once', async () => {
    const { code, number } = await aPaidCard(shop, { amount: 10 });
    const { buyer, cents } = await aBag(shop, { creditCents: 1_000 });
    const apply = (body: object) => buyer.post<AnswerOf<'applyGiftCard'>>('aplicarTarjetaRegalo', body);
    expect((await apply({ code: '2222222222222222' })).campos).toEqual({ code: 'giftCard.reason.unknown' });
    expect((await apply({ code })).datos?.totals).toMatchObject({ vales: [{ numero: number, importe: 10 }] });
    // Named again it counts once.
    expect((await apply({ code })).datos?.totals.vales).toHaveLength(1);
    const removed = await buyer.post<AnswerOf<'removeGiftCard'>>('quitarTarjetaRegalo', { card: number });
    expect(removed.datos?.totals.vales).toBeUndefined();
    await apply({ code });
    const seen = await buyer.asSeen({ metodo: 'TCR' });
    const aPagarVisto = (cents - 2_000) / 100;
    const { datos } = await buyer.confirm({ ...seen, importeCuenta: 10, aPagarVisto });
    expect(datos?.pago?.importe).toBe(aPagarVisto);
    await pay(datos?.pago?.intento ?? '');
    expect(await shop.stateOf(datos?.orden?.id ?? '')).toBe('PAGADA');
    expect(await balanceOf(code)).toBe(0);
    expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(10);
    await shop.cancel(datos?.orden?.id ?? '');
    expect(await balanceOf(code)).toBe(10);
    expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(0);
  });

  test('B101 an executive adds a card to a waiting order, which is then settled without another payment', async () => {
    const { code } = await aPaidCard(shop, { amount: 250 });
    const { buyer, number, id } = await shop.aWaitingOrder('TCR', { creditCents: 0 });
    const { datos } = await buyer.post<AnswerOf<'applyGiftCard'>>('aplicarTarjetaRegalo', { code, order: number });
    expect(datos?.totals.aPagar).toBe(0);
    expect((await buyer.post('aplicarTarjetaRegalo', { code, order: number })).campos).toEqual({
      code: 'giftCard.reason.nothingDue',
    });
    expect((await buyer.settle(`?orden=${number}`)).datos?.asentada).toBe(true);
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect((await buyer.get<AnswerOf<'readAmountDue'>>('consultarValorPagar')).datos?.saldo).toBe(0);
  });

  test('the books are right to the cent after all of this', async () => {
    expect(await findLedgerViolation(db())).toBeNull();
    expect(await countDifferences(shop)).toBe(0);
    expect(await listLies(db())).toEqual([]);
  });
}, seededShop);
