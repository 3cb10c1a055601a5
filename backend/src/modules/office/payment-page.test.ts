import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aFinding, aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  const { aWaitingOrder, attemptOf, notify } = shop;
  const { aPaidOrder, at } = office;

  test('a payment’s page shows agreement, evidence and payment in order, and neither name nor mail of the buyer', async () => {
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

  test('a payment’s page links to the other attempts of its order', async () => {
    const { buyer, attempt, number } = await aWaitingOrder();
    await shop.open(buyer, attempt);
    const second = (await shop.open(buyer, attempt)).datos?.intento ?? '';
    const { reference } = await attemptOf(attempt);
    const browser = await office.signedIn();
    const { text } = await browser.get(at(second));
    expect(text).toContain(`<a href="/office/search?q=${number}">${number}</a>`);
    expect(text).toContain(`<a href="${at(attempt)}">${reference}</a>, Nothing heard`);
    const found = (await browser.get(`/office/search?q=${number}`)).text;
    for (const each of [attempt, second]) expect(found).toContain(`href="${at(each)}"`);
    shop.pass(60);
    const list = await office.rowsIn('unpaid');
    expect(list).toContain(`<a href="/office/search?q=${number}">${number}</a>`);
  });

  test('evidence that came again and changed nothing is on the payment’s page as well', async () => {
    const { attempt } = await aPaidOrder();
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    const { status, text } = await (await office.signedIn()).get(at(attempt));
    expect([status, text.match(/<th scope="row">Evidence<\/th>/g)?.length]).toEqual([200, 2]);
  });

  test('four hundred pieces of evidence fill two pages, the latest three hundred on the first', async () => {
    const { attempt, reference } = await aPaidOrder();
    await sql`insert into payment_evidence (source, reference, raw, finding, at)
      select 'query', ${reference}, 'copy ' || n, null, ${shop.now()}::timestamptz + n * interval '1 second'
      from generate_series(1, 400) n`.execute(shop.db());
    const browser = await office.signedIn();
    const read = async (address: string) => {
      const { status, text } = await browser.get(address);
      const copies = [...text.matchAll(/copy (\d+)/g)].map(([, number]) => Number(number));
      const ways = [...text.matchAll(/\?page=(\d+)/g)].map(([, page]) => Number(page));
      return { status, copies, ways, paid: text.includes('<th scope="row">Paid</th>') };
    };
    const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
    expect(await read(at(attempt))).toEqual({ status: 200, copies: upTo(101, 400), ways: [2], paid: false });
    expect(await read(`${at(attempt)}?page=2`)).toEqual({ status: 200, copies: upTo(1, 100), ways: [1], paid: true });
    expect((await read(`${at(attempt)}?page=x`)).status).toBe(404);
  });

  test('markup in the words of a provider is shown as text', async () => {
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

  test.each(['nothing', '00000000-0000-4000-8000-000000000000', "'", '%00'])('payment %s is not found', async (id) => {
    const { status, headers } = await (await office.signedIn()).get(at(encodeURIComponent(id)));
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
}, seededShop);
