import { beforeAll, expect, test } from '@jest/globals';
import { orderStates } from 'contract/codes.ts';
import { findMove, holdsStock, type OrderEvent } from 'contract/order-state-machine.ts';
import { roles } from 'contract/public-codes.ts';
import fc from 'fast-check';
import { aBuyer, type Buyer, countPieces, expireAt, withShop } from '../../../../test/buyers.ts';
import { anAccount, aSession } from '../../../../test/factories.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { type Stocked, setPieces } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { Db } from '../../../database/schema.ts';
import { changeOrderState, StateChangeRefused } from './change-order-state.ts';
import type { Totals } from './totals.ts';

const pieces = 7;
const nobody = { accountId: null, actorId: null };

onDatabase((database) => {
  let articles: Stocked[] = [];
  let advisor = '';
  let now = shopNow();
  const { db, call, shelf } = withShop(database, () => now);
  beforeAll(async () => {
    articles = await shelf(2, pieces);
    advisor = (await aSession(db(), await anAccount(db(), { role: roles.advisor }))).token;
  });

  const who = fc.nat({ max: 1 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ add: fc.nat({ max: 1 }), quantity: fc.integer({ min: 1, max: 4 }), who }) },
    {
      weight: 4,
      arbitrary: fc.record({
        confirm: fc.constantFrom(null, '001'),
        balance: fc.boolean(),
        partial: fc.boolean(),
        accept: fc.boolean(),
        who,
      }),
    },
    { weight: 3, arbitrary: fc.record({ settle: fc.constant(true), who }) },
    { weight: 1, arbitrary: fc.record({ ship: fc.constantFrom('EST', 'EXP'), who }) },
    { weight: 2, arbitrary: fc.record({ cancel: fc.nat({ max: 5 }), who }) },
    { weight: 1, arbitrary: fc.record({ minutes: fc.constantFrom(5, 20, 40), who }) },
  );
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  const numbersOf = async (buyer: Buyer) =>
    (await db().selectFrom('orders').select('number').where('executive_id', '=', buyer.id).execute()).flatMap(
      ({ number }) => number ?? [],
    );

  async function perform(asked: Step, buyer: Buyer): Promise<{ status: number }> {
    if ('add' in asked) {
      const added = await buyer.addCodes({ [articles[asked.add]?.code ?? '']: asked.quantity });
      await buyer.ship();
      return added;
    }
    if ('confirm' in asked) {
      const seen = await buyer.asSeen({ metodo: asked.confirm, usarSaldo: asked.balance });
      return buyer.confirm({ ...seen, entregaParcial: asked.partial, aceptaDiferencias: asked.accept });
    }
    if ('settle' in asked) return buyer.settle();
    if ('ship' in asked) return buyer.ship(asked.ship);
    if ('cancel' in asked) {
      const numbers = await numbersOf(buyer);
      const number = numbers[asked.cancel % Math.max(1, numbers.length)] ?? 'V26-000000';
      return call('GET', `/api/asesora/cancelarOrden?orden=${number}`, { token: advisor });
    }
    now = new Date(now.getTime() + asked.minutes * 60_000);
    await expireAt(db(), now);
    return { status: 200 };
  }

  test('C072 C056 C082 S07 in random sequences no piece is promised twice, none is lost, and all sums agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        now = shopNow();
        await startAgain(db(), articles);
        const buyers = [
          await aBuyer(db(), call, { balanceCents: -3_000, creditCents: 20_000 }),
          await aBuyer(db(), call, { creditCents: 8_000 }),
        ];
        for (const asked of steps) {
          const buyer = buyers[asked.who] as Buyer;
          expect((await perform(asked, buyer)).status).toBeLessThan(500);
          for (const { id } of articles) {
            const { free, held } = await countPieces(db(), id);
            expect(free + held).toBe(pieces);
          }
        }
        for (const { id } of buyers) await assertSound(db(), id);
      }),
      { numRuns: 10 },
    );
  }, 300_000);

  test('S07 an event that the table lacks for a state, or whose guard refuses, moves nothing', async () => {
    await startAgain(db(), articles);
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [articles[0]?.code ?? '']: 1 });
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('executive_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const move = (event: OrderEvent) =>
      db()
        .transaction()
        .execute((trx) => changeOrderState(trx, id, event, { who: nobody, now }));
    await expect(move('send')).rejects.toThrow(StateChangeRefused);
    await expect(move('confirm')).rejects.toThrow('stockHeld');
    await buyer.ship();
    await buyer.confirm(await buyer.asSeen());
    await expect(move('pay')).rejects.toThrow('nothingDue');
    await expect(move('send')).rejects.toThrow('settledOnDelivery');
    await expect(move('expire')).rejects.toThrow('reservationOver');
    await buyer.settle();
    expect(await move('send')).toBe(orderStates.sent);
    await expect(move('cancel')).rejects.toThrow(StateChangeRefused);
    expect(await move('deliver')).toBe(orderStates.delivered);
    await assertSound(db(), buyer.id);
  });
}, seededShop);

/** Frees all pieces of the articles and deletes reservations of earlier orders. */
async function startAgain(db: Db, articles: readonly Stocked[]): Promise<void> {
  for (const { id } of articles) {
    await db.deleteFrom('reservations').where('article_id', '=', id).execute();
    await setPieces(db, id, pieces);
  }
}

/** The invariants of every order of an executive. */
async function assertSound(db: Db, executiveId: string): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().where('executive_id', '=', executiveId).execute();
  for (const order of orders) {
    const events = await db
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    let state: (typeof orderStates)[keyof typeof orderStates] = orderStates.draft;
    for (const { event, from_state, to_state } of events) {
      expect(from_state).toBe(state);
      expect(findMove(state, event as OrderEvent)?.to).toBe(to_state);
      state = to_state;
    }
    expect(order.state).toBe(state);
    if (order.confirmed_at === null) continue;
    const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
    const totals = order.totals as Totals;
    const goods = lines.reduce((sum, { unit_cents, quantity }) => sum + (unit_cents ?? Number.NaN) * quantity, 0);
    expect(lines.length).toBeGreaterThan(0);
    expect(goods).toBe(totals.subtotalCents);
    expect(goods - totals.discountCents + totals.shippingCents + totals.surchargeCents).toBe(order.total_cents);
    expect(totals.taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0)).toBe(
      order.total_cents,
    );
    const held = await db
      .selectFrom('reservations')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('quantity'), row.lit(0)).as('pieces'))
      .where('order_id', '=', order.id)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow();
    const ended = [orderStates.cancelled, orderStates.expired].some((end) => end === order.state);
    if (holdsStock.includes(order.state)) expect(Number(held.pieces)).toBe(order.units);
    if (ended) expect(Number(held.pieces)).toBe(0);
    const charged = await db
      .selectFrom('account_movements')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('cents'), row.lit(0)).as('cents'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(Number(charged.cents)).toBe(order.state === orderStates.paid ? order.total_cents : Number(charged.cents));
    if (ended) expect(Number(charged.cents)).toBe(0);
  }
}
