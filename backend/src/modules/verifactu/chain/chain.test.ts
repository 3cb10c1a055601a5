import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { readQr } from '../../../../test/qr.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { verifactuSettings } from '../../../../test/verifactu.ts';
import type { InvoiceRecord } from '../core/records.ts';
import { checkRecords } from './check-records.service.ts';
import { applySettings } from './open-chain.service.ts';
import { recordMissedInvoices } from './record-invoice.service.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db } = shop;
  const context = () => ({ db: db(), now: shop.now });
  const press = async (url: string, form: Record<string, string> = { reason: 'list' }) =>
    (await (await office.signedIn()).press(url, form)).confirm();

  async function aSentOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await press(`/office/orders/${order.id}/send`);
    const { number, cents } = await db()
      .selectFrom('invoices')
      .select(['number', 'cents'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { ...order, invoice: number, cents };
  }
  const recordsOf = async (...numbers: string[]) =>
    (
      await db()
        .selectFrom('verifactu_records')
        .select(['content', 'hash', 'position'])
        .where('invoice_number', 'in', numbers)
        .orderBy('id')
        .execute()
    ).map(({ content, ...rest }) => ({ ...rest, record: content as InvoiceRecord }));
  const eventsNow = async () =>
    (await db().selectFrom('verifactu_events').select('content').orderBy('id').execute()).map(
      ({ content }) => (content as { detail: object }).detail,
    );
  const apply = (...settings: Parameters<typeof verifactuSettings> | [null]) =>
    applySettings(
      db(),
      settings[0] === null
        ? { verifactu: null, endsVerifactu: true }
        : { verifactu: verifactuSettings(settings[0]), endsVerifactu: false },
      shop.now(),
    );

  beforeEach(() => apply());

  test('without the setting an invoice gets no record', async () => {
    expect(await apply(null)).toEqual({ opened: false, closed: 1 });
    const { invoice } = await aSentOrder();
    expect(await recordsOf(invoice)).toEqual([]);
    expect(await recordMissedInvoices(context())).toBe(0);
  });

  test('an instance whose settings say nothing leaves the chain of the others open', async () => {
    expect(await applySettings(db(), { verifactu: null, endsVerifactu: false }, shop.now())).toEqual({
      opened: false,
      closed: 0,
    });
    const { invoice } = await aSentOrder();
    expect(await recordsOf(invoice)).toHaveLength(1);
  });

  test('an invoice gets its record when it is issued, chained to the one before, and waits to be sent', async () => {
    const one = await aSentOrder();
    const two = await aSentOrder();
    const [first, second] = await recordsOf(one.invoice, two.invoice);
    const { issuerNif, issuedOn } = second?.record.invoice ?? {};
    expect([issuerNif, issuedOn]).toEqual(['B12345674', '2026-03-16']);
    expect(first?.record).toMatchObject({ kind: 'registration', type: 'F2', totalCents: one.cents, amends: null });
    expect(second?.record.previous).toEqual({ ...first?.record.invoice, hash: first?.hash });
    expect(second?.position).toBe((first?.position ?? 0) + 1);
    expect(second?.record.system).toMatchObject({ name: 'Velia', id: 'VE', producerNif: '89890001K' });
    const { state } = await db()
      .selectFrom('verifactu_submissions as s')
      .innerJoin('verifactu_records as r', 'r.id', 's.record_id')
      .select('s.state')
      .where('r.hash', '=', second?.hash ?? '')
      .executeTakeFirstOrThrow();
    expect(state).toBe('waiting');
  });

  test('a credit note gets the record of a correction', async () => {
    const { id, attempt, invoice } = await aSentOrder();
    await press(`/office/orders/${id}/deliver`);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'one came back', amount: '10.00' });
    await shop.askRefunds();
    const { number } = await db()
      .selectFrom('invoices')
      .select('number')
      .where('corrects', '=', invoice)
      .executeTakeFirstOrThrow();
    const [note] = await recordsOf(number);
    expect(note?.record).toMatchObject({
      type: 'R5',
      corrects: { number: invoice },
      totalCents: -1_000,
      taxCents: -174,
    });
    expect(await checkRecords(context())).toBe(0);
  });

  test('what an older version issues beside this one is recorded by the job, what was issued before the opening is not', async () => {
    await apply(null);
    const before = await aSentOrder();
    shop.pass(1);
    await apply();
    // An older version knows no chain.
    await sql`update verifactu_chains set is_open = false`.execute(db());
    const beside = await aSentOrder();
    await sql`update verifactu_chains set is_open = true where environment = 'test'`.execute(db());
    expect(await recordMissedInvoices(context())).toBe(1);
    expect(await recordMissedInvoices(context())).toBe(0);
    expect(await recordsOf(before.invoice)).toEqual([]);
    expect(await recordsOf(beside.invoice)).toHaveLength(1);
    expect(await checkRecords(context())).toBe(0);
  });

  test('the paper has the code that the record says, read back from its squares, and the words of the law', async () => {
    const { buyer, id, attempt, invoice, cents } = await aSentOrder();
    await press(`/office/orders/${id}/deliver`);
    await press(`/office/payments/${attempt}/give-back`, { reason: 'one came back', amount: '10.00' });
    await shop.askRefunds();
    const { number: note } = await db()
      .selectFrom('invoices')
      .select('number')
      .where('corrects', '=', invoice)
      .executeTakeFirstOrThrow();
    const paperOf = async (number: string) =>
      (await shop.call('GET', `/api/socia/documentoFactura/${number}`, { token: buyer.token })).bytes;
    for (const [number, total] of [
      [invoice, cents / 100],
      [note, -10],
    ] as const) {
      const bytes = await paperOf(number);
      const code = readQr(bytes);
      const url = `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=${number}&fecha=16-03-2026`;
      expect(code?.text).toBe(`${url}&importe=${total.toFixed(2)}`);
      expect(code?.millimetres).toBeGreaterThanOrEqual(30);
      expect(code?.millimetres).toBeLessThanOrEqual(40);
      const [page = []] = readPdf(bytes).pages;
      expect(page[0]).toBe('QR tributario:');
      expect(page).toContain('VERI*FACTU');
      expect(page.join(' ').replaceAll(/\s+/g, ' ')).toContain('Factura verificable en la sede electrónica de la AEAT');
    }
  });

  test('a paper without a record has no code', async () => {
    await apply(null);
    const { buyer, invoice } = await aSentOrder();
    const { bytes } = await shop.call('GET', `/api/socia/documentoFactura/${invoice}`, { token: buyer.token });
    expect(readQr(bytes)).toBeNull();
    expect(readPdf(bytes).pages.flat().join(' ')).not.toMatch(/VERI|AEAT/);
  });

  test('the real service gets a chain of its own, and going back goes on with the first', async () => {
    await aSentOrder();
    expect(await apply('production')).toEqual({ opened: true, closed: 1 });
    const [real] = await recordsOf((await aSentOrder()).invoice);
    expect([real?.position, real?.record.previous]).toEqual([1, null]);
    expect(await apply('test')).toEqual({ opened: true, closed: 1 });
    const [next] = await recordsOf((await aSentOrder()).invoice);
    expect(next?.position).toBeGreaterThan(1);
    expect(await apply('test')).toEqual({ opened: false, closed: 0 });
    expect((await eventsNow()).at(-1)).toEqual({ what: 'note', detail: 'chain opened' });
    expect(await checkRecords(context())).toBe(0);
  });

  test('neither a record nor an event can be changed or deleted', async () => {
    await aSentOrder();
    for (const change of [
      sql`update verifactu_records set hash = hash`,
      sql`delete from verifactu_records`,
      sql`update verifactu_events set hash = hash`,
      sql`delete from verifactu_events`,
    ])
      await expect(change.execute(db())).rejects.toThrow(/never changed|violates foreign key/);
  });

  test('a chain broken on purpose is found, and the event says where', async () => {
    const numbers: string[] = [];
    for (let made = 0; made < 3; made += 1) numbers.push((await aSentOrder()).invoice);
    const [, broken] = await recordsOf(...numbers);
    const change = async (cents: number) => {
      await sql`alter table verifactu_records disable trigger verifactu_records_stay`.execute(db());
      await sql`update verifactu_records set content = jsonb_set(content, '{totalCents}', ${cents}::text::jsonb)
        where hash = ${broken?.hash}`.execute(db());
      await sql`alter table verifactu_records enable trigger verifactu_records_stay`.execute(db());
    };
    const whole = broken?.record.kind === 'registration' ? broken.record.totalCents : 0;
    await change(1);
    expect(await checkRecords(context())).toBe(1);
    const anomaly = (await eventsNow()).find((detail) => 'kind' in detail);
    expect(anomaly).toMatchObject({
      what: 'anomaly',
      kind: 'hash',
      detail: `record ${broken?.position} has not the hash of what it says`,
      invoice: { number: numbers[1] },
    });
    await change(whole);
    expect(await checkRecords(context())).toBe(0);
  });
}, seededShop);
