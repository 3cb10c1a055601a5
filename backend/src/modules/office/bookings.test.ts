import { expect, test } from '@jest/globals';
import { aBuyer } from '../../../test/buyers.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { someTransfers, withTransfers } from '../../../test/transfers.ts';

onDatabase((database) => {
  const provider = aProvider();
  const transfers = someTransfers();
  const shop = withCounter(database, [provider, transfers]);
  const office = withOffice(database, shop, provider, [transfers]);
  const { aTransfer, arrive } = withTransfers(shop);
  const { aWaitingOrder, attemptOf, stateOf } = shop;
  const { at, journalOf, rowsIn } = office;
  const reason = 'statement of today';

  test('an operator books a line of the bank statement after confirming it, and the whole amount pays the order', async () => {
    const { attempt, id } = await aTransfer();
    const { cents } = await attemptOf(attempt);
    const browser = await office.signedIn();
    expect((await browser.get(at(attempt))).text).toContain(`${at(attempt)}/book`);
    const part = await browser.press(`${at(attempt)}/book`, { amount: '1,50', bankId: 'N2611 01', reason });
    expect(part.sure.text).toContain('<b>€1.50</b>');
    expect(part.sure.text).toContain('N2611 01');
    expect((await attemptOf(attempt)).received_cents).toBeNull();
    expect((await part.confirm()).to).toBe(`${at(attempt)}?done=book`);
    expect([(await attemptOf(attempt)).received_cents, await stateOf(id)]).toEqual([150, 'PENDIENTE']);
    const rest = { amount: ((cents - 150) / 100).toFixed(2), bankId: 'N2611 02', reason };
    await (await browser.press(`${at(attempt)}/book`, rest)).confirm();
    expect(await stateOf(id)).toBe('PAGADA');
    const arrived = (await journalOf(attempt)).filter(({ event }) => event === 'arrived');
    expect(arrived.map(({ name }) => name)).toEqual(['marta', 'marta']);
    expect((await browser.get(at(attempt))).text).toContain(reason);
  });

  test('a line of the bank statement that was booked before is refused, and counts once', async () => {
    const { attempt } = await aTransfer();
    const browser = await office.signedIn();
    const { confirm } = await browser.press(`${at(attempt)}/book`, { amount: '1.00', bankId: 'N2611 03', reason });
    await confirm();
    expect((await confirm()).status).toBe(409);
    expect((await attemptOf(attempt)).received_cents).toBe(100);
  });

  test.each([
    ['amount', { amount: '0', bankId: 'N2611 04' }],
    ['amount', { amount: '-5', bankId: 'N2611 04' }],
    ['bankId', { amount: '5.00', bankId: '' }],
    ['bankId', { amount: '5.00', bankId: '<script>' }],
  ])('a wrong %s is reported at its field, and the typed reason is kept', async (field, typed) => {
    const { attempt } = await aTransfer();
    const { sure } = await (await office.signedIn()).press(`${at(attempt)}/book`, { ...typed, reason });
    expect(sure.status).toBe(422);
    expect(sure.text).toContain(`id="${field}-wrong"`);
    expect(sure.text).toContain(reason);
  });

  test('a transfer that arrived in part is listed as unresolved until the rest arrives or its order is cancelled', async () => {
    const { attempt } = await aTransfer();
    const { cents, reference } = await attemptOf(attempt);
    expect(await rowsIn('open')).not.toContain(reference);
    await arrive(attempt, 150);
    const rows = await rowsIn('open');
    expect(rows).toContain(reference);
    expect(rows).toContain('Only a part has arrived');
    await arrive(attempt, cents - 150);
    expect(await rowsIn('open')).not.toContain(reference);
    const ended = await aTransfer();
    await arrive(ended.attempt, 150);
    await shop.cancel(ended.id);
    const { reference: other } = await attemptOf(ended.attempt);
    expect([(await rowsIn('open')).includes(other), (await rowsIn('refunds')).includes(other)]).toEqual([false, true]);
  });

  test('a part of a transfer to the account is unresolved until an operator closes it, and again after another part', async () => {
    const buyer = await aBuyer(shop.db(), shop.call, { balanceCents: 10_000 });
    const { datos } = await buyer.settle('?origen=pagos&importe=40.00&metodo=002');
    const attempt = datos?.pago?.intento ?? '';
    const { reference } = await attemptOf(attempt);
    await arrive(attempt, 1_000);
    expect(await rowsIn('open')).toContain(reference);
    const browser = await office.signedIn();
    await (await browser.press(`${at(attempt)}/note`, { reason: 'asked her', closes: 'yes' })).confirm();
    expect(await rowsIn('open')).not.toContain(reference);
    shop.pass(1);
    await arrive(attempt, 1_000);
    expect(await rowsIn('open')).toContain(reference);
  });

  test('an operator cannot book a payment that a provider reports', async () => {
    const { attempt } = await aWaitingOrder();
    const browser = await office.signedIn();
    expect((await browser.get(`${at(attempt)}/book`)).status).toBe(409);
    expect((await browser.get(at(attempt))).text).not.toContain('/book');
  });
}, seededShop);
