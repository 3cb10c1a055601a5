import { orderStates, paymentModes } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { readAccountOf } from './buyers.repository.ts';
import type { Campaign } from './campaigns.ts';

/** What her account will be charged for orders that wait. It ends with the order, so that nobody has to give it back. */
export async function sumReserved(db: Db, buyer: Buyer, except: string | null = null): Promise<number> {
  const { held } = await db
    .selectFrom('orders')
    .select(
      sql<number>`coalesce(sum(case when tender is null then total_cents else balance_cents end), 0)::integer`.as(
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
 * What her account can pay of an order at most: what stands in her favour, in a campaign of CREDITO also what is left of
 * her limit, and nothing that another order was promised. Below zero where she owes more than she may.
 */
export async function readAccountAllowance(
  db: Db,
  buyer: Buyer,
  { orderId, campaign, now }: LimitQuery,
): Promise<number> {
  const { balanceCents, limitCents } = await readAccountOf(db, buyer, now);
  const limit = campaign.paymentMode === paymentModes.credit ? limitCents : 0;
  return limit - balanceCents - (await sumReserved(db, buyer, orderId));
}
