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
  const { aWaitingOrder, attemptOf, open, notify } = shop;
  const { aPaidOrder, aPaymentTwice, rowsIn, at } = office;

  test('a payment that a buyer opened is listed as open until its provider has answered after its end', async () => {
    const { buyer, attempt } = await aWaitingOrder();
    const { reference } = await attemptOf(attempt);
    expect(await rowsIn('open')).not.toContain(reference);
    await open(buyer, attempt);
    expect(await rowsIn('open')).toContain(reference);
    shop.pass(31);
    await shop.reconcile();
    expect(await rowsIn('open')).not.toContain(reference);
  });

  test('money of another amount is listed as stray until an operator closes it, and again when it is reported anew', async () => {
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

  test('a disputed or reversed payment of a paid order is listed as stray until an operator closes it', async () => {
    const { order_id, attempt } = await aPaidOrder();
    const row = await attemptOf(attempt);
    const browser = await office.signedIn();
    for (const outcome of ['disputed', 'reversed'] as const) {
      expect(await rowsIn('stray')).not.toContain(row.reference);
      await notify({ ...aFinding(row, 'waiting'), about: { kind: 'claim', outcome }, code: 'D1' });
      expect(await rowsIn('stray')).toContain(row.reference);
      const list = await rowsIn('stray');
      expect(list).toContain('The money is claimed back');
      expect((await browser.get(at(attempt))).text).toContain(`${outcome}: D1`);
      await (await browser.press(`${at(attempt)}/note`, { reason: 'answered there', closes: 'yes' })).confirm();
    }
    expect(await rowsIn('stray')).not.toContain(row.reference);
    expect(await shop.stateOf(order_id ?? '')).toBe('PAGADA');
  });

  test('a refund made in the provider’s own panel is listed as stray until an operator closes it, for good', async () => {
    const { attempt, reference } = await aPaidOrder();
    provider.settle(reference, 'paid');
    provider.refunds.set('panel:4711', { reference, cents: 150 });
    const aDay = async () => {
      shop.pass(24 * 60);
      await shop.reconcile();
    };
    await aDay();
    const rows = await rowsIn('stray');
    expect(rows).toContain(reference);
    expect(rows).toContain('A refund that does not fit');
    const browser = await office.signedIn();
    await (await browser.press(`${at(attempt)}/note`, { reason: 'agreed by phone', closes: 'yes' })).confirm();
    await aDay();
    expect(await rowsIn('stray')).not.toContain(reference);
  });

  test('money under an unknown reference is listed once for all copies, with its own page and note', async () => {
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

  test('a dispute about an unknown payment is listed under its own number', async () => {
    const claim = { ...aFinding({ reference: 'PP-D-1', cents: 0 }, 'waiting'), cents: null, code: 'PP-D-1' };
    await notify({ ...claim, about: { kind: 'claim', outcome: 'disputed' } });
    expect(await rowsIn('stray')).toContain('PP-D-1');
  });

  test('money that came a second time is listed until it is refunded', async () => {
    const { reference } = await aPaymentTwice();
    expect(await rowsIn('stray')).toContain(reference);
    expect(await rowsIn('refunds')).toContain(reference);
    await shop.askRefunds();
    expect(await rowsIn('stray')).not.toContain(reference);
    expect(await rowsIn('refunds')).not.toContain(reference);
  });

  test('an order that waits past its time is listed until it expires', async () => {
    const { number, buyer, attempt } = await aWaitingOrder();
    await open(buyer, attempt);
    expect(await rowsIn('unpaid')).not.toContain(number);
    shop.pass(60);
    expect(await rowsIn('unpaid')).toContain(number);
    await shop.reconcile();
    await shop.expire();
    expect(await rowsIn('unpaid')).not.toContain(number);
  });

  test('a paid order is listed once all its money went back', async () => {
    const { number, cents, attempt, id: orderAttempt } = await aPaidOrder();
    const browser = await office.signedIn();
    const all = (cents / 100).toFixed(2);
    const { sure, confirm } = await browser.press(`${at(attempt)}/give-back`, { amount: all, reason: 'never sent' });
    expect(sure.text).toContain('This does not cancel the order.');
    await confirm();
    expect(await rowsIn('unpaid')).not.toContain(number);
    await shop.askRefunds();
    expect(await rowsIn('unpaid')).toContain(number);
    expect(orderAttempt).toBe(attempt);
  });

  test('a sent order whose money all went back is listed until an operator closes it', async () => {
    const { number, cents, attempt, order_id } = await aPaidOrder();
    const browser = await office.signedIn();
    await (await browser.press(`/office/orders/${order_id}/send`, { reason: 'carrier’s list' })).confirm();
    const amount = (cents / 100).toFixed(2);
    await (await browser.press(`${at(attempt)}/give-back`, { amount, reason: 'it got lost' })).confirm();
    await shop.askRefunds();
    expect(await rowsIn('unpaid')).toContain(number);
    await (await browser.press(`/office/orders/${order_id}/deliver`, { reason: 'found again' })).confirm();
    expect(await rowsIn('unpaid')).toContain(number);
    await (await browser.press(`${at(attempt)}/note`, { reason: 'she keeps it', closes: 'yes' })).confirm();
    expect(await rowsIn('unpaid')).not.toContain(number);
  });

  test('an order that counts as paid but lacks money is listed, and before that no order is', async () => {
    expect(await rowsIn('unpaid')).not.toContain('its money is missing');
    const { number, id, cents } = await aPaidOrder();
    expect(await rowsIn('unpaid')).not.toContain(number);
    const total = (totalCents: number) =>
      shop.db().updateTable('orders').set({ total_cents: totalCents }).where('number', '=', number).execute();
    await total(cents + 1);
    const rows = await rowsIn('unpaid');
    expect(rows).toContain(number);
    expect(rows).toContain('Paid, but its money is missing');
    expect(rows).toContain(at(id));
    await total(cents);
  });

  test('the overview counts all four lists, and an unknown list or an invalid page number is absent', async () => {
    const { text } = await (await office.signedIn()).get('/office');
    for (const title of ['Unresolved payments', 'Money without an order', 'Orders without money', 'Refunds'])
      expect(text).toMatch(new RegExp(`${title} \\(\\d+\\)`));
    const browser = await office.signedIn();
    expect((await browser.get('/office/lists/open?page=400')).text).toContain('Every provider has answered.');
    for (const page of ['0', '401', '-1', 'x', '1e3'])
      expect((await browser.get(`/office/lists/open?page=${page}`)).status).toBe(404);
    expect((await browser.get('/office/lists/everything')).status).toBe(404);
  });

  const inFours = (reference: string) => reference.replaceAll(/(.{4})(?=.)/g, '$1 ');

  test('a payment is found by order number, reference and the provider’s number', async () => {
    const { number, reference, transaction, attempt } = await aPaidOrder();
    const browser = await office.signedIn();
    expect((await browser.get(`/office/search?q=${number}`)).text).toContain(`href="${at(attempt)}"`);
    for (const typed of [reference.toLowerCase(), inFours(reference), transaction ?? ''])
      expect((await browser.get(`/office/search?q=${encodeURIComponent(` ${typed} `)}`)).to).toBe(at(attempt));
    for (const typed of ['0000', "'; drop table orders", '%00', '<b>'])
      expect((await browser.get(`/office/search?q=${encodeURIComponent(typed)}`)).text).toContain('Nothing found');
  });
}, seededShop);
