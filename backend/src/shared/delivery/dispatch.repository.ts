import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { ParcelState, Warehouse } from '../../database/tables/order.ts';
import { lastDayToWithdraw } from '../dates.ts';

/** When a parcel left, its carrier, and its tracking page. */
export type Dispatch = {
  /** As YYYY-MM-DD. */
  leftOn: string;
  carrier: string | null;
  tracking: string | null;
  /** Built from the carrier's own address, because operators do not type links. */
  url: string | null;
};

export type Piece = { lineId: number; warehouse: Warehouse; quantity: number };

/** A parcel of an order, once an operator has taken a step with it. */
export type ParcelRecord = {
  id: string;
  /** From 1. */
  position: number;
  state: ParcelState;
  changedAt: Date;
  pieces: Piece[];
  /** Once it has left. */
  dispatch: Dispatch | null;
};

type DispatchRow = { leftOn: string; carrier: string | null; tracking: string | null; trackUrl: string | null };

function toDispatch({ leftOn, carrier, tracking, trackUrl }: DispatchRow): Dispatch {
  const url = tracking === null || trackUrl === null ? null : trackUrl.replace('{code}', encodeURIComponent(tracking));
  return { leftOn, carrier, tracking, url };
}

/** Empty while no operator has taken a step: then there is one parcel of everything. */
export async function listParcelsOfOrder(db: Db, orderId: string): Promise<ParcelRecord[]> {
  const { rows } = await sql<Omit<ParcelRecord, 'dispatch'> & Omit<DispatchRow, 'leftOn'> & { leftOn: string | null }>`
    select p.id, p.position, p.state, p.changed_at as "changedAt", p.left_on::text as "leftOn", c.name as carrier,
      c.track_url as "trackUrl", p.tracking,
      coalesce((select json_agg(json_build_object('lineId', l.line_id, 'warehouse', l.warehouse, 'quantity', l.quantity)
        order by l.line_id, l.warehouse) from parcel_lines l where l.parcel_id = p.id), '[]') as pieces
    from parcels p left join carriers c on c.code = p.carrier_code
    where p.order_id = ${orderId} order by p.position`.execute(db);
  return rows.map(({ leftOn, carrier, tracking, trackUrl, ...parcel }) => ({
    ...parcel,
    dispatch: leftOn === null ? null : toDispatch({ leftOn, carrier, tracking, trackUrl }),
  }));
}

/** Parcels that left, the first one first. One that a backend without parcels sent is a row of `dispatches` only. */
export async function listDispatches(db: Db, orderId: string): Promise<Dispatch[]> {
  const { rows } = await sql<DispatchRow>`
    select d.left_on::text as "leftOn", c.name as carrier, c.track_url as "trackUrl", d.tracking
    from (
      select left_on, carrier_code, tracking, position,
        (select min(e.id) from parcel_events e where e.parcel_id = p.id and e.step = 'send') as sent
      from parcels p where order_id = ${orderId} and left_on is not null
      union all
      select left_on, carrier_code, tracking, 1, null from dispatches where order_id = ${orderId}
        and not exists (select from parcels where order_id = ${orderId} and left_on is not null)
    ) d left join carriers c on c.code = d.carrier_code
    order by d.sent nulls first, d.position`.execute(db);
  return rows.map(toDispatch);
}

type Arrival = { delivered: Date; lastDay: string };

/** When an order arrived, and the last day to withdraw from it; null while no arrival is recorded. */
export async function findArrival(db: Db, orderId: string): Promise<Arrival | null> {
  const { rows } = await sql<{ delivered: Date; country: string | null }>`
    select e.at as delivered, a.country_code as country
    from order_events e join orders o on o.id = e.order_id left join addresses a on a.id = o.address_id
    where e.order_id = ${orderId} and e.event = 'deliver' order by e.id desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { delivered: row.delivered, lastDay: lastDayToWithdraw(row.delivered, row.country) } : null;
}
