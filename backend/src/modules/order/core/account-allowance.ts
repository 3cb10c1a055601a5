import { orderStates, paymentModes } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { readAccountOf } from './buyers.repository.ts';
import type { Campaign } from './campaigns.ts';

/** Promised charges of waiting orders. They end with the order, so nothing has to be returned. */
export async function sumPromisedCharges(db: Db, buyer: Buyer, except: string | null = null): Promise<number> {
  const { held } = await db
    .selectFrom('orders')
    .select(
      sql<number>`coalesce(sum(case when tender is null then total_cents - gift_card_cents else balance_cents end), 0)::integer`.as(
        'held',
      ),
    )
    .where(ownedBy(buyer))
    .where('state', '=', orderStates.pending)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${except}`)
    .executeTakeFirstOrThrow();
  return held;
}

type LimitQuery = { orderId: string; campaign: Pick<Campaign, 'paymentMode'>; now: Date };

/**
 * The most that the account can pay of an order: its credit balance, in a campaign of CREDITO also what is left of the
 * limit, less what other orders were promised. Below zero if the executive owes more than the limit.
 */
export async function readAccountAllowance(
  db: Db,
  buyer: Buyer,
  { orderId, campaign, now }: LimitQuery,
): Promise<number> {
  const { balanceCents, limitCents } = await readAccountOf(db, buyer, now);
  const limit = campaign.paymentMode === paymentModes.credit ? limitCents : 0;
  return limit - balanceCents - (await sumPromisedCharges(db, buyer, orderId));
}
