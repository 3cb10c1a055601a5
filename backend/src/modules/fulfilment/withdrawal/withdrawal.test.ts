import { describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { orderLinesMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import { aBuyer } from '../../../../test/buyers.ts';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { deleteExpired } from '../../../housekeeping.ts';
import { lastDayToWithdraw } from '../../../shared/dates.ts';
import { writeWithdrawalMail } from './withdrawal-mail.ts';

type Received = AnswerOf<'declareWithdrawal'>;
const plain = { locale: 'es', number: 'V26-000000', name: 'Inés Soto Gil', email: 'ines@example.com' };

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db, guest } = shop;
  let made = 0;
  /** From its own household, unless a test says otherwise. */
  function declare(
    change: object = {},
    { key, address, token }: { key?: string; address?: string; token?: string } = {},
  ) {
    made += 1;
    return shop.call<Received>('POST', '/api/public/declararDesistimiento', {
      body: { ...plain, email: `person${made}@example.com`, ...change },
      token,
      headers: { 'idempotency-key': key ?? `withdrawal-key-${made}`.padEnd(24, '0') },
      address: address ?? `203.0.${Math.floor(made / 200)}.${(made % 200) + 1}`,
    });
  }
  const rowOf = (receipt: string | undefined) =>
    db()
      .selectFrom('withdrawals')
      .selectAll()
      .where('receipt', '=', receipt ?? '')
      .executeTakeFirstOrThrow();
  const deliver = (orderId: string, at: Date) =>
    sql`insert into order_events (order_id, event, from_state, to_state, at)
      values (${orderId}, 'deliver', 'ENVIADA', 'ENTREGADA', ${at})`.execute(db());

  test('B028 a withdrawal counts on arrival: it gets a receipt with date and time, and its mail is queued', async () => {
    const { datos, status } = await declare({ words: 'Todo me queda pequeño.' });
    expect(status).toBe(200);
    expect(datos?.code).toMatch(/^D\d\d-[2-9A-Z]{8}$/);
    expect(datos?.at).toBe(shop.now().toISOString());
    const row = await rowOf(datos?.code);
    expect(row).toMatchObject({
      order_named: 'V26-000000',
      words: 'Todo me queda pequeño.',
      order_id: null,
      lines: [],
    });
    expect(await shop.sent('withdrawal-mail')).toContainEqual({ withdrawalId: row.id });
  });

  test('B028 a declaration whose mail cannot be queued is not saved', async () => {
    const count = async () => (await db().selectFrom('withdrawals').select('id').execute()).length;
    const before = await count();
    await sql`alter table test_outbox rename to test_outbox_away`.execute(db());
    expect((await declare()).status).toBe(500);
    await sql`alter table test_outbox_away rename to test_outbox`.execute(db());
    expect(await count()).toBe(before);
  });

  test('B028 the same key is the same withdrawal, however often it is sent; another content under it is refused', async () => {
    const body = { email: 'again@example.com' };
    const first = await declare(body, { key: 'a-key-of-hers-000000000001' });
    const again = await declare(body, { key: 'a-key-of-hers-000000000001' });
    expect(again.datos).toEqual(first.datos);
    const rows = await db().selectFrom('withdrawals').select('id').where('email', '=', 'again@example.com').execute();
    expect(rows).toHaveLength(1);
    expect((await declare({ ...body, number: 'other' }, { key: 'a-key-of-hers-000000000001' })).status).toBe(409);
    expect((await shop.call('POST', '/api/public/declararDesistimiento', { body: plain })).status).toBe(422);
  });

  test("B028 an order is matched by number and address, or by a guest link's key, and by nothing less; the answer is the same", async () => {
    const { id, link, body } = await guest().order(await shop.article());
    const { correo } = body.contacto;
    const other = await guest().order(await shop.article());
    const executive = await shop.aWaitingOrder();
    const found = async (change: object) => {
      const reply = await declare(change);
      expect([reply.status, Object.keys(reply.datos ?? {})]).toEqual([200, ['code', 'at']]);
      return (await rowOf(reply.datos?.code)).order_id;
    };
    expect(await found({ number: link.number, email: correo.toUpperCase() })).toBe(id);
    expect(await found({ number: ` ${link.number.toLowerCase()} `, email: correo })).toBe(id);
    expect(await found(link)).toBe(id);
    expect(await found({ number: executive.number, email: executive.buyer.account.username })).toBe(executive.id);
    expect(await found({ number: link.number })).toBeNull();
    expect(await found({ number: link.number, secret: other.link.secret })).toBeNull();
    expect(await found({ number: executive.number, secret: link.secret })).toBeNull();
    expect(await found({ number: 'V26-999999', email: correo })).toBeNull();
    // Valid here, although other calls take top-level domains of at most four letters.
    expect(await found({ number: link.number, email: 'ines@velia.online' })).toBeNull();
    expect(await found({ number: 'la bata de noviembre', email: correo })).toBeNull();
    // A withdrawal does not change its order.
    expect([await shop.stateOf(id), await shop.stateOf(other.id)]).toEqual(['PENDIENTE', 'PENDIENTE']);
  });

  test('B028 an invalid declaration is refused at its field', async () => {
    const reply = await declare({ email: 'nobody', name: 'evil.example.com/x', number: ' ' });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.campos ?? {}).sort()).toEqual(['email', 'name', 'number']);
    const line = { code: '482157', quantity: 1 };
    for (const wrong of [{ quantity: 0 }, { client: ' ' }, { client: '<b>Ana</b>' }, { client: 'a'.repeat(61) }])
      expect([wrong, (await declare({ lines: [{ ...line, ...wrong }] })).status]).toEqual([wrong, 422]);
    // As many as an order may have.
    const lines = (count: number) => ({ lines: Array.from({ length: count }, () => line) });
    expect((await declare(lines(orderLinesMax))).status).toBe(200);
    expect((await declare(lines(orderLinesMax + 1))).status).toBe(422);
  });

  test('B028 declarations are limited per mailbox and household; a repeat is answered all the same', async () => {
    const email = 'victim@example.com';
    const key = 'her-own-declaration-0000001';
    const own = await declare({ email }, { key });
    let status = 200;
    for (let at = 0; status === 200 && at < 30; at += 1) ({ status } = await declare({ email }));
    expect(status).toBe(429);
    expect((await declare({ email }, { key })).datos).toEqual(own.datos);
    expect((await declare({})).status).toBe(200);
    status = 200;
    for (let at = 0; status === 200 && at < 40; at += 1) ({ status } = await declare({}, { address: '192.0.2.77' }));
    expect(status).toBe(429);
  });

  test('a withdrawal is never changed, and is deleted only without an order and after all periods have ended', async () => {
    const { link, body } = await guest().order(await shop.article());
    const matched = await rowOf((await declare({ ...link, email: body.contacto.correo })).datos?.code);
    const row = (receipt: string, years: number, order_id: string | null) => ({
      receipt,
      received_at: new Date(Date.now() - years * 366 * 86_400_000),
      locale: 'es' as const,
      order_named: 'x',
      name: 'x',
      email: 'x@example.com',
      words: null,
      lines: '[]',
      order_id,
    });
    await db()
      .insertInto('withdrawals')
      .values([row('D20-OLD22222', 4, null), row('D20-OWNED222', 4, matched.order_id), row('D24-YOUNG222', 1, null)])
      .execute();
    await deleteExpired(db());
    const left = (await db().selectFrom('withdrawals').select('receipt').execute()).map(({ receipt }) => receipt);
    expect(left).toEqual(expect.arrayContaining(['D20-OWNED222', 'D24-YOUNG222']));
    expect(left).not.toContain('D20-OLD22222');
    await expect(db().updateTable('withdrawals').set({ words: 'other' }).execute()).rejects.toThrow('never changed');
    await expect(db().deleteFrom('withdrawals').where('receipt', '=', 'D20-OWNED222').execute()).rejects.toThrow(
      'never changed',
    );
  });

  describe('the mail of a withdrawal', () => {
    const mailOf = async (change: object) => {
      const { id } = await rowOf((await declare(change)).datos?.code);
      return writeWithdrawalMail(db(), { withdrawalId: id }, 'https://velia.example');
    };

    test.each([
      ['es', 'Acuse de recibo de tu desistimiento', 'el pedido completo', 'https://velia.example/customer-care'],
      ['en', 'Receipt of your withdrawal', 'the whole order', 'https://velia.example/en/customer-care'],
      ['de', 'Eingangsbestätigung Ihres Widerrufs', 'die gesamte Bestellung', 'https://velia.example/de/customer-care'],
    ] as const)(
      'in %s says what was declared, by whom, when and for which order',
      async (locale, subject, whole, page) => {
        const mail = await mailOf({ locale, number: 'V26-777777', email: 'ines@example.org' });
        expect(mail).toMatchObject({ to: 'ines@example.org', locale });
        expect(mail.subject).toContain(subject);
        const year = String(shop.now().getFullYear());
        for (const said of ['V26-777777', 'Inés Soto Gil', 'ines@example.org', whole, page, year])
          expect(mail.text).toContain(said);
        expect(mail.text).toMatch(/\d\d?:\d\d:\d\d/);
      },
    );

    test('names articles as the catalogue does, and unknown ones by their code', async () => {
      const { code } = await shop.article();
      const { text } = await mailOf({
        lines: [
          { code, quantity: 2 },
          { code: '0000-none', quantity: 1 },
        ],
      });
      expect(text).toMatch(new RegExp(`- 2 × .+, .+, talla de la etiqueta .+ \\(${code}\\)`));
      expect(text).toContain('- 1 × 0000-none');
    });

    test.each([
      ['es', 'para'],
      ['en', 'for'],
      ['de', 'für'],
    ])('says in %s for whom an executive had ordered each line', async (locale, preposition) => {
      const { code } = await shop.article();
      const { text } = await mailOf({
        locale,
        lines: [
          { code, quantity: 2, client: 'Ana «la de Triana»' },
          { code, quantity: 1 },
        ],
      });
      expect(text).toMatch(
        new RegExp(`- 2 × .+ \\(${code}\\), ${preposition} Ana «la de Triana»\\n- 1 × .+ \\(${code}\\)\\n`),
      );
    });

    test('makes no link of what a stranger typed', async () => {
      const { text } = await mailOf({
        lines: [{ code: '482157', quantity: 1, client: 'evil.example' }],
        words: 'Mira https://evil.example/x o www.evil.example',
        number: 'evil.example',
      });
      expect(text).not.toMatch(/evil\.example|https:\/\/evil/);
      expect(text).toContain('evil. example');
    });
  });

  describe('in the office', () => {
    test('a matched withdrawal shows its lines and the last day, and only the office says that one is late', async () => {
      const article = await shop.article();
      const { id, link, body } = await guest().order(article, {}, 3);
      const lines = [{ code: article.code, quantity: 1, client: 'Ana «la de Triana»' }];
      const early = await declare({ number: link.number, email: body.contacto.correo, lines });
      await deliver(id, new Date(shop.now().getTime() - 30 * 86_400_000));
      const late = await declare({ number: link.number, email: body.contacto.correo });
      expect(Object.keys(late.datos ?? {})).toEqual(Object.keys(early.datos ?? {}));
      const browser = await office.signedIn();
      const overview = (await browser.get('/office/withdrawals?lang=en')).to;
      expect(overview).toBe('/office/withdrawals');
      const { id: earlyId } = await rowOf(early.datos?.code);
      const page = (await browser.get(`/office/withdrawals/${earlyId}`)).text;
      for (const said of [link.number, 'Inés Soto Gil', article.code, 'Ana «la de Triana»', 'Last day to withdraw'])
        expect(page).toContain(said);
      const { id: lateId } = await rowOf(late.datos?.code);
      expect((await browser.get(`/office/withdrawals/${lateId}`)).text).toContain('after the last day');
      expect((await browser.get('/office')).text).toContain('Withdrawals');
    });

    test('an operator notes what came back of a withdrawal without an order, and closes it once', async () => {
      const { datos } = await declare({ number: '<b>none</b>'.replaceAll(/[<>]/g, ' '), words: 'a < b & c' });
      const { id } = await rowOf(datos?.code);
      const browser = await office.signedIn();
      await browser.get('/office?lang=en');
      const at = `/office/withdrawals/${id}`;
      const page = (await browser.get(at)).text;
      expect(page).toContain('Fits no order');
      expect(page).toContain('a &lt; b &amp; c');
      const back = await browser.press(`${at}/back`, { reason: 'parcel 12 opened' });
      expect(back.sure.text).toContain(datos?.code);
      expect((await back.confirm()).to).toBe(`${at}?done=goodsBack`);
      expect((await browser.get(`${at}/back`)).status).toBe(409);
      expect((await (await browser.press(`${at}/refuse`, { reason: 'x' })).sure).status).toBe(422);
      const done = await browser.press(`${at}/done`, { reason: 'given back by transfer' });
      await done.confirm();
      expect((await done.confirm()).status).toBe(409);
      expect((await browser.get(`${at}/refuse`)).status).toBe(409);
      const ended = (await browser.get(at)).text;
      for (const said of ['parcel 12 opened', 'given back by transfer', 'marta', 'This is finished.'])
        expect(ended).toContain(said);
      expect((await browser.get('/office/withdrawals')).text).not.toContain(datos?.code);
      expect((await browser.get('/office/withdrawals/no-such-id')).status).toBe(404);
    });
  });

  test('P04 a guest sees the last day to withdraw as soon as the delivery date is known', async () => {
    const { id, link } = await guest().order(await shop.article());
    expect((await guest().read(link)).datos?.withdrawUntil).toBeNull();
    const delivered = new Date('2026-03-02T20:00:00Z');
    await deliver(id, delivered);
    expect((await guest().read(link)).datos?.withdrawUntil).toBe('2026-03-16');
  });

  test('B028 P01 an executive who is signed in can name only their own orders', async () => {
    const { buyer, number, id } = await shop.aWaitingOrder();
    const other = await aBuyer(db(), shop.call);
    const { link } = await guest().order(await shop.article());
    const matched = async (who: { token: string }, number: string) =>
      (await rowOf((await declare({ number }, { token: who.token })).datos?.code)).order_id;
    expect(await matched(buyer, number)).toBe(id);
    expect(await matched(other, number)).toBeNull();
    expect(await matched(buyer, link.number)).toBeNull();
  });
}, seededShop);

