import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf, type Buyer } from '../../../shared/buyer.ts';
import { openCharges } from '../../../shared/ledger.ts';

/** What an order charged to the account, how much of it is unpaid, and its due date. */
export type AccountCharge = { cents: number; openCents: number; dueOn: string | null };

/** Null if nothing was charged, or not yet. */
export async function findAccountCharge(db: Db, buyer: Buyer, orderId: string): Promise<AccountCharge | null> {
  const { rows } = await sql<AccountCharge>`
    select m.cents, coalesce(open.cents, 0)::integer as "openCents", m.due_on::text as "dueOn"
    from account_movements m left join (${openCharges(accountIdOf(buyer))}) open on open.id = m.id
    where m.order_id = ${orderId} and m.kind = 'PEDIDO'`.execute(db);
  return rows[0] ?? null;
}
