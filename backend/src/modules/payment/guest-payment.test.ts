import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { testConfig } from '../../../test/client.ts';
import { toOrderWire, withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { readPdf } from '../../../test/pdf.ts';
import { aFinding } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { searchAttempts } from './admin/dossier.repository.ts';
import { listPaymentReview } from './admin/payment-review-lists.repository.ts';
import { readPaymentMailData, toPaymentMail } from './mail/payment-mail.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;

  test('an operator finds a guest’s payment by the order’s number, with the guest’s name where executives have a code', async () => {
    const { link, attempt } = await guest().order(await shop.article());
    expect(await searchAttempts(db(), link.number, 10)).toMatchObject([
      { attemptId: attempt, number: link.number, executiveCode: 'Inés Soto Gil' },
    ]);
    await guest().leave(link, attempt);
    const open = await listPaymentReview(db(), 'open', { now: shop.now(), from: 0, most: 50 });
    expect(open.map(({ number }) => number)).toContain(link.number);
  });

  test('B043 N14 a guest uploads a transfer proof by the link of the order, and by nothing less', async () => {
    const buyer = guest();
    const { link, attempt } = await buyer.order(await shop.article(), { metodo: '002' });
    const other = await guest().order(await shop.article(), { metodo: '002' });
    const file = Buffer.from('%PDF-1.7 transferred').toString('base64');
    const send = (body: object) =>
      buyer.post<AnswerOf<'sendGuestProof'>>('enviarComprobanteInvitado', {
        ...link,
        payment: attempt,
        file,
        ...body,
      });
    expect((await send({})).datos?.pendiente?.transferencia?.comprobante).toBe(shop.now().toISOString());
    expect((await buyer.read(link)).datos?.result.pendiente?.transferencia?.comprobante).toBe(shop.now().toISOString());
    expect((await send({ secret: other.link.secret })).status).toBe(404);
    expect((await send({ payment: other.attempt })).status).toBe(404);
    expect((await send({ file: Buffer.from('no file of ours').toString('base64') })).status).toBe(422);
    const card = await guest().order(await shop.article());
    expect((await send({ ...card.link, payment: card.attempt })).status).toBe(409);
  });

  test.each([
    ['es', 'devolucion', 'El pedido se canceló'],
    ['en', 'refund', 'The order was cancelled'],
    ['de', 'erstattung', 'Die Bestellung wurde storniert'],
  ] as const)(
    'B062 in %s a guest downloads the PDF of a completed refund by the link of the order',
    async (idioma, name, why) => {
      const buyer = guest();
      const { link, attempt, body } = await buyer.order(await shop.article(), { idioma });
      await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
      await buyer.cancel(link);
      const { id } = await db()
        .selectFrom('payment_refunds')
        .select('id')
        .where('attempt_id', '=', attempt)
        .executeTakeFirstOrThrow();
      const save = (change: object = {}) =>
        buyer.post('documentoReembolsoInvitado', { ...link, refund: id, ...change });
      expect(await save()).toMatchObject({ status: 404 });
      expect((await buyer.read(link)).datos?.refunds).toEqual([]);

      await shop.askRefunds();
      const importe = body.totalVisto;
      expect((await buyer.read(link)).datos?.refunds).toEqual([{ id, importe, fecha: expect.any(String) }]);
      const reply = await save();
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}-${link.number}.pdf"`,
      });
      const said = readPdf(reply.bytes).pages.flat();
      for (const text of [link.number, why, body.contacto.correo, `€${importe.toFixed(2)}`])
        expect(said).toContain(text);

      const other = await guest().order(await shop.article());
      const nobodys = '00000000-0000-0000-0000-000000000000';
      for (const change of [{ secret: other.link.secret }, other.link, { refund: nobodys }, { refund: 'x' }])
        expect(await save(change)).toMatchObject({ status: 404, mensaje: 'error.absent' });
    },
  );

  test('B062 a duplicate payment is listed among the refunds of a guest’s order', async () => {
    const buyer = guest();
    const { link, attempt, body } = await buyer.order(await shop.article());
    const again = await buyer.price({ lineas: body.lineas, orden: toOrderWire(link), metodo: 'PPL' });
    for (const one of [attempt, again.datos?.pago?.intento ?? ''])
      await shop.notify(aFinding(await shop.attemptOf(one), 'paid'));
    await shop.askRefunds();
    const { result, refunds = [] } = (await buyer.read(link)).datos ?? {};
    expect([result?.estado, result?.reembolsos]).toEqual(['PAGADO', []]);
    expect(refunds).toHaveLength(1);
    expect(await buyer.post('documentoReembolsoInvitado', { ...link, refund: refunds[0]?.id })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['es', ''],
    ['en', '/en'],
    ['de', '/de'],
  ] as const)('P04 X07 in %s a guest’s payment mail leads to the order by its link', async (idioma, prefix) => {
    const { attempt, link, body } = await guest().order(await shop.article(), { idioma });
    const letter = await readPaymentMailData(db(), testConfig, attempt);
    if (!letter) throw new Error('no letter');
    for (const about of ['paid', 'refunded'] as const) {
      const mail = toPaymentMail(letter, { about, cents: 100 }, 'https://velia.example');
      expect(mail.to).toBe(body.contacto.correo);
      expect(mail.text).toContain(
        `https://velia.example${prefix}/my-store/invited/shopping-confirmation#${link.number}.${link.secret}`,
      );
      // The linked page has the documents too.
      expect(/comprobante|receipt|Beleg/.test(mail.text)).toBe(about === 'refunded');
    }
  });
}, seededShop);
