import { expect, test } from '@jest/globals';
import { testConfig } from '../../../test/client.ts';
import { aPaidCard, lookUp, officeOf } from '../../../test/gift-cards.ts';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { findLedgerViolation } from '../../../test/ledger/read-ledger.ts';
import { admit } from '../../../test/office.ts';
import { aFinding } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { codeOfGiftCard } from '../../shared/gift-cards/codes.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;
  const cards = () => officeOf(shop).cards;
  const payments = () => officeOf(shop).payments;
  let operators = 0;
  async function doing() {
    operators += 1;
    await admit(db(), `gift-${operators}`);
    const { id } = await db()
      .selectFrom('operators')
      .select('id')
      .where('name', '=', `gift-${operators}`)
      .executeTakeFirstOrThrow();
    return { operatorId: id, reason: 'the holder called' };
  }

  /** A paid order of which a card paid ten euros. */
  async function aPaidOrder() {
    const { code } = await aPaidCard(shop, { amount: 10 });
    const [buyer, article] = [guest(), await shop.article()];
    const lineas = [{ codigo: article.code, cantidadPedida: 2, precio: article.cents / 100 }];
    const { datos } = await buyer.price({ lineas, formaEnvio: 'EST', metodo: 'TCR', vales: [code] });
    const order = await buyer.order(article, { vales: [code], aPagarVisto: datos?.totales.aPagar });
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    const { cents } = await shop.attemptOf(order.attempt);
    return { ...order, code, cents };
  }

  test('a blocked card is unknown until it is unblocked, and both stand in its journal', async () => {
    const { id, code, number } = await aPaidCard(shop);
    await cards().block(id, await doing());
    expect((await lookUp(guest(), code)).status).toBe(404);
    await expect(cards().block(id, await doing())).rejects.toMatchObject({ status: 409 });
    await cards().unblock(id, await doing());
    expect((await lookUp(guest(), code)).datos?.balance).toBe(50);
    const { steps, state } = await cards().read(id);
    expect([state, steps.map(({ event }) => event)]).toEqual(['valid', ['unblock', 'block']]);
    expect((await cards().list(number, { from: 0, most: 5 })).map((row) => row.number)).toEqual([number]);
  });

  test('a new code replaces the former one, with the same balance', async () => {
    const { id, code } = await aPaidCard(shop);
    await cards().renewCode(id, await doing());
    expect((await lookUp(guest(), code)).status).toBe(404);
    expect((await lookUp(guest(), codeOfGiftCard(testConfig, id, 2))).datos?.balance).toBe(50);
  });

  test('an unspent card is taken back once, and its money goes back the way it came', async () => {
    const { id, code, attempt } = await aPaidCard(shop);
    const doer = await doing();
    await payments().takeBackCard(id, doer);
    expect((await lookUp(guest(), code)).status).toBe(404);
    await expect(payments().takeBackCard(id, doer)).rejects.toMatchObject({ status: 409 });
    await shop.askRefunds();
    const refunds = await db()
      .selectFrom('payment_refunds')
      .select(['cents', 'state'])
      .where('attempt_id', '=', attempt)
      .execute();
    expect(refunds).toEqual([{ cents: 5_000, state: 'done' }]);
  });

  test('an order is refunded first by its provider, then to its card, and never twice', async () => {
    const { id, code, cents, attempt } = await aPaidOrder();
    const seenCents = await payments().readOrderRefundable(id);
    expect(seenCents).toBe(cents + 1_000);
    const giving = { ...(await doing()), cents: cents + 400, seenCents, asCredit: false };
    await payments().refundOrder(id, giving);
    expect((await lookUp(guest(), code)).datos?.balance).toBe(4);
    await expect(payments().refundOrder(id, giving)).rejects.toMatchObject({ status: 409 });
    expect(await payments().readOrderRefundable(id)).toBe(600);
    expect((await payments().readDossier(attempt)).refundableCents).toBe(600);
    await shop.askRefunds();
    expect(await findLedgerViolation(db())).toBeNull();
  });

  test('store credit is a card for a guest, and what it stands for goes back no other way', async () => {
    const { id, cents, link } = await aPaidOrder();
    const seenCents = await payments().readOrderRefundable(id);
    await payments().refundOrder(id, { ...(await doing()), cents: 500, seenCents, asCredit: true });
    const card = await db().selectFrom('gift_cards').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    expect(card).toMatchObject({ kind: 'credit', cents: 500 });
    expect((await lookUp(guest(), codeOfGiftCard(testConfig, card.id, 1))).datos?.balance).toBe(5);
    expect(await payments().readOrderRefundable(id)).toBe(seenCents - 500);
    expect((await guest().cancel(link)).datos).toMatchObject({ porReembolsar: (cents - 500) / 100, aVales: 10 });
    expect(await findLedgerViolation(db())).toBeNull();
  });

  test('after store credit for all of an order, cancelling it gives nothing back a second time', async () => {
    const { id, link } = await aPaidOrder();
    const seenCents = await payments().readOrderRefundable(id);
    await payments().refundOrder(id, { ...(await doing()), cents: seenCents, seenCents, asCredit: true });
    const { datos } = await guest().cancel(link);
    expect([datos?.porReembolsar, datos?.aVales ?? 0]).toEqual([0, 0]);
    expect(await findLedgerViolation(db())).toBeNull();
  });

  test('a card whose recipient was forgotten gets no new code, which nobody would be mailed', async () => {
    const { id, code } = await aPaidCard(shop, { amount: 10 });
    await db()
      .updateTable('gift_cards')
      .set({ delivery: 'mail', send_on: '2026-01-01', recipient_email: null })
      .where('id', '=', id)
      .execute();
    expect((await cards().read(id)).may.code).toBe(false);
    await expect(cards().renewCode(id, await doing())).rejects.toMatchObject({ status: 409 });
    expect((await lookUp(guest(), code)).datos?.state).toBe('valid');
  });
}, seededShop);
