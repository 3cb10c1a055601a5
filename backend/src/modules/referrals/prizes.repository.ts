import { barredState } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { countedReferrals } from './counted-referrals.ts';

export type ReferralPrize = {
  code: string;
  name: Localized;
  description: Localized;
  needed: number;
  /** How many count so far, of those needed. */
  counted: number;
  joinedFrom: Date;
  months: number | null;
  campaign: Localized | null;
  earnedAt: Date | null;
  takenBackAt: Date | null;
  givenAt: Date | null;
};

/** Current prizes, and those earned before; the nearest first. */
export async function listReferralPrizes(
  db: Db,
  { executiveId, campaign }: { executiveId: string; campaign: string | null },
): Promise<ReferralPrize[]> {
  const { rows } = await sql<ReferralPrize>`
    with counted as (${countedReferrals(sql`e.referrer_id = ${executiveId}`)})
    select z.code, z.name, z.description, z.referrals as needed, z.joined_from as "joinedFrom",
      z.order_months as months, k.name as campaign,
      least(z.referrals, (select count(*) from counted c where c.code = z.code))::integer as counted,
      g.earned_at as "earnedAt", g.taken_back_at as "takenBackAt", g.given_at as "givenAt"
    from prizes z left join referral_prizes g on g.prize_code = z.code and g.executive_id = ${executiveId}
      left join campaigns k on k.code = z.campaign_code
    where z.referrals is not null and (
      (g.id is not null and g.taken_back_at is null)
      or (not z.sold_out and (z.campaign_code is null or z.campaign_code = ${campaign})))
    order by z.referrals, z.code limit 50`.execute(db);
  return rows;
}

export type PrizeRef = { executiveId: string; prizeCode: string };

/** Adds prizes for executives with enough referrals, once, even if several runs read at the same moment. */
export async function recordEarnedPrizes(trx: Db): Promise<PrizeRef[]> {
  const { rows } = await sql<PrizeRef>`
    insert into referral_prizes as g (executive_id, prize_code, earned_at)
    select c.referrer_id, c.code, c.paid_at
    from (${countedReferrals()}) c join prizes z on z.code = c.code join executives x on x.account_id = c.referrer_id
    where c.place = c.needed and not z.sold_out and x.state <> ${barredState}
      and not exists (select from referral_prizes r
        where r.executive_id = c.referrer_id and r.prize_code = c.code and r.taken_back_at is null)
    on conflict (executive_id, prize_code) do update
      set earned_at = excluded.earned_at, taken_back_at = null
      where g.taken_back_at is not null
    returning executive_id as "executiveId", prize_code as "prizeCode"`.execute(trx);
  return rows;
}

/** Revokes prizes whose orders were cancelled, unless they have been handed over. */
export async function revokePrizes(trx: Db, now: Date): Promise<PrizeRef[]> {
  const { rows } = await sql<PrizeRef>`
    update referral_prizes g set taken_back_at = ${now}
    where g.given_at is null and g.taken_back_at is null and not exists (
      select from (${countedReferrals()}) c
      where c.referrer_id = g.executive_id and c.code = g.prize_code and c.place = c.needed)
    returning g.executive_id as "executiveId", g.prize_code as "prizeCode"`.execute(trx);
  return rows;
}
