import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { roles } from 'contract/public-codes.ts';
import { aBuyer, type Buyer, countPieces, expireAt, withShop } from '../../../../test/buyers.ts';
import { anAccount, aSession, assign } from '../../../../test/factories.ts';
import { onDatabase, onServer } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import { putInHand } from '../../order/core/orders.repository.ts';

onDatabase((database) => {
  const { db, call, shelf, sent } = withShop(database);

  async function aPlacedOrder(choice: Parameters<typeof aBuyer>[2] = {}, coupon?: string) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call, choice);
    await buyer.addCodes({ [article.code]: 3 });
    await buyer.ship();
    if (coupon) await buyer.coupon(coupon);
    const { datos } = await buyer.confirm(await buyer.asSeen());
    return { buyer, article, number: datos?.orden?.numero ?? '', id: datos?.orden?.id ?? '' };
  }

  /** An advisor who looks after these executives, in person or acting as one of them. */
  async function anAdvisor(as?: Buyer, hers: Buyer[] = []) {
    const advisor = await anAccount(db(), { role: roles.advisor });
    const own = await aSession(db(), advisor);
    for (const { id } of hers) await assign(db(), advisor.id, id);
    const { token } = as ? await aSession(db(), as.account, { actorSessionId: own.id }) : own;
    const cancel = (query: Record<string, string>) =>
      call<AnswerOf<'cancelOrder'>>('GET', `/api/asesora/cancelarOrden?${new URLSearchParams(query)}`, { token });
    return { advisor, cancel };
  }
  /** The kinds of mail about an order, in order. */
  const mailsOf = (id: string) =>
    sent().flatMap((job) => (job.kind === 'order-mail' && job.payload.orderId === id ? [job.payload.about] : []));
  const stateOf = async (id: string) =>
    (await db().selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())?.state;

  /** The cancellation in the order's history. */
  const cancelOf = (id: string) =>
    db()
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', id)
      .where('event', '=', 'cancel')
      .executeTakeFirst();

  test('C082 S07 an advisor acting for an executive cancels an order: pieces, coupon and money go back, and both people are recorded', async () => {
    await db()
      .insertInto('coupons')
      .values({
        code: 'VUELVE',
        kind: 'V',
        value: 100,
        starts_at: new Date('2026-03-01'),
        ends_at: null,
        executive_id: null,
        uses_max: 1,
      })
      .execute();
    const { buyer, article, number, id } = await aPlacedOrder({}, 'VUELVE');
    await buyer.settle(`?orden=${number}`);
    const { advisor, cancel } = await anAdvisor(buyer);
    const reply = await cancel({ orden: number, motivo: ' La socia lo pide ' });
    expect(reply).toMatchObject({
      status: 200,
      datos: { orden: { numero: number, estado: 'CANCELADA' }, liberadas: 3, porReembolsar: 0 },
    });
    expect(await countPieces(db(), article.id)).toEqual({ free: 20, held: 0 });
    expect(await db().selectFrom('coupon_uses').selectAll().where('order_id', '=', id).execute()).toEqual([]);
    expect(await buyer.get('consultarValorPagar')).toMatchObject({ datos: { saldo: 0 } });
    expect(await buyer.settle(`?orden=${number}`)).toMatchObject({ status: 409, mensaje: 'order.reason.ended' });
    const events = await db().selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute();
    expect(events.at(-1)).toMatchObject({
      event: 'cancel',
      account_id: buyer.id,
      actor_id: advisor.id,
      reason: 'La socia lo pide',
    });
    expect(await cancel({ orden: number })).toMatchObject({ status: 409, mensaje: 'order.reason.cannotCancel' });
    expect(mailsOf(id)).toEqual(['confirmed', 'cancelled']);
  });

  test('C082 an advisor who acts for nobody has to name the order to cancel', async () => {
    const { buyer, number, id } = await aPlacedOrder();
    const { advisor, cancel } = await anAdvisor(undefined, [buyer]);
    expect(await cancel({})).toMatchObject({ status: 422, campos: { orden: 'error.field.required' } });
    expect(await cancel({ orden: 'V26-999999' })).toMatchObject({ status: 404 });
    expect(await cancel({ orden: number })).toMatchObject({ status: 200 });
    expect(await cancelOf(id)).toMatchObject({ account_id: null, actor_id: advisor.id });
  });

  test('C082 while acting, an advisor reaches the orders of that executive only', async () => {
    const { number, buyer: alsoHers } = await aPlacedOrder();
    const { buyer, id } = await aPlacedOrder();
    const { cancel } = await anAdvisor(buyer, [alsoHers]);
    expect(await cancel({ orden: number })).toMatchObject({ status: 404 });
    const mailsBefore = sent().filter(({ kind }) => kind === 'order-mail').length;
    await buyer.addCodes({ [(await shelf(1))[0]?.code ?? '']: 1 });
    expect(await cancel({})).toMatchObject({ datos: { orden: { numero: null, estado: 'CANCELADA' }, liberadas: 0 } });
    expect((await buyer.order()).status).toBe(404);
    // A placed order needs its number, so a second press cancels nothing else.
    expect(await cancel({})).toMatchObject({ status: 404 });
    expect(await stateOf(id)).toBe('PENDIENTE');
    // A draft was never announced as an order.
    expect(sent().filter(({ kind }) => kind === 'order-mail')).toHaveLength(mailsBefore);
  });

  test('C082 P02 an advisor cannot cancel an order of another advisor’s executive', async () => {
    const [theirs, hers] = [await aPlacedOrder(), await aPlacedOrder()];
    await anAdvisor(undefined, [theirs.buyer]);
    const { cancel } = await anAdvisor(undefined, [hers.buyer]);
    expect(await cancel({ orden: theirs.number })).toMatchObject({ status: 404, mensaje: 'error.absent' });
    expect(await stateOf(theirs.id)).toBe('PENDIENTE');
    expect(await cancel({ orden: hers.number })).toMatchObject({ status: 200 });
  });

  test('P02 an advisor can no longer act for an executive who was reassigned', async () => {
    const { buyer } = await aPlacedOrder();
    const { cancel } = await anAdvisor(buyer);
    await anAdvisor(undefined, [buyer]);
    expect(await cancel({})).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
  });

  test('S07 an executive cancels an order until it is sent: pieces and money are returned, and the executive is recorded', async () => {
    const { buyer, article, number, id } = await aPlacedOrder();
    await buyer.settle(`?orden=${number}`);
    const cancel = () => buyer.post<AnswerOf<'cancelOwnOrder'>>('cancelarOrdenPropia', { order: number });
    expect(await cancel()).toMatchObject({
      status: 200,
      datos: { orden: { numero: number, estado: 'CANCELADA' }, liberadas: 3, porReembolsar: 0 },
    });
    expect(await countPieces(db(), article.id)).toEqual({ free: 20, held: 0 });
    expect(await buyer.get('consultarValorPagar')).toMatchObject({ datos: { saldo: 0 } });
    expect(await cancelOf(id)).toMatchObject({ account_id: buyer.id, actor_id: null });
    expect(mailsOf(id)).toEqual(['confirmed', 'cancelled']);
    expect(await cancel()).toMatchObject({ status: 409, mensaje: 'order.reason.cannotCancel' });

    const sent = await aPlacedOrder();
    await db().updateTable('orders').set({ state: 'ENVIADA' }).where('id', '=', sent.id).execute();
    const late = await sent.buyer.post('cancelarOrdenPropia', { order: sent.number });
    expect(late).toMatchObject({ status: 409, mensaje: 'order.reason.cannotCancel' });
  });

  test('C082 S07 an order that has left cannot be cancelled', async () => {
    const { buyer, number, id } = await aPlacedOrder();
    await db().updateTable('orders').set({ state: 'ENVIADA' }).where('id', '=', id).execute();
    const { cancel } = await anAdvisor(undefined, [buyer]);
    expect(await cancel({ orden: number })).toMatchObject({ status: 409, mensaje: 'order.reason.cannotCancel' });
  });

  test('S07 an expired reservation returns its pieces, and late settling is refused', async () => {
    const { buyer, article, number, id } = await aPlacedOrder();
    const at = (minutes: number) => new Date(shopNow().getTime() + minutes * 60_000);
    expect(await expireAt(db(), at(34))).toBe(0);
    expect(await countPieces(db(), article.id)).toEqual({ free: 17, held: 3 });
    expect(await expireAt(db(), at(35))).toBeGreaterThan(0);
    expect(await countPieces(db(), article.id)).toEqual({ free: 20, held: 0 });
    expect(await stateOf(id)).toBe('VENCIDA');
    expect(await expireAt(db(), at(36))).toBe(0);
    expect(await buyer.settle(`?orden=${number}`)).toMatchObject({ status: 409, mensaje: 'order.reason.ended' });
    const event = await db()
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', id)
      .where('event', '=', 'expire')
      .executeTakeFirst();
    expect(event).toMatchObject({ account_id: null, actor_id: null, from_state: 'PENDIENTE', to_state: 'VENCIDA' });
  });

  test('S07 an order whose expiry fails does not keep another one from expiring, and expires on the next run', async () => {
    const [first, second] = [await aPlacedOrder(), await aPlacedOrder()];
    const late = new Date(shopNow().getTime() + 36 * 60_000);
    let stuck = true;
    const outbox: Outbox = {
      send: async () => {
        if (stuck) {
          stuck = false;
          throw new Error('stuck');
        }
      },
    };
    await expect(expireAt(db(), late, outbox)).rejects.toThrow('stuck');
    const states = [await stateOf(first.id), await stateOf(second.id)];
    expect(states.toSorted()).toEqual(['PENDIENTE', 'VENCIDA']);
    expect(await expireAt(db(), late)).toBe(1);
  });

  test('S07 the buyer of an expired order gets one mail, in the same transaction: without the mail nothing expires', async () => {
    const { id, article } = await aPlacedOrder();
    const after = new Date(shopNow().getTime() + 40 * 60_000);
    const full = { send: () => Promise.reject(new Error('the outbox is full')) };
    await expect(expireAt(db(), after, full)).rejects.toThrow('the outbox is full');
    expect(await stateOf(id)).toBe('PENDIENTE');
    expect(await countPieces(db(), article.id)).toEqual({ free: 17, held: 3 });

    const mails: unknown[] = [];
    const outbox: Outbox = {
      send: async (_trx, kind, key, payload) => {
        if (kind === 'order-mail') mails.push({ key, payload });
      },
    };
    for (let round = 0; round < 2; round += 1) await expireAt(db(), after, outbox);
    expect(await stateOf(id)).toBe('VENCIDA');
    expect(mails).toContainEqual({ key: `order ${id} expired`, payload: { orderId: id, about: 'expired' } });
    expect(mails.filter((mail) => JSON.stringify(mail).includes(id))).toHaveLength(1);
  });

  test('S07 C056 a settled order does not expire', async () => {
    const { buyer, number, id } = await aPlacedOrder();
    await buyer.settle(`?orden=${number}`);
    await expireAt(db(), new Date('2026-12-31T00:00:00Z'));
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('S07 an entry of an order’s journal cannot be deleted, and one of an account’s cannot be changed', async () => {
    const { buyer, number, id } = await aPlacedOrder();
    await buyer.settle(`?orden=${number}`);
    await expect(db().deleteFrom('order_events').where('order_id', '=', id).execute()).rejects.toThrow('never changed');
    await expect(
      db().updateTable('account_movements').set({ cents: 1 }).where('order_id', '=', id).execute(),
    ).rejects.toThrow('never changed');
  });
}, seededShop);

onServer((database) => {
  const { db, call, shelf } = withShop(database);

  test('C082 a draft that is put aside while an advisor cancels the order in hand is not cancelled', async () => {
    const { pool } = database();
    const buyer = await aBuyer(db(), call);
    const [article] = await shelf(1);
    await buyer.addCodes({ [article?.code ?? '']: 1 });
    const advisor = await anAccount(db(), { role: roles.advisor });
    const own = await aSession(db(), advisor);
    const { token } = await aSession(db(), buyer.account, { actorSessionId: own.id });
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const { calling } = await db()
      .transaction()
      .execute(async (trx) => {
        await lockBuyer(trx, executiveBuyer(buyer.id));
        const calling = call('GET', '/api/asesora/cancelarOrden', { token });
        while ((await pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
        await putInHand(trx, executiveBuyer(buyer.id), null);
        return { calling };
      });
    expect(await calling).toMatchObject({ status: 404 });
    const states = await db().selectFrom('orders').select('state').where('executive_id', '=', buyer.id).execute();
    expect(states).toEqual([{ state: 'BORRADOR' }]);
  });
}, seededShop);