test.each([
  ['2026-03-02T09:00:00Z', 'ES', '2026-03-16'],
  // In Madrid it is the next day already.
  ['2026-03-02T23:30:00Z', 'ES', '2026-03-17'],
  ['2026-03-07T12:00:00Z', 'ES', '2026-03-23'],
  ['2026-03-08T12:00:00Z', 'ES', '2026-03-23'],
  // Good Friday is a holiday in Spain and in Germany, Easter Monday only in Germany.
  ['2026-03-20T12:00:00Z', 'ES', '2026-04-06'],
  ['2026-03-20T12:00:00Z', 'DE', '2026-04-07'],
  // 8 December is a holiday of the shop, 3 October 2028 of the parcel's country.
  ['2026-11-24T12:00:00Z', 'DE', '2026-12-09'],
  ['2028-09-19T12:00:00Z', 'DE', '2028-10-04'],
  ['2028-09-19T12:00:00Z', 'ES', '2028-10-03'],
  ['2026-12-11T12:00:00Z', 'AT', '2026-12-28'],
  // A country without a list of holidays has its weekends, and the shop's own holidays.
  ['2026-12-11T12:00:00Z', 'XX', '2026-12-28'],
  ['2026-12-11T12:00:00Z', null, '2026-12-28'],
])(
  'N15 for a delivery at %s in %s the last day is %s: a fortnight later, moved to a working day',
  (at, country, day) => {
    expect(lastDayToWithdraw(new Date(at), country)).toBe(day);
  },
);
