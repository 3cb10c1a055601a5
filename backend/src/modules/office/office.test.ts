import { describe, expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aBrowser, withOffice } from '../../../test/office.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, provider);
  const office = withOffice(database, shop, provider);
  const { aWaitingOrder, attemptOf, open, notify, stateOf } = shop;

  async function aPaidOrder() {
    const waiting = await aWaitingOrder();
    await notify(aFinding(await attemptOf(waiting.attempt), 'paid', { transaction: `T-${waiting.number}` }));
    return { ...waiting, ...(await attemptOf(waiting.attempt)) };
  }
  async function aPaymentTwice() {
    const { buyer, attempt, id } = await aWaitingOrder();
    await open(buyer, attempt);
    const second = (await open(buyer, attempt)).datos?.intento ?? '';
    await notify(aFinding(await attemptOf(second), 'paid'));
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    return { ...(await attemptOf(attempt)), orderId: id };
  }
  const rowsIn = async (list: string) => (await (await office.signedIn()).get(`/office/lists/${list}`)).text;
  const journalOf = (id: string) =>
    shop
      .db()
      .selectFrom('payment_events as v')
      .leftJoin('operators as u', 'u.id', 'v.operator_id')
      .select(['v.event', 'v.detail', 'u.name', 'v.closes'])
      .where('v.attempt_id', '=', id)
      .orderBy('v.id')
      .execute();
  const refundsOf = (id: string) =>
    shop.db().selectFrom('payment_refunds').select(['cents', 'state']).where('attempt_id', '=', id).execute();
  const at = (id: string) => `/office/payments/${id}`;

  describe('what needs a person', () => {
    test('a payment that somebody left with, until its provider has spoken after its end', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      const { reference } = await attemptOf(attempt);
      expect(await rowsIn('open')).not.toContain(reference);
      await open(buyer, attempt);
      expect(await rowsIn('open')).toContain(reference);
      shop.pass(31);
      await shop.reconcile();
      expect(await rowsIn('open')).not.toContain(reference);
    });

    test('money of another amount, until somebody has closed it', async () => {
      const { attempt } = await aWaitingOrder();
      const row = await attemptOf(attempt);
      await notify(aFinding(row, 'paid', { cents: row.cents - 1 }));
      expect(await rowsIn('stray')).toContain(row.reference);
      const browser = await office.signedIn();
      await (await browser.press(`${at(attempt)}/note`, { reason: 'asked the bank' })).confirm();
      expect(await rowsIn('stray')).toContain(row.reference);
      await (await browser.press(`${at(attempt)}/note`, { reason: 'given back there', closes: 'yes' })).confirm();
      expect(await rowsIn('stray')).not.toContain(row.reference);
      await notify(aFinding(row, 'paid', { cents: row.cents - 1 }));
      expect(await rowsIn('stray')).toContain(row.reference);
    });

    test('money under a reference that is nobody’s, once for all copies, with its own page and note', async () => {
      const nobodys = aFinding({ reference: '2603NOBODYS1', cents: 4_321 }, 'paid');
      await notify(nobodys);
      await notify(nobodys);
      await notify(aFinding({ reference: '2603NOBODYS2', cents: 1_000 }, 'denied'));
      const list = await rowsIn('stray');
      expect(list.match(/2603NOBODYS1/g)).toHaveLength(1);
      expect(list).toContain('€43.21');
      expect(list).not.toContain('2603NOBODYS2');
      const page = /\/office\/evidence\/\d+/.exec(list)?.[0] ?? '';
      const browser = await office.signedIn();
      const { sure, confirm } = await browser.press(`${page}/note`, {
        reason: 'given back in the panel',
        closes: 'yes',
      });
      expect(sure.text).toContain('Are you sure?');
      expect((await confirm()).to).toBe(`${page}?done=note`);
      expect((await browser.get(page)).text).toContain('given back in the panel');
      expect(await rowsIn('stray')).not.toContain('2603NOBODYS1');
    });

    test('money that came a second time, until it has gone back', async () => {
      const { reference } = await aPaymentTwice();
      expect(await rowsIn('stray')).toContain(reference);
      expect(await rowsIn('refunds')).toContain(reference);
      await shop.askRefunds();
      expect(await rowsIn('stray')).not.toContain(reference);
      expect(await rowsIn('refunds')).not.toContain(reference);
    });

    test('an order that waits although its time is over', async () => {
      const { number, buyer, attempt } = await aWaitingOrder();
      await open(buyer, attempt);
      expect(await rowsIn('unpaid')).not.toContain(number);
      shop.pass(60);
      expect(await rowsIn('unpaid')).toContain(number);
      await shop.reconcile();
      await shop.expire();
      expect(await rowsIn('unpaid')).not.toContain(number);
    });

    test('an order that would be sent although all its money went back', async () => {
      const { number, cents, attempt, id: orderAttempt } = await aPaidOrder();
      const browser = await office.signedIn();
      const all = (cents / 100).toFixed(2);
      const { sure, confirm } = await browser.press(`${at(attempt)}/give-back`, { amount: all, reason: 'never sent' });
      expect(sure.text).toContain('The order is not called off by this.');
      await confirm();
      expect(await rowsIn('unpaid')).not.toContain(number);
      await shop.askRefunds();
      expect(await rowsIn('unpaid')).toContain(number);
      expect(orderAttempt).toBe(attempt);
    });

    test('the overview counts and shows all four, and a long list has pages', async () => {
      const { text } = await (await office.signedIn()).get('/office');
      for (const title of ['Payments without an end', 'Money without an order', 'Orders without money', 'Refunds'])
        expect(text).toMatch(new RegExp(`${title} \\(\\d+\\)`));
      const browser = await office.signedIn();
      expect((await browser.get('/office/lists/open?page=400')).text).toContain('Every provider has answered.');
      for (const page of ['0', '401', '-1', 'x', '1e3'])
        expect((await browser.get(`/office/lists/open?page=${page}`)).status).toBe(404);
      expect((await browser.get('/office/lists/everything')).status).toBe(404);
    });

    test('is found by order number, reference and the provider’s number', async () => {
      const { number, reference, transaction, attempt } = await aPaidOrder();
      const browser = await office.signedIn();
      for (const typed of [number, reference.toLowerCase(), transaction ?? ''])
        expect((await browser.get(`/office/search?q=${encodeURIComponent(` ${typed} `)}`)).to).toBe(at(attempt));
      for (const typed of ['0000', "'; drop table orders", '%00', '<b>'])
        expect((await browser.get(`/office/search?q=${encodeURIComponent(typed)}`)).text).toContain('Nothing found');
    });
  });

  describe('one payment', () => {
    test('shows what was agreed and everything that came, in its order, and no name', async () => {
      const { attempt, reference, number, buyer } = await aPaidOrder();
      const { text } = await (await office.signedIn()).get(at(attempt));
      expect(text).toContain(reference);
      expect(text).toContain(number);
      const events = ['Agreed', 'Evidence', 'Paid'].map((name) => text.indexOf(`<th scope="row">${name}</th>`));
      expect(events).toEqual([...events].sort((one, other) => one - other));
      expect(events).not.toContain(-1);
      const { name, email } = await shop
        .db()
        .selectFrom('accounts')
        .select(['name', 'email'])
        .where('id', '=', buyer.id)
        .executeTakeFirstOrThrow();
      for (const personal of [name, email ?? name]) expect(text).not.toContain(personal);
    });

    test('hostile words stay words', async () => {
      const { attempt } = await aWaitingOrder();
      const row = await attemptOf(attempt);
      const hostile = `"><script>alert(1)</script><img src=x onerror='a'>&amp;`;
      await notify(aFinding(row, 'denied', { reason: hostile, code: hostile }));
      const { text } = await (await office.signedIn()).get(at(attempt));
      expect(text).not.toContain('<script');
      expect(text).not.toContain('<img');
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).toContain('&amp;amp;');
    });

    test.each(['nothing', '00000000-0000-4000-8000-000000000000', "'", '%00'])('%s is no payment', async (id) => {
      const { status, headers } = await (await office.signedIn()).get(at(encodeURIComponent(id)));
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    });
  });

  describe('what a person may do', () => {
    test('asks the provider now, and the journal says who did', async () => {
      const { buyer, attempt, id } = await aWaitingOrder();
      await open(buyer, attempt);
      provider.settle((await attemptOf(attempt)).reference, 'paid');
      const { confirm } = await (await office.signedIn()).press(`${at(attempt)}/ask`, { reason: 'she called us' });
      expect(await stateOf(id)).toBe('PENDIENTE');
      expect((await confirm()).to).toBe(`${at(attempt)}?done=ask`);
      expect(await stateOf(id)).toBe('PAGADA');
      expect(await journalOf(attempt)).toContainEqual({
        event: 'note',
        detail: 'she called us',
        name: 'marta',
        closes: false,
      });
    });

    test('a provider that is away is said to be away', async () => {
      const { buyer, attempt } = await aWaitingOrder();
      await open(buyer, attempt);
      provider.state.away = true;
      const browser = await office.signedIn();
      const { to } = await (await browser.press(`${at(attempt)}/ask`, { reason: 'she called us' })).confirm();
      provider.state.away = false;
      expect((await browser.get(to ?? '')).text).toContain('The provider cannot be reached.');
    });

    test('gives back a part, with the amount asked about before, and never more than is there', async () => {
      const { attempt, cents } = await aPaidOrder();
      const browser = await office.signedIn();
      const url = `${at(attempt)}/give-back`;
      const { sure, confirm } = await browser.press(url, { amount: '1,50', reason: 'a torn seam' });
      expect(sure.text).toContain('<b>€1.50</b>');
      expect(await refundsOf(attempt)).toEqual([]);
      await confirm();
      expect(await refundsOf(attempt)).toEqual([{ cents: 150, state: 'wanted' }]);
      expect((await journalOf(attempt)).slice(-2)).toEqual([
        { event: 'note', detail: 'a torn seam', name: 'marta', closes: false },
        { event: 'refund-wanted', detail: 'operator 150', name: 'marta', closes: false },
      ]);
      for (const amount of [`${(cents / 100).toFixed(2)}`, '0', '0.00', '-1', '1.999', 'all', '1e2', '']) {
        const { sure: answer, confirm: again } = await browser.press(url, { amount, reason: 'too much' });
        expect([amount, answer.status, (await again()).status]).toEqual([amount, 422, 422]);
      }
      expect(await refundsOf(attempt)).toHaveLength(1);
    });

    test('what two people press at once goes back once', async () => {
      const { attempt } = await aPaidOrder();
      const pressed = await Promise.all(
        ['marta', 'jonas'].map(async (name) =>
          (await office.signedIn(name)).press(`${at(attempt)}/give-back`, { amount: '2.00', reason: 'a torn seam' }),
        ),
      );
      const answers = await Promise.all(pressed.map(({ confirm }) => confirm()));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(await refundsOf(attempt)).toEqual([{ cents: 200, state: 'wanted' }]);
    });

    test('what was not paid is not given back', async () => {
      const { attempt } = await aWaitingOrder();
      const browser = await office.signedIn();
      expect((await browser.get(`${at(attempt)}/give-back`)).status).toBe(409);
      const form = { amount: '1.00', reason: 'a torn seam', sure: 'yes', seen: '0' };
      expect((await browser.post(`${at(attempt)}/give-back`, form)).status).toBe(409);
      expect(await refundsOf(attempt)).toEqual([]);
    });

    test('a refund that was refused is marked as sent by hand, as evidence; one under way is not', async () => {
      const { attempt, cents, reference } = await aPaymentTwice().then((row) => ({ ...row, attempt: row.id }));
      const { id } = await shop
        .db()
        .selectFrom('payment_refunds')
        .select('id')
        .where('attempt_id', '=', attempt)
        .executeTakeFirstOrThrow();
      const browser = await office.signedIn();
      expect((await browser.get(`/office/refunds/${id}/sent`)).status).toBe(409);
      const about = { kind: 'refund' as const, id, outcome: 'refused' as const };
      await notify(aFinding({ reference, cents }, 'unheard', { about }));
      expect(await rowsIn('refunds')).toContain(reference);
      const { confirm } = await browser.press(`/office/refunds/${id}/sent`, { reason: 'sent from our account' });
      expect((await confirm()).to).toBe(`${at(attempt)}?done=markSent`);
      expect((await confirm()).status).toBe(409);
      expect(await refundsOf(attempt)).toEqual([{ cents, state: 'done' }]);
      expect((await journalOf(attempt)).at(-1)).toMatchObject({ event: 'refund-done', name: 'marta' });
      expect((await browser.get(at(attempt))).text).toContain('sent from our account');
      expect(await rowsIn('refunds')).not.toContain(reference);
    });

    test('what was refused and then promised anew is not marked as sent on top of it', async () => {
      const { attempt, cents, reference } = await aPaymentTwice().then((row) => ({ ...row, attempt: row.id }));
      const [refund] = await shop
        .db()
        .selectFrom('payment_refunds')
        .select('id')
        .where('attempt_id', '=', attempt)
        .execute();
      const about = { kind: 'refund' as const, id: refund?.id ?? '', outcome: 'refused' as const };
      await notify(aFinding({ reference, cents }, 'unheard', { about }));
      const browser = await office.signedIn();
      const amount = (cents / 100).toFixed(2);
      await (await browser.press(`${at(attempt)}/give-back`, { amount, reason: 'once more' })).confirm();
      const { confirm } = await browser.press(`/office/refunds/${refund?.id}/sent`, {
        reason: 'sent from our account',
      });
      expect((await confirm()).status).toBe(409);
      const states = (await refundsOf(attempt)).map(({ state }) => state).sort();
      expect(states).toEqual(['refused', 'wanted']);
    });

    test.each(['', 'ab', 'a'.repeat(501), 'bell \u0007', 'end \u0000'])('%j is no reason', async (reason) => {
      const { attempt } = await aPaidOrder();
      const { sure, confirm } = await (await office.signedIn()).press(`${at(attempt)}/note`, { reason });
      expect([sure.status, (await confirm()).status]).toEqual([422, 422]);
      expect(sure.text).toContain('aria-invalid="true"');
    });

    test.each([
      ['no token', {}],
      ['a token of nobody', { token: 'a'.repeat(22) }],
      ['an empty token', { token: '' }],
    ])('%s does nothing', async (_what, form) => {
      const { attempt } = await aPaidOrder();
      const browser = await office.signedIn();
      const full = { reason: 'a torn seam', sure: 'yes', ...form };
      expect((await browser.send('POST', `${at(attempt)}/note`, { form: full })).status).toBe(403);
      expect((await journalOf(attempt)).map(({ event }) => event)).not.toContain('note');
    });

    test('the token of another session does nothing', async () => {
      const { attempt } = await aPaidOrder();
      const other = (await (await office.signedIn('jonas')).get('/office')).text;
      const token = /name="token" value="([^"]+)"/.exec(other)?.[1] ?? '';
      const form = { reason: 'a torn seam', sure: 'yes', token };
      expect((await (await office.signedIn()).post(`${at(attempt)}/note`, form)).status).toBe(403);
    });
  });

  test('a browser that was never signed in does nothing, whatever it sends', async () => {
    const { attempt } = await aPaidOrder();
    const form = { reason: 'a torn seam', sure: 'yes', token: 'a'.repeat(22) };
    const { status } = await aBrowser(office.app).send('POST', `${at(attempt)}/note`, { form });
    expect(status).toBe(401);
  });
}, seededShop);
