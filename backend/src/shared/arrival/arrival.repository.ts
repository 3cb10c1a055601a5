import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { lastDayToWithdraw } from '../days.ts';

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
