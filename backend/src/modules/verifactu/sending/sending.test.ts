import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AeatPlan } from 'demo/simulators/aeat/aeat.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import { sql } from 'kysely';
import { testConfig } from '../../../../test/client.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { verifactuSettings } from '../../../../test/verifactu.ts';
import { checkRecords } from '../chain/check-records.service.ts';
import { applySettings } from '../chain/open-chain.service.ts';
import type { InvoiceRecord } from '../core/records.ts';
import { sendRecords } from './send-records.service.ts';

onDatabase((database) => {
  const shop = withCounter(database, [aProvider()]);
  const office = withOffice(database, shop, aProvider());
  const { db } = shop;
  const simulators = buildSimulators(silentLog);
  let serviceUrl = '';
  beforeAll(async () => {
    serviceUrl = `${await simulators.listen({ host: '127.0.0.1', port: 0 })}/aeat/VerifactuSOAP`;
    await applySettings(db(), { verifactu: verifactuSettings(), endsVerifactu: false }, shop.now());
  });
  afterAll(() => simulators.close());
  const plan = (wanted: AeatPlan) => simulators.inject({ method: 'POST', url: '/aeat/control/plan', payload: wanted });
  /** After the wait that the service asked for. */
  const send = () => {
    shop.pass(2);
    return sendRecords({
      db: db(),
      now: shop.now,
      config: { ...testConfig, verifactu: { ...verifactuSettings(), serviceUrl } },
    });
  };
  beforeEach(async () => {
    await plan({});
    await send();
  });
  const press = async (url: string, form: Record<string, string> = { reason: 'list' }) =>
    (await (await office.signedIn()).press(url, form)).confirm();
  const messages = async () =>
    (await simulators.inject({ url: '/aeat/control/messages' })).json<{
      messages: { records: number; isLate: boolean }[];
    }>().messages;

  async function anInvoice() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    await press(`/office/orders/${order.id}/send`);
    const { number } = await db()
      .selectFrom('invoices')
      .select('number')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return number;
  }
  const submissionsOf = async (number: string) =>
    (
      await db()
        .selectFrom('verifactu_submissions as s')
        .innerJoin('verifactu_records as r', 'r.id', 's.record_id')
        .select(['r.id', 's.state', 's.error_code as code', 's.csv', 'r.content'])
        .where('r.invoice_number', '=', number)
        .orderBy('r.id')
        .execute()
    ).map(({ content, ...rest }) => ({ ...rest, record: content as InvoiceRecord }));
  const statesOf = async (number: string) => (await submissionsOf(number)).map(({ state, code }) => [state, code]);

  test('records that wait go in one message, and are accepted with the service’s receipt', async () => {
    const numbers = [await anInvoice(), await anInvoice()];
    const before = (await messages()).length;
    await send();
    expect((await messages()).slice(before)).toEqual([{ records: 2, isLate: false }]);
    for (const number of numbers) {
      const [only] = await submissionsOf(number);
      expect(only).toMatchObject({ state: 'accepted', code: null, csv: expect.stringMatching(/^A-\d+$/) });
    }
    await send();
    expect(await messages()).toHaveLength(before + 1);
  });

  test('nothing is sent before the time that the service named', async () => {
    await plan({ waitSeconds: 600 });
    await anInvoice();
    await send();
    const number = await anInvoice();
    await send();
    expect(await statesOf(number)).toEqual([['waiting', null]]);
    shop.pass(10);
    await send();
    expect(await statesOf(number)).toEqual([['accepted', null]]);
    // For the tests that follow.
    shop.pass(10);
  });

  test.each<NonNullable<AeatPlan['fault']>>(['unavailable', 'garbled'])(
    'a service that is %s gets the records later, as late ones, and the office says since when',
    async (fault) => {
      const number = await anInvoice();
      await plan({ fault });
      await expect(send()).rejects.toThrow('could not be sent');
      expect(await statesOf(number)).toEqual([['waiting', null]]);
      expect((await (await office.signedIn()).get('/office')).text).toContain(
        'Nothing has reached the tax office since',
      );
      await plan({});
      await send();
      expect((await messages()).at(-1)).toEqual({ records: 1, isLate: true });
      expect(await statesOf(number)).toEqual([['accepted', null]]);
      expect((await (await office.signedIn()).get('/office')).text).not.toContain('tax office');
    },
  );

  test('records whose answer was lost are sent again, and what the service has already is accepted', async () => {
    const number = await anInvoice();
    await plan({ fault: 'lost' });
    await expect(send()).rejects.toThrow('could not be sent');
    await plan({});
    await send();
    expect(await statesOf(number)).toEqual([['accepted', null]]);
  });

  test('what is refused stands in the office; made again, it says that the tax office has none, and is accepted', async () => {
    const [number, other] = [await anInvoice(), await anInvoice()];
    await plan({ errors: { [number]: { state: 'Incorrecto', code: 1104, text: 'NIF <no> válido' } } });
    await send();
    expect(await statesOf(number)).toEqual([['rejected', 1104]]);
    expect(await statesOf(other)).toEqual([['accepted', null]]);
    const [refused] = await submissionsOf(number);
    const page = `/office/records/${refused?.id}`;
    const browser = await office.signedIn();
    for (const at of ['/office', '/office/records', page]) {
      const { text } = await browser.get(at);
      expect(text).toContain(number);
      expect(text).toContain('1104: NIF &lt;no&gt; válido');
    }
    expect((await press(`${page}/amend`, { reason: '' })).status).toBe(422);
    expect((await press(`${page}/amend`, { reason: 'the name was wrong' })).to).toContain(page);
    expect((await browser.get(page)).text).toContain('the name was wrong');
    expect((await press(`${page}/settle`)).status).toBe(409);
    await plan({});
    await send();
    expect(await statesOf(number)).toEqual([
      ['rejected', 1104],
      ['accepted', null],
    ]);
    expect((await submissionsOf(number))[1]?.record).toMatchObject({ kind: 'registration', amends: 'absent' });
    expect((await browser.get('/office')).text).not.toContain(number);
    expect(await checkRecords({ db: db(), now: shop.now })).toBe(0);
  });

  test('what is accepted with errors is made again as such, or settled with a note', async () => {
    const [one, two] = [await anInvoice(), await anInvoice()];
    const error = { state: 'AceptadoConErrores', code: 2005, text: 'Importe' } as const;
    await plan({ errors: { [one]: error, [two]: error } });
    await send();
    const [first, second] = [(await submissionsOf(one))[0], (await submissionsOf(two))[0]];
    await press(`/office/records/${first?.id}/amend`);
    await press(`/office/records/${second?.id}/settle`, { reason: 'told by telephone' });
    await plan({ errors: { [one]: { ...error, state: 'Incorrecto' } } });
    await send();
    const [, again] = await submissionsOf(one);
    expect(again).toMatchObject({ state: 'rejected', record: { amends: 'accepted' } });
    await press(`/office/records/${again?.id}/amend`);
    expect((await submissionsOf(one))[2]?.record).toMatchObject({ amends: 'refused' });
    expect(await submissionsOf(two)).toHaveLength(1);
  });

  test('a record that was accepted, and one that does not exist, has no page', async () => {
    const number = await anInvoice();
    await send();
    const [accepted] = await submissionsOf(number);
    const browser = await office.signedIn();
    for (const id of [accepted?.id, 999_999, 'x'])
      expect((await browser.get(`/office/records/${id}`)).status).toBe(404);
  });

  // Last, because these copies are no chain.
  test('a message has at most a thousand records, and the rest goes in the next', async () => {
    const number = await anInvoice();
    const copied = 1_000;
    await sql`with copies as (
      insert into verifactu_records (chain_id, position, kind, invoice_number, content, hash, made_at)
        select chain_id, position + copy, kind, invoice_number, content, hash, made_at
        from verifactu_records, generate_series(1, ${copied}::integer) as copy where invoice_number = ${number}
        returning id
    ) insert into verifactu_submissions (record_id) select id from copies`.execute(db());
    const before = (await messages()).length;
    await send();
    await send();
    expect((await messages()).slice(before).map(({ records }) => records)).toEqual([1_000, 1]);
    expect(new Set((await statesOf(number)).map(([state]) => state))).toEqual(new Set(['accepted']));
  });
}, seededShop);
