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

/** An order's parcels, and the dispatches of those that left, the first one first. */
export type Delivery = {
  /** Empty while no operator has taken a step: then there is one parcel of everything. */
  parcels: ParcelRecord[];
  /** What a backend without parcels sent is a row of `dispatches` only. */
  dispatches: Dispatch[];
};

type DeliveryRow = Omit<ParcelRecord, 'id' | 'dispatch'> &
  Omit<DispatchRow, 'leftOn'> & { id: string | null; leftOn: string | null };

export async function readDelivery(db: Db, orderId: string): Promise<Delivery> {
  const { rows } = await sql<DeliveryRow>`
    select p.id, p.position, p.state, p.changed_at as "changedAt", p.left_on::text as "leftOn", c.name as carrier,
      c.track_url as "trackUrl", p.tracking,
      coalesce((select json_agg(json_build_object('lineId', l.line_id, 'warehouse', l.warehouse, 'quantity', l.quantity)
        order by l.line_id, l.warehouse) from parcel_lines l where l.parcel_id = p.id), '[]') as pieces
    from (
      select id, position, state, changed_at, left_on, carrier_code, tracking from parcels where order_id = ${orderId}
      union all
      select null, null, null, null, left_on, carrier_code, tracking from dispatches where order_id = ${orderId}
    ) p left join carriers c on c.code = p.carrier_code
    order by (select min(e.id) from parcel_events e where e.parcel_id = p.id and e.step = 'send') nulls first,
      p.position`.execute(db);
  const found = rows.map(({ id, leftOn, carrier, tracking, trackUrl, ...row }) => ({
    ...{ ...row, id },
    dispatch: leftOn === null ? null : toDispatch({ leftOn, carrier, tracking, trackUrl }),
  }));
  const parcels = found.flatMap(({ id, ...parcel }) => (id === null ? [] : [{ id, ...parcel }]));
  const left = parcels.some(({ dispatch }) => dispatch !== null) ? parcels : found;
  return {
    parcels: parcels.toSorted((one, other) => one.position - other.position),
    dispatches: left.flatMap(({ dispatch }) => dispatch ?? []),
  };
}

export const listParcelsOfOrder = async (db: Db, orderId: string): Promise<ParcelRecord[]> =>
  (await readDelivery(db, orderId)).parcels;

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
