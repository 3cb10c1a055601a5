import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import { isPaidAtTheDoor } from 'contract/tenders.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { findArrival } from '../../../shared/arrival/arrival.repository.ts';
import { toBookDay } from '../../../shared/days.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import { findDispatch } from '../../../shared/dispatch/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { type Doing, listSteps, type Office, type ParcelStep, takeStep } from './parcel-steps.ts';

// What the office sees of parcels that have to leave or are on their way, and what a person says about one.

/** Counted to here; nobody reads further. */
const mostCounted = 1_000;
const toSend = sql<boolean>`(o.state = ${orderStates.paid} or (o.state = ${orderStates.pending} and o.settled_at is not null))`;
const isUnderWay = sql<boolean>`o.state = ${orderStates.sent}`;
const waits = sql<boolean>`(${toSend} or ${isUnderWay})`;
const buyer = sql`coalesce(e.code, g.name || ' ' || g.surname)`;
const whose = sql`left join executives e on e.account_id = o.executive_id left join guests g on g.id = o.guest_id`;
/** Somebody withdrew from it before it left: a person looks twice. */
const isWithdrawn = sql<boolean>`exists (select from withdrawals w where w.order_id = o.id)`;

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from orders o where ${waits} limit ${mostCounted + 1}) one`.execute(db);
  return rows[0]?.count ?? 0;
}

type Row = { id: string; number: string; state: OrderState; at: Date; buyer: string; withdrawn: boolean };

/** What has to leave before what only has to arrive, and the oldest first; by its number, whatever its state. */
async function listParcels(db: Db, { number, from, most }: { number: string | null; from: number; most: number }) {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.state, o.changed_at as at, ${buyer} as buyer, ${isWithdrawn} as withdrawn
    from orders o ${whose}
    where ${number === null ? waits : sql<boolean>`o.number = ${number}`}
    order by ${isUnderWay}, o.changed_at, o.id offset ${from} limit ${most}`.execute(db);
  return rows;
}

/** As JSON tells it. */
type Collected = { at: string; operator: string; reason: string };
type Head = Row & {
  tender: TenderCode | null;
  toSend: boolean;
  collected: Collected | null;
  discreet: boolean;
  method: string | null;
};

async function readParcel(db: Db, id: string) {
  if (toUuid(id) === null) throw absent();
  const { rows } = await sql<Head>`
    select o.id, o.number, o.state, o.changed_at as at, ${buyer} as buyer, ${isWithdrawn} as withdrawn, o.tender,
      ${toSend} as "toSend", o.discreet, o.shipping_code as method, case when c.order_id is not null
        then json_build_object('at', c.at, 'operator', u.name, 'reason', c.reason) end as collected
    from orders o ${whose} left join carrier_payments c on c.order_id = o.id
    left join operators u on u.id = c.operator_id where o.id = ${id} and o.number is not null`.execute(db);
  const [head] = rows;
  if (!head) throw absent();
  const address = await db
    .selectFrom('orders as o')
    .innerJoin('addresses as a', 'a.id', 'o.address_id')
    .selectAll('a')
    .where('o.id', '=', id)
    .executeTakeFirst();
  const steps = await db
    .selectFrom('order_events as v')
    .leftJoin('operators as u', 'u.id', 'v.operator_id')
    .select(['v.to_state as state', 'v.at', 'v.reason', 'u.name as operator'])
    .where('v.order_id', '=', id)
    .orderBy('v.id')
    .execute();
  const { toSend: mayLeave, collected, ...parcel } = head;
  const owesCash = isPaidAtTheDoor(head.tender) && head.collected === null;
  return {
    ...parcel,
    address: address ? toPostal(address) : [],
    collected: collected && { ...collected, at: new Date(collected.at) },
    dispatch: await findDispatch(db, id),
    next: listSteps({ state: head.state, toSend: mayLeave, owesCash }),
    lastDay: (await findArrival(db, id))?.lastDay ?? null,
    steps,
  };
}

export const createParcelsWatch = (office: Office) => ({
  count: () => countWaiting(office.db),
  list: (from: number, most: number) => listParcels(office.db, { number: null, from, most }),
  search: (number: string) => listParcels(office.db, { number, from: 0, most: 1 }),
  read: (id: string) => readParcel(office.db, id),
  carriers: () => office.db.selectFrom('carriers').select(['code', 'name']).orderBy('name').execute(),
  today: () => toBookDay(office.now()),
  take: (id: string, step: ParcelStep, doing: Doing) => takeStep(office, id, step, doing),
});
