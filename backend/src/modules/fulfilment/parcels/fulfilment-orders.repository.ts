import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { CheckoutTables, ShippingQuote } from '../../../database/tables/checkout.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;
const toSend = sql<boolean>`(o.state = ${orderStates.paid} or (o.state = ${orderStates.pending} and o.settled_at is not null))`;
const isUnderWay = sql<boolean>`o.state = ${orderStates.sent}`;
const waits = sql<boolean>`(${toSend} or ${isUnderWay})`;
const whose = sql`left join executives e on e.account_id = o.executive_id left join accounts s on s.id = o.executive_id
  left join guests g on g.id = o.guest_id left join addresses a on a.id = o.address_id`;
/** A buyer withdrew from it before it was sent: an operator has to check. */
const isWithdrawn = sql<boolean>`exists (select from withdrawals w where w.order_id = o.id)`;
/** One of its parcels has left, and another is still packed. */
const isPartlySent = sql<boolean>`(${isUnderWay} and exists (
  select from parcels p where p.order_id = o.id and p.state = 'packed'))`;
const row = sql`o.id, o.number, o.state, o.changed_at as at, coalesce(s.name, g.name || ' ' || g.surname) as buyer,
  e.code as "executiveCode", a.name || ' ' || a.surname as recipient, ${isWithdrawn} as withdrawn,
  ${isPartlySent} as "partlySent"`;

const countWhere = async (db: Db, condition: typeof waits): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from orders o where ${condition} limit ${mostCounted + 1}) one`.execute(db);
  return rows[0]?.count ?? 0;
};
export const countWaitingOrders = (db: Db) => countWhere(db, waits);
export const countOrdersToSend = (db: Db) => countWhere(db, toSend);

export type FulfilmentOrderRow = {
  id: string;
  number: string;
  state: OrderState;
  /** Since when it is in this state. */
  at: Date;
  buyer: string;
  /** Null where a guest bought. */
  executiveCode: string | null;
  recipient: string | null;
  withdrawn: boolean;
  partlySent: boolean;
};

type Part = { number: string | null; from: number; most: number };

/** Orders to send before those under way, the oldest first; or the one with this number, in any state. */
export async function listFulfilmentOrders(db: Db, { number, from, most }: Part): Promise<FulfilmentOrderRow[]> {
  const { rows } = await sql<FulfilmentOrderRow>`
    select ${row} from orders o ${whose}
    where ${number === null ? waits : sql<boolean>`o.number = ${number}`}
    order by ${isUnderWay} and not ${isPartlySent}, o.changed_at, o.id offset ${from} limit ${most}`.execute(db);
  return rows;
}

/** Those that have to leave, the oldest first. */
export async function listOrderIdsToSend(db: Db, { from, most }: Omit<Part, 'number'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${toSend} order by o.changed_at, o.id offset ${from} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** As stored in JSON. */
type CollectionRecord = { at: string; operator: string; reason: string };
export type FulfilmentOrderHead = FulfilmentOrderRow & {
  tender: TenderCode | null;
  toSend: boolean;
  /** The amount due at the door: the total less what account and balance pay. */
  dueCents: number;
  /** All payments for it are refunded, or the refund is promised. */
  givenBack: boolean;
  collected: CollectionRecord | null;
  discreet: boolean;
  shipping: ShippingQuote | null;
  shippingCode: string | null;
  confirmedAt: Date | null;
  delivery: OrderRow['delivery_to'];
  /** For the carrier. */
  phone: string | null;
  /** Tax number, for customs. */
  document: string | null;
  address: Selectable<CheckoutTables['addresses']> | null;
};

/** The same amount as `readRefundSums`, for many orders at once. */
const givenBackCents = sql`(
  (select coalesce(-sum(m.cents), 0) from account_movements m where m.order_id = o.id and m.kind = 'ABONO') +
  (select coalesce(sum(r.cents), 0) from payment_refunds r join payment_attempts p on p.id = r.attempt_id
    where p.order_id = o.id and p.spent = 'order' and r.why <> 'rest' and r.state <> 'refused') +
  (select coalesce(sum(m.cents), 0) from gift_card_movements m
    where m.order_id = o.id and m.kind in ('refund', 'issue')))`;

/** In the order of the ids; ids that are no placed order are left out. */
export async function readFulfilmentOrderHeads(db: Db, ids: readonly string[]): Promise<FulfilmentOrderHead[]> {
  const { rows } = await sql<FulfilmentOrderHead>`
    select ${row}, o.tender, ${toSend} as "toSend", o.discreet, o.shipping, o.shipping_code as "shippingCode",
      o.confirmed_at as "confirmedAt", o.delivery_to as delivery, (coalesce(o.total_cents, 0) - o.balance_cents - o.gift_card_cents) as "dueCents",
      (o.total_cents > 0 and ${givenBackCents} >= o.total_cents) as "givenBack",
      coalesce(a.phone, g.phone) as phone, g.document, to_jsonb(a) as address,
      case when k.order_id is not null
        then json_build_object('at', k.at, 'operator', u.name, 'reason', k.reason) end as collected
    from unnest(${ids}::uuid[]) with ordinality asked(id, place) join orders o on o.id = asked.id ${whose}
      left join carrier_payments k on k.order_id = o.id left join operators u on u.id = k.operator_id
    where o.number is not null order by asked.place`.execute(db);
  return rows;
}

export async function listOrderEvents(db: Db, id: string) {
  return db
    .selectFrom('order_events as v')
    .leftJoin('operators as u', 'u.id', 'v.operator_id')
    .select(['v.to_state as state', 'v.at', 'v.reason', 'u.name as operator'])
    .where('v.order_id', '=', id)
    .orderBy('v.id')
    .execute();
}
