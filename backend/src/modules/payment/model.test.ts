import { beforeAll, expect, test } from '@jest/globals';
import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import { sql } from 'kysely';
import { withCounter } from '../../../test/counter.ts';
import { kindOfRun, withDatabase } from '../../../test/harness.ts';
import { listLies } from '../../../test/money-truth.ts';
import { setPieces } from '../../../test/orders.ts';
import { prepareStatements } from '../../../test/prepared.ts';
import { aFinding, aProvider, tell } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { type Buyer, executiveBuyer } from '../../shared/buyer.ts';
import { findOrAddAttempt, isOrderPayable } from './attempts/attempts.service.ts';
import { openPayment } from './attempts/open-payment.service.ts';
import { crashPoints, type PaymentContext } from './attempts/payment-context.ts';
import { processEvidence } from './evidence/evidence.service.ts';
import { paymentOutcomes } from './provider/provider.ts';
import { queryAttempt, requestRefund } from './reconciliation/reconcile.service.ts';

// The interleavings of the machine, on a database. MONEY_DB_RUNS sets how many, MONEY_RUN replays one.

const runs = Number(process.env.MONEY_DB_RUNS ?? (kindOfRun === 'server' ? 1_000 : 25));
const only = process.env.MONEY_RUN;
const seed = process.env.MONEY_SEED ?? 'velia';
const steps = 9;
/** Side by side, each in a database of its own, because a run mostly waits for answers. */
const lanes = kindOfRun === 'server' ? 8 : 1;
/** The check reads everything that a lane has done so far, so it runs rarely. */
const lookEvery = Math.max(25, Math.ceil(runs / lanes / 10));
const plenty = 1_000_000;

class Crash extends Error {}

