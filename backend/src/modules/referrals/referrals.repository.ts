import { type referralStates, staffRoles } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';
import { countedReferrals } from './counted-referrals.ts';

type ReferralState = (typeof referralStates)[number];

export type Referral = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  state: ReferralState;
  invitedAt: Date;
  expiresAt: Date | null;
  /** The prize that this referral completed. */
  brought: Localized | null;
  total: number;
};

/**
 * Invited people, and executives who registered with this code without an invitation. An invited person counts as
 * registered only after naming this executive, because otherwise the list would tell who has an account.
 */
const listed = (executiveId: string, now: Date) => sql`
  with joined as (
    select e.account_id, a.name, a.email, e.phone, a.created_at, e.state,
      (select count(distinct o.campaign_code) from orders o
        where o.executive_id = e.account_id and o.number is not null
          and o.state in ('PAGADA', 'ENVIADA', 'ENTREGADA')) as campaigns
    from executives e join accounts a on a.id = e.account_id
    where e.referrer_id = ${executiveId}
  ), matched as (
    select r.id, r.name, r.email, r.phone, r.invited_at, r.expires_at, j.account_id, j.state as joined_state, j.campaigns
    from referrals r
      left join lateral (
        select * from joined where lower(email) = lower(r.email) or phone = r.phone order by created_at limit 1
      ) j on true
    where r.executive_id = ${executiveId}
  ), everybody as (
    select 'r' || id as id, name, email, phone, invited_at, expires_at, account_id, campaigns from matched
    union all
    select 'e' || j.account_id, j.name, null, null, j.created_at, null, j.account_id, j.campaigns
    from joined j where not exists (select from matched m where m.account_id = j.account_id)
  )
  select id, name, email, phone, invited_at as "invitedAt",
    case when account_id is null then expires_at end as "expiresAt",
    case
      when account_id is null and expires_at <= ${now} then 'VENCIDA'
      when account_id is null then 'INVITADA'
      when campaigns = 0 then 'INSCRITA'
      when campaigns = 1 then 'PRIMER_PEDIDO'
      else 'ACTIVA'
    end as state,
    (select z.name from (${countedReferrals(sql`e.referrer_id = ${executiveId}`)}) c
      join prizes z on z.code = c.code
      join referral_prizes g on g.executive_id = c.referrer_id and g.prize_code = c.code and g.taken_back_at is null
      where c.place = c.needed and c.account_id = everybody.account_id
      order by c.needed desc, c.code limit 1) as brought
  from everybody`;

type ReferralFilter = { executiveId: string; state: ReferralState | null; now: Date };

export async function listReferrals(
  db: Db,
  { executiveId, state, now }: ReferralFilter,
  page: Page,
): Promise<Referral[]> {
  const { rows } = await sql<Referral>`
    select l.*, (count(*) over ())::integer as total from (${listed(executiveId, now)}) l
    where ${state}::text is null or l.state = ${state}
    order by l."invitedAt" desc, l.id
    limit ${page.size} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

export async function findReferral(db: Db, executiveId: string, id: number, now: Date): Promise<Referral | undefined> {
  const { rows } = await sql<Referral>`
    select l.*, 1 as total from (${listed(executiveId, now)}) l where l.id = ${`r${id}`}`.execute(db);
  return rows[0];
}

/** The executive's code, by which registrations name the referrer. */
export async function findInviter(db: Db, executiveId: string): Promise<{ code: string; name: string }> {
  const { rows } = await sql<{ code: string; name: string }>`
    select e.code, trim(e.given_name || ' ' || left(e.family_name, 1) || case when e.family_name = '' then '' else '.' end)
      as name
    from executives e where e.account_id = ${executiveId}`.execute(db);
  return rows[0] ?? { code: '', name: '' };
}

type Invitation = {
  executiveId: string;
  name: string;
  email: string | null;
  phone: string | null;
  locale: Locale;
  at: Date;
  until: Date;
};

/** The same person stays one referral, with a new invitation. */
export async function saveReferral(trx: Db, { executiveId, at, until, ...person }: Invitation): Promise<number> {
  const known = await trx
    .selectFrom('referrals')
    .select('id')
    .where('executive_id', '=', executiveId)
    .where(
      person.email === null
        ? sql<boolean>`phone = ${person.phone}`
        : sql<boolean>`lower(email) = lower(${person.email})`,
    )
    .forUpdate()
    .executeTakeFirst();
  const row = { ...person, executive_id: executiveId, invited_at: at, expires_at: until };
  if (known) {
    await trx.updateTable('referrals').set(row).where('id', '=', known.id).execute();
    return known.id;
  }
  const { id } = await trx.insertInto('referrals').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** People with a staff account get no invitation. */
export async function isExecutiveAddress(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts where role = any(${staffRoles}::text[]) and lower(email) = lower(${email})`.execute(db);
  return rows.length > 0;
}

/** The recipient of an invitation; null where it was withdrawn or has expired. */
export async function readInvitation(db: Db, id: number) {
  const { rows } = await sql<{ to: string; locale: Locale; executiveId: string }>`
    select email as "to", locale, executive_id as "executiveId" from referrals
    where id = ${id} and email is not null`.execute(db);
  return rows[0] ?? null;
}
