import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
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

/** Null while no dispatch is recorded. */
export async function findDispatch(db: Db, orderId: string): Promise<Dispatch | null> {
  const row = await db
    .selectFrom('dispatches as d')
    .leftJoin('carriers as c', 'c.code', 'd.carrier_code')
    .select(['c.name as carrier', 'c.track_url as trackUrl', 'd.tracking', sql<string>`d.left_on::text`.as('leftOn')])
    .where('d.order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { leftOn, carrier, tracking, trackUrl } = row;
  const url = tracking === null || trackUrl === null ? null : trackUrl.replace('{code}', encodeURIComponent(tracking));
  return { leftOn, carrier, tracking, url };
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
