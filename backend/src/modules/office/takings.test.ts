import { expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { someTransfers, withTransfers } from '../../../test/transfers.ts';

const day = 24 * 60;

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const transfers = someTransfers();
  const shop = withCounter(database, [provider, transfers]);
  const office = withOffice(database, shop, provider, [transfers]);
  const { aTransfer, arrive } = withTransfers(shop);

  /** Each row as it is read: day, method, how many and how much came, how many and how much went back. */
  async function read(page = 1): Promise<string[][]> {
    const { text } = await (await office.signedIn()).get(`/office/takings?page=${page}`);
    return [...text.matchAll(/<tr><th scope="row"><time datetime="([\d-]+)">.*?<\/tr>/gs)].map(([row, when]) => [
      when ?? '',
      ...[...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell ?? ''),
    ]);
  }
  const today = () =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' }).format(shop.now());
  const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

  test('payments and refunds are counted by day and method, a transfer by the lines of the bank statement', async () => {
    shop.pass(day);
    const { attempt, cents } = await office.aPaidOrder();
    const { attempt: transfer } = await aTransfer();
    await arrive(transfer, 150);
    await arrive(transfer, 250);
    const first = today();
    expect(await read()).toEqual([
      [first, 'Bank transfer', '2', '€4.00', '0', '€0.00'],
      [first, 'Card', '1', euros(cents), '0', '€0.00'],
    ]);
    shop.pass(day);
    const browser = await office.signedIn();
    const form = { amount: '1.50', reason: 'a torn seam' };
    await (await browser.press(`${office.at(attempt)}/give-back`, form)).confirm();
    await shop.askRefunds();
    expect((await read())[0]).toEqual([today(), 'Card', '0', '€0.00', '1', '€1.50']);
    expect((await browser.get('/office')).text).toContain('href="/office/takings"');
  });

  test('differences in the ledger stand on the overview, and nothing stands there without one', async () => {
    const browser = await office.signedIn();
    const title = 'Differences in the ledger';
    expect((await browser.get('/office')).text).not.toContain(title);
    const row = {
      name: 'invoice:F26-000001',
      problem: 'not posted',
      detail: 'its <taxes>',
      found_at: shop.now(),
    } as const;
    await shop.db().insertInto('ledger_differences').values(row).execute();
    const { text } = await browser.get('/office');
    expect(text).toContain(title);
    expect(text).toMatch(/invoice:F26-000001<\/th><td>Cannot be posted<\/td>\s*<td>its &lt;taxes&gt;<\/td>/);
  });

  test('the overview says when the ledger was last checked, that it is overdue, and what the ledger refused', async () => {
    const read = async () => (await (await office.signedIn()).get('/office')).text;
    await shop.db().deleteFrom('ledger_check').execute();
    expect(await read()).toMatch(/role="alert">The ledger has not been checked yet/);
    await shop.db().insertInto('ledger_check').values({ completed_at: shop.now() }).execute();
    const checked = await read();
    expect(checked).toMatch(/Ledger last checked: <time/);
    for (const text of ['more than 36 hours', 'Refused by the ledger']) expect(checked).not.toContain(text);
    shop.pass(37 * 60);
    await shop.db().insertInto('ledger_refusals').values({ detail: 'no <account>', times: 3 }).execute();
    const late = await read();
    expect(late).toMatch(
      /Ledger last checked: <time[\s\S]*role="alert">The ledger was not checked for more than 36 hours/,
    );
    expect(late).toMatch(/Refused by the ledger<\/h3>[\s\S]*no &lt;account&gt;<\/th><td class="number">3<\/td>/);
  });

  test('a page holds a month, and older ones follow it', async () => {
    const before = await read();
    shop.pass(31 * day);
    expect([await read(), await read(2)]).toEqual([[], before]);
    for (const page of ['0', '401', 'x'])
      expect((await (await office.signedIn()).get(`/office/takings?page=${page}`)).status).toBe(404);
  });
}, seededShop);
