import type { OrderHeadWire } from 'contract/order/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { toOrderHead } from '../pricing/order.mapper.ts';

/** The order of each executive that changed last; a draft counts once it has lines. */
export async function readLatestOrderHeads(db: Db, executiveIds: string[]): Promise<Map<string, OrderHeadWire>> {
  const { rows } = await sql<OrderRow & { owner: string; bagUnits: number; bagCents: number }>`
    select latest.*, asked.id as owner,
      coalesce(bag.units, 0)::integer as "bagUnits", coalesce(bag.cents, 0)::integer as "bagCents"
    from unnest(${executiveIds}::uuid[]) asked(id)
      cross join lateral (
        select o.* from orders o
        where o.executive_id = asked.id
          and (o.number is not null or exists (select from order_lines l where l.order_id = o.id))
        order by o.changed_at desc limit 1
      ) latest
      cross join lateral (
        select sum(l.quantity) as units, sum(l.quantity * l.seen_cents) as cents
        from order_lines l where l.order_id = latest.id
      ) bag`.execute(db);
  return new Map(
    rows.map((row) => [
      row.owner,
      toOrderHead(row, row.campaign_code, {
        units: row.units ?? row.bagUnits,
        points: row.points ?? 0,
        totalCents: row.total_cents ?? row.bagCents,
      }),
    ]),
  );
}
