import { createHash } from 'node:crypto';
import type { Db } from 'backend/src/database/schema.ts';
import { computeTotals, neutralTerms, type PricedLine, pointsOf } from 'backend/src/modules/order/core/totals.ts';
import { type OrderState, orderStates, warehouses } from 'contract/codes.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import { campaignInForce, type SeedCampaign } from './campaigns.ts';
import { addDays } from './days.ts';
import { text } from './goods/localized.ts';
import { insertRows } from './insert-rows.ts';
import {
  bookedNames,
  levels,
  nearPrize,
  prizes,
  referralPrizes,
  referred,
  type SeedOrder,
  seedOrders,
  writtenDown,
} from './order-rows.ts';

const shippingCents = 395;
const vatRate = 2100;
const dueDays = 28;

type SeedCalendar = { campaigns: readonly SeedCampaign[]; today: Date };

/** Clients, orders of earlier campaigns, and the prizes earned. After catalogue, people and checkout. */
export async function seedOrdersAndPrizes(db: Db, given: SeedCalendar): Promise<void> {
  await insertRows(db, 'levels', levels);
  await insertRows(db, 'prizes', prizes);
  await seedClientBook(db);
  await seedAgreed(db);
  for (const order of seedOrders) await seedOrder(db, order, given);
  await seedPoints(db);
  await seedReferrals(db, given.today);
  await seedOtherCampaigns(db, given);
}

/** The clients with an account, and for some executives people known by name only. */
async function seedClientBook(db: Db): Promise<void> {
  await sql`
    insert into client_book (executive_id, account_id, name, phone)
    select c.executive_id, c.account_id, a.name, c.phone
    from clients c join accounts a on a.id = c.account_id
    order by a.name`.execute(db);
  for (const [executive, names] of Object.entries(bookedNames))
    await sql`
      insert into client_book (executive_id, name)
      select e.account_id, name from executives e, unnest(${names}::text[]) name where e.code = ${executive}`.execute(
      db,
    );
}

const agreedOn = '2026-02-03T17:00:00Z';

/**
 * Consents to mails from the executive: two of three clients who sign in gave it themselves. For one who does not sign
 * in, the executive recorded it with the address.
 */
async function seedAgreed(db: Db): Promise<void> {
  await sql`
    insert into consents (account_id, name, given, terms, at)
    select c.account_id, 'PUBLICIDAD_CORREO', get_byte(decode(md5(a.username), 'hex'), 0) % 3 > 0, ${termsVersion},
      ${agreedOn}::timestamptz
    from clients c join accounts a on a.id = c.account_id order by a.username`.execute(db);
  const { name, email } = writtenDown;
  await sql`
    with known as (
      update client_book set email = ${email}, locale = 'es' where name = ${name} returning executive_id, id
    )
    insert into client_consents (executive_id, client_id, name, given, terms, at)
    select executive_id, id, 'PUBLICIDAD_CORREO', true, ${termsVersion}, ${agreedOn}::timestamptz from known`.execute(
    db,
  );
}

async function seedOrder(db: Db, order: SeedOrder, { campaigns, today }: SeedCalendar): Promise<void> {
  const confirmed = addDays(today, -order.confirmedAgo);
  const campaign = campaignInForce(campaigns, confirmed);
  const { account_id: executive } = await db
    .selectFrom('executives')
    .select('account_id')
    .where('code', '=', order.executive)
    .executeTakeFirstOrThrow();
  const clients = await db
    .selectFrom('client_book')
    .select('id')
    .where('executive_id', '=', executive)
    .orderBy('id')
    .limit(order.clients)
    .execute();
  const articles = await listOrdered(db, order);
  const lines = articles.map(({ id, cents }, at) => ({
    article: id,
    // The last lines are the executive's own.
    client: clients[at % (clients.length + 1)]?.id ?? null,
    quantity: 1 + (at % 3),
    cents,
    points: pointsOf(cents, campaign.point_cents),
  }));
  const totals = computeTotals(lines.map(toPriced), {
    ...neutralTerms,
    shippingCents,
    minimumCents: campaign.minimum_cents,
  });
  const states: OrderState[] = [orderStates.draft, orderStates.pending, ...order.events.map(([, to]) => to)];
  const id = idOf(order.number);
  await insertRows(db, 'orders', [
    {
      id,
      number: order.number,
      executive_id: executive,
      campaign_code: campaign.code,
      state: states.at(-1),
      in_hand: false,
      version: states.length,
      created_at: addDays(confirmed, -1),
      changed_at: confirmed,
      confirmed_at: confirmed,
      delivery_to: 'SOCIA',
      address_id: await findAddress(db, executive),
      shipping_code: 'EST',
      partial: false,
      discreet: false,
      balance_cents: 0,
      import_accepted: false,
      units: totals.units,
      points: totals.points,
      total_cents: totals.totalCents,
      totals,
      shipping: keptShipping(confirmed),
      terms_version: termsVersion,
      locale: 'es',
    },
  ]);
  await insertRows(
    db,
    'order_lines',
    lines.map((line, at) => ({
      id: Number.parseInt(order.number.slice(-4), 10) * 100 + at,
      order_id: id,
      executive_id: executive,
      type: 'VENTA',
      article_id: line.article,
      client_id: line.client,
      quantity: line.quantity,
      seen_cents: line.cents,
      unit_cents: line.cents,
      unit_points: line.points,
      vat_rate: vatRate,
    })),
  );
  await sql`select setval(pg_get_serial_sequence('order_lines', 'id'), (select max(id) from order_lines))`.execute(db);
  await seedCharge(db, { order, executive, id, cents: totals.totalCents }, today);
  const events = [['confirm', orderStates.pending, order.confirmedAgo] as const, ...order.events];
  await insertRows(
    db,
    'order_events',
    events.map(([event, to_state, ago], at) => ({
      id: Number.parseInt(order.number.slice(-4), 10) * 100 + at,
      order_id: id,
      event,
      from_state: states[at],
      to_state,
      // Dispatch and delivery are events without an account.
      account_id: ['confirm', 'pay', 'cancel'].includes(event) ? executive : null,
      at: addDays(today, -ago),
    })),
  );
  await sql`select setval(pg_get_serial_sequence('order_events', 'id'), (select max(id) from order_events))`.execute(
    db,
  );
}