/** A shop with its own clock and provider, independent of the other lanes. */
function aLane() {
  const database = withDatabase(seededShop);
  if (kindOfRun === 'server') beforeAll(() => prepareStatements(database().pool));
  const provider = aProvider({ opensOnce: true });
  const shop = withCounter(database, [provider]);
  const { db } = shop;
  let template = { id: '', article: 0, buyer: executiveBuyer('') };
  beforeAll(async () => {
    const { id, article, buyer } = await shop.aWaitingOrder('TCR', { creditCents: 1_000_000_000 });
    await setPieces(db(), article.id, plenty);
    template = { id, article: article.id, buyer: executiveBuyer(buyer.id) };
  }, 60_000);

  /** Confirming takes half a second; copying its rows does not. */
  async function anOrder(run: number, part: number): Promise<string> {
    const now = shop.context().now();
    const changes = JSON.stringify({
      number: `V99-${String(run).padStart(6, '0')}`,
      state: 'PENDIENTE',
      settled_at: null,
      confirmed_at: now,
      reserved_until: new Date(now.getTime() + 35 * 60_000),
      tender: 'TCR',
      balance_cents: part,
    });
    const { rows } = await sql<{ id: string }>`
      with placed as (
        insert into orders
        select (jsonb_populate_record(o, ${changes}::jsonb || jsonb_build_object('id', gen_random_uuid()))).*
        from orders o where o.id = ${template.id} returning id
      ), lined as (
        insert into order_lines (order_id, executive_id, article_id, quantity, seen_cents, unit_cents, unit_points, vat_rate)
        select p.id, l.executive_id, l.article_id, l.quantity, l.seen_cents, l.unit_cents, l.unit_points, l.vat_rate
        from order_lines l, placed p where l.order_id = ${template.id} returning id, order_id, article_id, quantity
      ), held as (
        insert into reservations (line_id, warehouse, order_id, article_id, quantity)
        select id, 'Bodega Europa', order_id, article_id, quantity from lined
      )
      select id from placed`.execute(db());
    return rows[0]?.id ?? '';
  }

  let attempted = 0;
  async function attemptAgain(context: PaymentContext, orderId: string, tender: TenderCode): Promise<void> {
    await db()
      .transaction()
      .execute(async (trx) => {
        await context.orders.lockBuyer(trx, template.buyer);
        const order = await context.orders.readPlaced(trx, orderId);
        // A millisecond apart, so that a replayed run keeps the same order.
        attempted += 1;
        const now = new Date(context.now().getTime() + attempted);
        if (!isOrderPayable(order, now)) return;
        const what = {
          orderId,
          tender,
          cents: order.totalCents - order.accountCents,
          origin: 'checkout' as const,
          locale: 'es' as const,
        };
        await findOrAddAttempt(context, trx, { ...what, buyer: template.buyer, placedAt: now, now });
      });
  }

  const attemptsOf = (orderId: string) =>
    db()
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  const refund = async (context: PaymentContext, attemptId: string) => {
    const promised = await db()
      .selectFrom('payment_refunds')
      .select('id')
      .where('attempt_id', '=', attemptId)
      .execute();
    for (const { id } of promised) await requestRefund(context, id);
  };

  type Stage = { context: PaymentContext; orderId: string; buyer: Buyer; random: Random };
  type Step = (stage: Stage, attempt: Awaited<ReturnType<typeof attemptsOf>>[number]) => Promise<unknown>;

  const hear: Step = ({ context, random }, attempt) => {
    const change = random.chance(0.1) ? { cents: attempt.cents + 1 } : {};
    return processEvidence(context, {
      source: 'notice',
      provider,
      content: tell(aFinding(attempt, random.pick(paymentOutcomes), change)),
    });
  };
  const anything: readonly Step[] = [
    hear,
    hear,
    hear,
    ({ context, buyer }, { id }) => openPayment(context, { buyer, actorId: null }, id),
    async ({ context, random }, attempt) => {
      provider.settle(attempt.reference, random.pick(paymentOutcomes));
      await queryAttempt(context, attempt);
    },
    async ({ random }) => shop.pass(random.pick([5, 20, 40])),
    () => shop.expire(),
    ({ orderId }) => shop.cancel(orderId),
    ({ context, orderId, random }) => attemptAgain(context, orderId, random.pick(['TCR', 'PPL'] as const)),
    ({ context }, { id }) => refund(context, id),
    ({ random }) => setPieces(db(), template.article, random.pick([0, plenty])),
  ];

  /** Ignores the response of a request; the rows written are checked. */
  async function play(orderId: string, random: Random): Promise<void> {
    await attemptAgain(shop.context(), orderId, 'TCR');
    for (let at = 0; at < steps; at += 1) {
      const dies = random.chance(0.15) ? random.pick(crashPoints) : null;
      const reach = (point: string) => {
        if (point === dies) throw new Crash(point);
      };
      const attempt = random.pick(await attemptsOf(orderId));
      const stage = { context: { ...shop.context(), reach }, orderId, buyer: template.buyer, random };
      await random.pick(anything)(stage, attempt).catch(isExpected);
    }
  }

  const isExpected = (error: unknown) => {
    if (!(error instanceof Crash) && (error as Error).name !== 'Refusal') throw error;
  };

  /** Delivers every pending statement of a provider and makes every refund. */
  async function finish(orderId: string): Promise<void> {
    const context = shop.context();
    for (const attempt of await attemptsOf(orderId)) {
      await queryAttempt(context, attempt);
      await refund(context, attempt.id);
    }
    await db().updateTable('payment_attempts').set({ ask_at: null }).where('order_id', '=', orderId).execute();
  }

  async function assertTruth(orderId: string): Promise<void> {
    const { state, total_cents, balance_cents } = await db()
      .selectFrom('orders')
      .select(['state', 'total_cents', 'balance_cents'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ kept: number; borne: number }>`
      select (select coalesce(sum(m.cents), 0) from account_movements m where m.order_id = ${orderId})::integer as borne,
        coalesce(sum(a.cents - coalesce((
        select sum(r.cents) from payment_refunds r where r.attempt_id = a.id and r.state = 'done'), 0)), 0)::integer as kept
      from payment_attempts a where a.order_id = ${orderId} and a.outcome = 'paid'`.execute(db());
    const paid = state === 'PAGADA';
    const truth = { kept: paid ? (total_cents ?? 0) - balance_cents : 0, borne: paid ? balance_cents : 0 };
    expect({ state, ...rows[0] }).toEqual({ state, ...truth });
  }

  /** Resets order and pieces, while clock and account go on, so that a failed run can be replayed alone. */
  async function playRun(run: number): Promise<OrderState> {
    const random = createRandom(`${seed} ${run}`);
    attempted = 0;
    await setPieces(db(), template.article, plenty);
    // Two of three pay partly from the account.
    const orderId = await anOrder(run, random.pick([0, 1, 1_000]));
    await play(orderId, random);
    await finish(orderId);
    await assertTruth(orderId);
    return shop.stateOf(orderId);
  }

  return { playRun, listLies: () => listLies(db()) };
}

const all = Array.from({ length: lanes }, aLane);

test(
  `in ${only ? `run ${only} of the` : runs} interleavings on a database no money is lost, kept twice or kept for nothing`,
  async () => {
    const ends = new Set<string>();
    const playEach = async ({ playRun, listLies: look }: ReturnType<typeof aLane>, mine: readonly number[]) => {
      for (const [at, run] of mine.entries()) {
        ends.add(
          await playRun(run).catch((error: unknown) => {
            throw new Error(`run ${run} of seed ${seed}: ${error}`, { cause: error });
          }),
        );
        if (at % lookEvery === lookEvery - 1)
          expect({ until: run, violations: await look() }).toEqual({ until: run, violations: [] });
      }
      expect(await look()).toEqual([]);
    };
    const numbers = only ? [Number(only)] : Array.from({ length: runs }, (_, run) => run);
    await Promise.all(
      all.map((lane, at) =>
        playEach(
          lane,
          numbers.filter((run) => run % lanes === at),
        ),
      ),
    );
    if (only) return;
    expect(ends).toContain(orderStates.paid);
    expect(ends).toContain(orderStates.refunded);
  },
  60_000 + runs * 1_000,
);
