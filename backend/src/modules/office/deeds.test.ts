import { expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  const { aWaitingOrder, attemptOf, open, notify, stateOf } = shop;
  const { aPaidOrder, aPaymentTwice, rowsIn, journalOf, refundsOf, at } = office;

  const refundRowOf = (attempt: string) =>
    shop.db().selectFrom('payment_refunds').select('id').where('attempt_id', '=', attempt).executeTakeFirstOrThrow();

  test('an operator asks the provider now, and the journal says who did', async () => {
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

  test('a provider that does not answer is reported as unreachable', async () => {
    const { buyer, attempt } = await aWaitingOrder();
    await open(buyer, attempt);
    provider.state.away = true;
    const browser = await office.signedIn();
    const { to } = await (await browser.press(`${at(attempt)}/ask`, { reason: 'she called us' })).confirm();
    provider.state.away = false;
    expect((await browser.get(to ?? '')).text).toContain('The provider cannot be reached.');
  });

  test('an operator refunds a part after confirming the amount, and an invalid or too large amount is refused', async () => {
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

  test('a payment that was not paid cannot be refunded', async () => {
    const { attempt } = await aWaitingOrder();
    const browser = await office.signedIn();
    expect((await browser.get(`${at(attempt)}/give-back`)).status).toBe(409);
    const form = { amount: '1.00', reason: 'a torn seam', sure: 'yes', seen: '0' };
    expect((await browser.post(`${at(attempt)}/give-back`, form)).status).toBe(409);
    expect(await refundsOf(attempt)).toEqual([]);
  });

  test('an operator cancels an order whose money all went back, once, and nothing is refunded twice', async () => {
    const { number, cents, attempt, order_id } = await aPaidOrder();
    const order = order_id ?? '';
    const browser = await office.signedIn();
    const amount = (cents / 100).toFixed(2);
    await (await browser.press(`${at(attempt)}/give-back`, { amount, reason: 'never sent' })).confirm();
    await shop.askRefunds();
    expect(await rowsIn('unpaid')).toContain(number);
    const deed = `/office/orders/${order}/call-off`;
    expect((await browser.get(at(attempt))).text).toContain(`href="${deed}"`);
    const { confirm } = await browser.press(deed, { reason: 'a false address' });
    expect(await stateOf(order)).toBe('PAGADA');
    const { to } = await confirm();
    expect(to).toBe(`/office/orders/${order}?done=callOff`);
    expect((await browser.get(to ?? '')).text).toContain('marta: a false address');
    expect([await stateOf(order), await refundsOf(attempt)]).toEqual(['CANCELADA', [{ cents, state: 'done' }]]);
    expect(await rowsIn('unpaid')).not.toContain(number);
    expect((await confirm()).status).toBe(409);
    expect((await browser.get(at(attempt))).text).not.toContain(deed);
  });

  test('an operator cancels a paid order before it is sent: it is refunded, and its buyer is mailed', async () => {
    const { cents, attempt, order_id } = await aPaidOrder();
    const order = order_id ?? '';
    const browser = await office.signedIn();
    await (await browser.press(`/office/orders/${order}/call-off`, { reason: 'bought by a bot' })).confirm();
    expect([await stateOf(order), await refundsOf(attempt)]).toEqual(['CANCELADA', [{ cents, state: 'wanted' }]]);
    const mails = await shop.sent<{ orderId: string; about: string }>('order-mail');
    expect(mails.filter(({ orderId }) => orderId === order).map(({ about }) => about)).toContain('cancelled');
    await shop.askRefunds();
    expect(await stateOf(order)).toBe('REEMBOLSADA');
  });

  test('a refund that was refused is marked as sent by hand, as evidence; one under way is not', async () => {
    const { attempt, cents, reference } = await aPaymentTwice().then((row) => ({ ...row, attempt: row.id }));
    const { id } = await refundRowOf(attempt);
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

  test('a waiting refund can be marked as sent only after another refund of the payment was reported as done', async () => {
    const { id: attempt, cents, reference } = await aPaymentTwice();
    const { id } = await refundRowOf(attempt);
    const refund = (named: string, outcome: 'waiting' | 'done') =>
      notify(aFinding({ reference, cents }, 'unheard', { about: { kind: 'refund', id: named, outcome } }));
    await refund(id, 'waiting');
    const browser = await office.signedIn();
    expect((await browser.get(`/office/refunds/${id}/sent`)).status).toBe(409);
    expect((await browser.get(at(attempt))).text).not.toContain(`/office/refunds/${id}/sent`);
    await refund('panel:4711', 'done');
    expect((await browser.get(at(attempt))).text).toContain(`/office/refunds/${id}/sent`);
    await (await browser.press(`/office/refunds/${id}/sent`, { reason: 'given back in the panel' })).confirm();
    expect(await refundsOf(attempt)).toEqual([{ cents, state: 'done' }]);
  });

  test('a refused refund that was ordered again cannot be marked as sent', async () => {
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
  ])('a form with %s is refused and notes nothing', async (_what, form) => {
    const { attempt } = await aPaidOrder();
    const browser = await office.signedIn();
    const full = { reason: 'a torn seam', sure: 'yes', ...form };
    expect((await browser.send('POST', `${at(attempt)}/note`, { form: full })).status).toBe(403);
    expect((await journalOf(attempt)).map(({ event }) => event)).not.toContain('note');
  });

  test('a form with the token of another session is refused', async () => {
    const { attempt } = await aPaidOrder();
    const other = (await (await office.signedIn('jonas')).get('/office')).text;
    const token = /name="token" value="([^"]+)"/.exec(other)?.[1] ?? '';
    const form = { reason: 'a torn seam', sure: 'yes', token };
    expect((await (await office.signedIn()).post(`${at(attempt)}/note`, form)).status).toBe(403);
  });

  test('a note from a browser that never signed in is refused', async () => {
    const { attempt } = await aPaidOrder();
    const form = { reason: 'a torn seam', sure: 'yes', token: 'a'.repeat(22) };
    const { status } = await office.browser().send('POST', `${at(attempt)}/note`, { form });
    expect(status).toBe(401);
  });
}, seededShop);
