import { beforeAll, expect } from '@jest/globals';
import { type OrderState, orderStates, type PaymentState, paymentStates, type TenderCode } from 'contract/codes.ts';
import type { Fate } from 'demo/simulators/fate/fate.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import type { PaymentOutcome, Provider } from '../src/modules/payment/provider/provider.ts';
import { requestRefund } from '../src/modules/payment/reconciliation/reconcile.service.ts';
import { promiseRefund } from '../src/modules/payment/refunds/refunds.service.ts';
import { aBuyer, type Buyer } from './buyers.ts';
import { withCounter } from './counter.ts';
import { type Stocked, setPieces } from './orders.ts';

/** The end of an order: its state, how many of the three pieces it reserves, and every mail sent for it. */
export type End = { state: OrderState; held: 0 | 3; mails: string[] };

const stands: End = { state: orderStates.paid, held: 3, mails: ['confirmed', 'paid'] };
export const ends: Record<Fate, End> = {
  stands,
  runsOut: { state: orderStates.expired, held: 0, mails: ['confirmed', 'expired'] },
  givenBack: { state: orderStates.refunded, held: 0, mails: ['confirmed', 'paid', 'cancelled', 'refunded'] },
  calledOff: { state: orderStates.cancelled, held: 0, mails: ['confirmed', 'cancelled'] },
};

/** What the payer is told at first. */
export const toldSoon: Record<PaymentOutcome, PaymentState> = {
  unheard: paymentStates.waiting,
  waiting: paymentStates.waiting,
  cancelled: paymentStates.cancelled,
  denied: paymentStates.denied,
  paid: paymentStates.paid,
};

/** What the payer is told in the end, where no order came of it. */
const toldOfNothing: Record<PaymentOutcome, PaymentState> = {
  ...toldSoon,
  unheard: paymentStates.expired,
  waiting: paymentStates.expired,
};

/** The whole backend with one buyer, who orders three pieces of one article again and again. */
export function withWhole(database: () => OpenDatabase, providers: readonly Provider[]) {
  const shop = withCounter(database, providers);
  let buyer: Buyer;
  let article: Stocked;
  let pieces = 0;
  const stock = async (count: number) => {
    pieces = count;
    await setPieces(shop.db(), article.id, count);
  };
  beforeAll(async () => {
    const [first] = await shop.shelf(1);
    if (!first) throw new Error('The shop has no article for tests');
    article = first;
    buyer = await aBuyer(shop.db(), shop.call);
  });

  async function place(tender: TenderCode) {
    await stock(20);
    return shop.orderMore(buyer, { code: article.code, tender });
  }

  async function read(attempt: string) {
    const { datos } = await shop.read(buyer, attempt);
    if (!datos) throw new Error('Whoever pays is told nothing');
    return datos;
  }

  async function endOf(orderId: string) {
    const { rows } = await sql<End & { free: number }>`
      select o.state,
        (select coalesce(sum(quantity), 0)::integer from reservations
          where order_id = o.id and released_at is null) as held,
        (select sum(quantity)::integer from stock where article_id = ${article.id}) as free,
        (select coalesce(json_agg(t.payload->>'about'), '[]') from test_outbox t
          where t.kind like '%-mail' and (t.payload->>'orderId' = o.id::text or t.payload->>'attemptId' in (
            select a.id::text from payment_attempts a where a.order_id = o.id))) as mails
      from orders o where o.id = ${orderId}`.execute(shop.db());
    return rows.map((row) => ({ ...row, mails: row.mails.toSorted() }))[0];
  }

  async function expectEnd(orderId: string, { state, held, mails }: End): Promise<void> {
    expect(await endOf(orderId)).toEqual({ state, held, free: pieces - held, mails: mails.toSorted() });
  }

  return {
    ...shop,
    buyer: () => buyer,
    place,
    sellAll: () => stock(0),
    open: (attempt: string) => shop.open(buyer, attempt),
    read,
    expectEnd,
    /** Runs the scheduled jobs, once a minute. */
    async tick(minutes: number) {
      shop.pass(minutes);
      await shop.reconcile();
      await shop.expire();
    },
    outcomeOf: async (attempt: string) => (await shop.attemptOf(attempt)).outcome,
    toldInTheEnd: async (attempt: string, fate: Fate): Promise<PaymentState> => {
      const { outcome } = await shop.attemptOf(attempt);
      if (fate === 'calledOff' && outcome !== 'denied') return paymentStates.cancelled;
      if (outcome === 'paid') return fate === 'givenBack' ? paymentStates.refunded : paymentStates.paid;
      return toldOfNothing[outcome];
    },
    /** Runs the refund jobs of one order. */
    async askRefunds(orderId: string) {
      const open = await shop
        .db()
        .selectFrom('payment_refunds as r')
        .innerJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
        .select('r.id')
        .where('a.order_id', '=', orderId)
        .where('r.state', 'in', ['wanted', 'waiting'])
        .execute();
      for (const { id } of open) await requestRefund(shop.context(), id);
    },
    /** An operator refunds a part. */
    async giveBack(attempt: string, cents: number) {
      const row = await shop.attemptOf(attempt);
      const wanted = { cents, why: 'operator' as const, actorId: buyer.id };
      await shop
        .db()
        .transaction()
        .execute((trx) => promiseRefund(shop.context(), trx, row, wanted));
    },
    /** The amount refunded so far. */
    async backOf(attempt: string) {
      const done = await shop
        .db()
        .selectFrom('payment_refunds')
        .select('cents')
        .where('attempt_id', '=', attempt)
        .where('state', '=', 'done')
        .execute();
      return done.map(({ cents }) => cents);
    },
    /** Stops polling open attempts and refunds, so that the next scenario has its provider for itself. */
    async leaveBehind() {
      await shop.db().updateTable('payment_attempts').set({ ask_at: null }).where('ask_at', 'is not', null).execute();
      await shop.db().updateTable('payment_refunds').set({ ask_at: null }).where('ask_at', 'is not', null).execute();
    },
  };
}

export type Whole = ReturnType<typeof withWhole>;
