import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** When a parcel left, with whom, and where it is followed. */
export type Dispatch = {
  /** As YYYY-MM-DD. */
  leftOn: string;
  carrier: string | null;
  tracking: string | null;
  /** Made here of the carrier's own address: nobody types a link. */
  url: string | null;
};

/** Null where nobody has said that it left. */
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
