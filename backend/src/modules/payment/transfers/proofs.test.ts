import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { proofMaxBytes } from 'contract/rules.ts';
import { aBuyer, type Buyer } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { someTransfers, withTransfers } from '../../../../test/transfers.ts';
import { runTransferSchedule } from './transfers.service.ts';

const pdf = Buffer.from('%PDF-1.7 transferred');
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6]);
const day = 24 * 60;

onDatabase((database) => {
  const provider = aProvider();
  const transfers = someTransfers();
  const shop = withCounter(database, [provider, transfers]);
  const office = withOffice(database, shop, provider, [transfers]);
  const { aTransfer, arrive } = withTransfers(shop);
  const { aWaitingOrder, attemptOf, stateOf } = shop;
  const { at } = office;

  const send = (buyer: Buyer, attempt: string, file: Buffer | string) =>
    buyer.post<AnswerOf<'sendTransferProof'>>('enviarComprobante', {
      payment: attempt,
      file: typeof file === 'string' ? file : file.toString('base64'),
    });
  const toldOf = (reply: Awaited<ReturnType<typeof send>>) => reply.datos?.pendiente?.transferencia?.comprobante;
  const kept = () => database().db.selectFrom('payment_proofs').selectAll().execute();

  test('N14 a transfer proof is shown with its time to the payer and as a file to the operator, and moves no money', async () => {
    const { buyer, attempt, id, number } = await aTransfer();
    const sent = await send(buyer, attempt, pdf);
    expect(toldOf(sent)).toBe(shop.now().toISOString());
    expect([sent.datos?.estado, sent.datos?.pagado, await stateOf(id)]).toEqual(['EN_ESPERA', 0, 'PENDIENTE']);
    const confirmed = await buyer.confirmed(number);
    expect(confirmed.datos?.pago?.transferencia?.comprobante).toBe(shop.now().toISOString());
    const browser = await office.signedIn();
    expect(await office.rowsIn('proofs')).toContain(at(attempt));
    expect((await browser.get(at(attempt))).text).toContain(`href="${at(attempt)}/proof"`);
    const { headers, text } = await browser.get(`${at(attempt)}/proof`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${(await attemptOf(attempt)).reference}.pdf"`,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(text).toBe(pdf.toString());
  });

  test('a new proof replaces the last, at most ten times, and each payment has one', async () => {
    const { buyer, attempt } = await aTransfer();
    for (let time = 1; time < 10; time++) await send(buyer, attempt, pdf);
    expect((await send(buyer, attempt, jpg)).status).toBe(200);
    expect(await send(buyer, attempt, pdf)).toMatchObject({ status: 409, mensaje: 'payment.reason.proofsEnough' });
    const own = (await kept()).filter(({ attempt_id }) => attempt_id === attempt);
    expect(own).toMatchObject([{ kind: 'jpg', times: 10 }]);
    const browser = await office.signedIn();
    expect((await browser.get(`${at(attempt)}/proof`)).headers['content-type']).toBe('image/jpeg');
  });

  test('a buyer’s twenty-first proof is refused, though ten were for another payment', async () => {
    const { buyer, article, attempt } = await aTransfer();
    const other = await shop.orderMore(buyer, { code: article.code, tender: '002' });
    for (let time = 0; time < 10; time++) for (const each of [attempt, other.attempt]) await send(buyer, each, pdf);
    expect(await send(buyer, other.attempt, pdf)).toMatchObject({ status: 429, mensaje: 'error.tooMany' });
    expect((await kept()).filter(({ attempt_id }) => attempt_id === attempt)).toMatchObject([{ times: 10 }]);
  });

  test('an order’s transfer proof is accepted until its pieces are released, three days after the payment deadline', async () => {
    const { buyer, attempt } = await aTransfer();
    shop.pass(8 * day);
    expect((await send(buyer, attempt, pdf)).status).toBe(200);
    expect(await office.rowsIn('proofs')).toContain(at(attempt));
    shop.pass(2 * day);
    await shop.expire();
    expect(await send(buyer, attempt, pdf)).toMatchObject({ status: 409, mensaje: 'payment.reason.ended' });
    // The payer may have transferred all the same.
    expect(await office.rowsIn('proofs')).toContain(at(attempt));
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'error.field.type'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'error.field.type'],
    ['invalid base64', 'not base64 at all!', 'error.field.pattern'],
    ['too few bytes', 'JVBERi0', 'error.field.tooShort'],
    ['too many bytes', Buffer.concat([pdf, Buffer.alloc(proofMaxBytes)]), 'error.field.tooLong'],
  ])('%s is refused, and nothing is kept', async (_, file, key) => {
    const { buyer, attempt } = await aTransfer();
    const before = await kept();
    expect(await send(buyer, attempt, file)).toMatchObject({ status: 422, campos: { file: key } });
    expect(await kept()).toHaveLength(before.length);
  });

  test('the largest allowed file passes, and a larger body is not read', async () => {
    const { buyer, attempt } = await aTransfer();
    const largest = Buffer.concat([pdf, Buffer.alloc(proofMaxBytes - pdf.length)]);
    expect((await send(buyer, attempt, largest)).status).toBe(200);
    expect((await send(buyer, attempt, 'A'.repeat(1_000_000))).status).toBe(413);
    // Only this call carries files.
    expect((await buyer.post('abrirPago', { payment: 'A'.repeat(300_000) })).status).toBe(413);
  });

  test('a proof is refused for another buyer’s payment, for one that is no transfer and for an ended one', async () => {
    const { buyer, attempt } = await aTransfer();
    const other = await aBuyer(shop.db(), shop.call);
    expect((await send(other, attempt, pdf)).status).toBe(404);
    const card = await aWaitingOrder();
    expect((await send(card.buyer, card.attempt, pdf)).status).toBe(409);
    await send(buyer, attempt, pdf);
    await arrive(attempt, (await attemptOf(attempt)).cents);
    expect(await office.rowsIn('proofs')).not.toContain(at(attempt));
    expect((await send(buyer, attempt, pdf)).status).toBe(409);
    const late = await aTransfer();
    shop.pass(11 * day);
    await shop.expire();
    expect((await send(late.buyer, late.attempt, pdf)).status).toBe(409);
  });

  test('after ninety days a proof is deleted, and the office has nothing to download', async () => {
    const { buyer, attempt } = await aTransfer();
    await send(buyer, attempt, pdf);
    shop.pass(90 * day - 1);
    await runTransferSchedule(shop.context());
    const browser = await office.signedIn();
    expect((await browser.get(`${at(attempt)}/proof`)).status).toBe(200);
    shop.pass(2);
    await runTransferSchedule(shop.context());
    expect((await browser.get(`${at(attempt)}/proof`)).status).toBe(404);
    expect((await browser.get(at(attempt))).text).not.toContain('/proof');
  });

  test('two weeks after its money was booked a proof is deleted as well', async () => {
    const { buyer, attempt } = await aTransfer();
    await send(buyer, attempt, pdf);
    await arrive(attempt, (await attemptOf(attempt)).cents);
    const isKept = async () => (await kept()).some(({ attempt_id }) => attempt_id === attempt);
    shop.pass(14 * day);
    await runTransferSchedule(shop.context());
    expect(await isKept()).toBe(true);
    shop.pass(1);
    await runTransferSchedule(shop.context());
    expect(await isKept()).toBe(false);
  });

  test('without an office session no proof can be downloaded', async () => {
    const { buyer, attempt } = await aTransfer();
    await send(buyer, attempt, pdf);
    const { status, to } = await office.browser().get(`${at(attempt)}/proof`);
    expect([status, to]).toEqual([303, '/office/sign-in']);
  });
}, seededShop);
