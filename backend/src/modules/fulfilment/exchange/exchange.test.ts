import { describe, expect, jest, test } from '@jest/globals';
import { aBuyer } from '../../../../test/buyers.ts';
import { withExchanges } from '../../../../test/exchanges.ts';
import { type GuestKey, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { setPrice } from '../../../../test/orders.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { writeExchangeMail } from '../mail/exchange-mail.ts';

const config = { storefrontUrl: 'https://velia.example', tokenSecret: 'secret' };

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { context, db, guest } = shop;
  const { read, ask, aGuestsOrder, anExecutivesOrder, arrive, withdraw, freeOf, exchangeId, newKey, expire } =
    withExchanges(shop);
  const statesOf = async (link: GuestKey) => (await read(link)).datos?.asked.map(({ state }) => state);
  const aboutOf = async (id: string) =>
    (await shop.sent<{ exchangeId: string; about: string }>('exchange-mail'))
      .filter(({ exchangeId: of }) => of === id)
      .map(({ about }) => about);
  /** Opens, confirms and submits a step, in a new session each time. */
  async function say(id: string, step: 'receive' | 'send' | 'refuse', reason = 'parcel 12') {
    return (await (await office.signedIn()).press(`/office/exchanges/${id}/${step}`, { reason })).confirm();
  }

  test('F058 B086 B087 a guest requests another available size of the same style at the same price, and it is held', async () => {
    const { link, code, size, wish } = await aGuestsOrder();
    const seen = (await read(link)).datos;
    expect(seen).toMatchObject({ open: true, asked: [] });
    expect(seen?.lines).toEqual([expect.objectContaining({ code, quantity: 2 })]);
    expect(seen?.lines[0]?.options).toContainEqual(expect.objectContaining({ code: size.code, pieces: 3 }));
    expect(seen?.lines[0]?.options.map((one) => one.code)).not.toContain(code);
    const reply = await ask(link, [wish()]);
    expect(reply.status).toBe(200);
    const [exchange] = reply.datos?.asked ?? [];
    expect(exchange?.number).toMatch(/^C\d\d-[2-9A-Z]{8}$/);
    expect(exchange).toMatchObject({ state: 'asked', askedAt: shop.now().toISOString(), reason: null });
    expect(exchange?.lines).toEqual([
      expect.objectContaining({ quantity: 1, from: expect.objectContaining({ code }) }),
    ]);
    expect(reply.datos?.lines[0]?.quantity).toBe(1);
    expect(await freeOf(size.id)).toBe(2);
    expect(await aboutOf(await exchangeId(exchange?.number))).toEqual(['asked']);
  });

  test('F058 B088 B089 an executive exchanges from an own order, and another executive cannot', async () => {
    const order = await anExecutivesOrder();
    const other = await aBuyer(db(), shop.call);
    expect((await order.read()).datos?.lines[0]).toMatchObject({ code: order.code, quantity: 3 });
    const lines = [{ code: order.code, quantity: 3, wanted: order.size.code }];
    expect((await order.read(other.token)).status).toBe(404);
    expect((await order.ask(lines, other.token)).status).toBe(404);
    const reply = await order.ask(lines);
    expect(reply.datos?.asked).toHaveLength(1);
    expect(reply.datos?.lines).toEqual([]);
    expect(await freeOf(order.size.id)).toBe(0);
  });

  test('a wrong link finds no order to exchange from', async () => {
    const [{ link, wish }, other] = [await aGuestsOrder(), await aGuestsOrder()];
    const wrong = { number: link.number, secret: other.link.secret };
    expect([(await read(wrong)).status, (await ask(wrong, [wish()])).status]).toEqual([404, 404]);
  });

  test('an order cannot be exchanged before dispatch, after a refund, or more than 30 days after arrival', async () => {
    const bought = await shop.article();
    const { link, id } = await guest().order(bought);
    expect((await read(link)).datos).toMatchObject({ open: false, until: null, lines: [] });
    await db().updateTable('orders').set({ state: 'ENVIADA' }).where('id', '=', id).execute();
    expect((await read(link)).datos).toMatchObject({ open: true, until: null });
    await arrive(id, 30);
    expect((await read(link)).datos?.open).toBe(true);
    const late = await aGuestsOrder(3, 31);
    expect((await read(late.link)).datos).toMatchObject({ open: false, lines: [] });
    expect((await ask(late.link, [late.wish()])).status).toBe(409);
    const gone = await aGuestsOrder();
    await db().updateTable('orders').set({ state: 'REEMBOLSADA' }).where('id', '=', gone.id).execute();
    expect((await ask(gone.link, [gone.wish()])).status).toBe(409);
  });

  test('a request is one exchange, however often it is sent; another wish under its key is refused', async () => {
    const { link, wish, size } = await aGuestsOrder();
    const key = newKey();
    const first = await ask(link, [wish()], key);
    expect((await ask(link, [wish()], key)).datos).toEqual(first.datos);
    expect(await freeOf(size.id)).toBe(2);
    expect((await ask(link, [wish(2)], key)).status).toBe(409);
  });

  test('an exchange is refused for a size that is sold out, dearer, the same or of another style, and for an article not bought', async () => {
    const { link, wish, code, size } = await aGuestsOrder(1);
    const other = await shop.article();
    const refusedBy = async (...lines: Parameters<typeof ask>[1]) => (await ask(link, lines)).status;
    expect(await refusedBy(wish(3))).toBe(409);
    expect(await refusedBy(wish(2))).toBe(409);
    expect(await refusedBy({ code, quantity: 1, wanted: other.code })).toBe(409);
    expect(await refusedBy({ code, quantity: 1, wanted: code })).toBe(409);
    expect(await refusedBy({ code: other.code, quantity: 1, wanted: size.code })).toBe(409);
    expect(await refusedBy({ code, quantity: 0, wanted: size.code })).toBe(422);
    expect(await freeOf(size.id)).toBe(1);
    expect((await ask(link, [wish()])).status).toBe(200);
    expect(await refusedBy(wish())).toBe(409);
    const dearer = await aGuestsOrder();
    await setPrice(db(), dearer.size.id, 99_900);
    await db()
      .updateTable('current_prices')
      .set({ price: 99_900, sale_price: null })
      .where('article_id', '=', dearer.size.id)
      .execute();
    expect((await ask(dearer.link, [dearer.wish()])).status).toBe(409);
  });

  describe('with the right of withdrawal', () => {
    test('N15 a withdrawn piece is not exchanged; a withdrawal is accepted whatever was exchanged', async () => {
      const { link, wish, code } = await aGuestsOrder();
      expect((await withdraw(link, { lines: [{ code, quantity: 1 }] })).status).toBe(200);
      expect((await read(link)).datos?.lines[0]?.quantity).toBe(1);
      expect((await ask(link, [wish(2)])).status).toBe(409);
      expect((await ask(link, [wish()])).status).toBe(200);
      expect((await withdraw(link, { lines: [{ code, quantity: 2 }] })).status).toBe(200);
      const whole = await aGuestsOrder();
      await withdraw(whole.link, {});
      expect((await read(whole.link)).datos?.lines).toEqual([]);
      expect((await ask(whole.link, [whole.wish()])).status).toBe(409);
    });

    test('no replacement is sent for a piece withdrawn or returned meanwhile, and the office sees why', async () => {
      const { link, wish, code, id: orderId } = await aGuestsOrder();
      const id = await exchangeId((await ask(link, [wish()])).datos?.asked[0]?.number);
      await say(id, 'receive');
      await withdraw(link, { lines: [{ code, quantity: 2 }] });
      expect((await say(id, 'send')).status).toBe(409);
      const browser = await office.signedIn();
      await browser.get('/office?lang=en');
      expect((await browser.get(`/office/exchanges/${id}`)).text).toContain('send nothing');
      const withdrawal = await db()
        .selectFrom('withdrawals')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect((await browser.get(`/office/withdrawals/${withdrawal.id}`)).text).toContain(`/office/exchanges/${id}`);
      // One of two was withdrawn, the other exchanged.
      const both = await aGuestsOrder();
      await withdraw(both.link, { lines: [{ code: both.code, quantity: 1 }] });
      const rest = await exchangeId((await ask(both.link, [both.wish()])).datos?.asked[0]?.number);
      await say(rest, 'receive');
      expect((await say(rest, 'send')).status).toBe(303);
      const returning = await aGuestsOrder();
      const other = await exchangeId((await ask(returning.link, [returning.wish()])).datos?.asked[0]?.number);
      await say(other, 'receive');
      await db().updateTable('orders').set({ state: 'EN_DEVOLUCION' }).where('id', '=', returning.id).execute();
      expect((await say(other, 'send')).status).toBe(409);
    });
  });

  describe('at the office', () => {
    test('the office sees the order’s refunds, and after a full refund no replacement is sent', async () => {
      const { link, wish, attempt } = await aGuestsOrder();
      const { cents } = await shop.attemptOf(attempt);
      const giveBack = async (amount: number) =>
        (
          await (
            await office.signedIn()
          ).press(`/office/payments/${attempt}/give-back`, {
            reason: 'torn',
            amount: (amount / 100).toFixed(2),
          })
        ).confirm();
      const [one, other] = [
        await exchangeId((await ask(link, [wish()])).datos?.asked[0]?.number),
        await exchangeId((await ask(link, [wish()])).datos?.asked[0]?.number),
      ];
      await say(one, 'receive');
      await say(other, 'receive');
      const pageOf = async (id: string) => {
        const browser = await office.signedIn();
        await browser.get('/office?lang=en');
        return (await browser.get(`/office/exchanges/${id}`)).text;
      };
      expect(await pageOf(one)).not.toContain('Given back or promised');
      await giveBack(250);
      expect(await pageOf(one)).toMatch(/Given back or promised[^€]*€2\.50/);
      expect((await say(one, 'send')).status).toBe(303);
      // A promised refund is enough.
      await giveBack(cents - 250);
      const page = await pageOf(other);
      expect(page).toContain('All of its money goes back');
      expect(page).not.toContain(`/office/exchanges/${other}/send`);
      expect((await say(other, 'send')).status).toBe(409);
      expect((await read(link)).datos).toMatchObject({ open: false, lines: [] });
    });

    test('an exchange is received once, then sent, under the operator’s name, and the buyer gets a mail', async () => {
      const { link, wish, size } = await aGuestsOrder();
      const number = (await ask(link, [wish()])).datos?.asked[0]?.number ?? '';
      const id = await exchangeId(number);
      expect((await say(id, 'send')).status).toBe(409);
      const browser = await office.signedIn();
      expect((await browser.get('/office')).text).toContain('href="/office/exchanges"');
      expect((await browser.get('/office/exchanges')).text).toContain(link.number);
      // By the number in the parcel, however it is typed.
      const found = await browser.get(`/office/search?q=${number.toLowerCase()}`);
      expect([found.status, found.headers.location]).toEqual([303, `/office/exchanges/${id}`]);
      expect((await browser.get(`/office/exchanges/${id}`)).text).toContain('<dt>Language</dt><dd>Spanish');
      expect((await say(id, 'receive')).to).toBe(`/office/exchanges/${id}?done=receiveExchange`);
      expect(await statesOf(link)).toEqual(['received']);
      // A received exchange no longer expires.
      await expire(22);
      expect(await statesOf(link)).toEqual(['received']);
      expect((await say(id, 'receive')).status).toBe(409);
      await say(id, 'send');
      expect((await say(id, 'refuse')).status).toBe(409);
      expect(await statesOf(link)).toEqual(['sent']);
      expect(await freeOf(size.id)).toBe(2);
      expect(await aboutOf(id)).toEqual(['asked', 'sent']);
      const page = (await browser.get(`/office/exchanges/${id}`)).text;
      for (const said of [number, 'parcel 12', 'marta']) expect(page).toContain(said);
      expect((await browser.get('/office/exchanges')).text).not.toContain(number);
      expect((await browser.get('/office/exchanges/nothing')).status).toBe(404);
    });

    test('a refusal gives its reason, releases the held piece, and allows another exchange', async () => {
      const { link, wish, size } = await aGuestsOrder();
      const id = await exchangeId((await ask(link, [wish(2)])).datos?.asked[0]?.number);
      expect(await freeOf(size.id)).toBe(1);
      await say(id, 'refuse', 'Una de las prendas está lavada.');
      expect(await freeOf(size.id)).toBe(3);
      const seen = (await read(link)).datos;
      expect(seen?.asked[0]).toMatchObject({ state: 'refused', reason: 'Una de las prendas está lavada.' });
      expect(seen?.lines[0]?.quantity).toBe(2);
      expect(await aboutOf(id)).toEqual(['asked', 'refused']);
      await expect(
        db().updateTable('exchange_steps').set({ reason: 'other' }).where('exchange_id', '=', id).execute(),
      ).rejects.toThrow('never changed');
    });
  });

  test('an overdue exchange ends by itself, once, and its held piece is for sale', async () => {
    const { link, wish, size } = await aGuestsOrder();
    const id = await exchangeId((await ask(link, [wish()])).datos?.asked[0]?.number);
    // The whole day that the buyer was told.
    await expire(21);
    expect(await statesOf(link)).toEqual(['asked']);
    expect(await expire(22)).toBeGreaterThan(0);
    expect(await expire(22)).toBe(0);
    expect(await freeOf(size.id)).toBe(3);
    expect(await statesOf(link)).toEqual(['ended']);
    // A size is held for a piece only once; the other piece can still be exchanged.
    expect((await read(link)).datos?.lines[0]?.quantity).toBe(1);
    expect((await ask(link, [wish(2)])).status).toBe(409);
    expect((await ask(link, [wish()])).status).toBe(200);
    expect((await read(link)).datos?.lines).toEqual([]);
    expect(await aboutOf(id)).toEqual(['asked', 'ended']);
    expect((await say(id, 'receive')).status).toBe(409);
  });

  test('an exchange that cannot end does not hold back the others', async () => {
    const [first, second] = [await aGuestsOrder(), await aGuestsOrder()];
    const broken = await exchangeId((await ask(first.link, [first.wish()])).datos?.asked[0]?.number);
    await ask(second.link, [second.wish()]);
    const { outbox } = context();
    const send = outbox.send.bind(outbox);
    const failing = jest.spyOn(outbox, 'send').mockImplementation(async (...given) => {
      if (given[2].includes(broken)) throw new Error('no mail for it');
      await send(...given);
    });
    try {
      await expect(expire(22)).rejects.toThrow('no mail for it');
    } finally {
      failing.mockRestore();
    }
    expect(await statesOf(second.link)).toEqual(['ended']);
    expect(await statesOf(first.link)).toEqual(['asked']);
    expect(await expire(22)).toBe(1);
  });

  test.each(['es', 'en', 'de'])(
    'in %s the receipt of an exchange has its number, the order’s number, the hour, both articles and the address of the withdrawal form',
    async (locale) => {
      const { link, wish, code, size, body } = await aGuestsOrder();
      const number = (await ask(link, [wish()], newKey(), locale)).datos?.asked[0]?.number ?? '';
      const mail = await writeExchangeMail(db(), { exchangeId: await exchangeId(number), about: 'asked' }, config);
      expect(mail).toMatchObject({ to: body.contacto.correo, locale });
      for (const said of [number, link.number, code, size.code, '/customer-care/withdrawal', `#${link.number}`])
        expect(mail?.text).toContain(said);
      expect(mail?.text).toMatch(/\d\d?:\d\d/);
    },
  );
}, seededShop);
