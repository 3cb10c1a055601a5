import { type OrderState, orderStates } from 'contract/codes.ts';
import type { StoreAttributionReason } from 'contract/personal-store/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** An order placed in the store, and why it is credited to the executive or not. */
export type StoreCredit = { number: string; at: Date; cents: number; alias: string; reason: StoreAttributionReason };

const most = 20;
/** States of an order that count towards the credit. */
export const creditedStates: readonly OrderState[] = [orderStates.paid, orderStates.sent, orderStates.delivered];

/** N06. Includes orders placed while the store was paused, under its present and former aliases. */
export async function listStoreCredits(db: Db, executiveId: string): Promise<StoreCredit[]> {
  const { rows } = await sql<Omit<StoreCredit, 'reason'> & { paused: boolean; state: OrderState }>`
    select o.number, c.at, coalesce(o.total_cents, 0) as cents, c.alias, c.reason = 'paused' as paused, o.state
    from store_credits c join orders o on o.id = c.order_id
    where o.number is not null and (c.executive_id = ${executiveId} or (c.reason = 'paused' and lower(c.alias) in (
      select lower(alias) from executives where account_id = ${executiveId}
      union select alias from store_former_aliases where executive_id = ${executiveId})))
    order by c.at desc, o.number desc limit ${most}`.execute(db);
  return rows.map(({ paused, state, ...credit }) => ({ ...credit, reason: paused ? 'EN_PAUSA' : reasonOf(state) }));
}

function reasonOf(state: OrderState): StoreAttributionReason {
  if (creditedStates.includes(state)) return 'CUENTA';
  return state === orderStates.pending ? 'SIN_PAGAR' : 'TERMINADO';
}
