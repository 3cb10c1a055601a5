import { orderStates } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../src/database/schema.ts';
import { countPieces } from '../buyers.ts';
import { listLies } from '../money-truth.ts';
import type { Played } from './plays.ts';

/** Initial stock of the article, and the quantity ordered. */
const begins = 20;
const pieces = 3;
/** Our own jobs; the runner's own have names that begin like this. */
const unfinished = sql`state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;
/** A job of the schedule is not retried, because the next minute starts a new one. */
const isGivenUp = sql`state = 'active' and heartbeat_seconds is null and started_on < now() - interval '1 minute'`;

type Job = { id: string; kind: string; about: string };
type Message = { id: string; to: string };

/** A buyer's orders with amount, state, and the money kept. */
const readOrders = async (db: Db, buyerId: string) =>
  (
    await sql<{ id: string; state: string; total: number; kept: number; wrong: number }>`
      select o.id, o.state, o.total_cents as total,
        (select coalesce(sum(a.cents), 0)::integer from payment_attempts a where a.order_id = o.id and a.outcome = 'paid')
        - (select coalesce(sum(r.cents), 0)::integer from payment_refunds r
            join payment_attempts a on a.id = r.attempt_id
            where a.order_id = o.id and r.state = 'done') as kept,
        (select count(*)::integer from payment_attempts a where a.order_id = o.id and a.cents <> o.total_cents) as wrong
      from orders o where o.executive_id = ${buyerId} and o.number is not null`.execute(db)
  ).rows;

/** Mails about the buyer's order and payments, from the jobs that send them. */
const listMails = async (db: Db, buyerId: string): Promise<Job[]> =>
  (
    await sql<Job>`
      select j.id, j.name as kind, j.data->>'about' as about from jobs.job j
      where j.name like '%-mail' and (
        j.data->>'orderId' in (select id::text from orders where executive_id = ${buyerId})
        or j.data->>'attemptId' in (select id::text from payment_attempts where executive_id = ${buyerId}))
      order by 2, 3`.execute(db)
  ).rows;

/** What the providers hold of the buyer's money, by their own records. */
async function readHeld(db: Db, simulators: FastifyInstance, buyerId: string): Promise<number> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['reference', 'provider_id'])
    .where('executive_id', '=', buyerId)
    .execute();
  const ask = async <T>(url: string) => (await simulators.inject({ method: 'GET', url })).json<T>();
  type Movement = { type: string; cents: number; response: string };
  type Operations = { operations: { order: string; movements: Movement[] }[] };
  type Part = { amount: { value: string } };
  type Orders = { orders: { id: string; purchase_units: [{ payments?: { captures: Part[]; refunds: Part[] } }] }[] };
  const { operations } = await ask<Operations>('/bank/control/operations');
  const { orders } = await ask<Orders>('/paypal/control/orders');
  const centsIn = (parts: Part[] = []) => parts.reduce((sum, { amount }) => sum + Math.round(+amount.value * 100), 0);
  let held = 0;
  for (const { reference, provider_id: id } of attempts) {
    for (const { type, cents, response } of operations.find(({ order }) => order === reference)?.movements ?? []) {
      if (type === '0' && response === '0000') held += cents;
      if (type === '3' && response === '0900') held -= cents;
    }
    const paid = orders.find((order) => order.id === id)?.purchase_units[0].payments;
    held += centsIn(paid?.captures) - centsIn(paid?.refunds);
  }
  return held;
}

type World = { db: Db; simulators: FastifyInstance };

async function listWrongMoney({ db, simulators }: World, { buyer, tender }: Played): Promise<string[]> {
  const orders = await readOrders(db, buyer.id);
  const wrongs = orders.length > 1 ? [`${orders.length} orders of one bag`] : [];
  for (const { state, total, kept, wrong } of orders) {
    if (wrong > 0) wrongs.push('an amount that is not the order’s');
    // Manual refunds wait for an operator, and no provider holds that money.
    if (isRecordedByOperator(tender)) continue;
    if (kept !== (state === orderStates.paid ? total : 0)) wrongs.push(`${state}, and ${kept} kept of ${total}`);
    if (kept !== (await readHeld(db, simulators, buyer.id))) wrongs.push('its provider says otherwise');
  }
  return wrongs;
}

async function listWrongPieces({ db }: World, { buyer, article }: Played): Promise<string[]> {
  const holding: readonly string[] = [orderStates.paid, orderStates.pending];
  const orders = await readOrders(db, buyer.id);
  const expected = orders.some(({ state }) => holding.includes(state)) ? pieces : 0;
  const { free, held } = await countPieces(db, article.id);
  return free + held === begins && held === expected ? [] : [`${free} pieces free and ${held} held of ${begins}`];
}

async function listWrongMails({ db, simulators }: World, { buyer }: Played): Promise<string[]> {
  const { messages } = (await simulators.inject({ method: 'GET', url: '/mailbox' })).json<{ messages: Message[] }>();
  const came = messages.filter(({ to }) => to === buyer.account.username).map(({ id }) => id);
  const sent = (await listMails(db, buyer.id)).map(({ id }) => id);
  return [
    ...sent.filter((id) => !came.includes(id)).map(() => 'a mail that did not come'),
    ...came.filter((id) => !sent.includes(id)).map(() => 'a mail that nobody sent'),
  ];
}

/** Inconsistencies visible from outside. */
export const listWrongs = async (world: World, played: Played): Promise<string[]> => [
  ...(await listLies(world.db)),
  ...(await listWrongMoney(world, played)),
  ...(await listWrongPieces(world, played)),
  ...(await listWrongMails(world, played)),
];

/** The final state, which must not depend on crashes. */
export async function readEnding(db: Db, { buyer }: Played) {
  const orders = (await readOrders(db, buyer.id)).map(({ state, kept }) => ({ state, kept }));
  const mails = (await listMails(db, buyer.id)).map(({ kind, about }) => `${kind} ${about}`);
  return { orders, mails };
}

/** Polled ten times a second. */
export async function isBusy(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select pg_sleep(0.1) from jobs.job where ${unfinished} and not (${isGivenUp}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Started by a dead process, or not due yet. */
export async function listLater(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from jobs.job
    where ${unfinished} and (start_after > now() or (state = 'active' and heartbeat_on + interval '10 seconds' < now()))`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Lets time pass on the jobs' clock, during which nothing ran. */
export async function passOutage(db: Db, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await sql`update jobs.job set heartbeat_on = heartbeat_on - ${by}, started_on = started_on - ${by},
    start_after = start_after - ${by} where ${unfinished}`.execute(db);
  await sql`update jobs.queue set monitor_on = monitor_on - ${by}`.execute(db);
}

/** Makes jobs due at once that are due within this time. */
export const hasten = (db: Db, seconds: number) =>
  sql`update jobs.job set start_after = start_after - make_interval(secs => ${seconds}) where ${unfinished}`.execute(
    db,
  );
