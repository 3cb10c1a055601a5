import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';

/** Goods at their agreed prices, without delivery, before a discount. */
type SalesTotals = { cents: number; units: number; points: number };

const sold = (buyer: Buyer, campaign: string | null) => sql`
  select o.order_id, o.campaign_code, o.client_id, o.article_id, o.quantity as units,
    o.quantity * coalesce(o.unit_cents, 0) as cents, o.quantity * coalesce(o.unit_points, 0) as points
  from sold_lines o
  where ${ownedBy(buyer, 'o')} and (${campaign}::text is null or o.campaign_code = ${campaign})`;

const sums = sql`coalesce(sum(s.cents), 0)::integer as cents, coalesce(sum(s.units), 0)::integer as units,
  coalesce(sum(s.points), 0)::integer as points`;

export type SoldInCampaign = SalesTotals & { code: string; name: Localized; orders: number; gainedCents: number };

/**
 * The latest campaigns with sales, oldest first, and always the current one. A campaign's gain is the commission posted
 * while it was current.
 */
export async function listSoldByCampaign(db: Db, buyer: Buyer, inForce: string): Promise<SoldInCampaign[]> {
  const { rows } = await sql<SoldInCampaign>`
    select c.code, c.name, count(distinct s.order_id)::integer as orders, ${sums},
      (
        select coalesce(-sum(m.cents), 0) from account_movements m
        where m.executive_id = ${buyer.id} and m.kind = 'COMISION' and m.at >= c.starts_at and m.at < c.ends_at
          and not exists (
            select from campaigns h where h.priority > c.priority and m.at >= h.starts_at and m.at < h.ends_at)
      )::integer as "gainedCents"
    from campaigns c left join (${sold(buyer, null)}) s on s.campaign_code = c.code
    where s.order_id is not null or c.code = ${inForce}
    group by c.code
    order by c.code = ${inForce} desc, c.starts_at desc, c.code
    limit 26`.execute(db);
  return rows.reverse();
}

export type SoldInCategory = SalesTotals & { code: string; name: Localized; gender: Localized };

/** By the department below women and men. */
export async function listSoldByCategory(db: Db, buyer: Buyer, campaign: string | null): Promise<SoldInCategory[]> {
  const { rows } = await sql<SoldInCategory>`
    select category.code, category.name, root.name as gender, ${sums}
    from (${sold(buyer, campaign)}) s
      join articles a on a.id = s.article_id
      join products p on p.id = a.product_id
      join departments own on own.id = p.department_id
      left join departments above on above.id = own.parent_id
      join departments category on category.id = case when above.parent_id is null then own.id else above.id end
      join departments root on root.id = coalesce(category.parent_id, category.id)
    group by category.id, root.id
    order by cents desc, category.code
    limit 60`.execute(db);
  return rows;
}

/** Without a client: the executive's own purchases. */
export type SoldToClient = SalesTotals & { id: number | null; name: string | null };

export async function listSoldByClient(db: Db, buyer: Buyer, campaign: string | null): Promise<SoldToClient[]> {
  const { rows } = await sql<SoldToClient>`
    select s.client_id as id, max(b.name) as name, ${sums}
    from (${sold(buyer, campaign)}) s left join client_book b on b.id = s.client_id
    group by s.client_id
    order by cents desc, s.client_id
    limit 100`.execute(db);
  return rows;
}
