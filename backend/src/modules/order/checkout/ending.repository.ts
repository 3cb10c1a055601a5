import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** What an account has paid for an order so far. */
export async function sumTaken(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(cents), 0)::integer as taken from account_movements where order_id = ${orderId}`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** When an order ended by an event, and what went back to the account then. */
export async function readEnd(db: Db, orderId: string, event: string) {
  const { rows } = await sql<{ endedAt: Date | null; returnedCents: number }>`
    select
      (select max(e.at) from order_events e where e.order_id = ${orderId} and e.event = ${event}) as "endedAt",
      (select coalesce(-sum(m.cents), 0) from account_movements m
        where m.order_id = ${orderId} and m.kind = 'ABONO')::integer as "returnedCents"`.execute(db);
  return rows[0] ?? { endedAt: null, returnedCents: 0 };
}
