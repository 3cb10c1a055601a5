import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { testConfig } from '../../../test/client.ts';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop } from '../../../test/seeded.ts';
import { readPaymentLetter, toPaymentMail } from './payment-mail.ts';
import { searchAttempts } from './watch/dossier.repository.ts';
import { listWatched } from './watch/lists.repository.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;

  test('P04 who looks after money finds a guest’s payment, under her name where others have a code', async () => {
    const { link, attempt } = await guest().order(await shop.article());
    expect(await searchAttempts(db(), link.numero, 10)).toMatchObject([
      { attemptId: attempt, number: link.numero, executiveCode: 'Inés Soto Gil' },
    ]);
    await guest().leave(link, attempt);
    const open = await listWatched(db(), 'open', { now: shop.now(), from: 0, most: 50 });
    expect(open.map(({ number }) => number)).toContain(link.numero);
  });

  test('B043 N14 a guest shows her transfer by the link of her order, and by nothing less', async () => {
    const buyer = guest();
    const { link, attempt } = await buyer.order(await shop.article(), { metodo: '002' });
    const other = await guest().order(await shop.article(), { metodo: '002' });
    const archivo = Buffer.from('%PDF-1.7 transferred').toString('base64');
    const send = (body: object) =>
      buyer.post<AnswerOf<'sendGuestProof'>>('enviarComprobanteInvitado', {
        ...link,
        intento: attempt,
        archivo,
        ...body,
      });
    expect((await send({})).datos?.pendiente?.transferencia?.comprobante).toBe(shop.now().toISOString());
    expect((await buyer.read(link)).datos?.pago.pendiente?.transferencia?.comprobante).toBe(shop.now().toISOString());
    expect((await send({ clave: other.link.clave })).status).toBe(404);
    expect((await send({ intento: other.attempt })).status).toBe(404);
    expect((await send({ archivo: Buffer.from('no file of ours').toString('base64') })).status).toBe(422);
    const card = await guest().order(await shop.article());
    expect((await send({ ...card.link, intento: card.attempt })).status).toBe(409);
  });

  test.each([
    ['es', ''],
    ['en', '/en'],
    ['de', '/de'],
  ] as const)(
    'P04 X07 in %s what a guest is written about her payment leads to her order by its link',
    async (idioma, prefix) => {
      const { attempt, link, body } = await guest().order(await shop.article(), { idioma });
      const letter = await readPaymentLetter(db(), testConfig, attempt);
      if (!letter) throw new Error('no letter');
      for (const about of ['paid', 'refunded'] as const) {
        const mail = toPaymentMail(letter, { about, cents: 100 }, 'https://velia.example');
        expect(mail.to).toBe(body.contacto.correo);
        expect(mail.text).toContain(
          `https://velia.example${prefix}/my-store/invited/shopping-confirmation#${link.numero}.${link.clave}`,
        );
        // Papers are behind a sign-in.
        expect(mail.text).not.toMatch(/comprobante|receipt|Beleg/);
      }
    },
  );
}, seededShop);