/** Charged to the executive's account, and paid before it was due. */
async function seedCharge(
  db: Db,
  { order, executive, id, cents }: { order: SeedOrder; executive: string; id: string; cents: number },
  today: Date,
): Promise<void> {
  const paid = order.events.find(([event]) => event === 'pay');
  if (!order.charged || !paid) return;
  const [, , ago] = paid;
  const movement = { executive_id: executive, account_id: executive };
  await insertRows(db, 'account_movements', [
    {
      ...movement,
      kind: 'PEDIDO',
      cents,
      order_id: id,
      due_on: day(addDays(today, dueDays - ago)),
      at: addDays(today, -ago),
    },
    {
      ...movement,
      kind: 'PAGO',
      cents: -cents,
      order_id: null,
      due_on: null,
      at: addDays(today, Math.min(-1, dueDays - 3 - ago)),
    },
  ]);
}

const toPriced = (line: { client: number | null; quantity: number; cents: number; points: number }): PricedLine => ({
  type: 'VENTA',
  client: line.client,
  quantity: line.quantity,
  unitCents: line.cents,
  unitPoints: line.points,
  vatRate,
  omitted: false,
});

/** Different articles for each order, of available styles. */
async function listOrdered(db: Db, { number, lines }: SeedOrder) {
  const { rows } = await sql<{ id: number; cents: number }>`
    select min(a.id) as id, min(coalesce(r.sale_price, r.price)) as cents
    from products p
      join product_cards c on c.product_id = p.id and c.available
      join articles a on a.product_id = p.id
      join current_prices r on r.article_id = a.id
      join lateral (select sum(s.quantity) as pieces from stock s where s.article_id = a.id) s on s.pieces >= 10
    group by p.id
    order by md5(${number} || p.id), p.id
    limit ${lines}`.execute(db);
  return rows;
}

async function findAddress(db: Db, executive: string): Promise<string | null> {
  const row = await db
    .selectFrom('addresses')
    .select('id')
    .where('executive_id', '=', executive)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);

const keptShipping = (confirmed: Date) => ({
  code: 'EST',
  name: text('Envío estándar'),
  cents: shippingCents,
  freeFromCents: 18_000,
  warehouse: warehouses.europe,
  from: day(addDays(confirmed, 2)),
  to: day(addDays(confirmed, 4)),
  pickupPoint: false,
});

/** Points carried over from before the shop's records, so that the demo's executive is close to a prize. */
async function seedPoints(db: Db): Promise<void> {
  const prize = prizes.find(({ code }) => code === nearPrize.code);
  await sql`
    insert into point_movements (executive_id, kind, points)
    select e.account_id, 'ARRASTRE', ${(prize?.points ?? 0) - nearPrize.missing}::integer - coalesce(sum(o.points), 0)
    from executives e left join orders o on o.executive_id = e.account_id
    where e.code = 'E1001'
    group by e.account_id`.execute(db);
}

/** One person joined by the demo's executive and ordered: one prize is earned, the next is in progress. */
async function seedReferrals(db: Db, today: Date): Promise<void> {
  const { by, joined, order } = referred;
  const joinedFrom = addDays(today, -90);
  await insertRows(
    db,
    'prizes',
    referralPrizes.map((row) => ({ ...row, joined_from: joinedFrom })),
  );
  const first = referralPrizes[0]?.code ?? '';
  await sql`
    with new as (
      update executives e set referrer_id = x.account_id from executives x where e.code = ${joined} and x.code = ${by}
      returning e.account_id, x.account_id as referrer
    ), since as (
      update accounts a set created_at = ${addDays(today, -30)} from new where a.id = new.account_id returning a.id
    )
    insert into referral_prizes (executive_id, prize_code, earned_at)
    select new.referrer, ${first}, v.at from new, since, orders o join order_events v on v.order_id = o.id
    where o.number = ${order} and v.event = 'pay'`.execute(db);
}

/** Two articles outside the campaign: one was in the last one, the other comes with the next. */
async function seedOtherCampaigns(db: Db, { campaigns, today }: SeedCalendar): Promise<void> {
  const current = campaignInForce(campaigns, today);
  const next = campaignInForce(campaigns, current.ends_at);
  const { rows } = await sql<{ id: number; product: number }>`
    select max(a.id) as id, a.product_id as product
    from articles a
      join product_cards c on c.product_id = a.product_id and c.available
      join prices p on p.article_id = a.id
    where not exists (select from order_lines l where l.article_id = a.id)
    group by a.product_id
    having count(distinct a.id) > 6 and count(*) = count(distinct a.id)
    order by a.product_id
    limit 2`.execute(db);
  const [gone, coming] = rows;
  if (!gone || !coming) return;
  await sql`update prices set valid_to = ${current.starts_at} where article_id = ${gone.id}`.execute(db);
  await sql`
    update prices set valid_from = ${next.starts_at}, campaign_code = ${next.code} where article_id = ${coming.id}`.execute(
    db,
  );
  await sql`select refresh_products(${[gone.product, coming.product]}::integer[], ${today}::timestamptz)`.execute(db);
}

function idOf(number: string): string {
  const hex = createHash('sha256').update(`order ${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
