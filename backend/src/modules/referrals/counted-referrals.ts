import { orderStates } from 'contract/codes.ts';
import { type RawBuilder, sql } from 'kysely';

const { paid, sent, delivered, returning } = orderStates;
/** Paid and not cancelled; during a return the money is still the shop's. */
const priced: readonly string[] = [paid, sent, delivered, returning];

/** The first paid, uncancelled order of each executive with a referrer; cash on delivery is paid on arrival. */
const firstOrders = (of: RawBuilder<boolean>) => sql`
  select e.referrer_id, e.account_id, a.created_at as joined_at, f.*
  from executives e join accounts a on a.id = e.account_id
    join lateral (
      select o.id as order_id, o.campaign_code, o.confirmed_at, min(v.at) as paid_at
      from orders o join order_events v on v.order_id = o.id and v.event in ('pay', 'resume', 'deliver')
      where o.executive_id = e.account_id and o.number is not null and o.state = any(${priced}::text[])
      group by o.id order by min(v.at), o.id limit 1
    ) f on true
  where e.referrer_id is not null and ${of}`;

/**
 * Which order counts for which prize, in the order in which they began to count. `of` filters the referred executives
 * `e`.
 */
export const countedReferrals = (of: RawBuilder<boolean> = sql`true`) => sql`
  select z.code, z.referrals as needed, c.referrer_id, c.account_id, c.order_id, c.paid_at,
    (row_number() over (partition by z.code, c.referrer_id order by c.paid_at, c.account_id))::integer as place
  from prizes z join (${firstOrders(of)}) c on c.joined_at >= z.joined_from
    and (z.campaign_code is null or z.campaign_code = c.campaign_code)
    and (z.order_months is null or c.confirmed_at <= c.joined_at + make_interval(months => z.order_months))
  where z.referrals is not null`;
