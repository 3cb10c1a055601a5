import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

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
