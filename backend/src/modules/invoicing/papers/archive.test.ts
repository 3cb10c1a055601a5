import { createHash } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { words } from '../../../words/words.ts';
import { archiveDrawing } from './archive.repository.ts';
import { archivePaper } from './archive.service.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const press = async (url: string, form: Record<string, string> = { reason: 'list' }) =>
    (await (await office.signedIn()).press(url, form)).confirm();
  const download = ({ token }: { token: string }, number: string) =>
    shop.call('GET', `/api/socia/documentoFactura/${number}`, { token });
  const saidOn = (bytes: Buffer) => readPdf(bytes).pages.flat();
  const archived = (number: string) =>
    shop.db().selectFrom('paper_archive').selectAll().where('number', '=', number).execute();
  const numbersOf = async (orderId: string) =>
    (
      await shop
        .db()
        .selectFrom('invoices')
        .select('number')
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute()
    ).map(({ number }) => number);

  /** The job of a paper, if the outbox has one. */
  async function runJobOf(number: string) {
    const jobs = await shop.sent<{ number: string }>('archive-paper');
    for (const job of jobs.filter((each) => each.number === number)) await archivePaper(shop.context(), job.number);
  }

  async function aSentOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await press(`/office/orders/${order.id}/send`);
    const [invoice = ''] = await numbersOf(order.id);
    return { ...order, invoice };
  }

  /** As a later version draws an invoice. */
  async function withAnotherDrawing(work: () => Promise<void>) {
    const { invoice } = words.es.papers;
    jest.replaceProperty(invoice.columns, 'code', 'Nuevo');
    jest.replaceProperty(invoice.facts, 'corrects', 'Corrige nuevo');
    jest.spyOn(invoice, 'file').mockImplementation((number) => `otra-${number}`);
    try {
      await work();
    } finally {
      jest.restoreAllMocks();
    }
  }

  test('B082 an invoice that was downloaded stays the same file when the drawing changes', async () => {
    const { buyer, invoice } = await aSentOrder();
    const first = await download(buyer, invoice);
    expect(first.status).toBe(200);
    await withAnotherDrawing(async () => {
      const later = await download(buyer, invoice);
      expect(later.headers['content-disposition']).toBe(`attachment; filename="factura-${invoice}.pdf"`);
      expect(later.bytes.equals(first.bytes)).toBe(true);
      const other = await aSentOrder();
      expect(saidOn((await download(other.buyer, other.invoice)).bytes)).toContain('Nuevo');
    });
  });

  test('B082 papers are archived by a job after dispatch and correction, before anybody asks for them', async () => {
    const { buyer, id, attempt, invoice } = await aSentOrder();
    await press(`/office/orders/${id}/deliver`);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'one came back', amount: '10.00' });
    await shop.askRefunds();
    const [note = ''] = (await numbersOf(id)).filter((number) => number.startsWith('R'));
    await runJobOf(invoice);
    await runJobOf(note);
    await withAnotherDrawing(async () => {
      for (const number of [invoice, note]) {
        const said = saidOn((await download(buyer, number)).bytes);
        expect(said.join(' ')).not.toMatch(/nuevo/i);
        expect(said.join(' ')).toContain(number);
      }
    });
    const [paper] = await archived(note);
    expect(paper?.sha256).toEqual(
      createHash('sha256')
        .update(paper?.bytes ?? '')
        .digest(),
    );
    expect(paper?.drawn_at).toEqual(shop.now());
  });

  test('B082 a guest’s invoice is archived like an executive’s', async () => {
    const guest = shop.guest();
    const order = await guest.order(await shop.article());
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await press(`/office/orders/${order.id}/send`);
    const [invoice = ''] = await numbersOf(order.id);
    const ask = () => guest.post('documentoOrdenInvitado', { ...order.link, invoice });
    const { bytes } = await ask();
    await withAnotherDrawing(async () => expect((await ask()).bytes.equals(bytes)).toBe(true));
    expect(await archived(invoice)).toHaveLength(1);
  });

  test('B082 a second drawing of the same paper is not stored: the first one counts', async () => {
    const { buyer, invoice } = await aSentOrder();
    const { bytes } = await download(buyer, invoice);
    const second = { name: 'second.pdf', bytes: Buffer.from('%PDF-second') };
    const counted = await archiveDrawing(shop.db(), invoice, second, shop.now());
    expect(bytes.equals(counted.bytes)).toBe(true);
    await runJobOf(invoice);
    expect(await archived(invoice)).toHaveLength(1);
  });

  test('B082 an archived paper cannot be changed or deleted, and its checksum is checked', async () => {
    const { buyer, invoice } = await aSentOrder();
    await download(buyer, invoice);
    for (const change of [
      sql`update paper_archive set bytes = '', sha256 = sha256('') where number = ${invoice}`,
      sql`delete from paper_archive where number = ${invoice}`,
    ])
      await expect(change.execute(shop.db())).rejects.toThrow('never changed');
    const { invoice: another } = await aSentOrder();
    await expect(
      sql`insert into paper_archive values (${another}, 'a.pdf', 'one', sha256('other'), now())`.execute(shop.db()),
    ).rejects.toThrow('check constraint');
  });

  test('B082 the paper of a closed account is kept, and one not drawn yet is still archived as issued', async () => {
    const { buyer, id, attempt, invoice } = await aSentOrder();
    const first = await download(buyer, invoice);
    await press(`/office/orders/${id}/deliver`);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'one came back', amount: '10.00' });
    await shop.askRefunds();
    const [note = ''] = (await numbersOf(id)).filter((number) => number.startsWith('R'));
    const { token, account } = buyer;
    const closed = await shop.call('POST', '/api/socia/cerrarCuenta', { token, body: { password: account.password } });
    expect(closed.status).toBe(200);
    await runJobOf(note);
    const [[kept], [drawnLater]] = [await archived(invoice), await archived(note)];
    expect(first.bytes.equals(kept?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(saidOn(Buffer.from(drawnLater?.bytes ?? ''))).toEqual(
      expect.arrayContaining([account.name, 'Calle Mayor 1']),
    );
  });
}, seededShop);
