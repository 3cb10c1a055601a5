import type { Db } from '../../database/schema.ts';

/** The current campaign, used where none is named; null between two. */
export async function findCampaignInForce(db: Db, now: Date): Promise<string | null> {
  const campaign = await db
    .selectFrom('campaigns')
    .select('code')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('priority', 'desc')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return campaign?.code ?? null;
}
