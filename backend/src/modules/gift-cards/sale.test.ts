import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { testConfig } from '../../../test/client.ts';
import { aPaidCard, aPurchase, buyCard, cardOf, lookUp } from '../../../test/gift-cards.ts';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { findLedgerViolation } from '../../../test/ledger/read-ledger.ts';
import { readPdf } from '../../../test/pdf.ts';
import { aFinding } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import type { JobPayloads, Outbox } from '../../kit/outbox.ts';
import { toShopDate } from '../../shared/dates.ts';
import { formatGiftCardCode } from '../../shared/gift-cards/codes.ts';
import { attendGiftCards } from './attend-gift-cards.ts';
import { writeGiftCardMail } from './gift-card-mail.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;
  const day = 86_400_000;
  const later = (days: number) => toShopDate(new Date(shop.now().getTime() + days * day));
  const mailsOf = async (cardId: string) =>
    (await shop.sent<JobPayloads['gift-card-mail']>('gift-card-mail')).filter((mail) => mail.cardId === cardId);
  /** The scheduled work, some days from now, with the mails that it sends. */
  async function attend(days = 0) {
    const sent: JobPayloads['gift-card-mail'][] = [];
    const outbox: Outbox = { send: async (_trx, _kind, _key, payload) => void sent.push(payload as never) };
    await attendGiftCards({ db: db(), outbox, now: () => new Date(shop.now().getTime() + days * day) });
    return sent;
  }

  test('B094 the terms say what can be bought and how, and cash is no way', async () => {
    const { datos } = await shop.call<AnswerOf<'readGiftCardTerms'>>('GET', '/api/public/condicionesTarjetaRegalo');
    expect(datos).toMatchObject({ offered: true, minimum: 10, maximum: 250, validYears: 5, today: later(0) });
    expect(datos?.methods.map(({ codigo }) => codigo)).not.toContain('001');
  });

  test('B095 B096 a card on paper is of no use until it is paid, and then has its code for the buyer', async () => {
    const buyer = guest();
    const { datos } = await buyCard(buyer);
    const key = { number: datos?.number ?? '', secret: datos?.secret ?? '' };
    const read = () => buyer.post<AnswerOf<'readGiftCardPurchase'>>('consultarCompraTarjeta', key);
    expect((await read()).datos).toMatchObject({ state: 'waiting', code: null, amount: 50, expiresOn: null });
    await shop.notify(aFinding(await shop.attemptOf(datos?.payment.intento ?? ''), 'paid'));
    const paid = (await read()).datos;
    expect(paid).toMatchObject({ state: 'sent', result: { estado: 'PAGADO', orden: null, reintentable: false } });
    expect(paid?.expiresOn).toBe(`${Number(later(0).slice(0, 4)) + 5}${later(0).slice(4)}`);
    expect((await lookUp(guest(), paid?.code ?? '')).datos).toMatchObject({ state: 'valid', balance: 50, amount: 50 });
    const card = await cardOf(shop, key.number);
    expect(await mailsOf(card.id)).toEqual([{ cardId: card.id, about: 'paper' }]);
    expect(await shop.mailsOf(datos?.payment.intento ?? '')).toEqual(['paid']);
    expect((await buyer.post('consultarCompraTarjeta', { ...key, secret: 'a'.repeat(22) })).status).toBe(404);
    const mail = await writeGiftCardMail(db(), { cardId: card.id, about: 'paper' }, testConfig);
    expect(mail?.text).toContain(formatGiftCardCode(paid?.code ?? ''));
    expect(mail?.text).toContain(`/my-store/invited/gift-cards/purchase#${key.number}.${key.secret}`);
  });

  test('B095 one key is one card, and another body under it is refused', async () => {
    const buyer = guest();
    const [body, key] = [aPurchase(), buyer.newKey()];
    const first = await buyCard(buyer, body, key);
    expect((await buyCard(buyer, body, key)).datos).toEqual(first.datos);
    expect((await buyCard(buyer, { ...body, amount: 60 }, key)).status).toBe(409);
  });

  test.each([
    ['amount', { amount: 9 }],
    ['amount', { amount: 251 }],
    ['amount', { amount: 10.5 as number }],
    ['amount', { amount: -50 }],
    ['recipient.email', { delivery: 'mail' as const }],
    ['sendOn', { sendOn: '2026-02-31' }],
    ['sendOn', { delivery: 'mail' as const, sendOn: '2020-01-01' }],
    ['sendOn', { delivery: 'mail' as const, sendOn: '2099-01-01' }],
    ['message', { message: 'Mira esto: www.example.com' }],
    ['message', { message: 'x'.repeat(301) }],
    ['termsVersion', { termsVersion: '1999-01' }],
    ['method', { method: '001' as const }],
  ])('B095 a wrong %s is refused: %j', async (field, change) => {
    const recipient =
      field === 'recipient.email'
        ? {}
        : { recipient: { name: 'Clara', email: 'c@example.com', locale: 'es' as const } };
    const { status, campos } = await buyCard(guest(), aPurchase({ ...recipient, ...change }));
    expect([status, Object.keys(campos ?? {})]).toEqual([422, [field]]);
  });

  test('B095 a mailbox orders 500 euros a day', async () => {
    const body = aPurchase({ amount: 250 });
    expect((await buyCard(guest(), body)).status).toBe(200);
    expect((await buyCard(guest(), body)).status).toBe(200);
    const third = await buyCard(guest(), { ...body, amount: 10 });
    expect(third).toMatchObject({ status: 429, mensaje: 'giftCard.reason.limit' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('a card by mail goes to its recipient on its day, once, and the buyer does not see its code', async () => {
    const recipient = { name: 'Clara', email: 'clara@example.com', locale: 'de' as const };
    const { key, id, code } = await aPaidCard(shop, {
      delivery: 'mail',
      recipient,
      sendOn: later(3),
      message: 'Alles Gute',
    });
    const read = await guest().post<AnswerOf<'readGiftCardPurchase'>>('consultarCompraTarjeta', key);
    expect(read.datos).toMatchObject({ state: 'paid', code: null, sendOn: later(3) });
    expect(await attend(2)).toEqual([]);
    expect(await attend(3)).toEqual([{ cardId: id, about: 'gift' }]);
    expect(await attend(3)).toEqual([]);
    const mail = await writeGiftCardMail(db(), { cardId: id, about: 'gift' }, testConfig);
    expect(mail).toMatchObject({ to: 'clara@example.com', locale: 'de' });
    for (const text of ['Alles Gute', formatGiftCardCode(code), '€50.00', `/de/gift-card#${code}`])
      expect(mail?.text).toContain(text);
  });

  test('money that comes twice goes back, and money that comes late issues the card', async () => {
    const buyer = guest();
    const { datos } = await buyCard(buyer);
    const key = { number: datos?.number ?? '', secret: datos?.secret ?? '' };
    const second = await buyer.post<AnswerOf<'payGiftCardAgain'>>('pagarTarjeta', { ...key, method: 'PPL' });
    const attempts = [datos?.payment.intento ?? '', second.datos?.intento ?? ''];
    shop.pass(20 * 24 * 60);
    const read = () => buyer.post<AnswerOf<'readGiftCardPurchase'>>('consultarCompraTarjeta', key);
    expect((await read()).datos?.state).toBe('ended');
    expect((await buyer.post('pagarTarjeta', { ...key, method: 'TCR' })).status).toBe(409);
    for (const attempt of attempts) await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    expect((await read()).datos?.state).toBe('sent');
    expect(await Promise.all(attempts.map(async (one) => (await shop.attemptOf(one)).spent))).toEqual([
      'gift_card',
      'twice',
    ]);
    await shop.askRefunds();
    const refunds = await db().selectFrom('payment_refunds').select(['cents', 'state']).execute();
    expect(refunds).toEqual([{ cents: 5_000, state: 'done' }]);
  });

  test('B099 wrong, unpaid and blocked codes are answered alike, and a household guesses ten times', async () => {
    const { code, id } = await aPaidCard(shop);
    await db().updateTable('gift_cards').set({ blocked_at: shop.now() }).where('id', '=', id).execute();
    const thief = guest();
    const wrong = await lookUp(thief, '2222222222222222');
    expect([wrong.status, wrong.mensaje]).toEqual([404, 'giftCard.reason.unknown']);
    const blocked = await lookUp(thief, code);
    expect([blocked.status, blocked.mensaje]).toEqual([404, 'giftCard.reason.unknown']);
    for (let guess = 0; guess < 8; guess += 1) await lookUp(thief, '3333333333333333');
    const { code: right } = await aPaidCard(shop);
    expect((await lookUp(thief, right)).status).toBe(429);
    expect((await lookUp(guest(), right)).status).toBe(200);
  });

  test('B100 the paper has the code, what is left and until when', async () => {
    const { code } = await aPaidCard(shop);
    const { bytes, headers } = await guest().post('documentoTarjetaRegalo', { code, locale: 'en' });
    expect(headers['content-type']).toBe('application/pdf');
    const said = readPdf(bytes).pages.flat().join(' ');
    for (const text of [formatGiftCardCode(code), '€50.00', 'Clara']) expect(said).toContain(text);
  });

  test('what is left on a card ends with its last day, and names are forgotten', async () => {
    const { code, id } = await aPaidCard(shop);
    await db()
      .updateTable('gift_cards')
      .set({ expires_on: later(10) })
      .where('id', '=', id)
      .execute();
    await attend(10);
    expect((await lookUp(guest(), code)).datos).toMatchObject({ balance: 50, state: 'valid' });
    await attend(91);
    expect((await lookUp(guest(), code)).datos).toMatchObject({ balance: 0 });
    expect(await attend(91)).toEqual([]);
    expect(
      await db().selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({
      ...{ recipient_name: null, recipient_email: null, sender_name: null, message: null },
    });
  });

  test('the books are right to the cent after all of this', async () => {
    expect(await findLedgerViolation(db())).toBeNull();
  });
}, seededShop);
