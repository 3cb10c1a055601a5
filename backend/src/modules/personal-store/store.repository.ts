import { barredState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export type StoreRow = {
  executiveId: string;
  alias: string;
  givenName: string;
  familyName: string;
  town: string;
  locale: Locale;
  paused: boolean;
  /** The executive has opened the store's page once, and so knows of it. */
  opened: boolean;
  /**
   * Whether strangers may see it: not if the executive is barred or blocked, nor an unopened store by a guessable code.
   */
  isPublic: boolean;
  /** When the executive answers, as typed. */
  hours: string;
  greeting: string;
  story: string;
  whatsapp: string | null;
  email: string | null;
  portrait: { hash: string; width: number; height: number; dominant: string } | null;
  favourites: { reference: string; sentence: string }[];
};

/** An unchanged store shows name and place, and no text that was not written for it. */
export async function getStore(db: Db, executiveId: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select e.account_id as "executiveId", e.alias, e.given_name as "givenName", e.family_name as "familyName", e.town,
      a.lang as locale, coalesce(s.paused, false) as paused, s.executive_id is not null as opened,
      a.status = 'active' and e.state <> ${barredState}
        and (s.executive_id is not null or lower(e.alias) <> lower(e.code)) as "isPublic",
      coalesce(s.hours, '') as hours, coalesce(s.greeting, '') as greeting,
      coalesce(s.story, '') as story, s.whatsapp, s.email,
      case when k.hash is not null then json_build_object(
        'hash', k.hash, 'width', k.width, 'height', k.height, 'dominant', k.dominant) end as portrait,
      coalesce((
        select json_agg(json_build_object('reference', p.reference, 'sentence', f.sentence) order by f.position)
        from store_favourites f join products p on p.id = f.product_id
        where f.executive_id = e.account_id
      ), '[]') as favourites
    from executives e
      join accounts a on a.id = e.account_id
      left join stores s on s.executive_id = e.account_id
      left join pictures k on k.hash = s.portrait
    where e.account_id = ${executiveId}`.execute(db);
  return rows[0];
}

/** An executive who has seen the store's address may share it, so from then on the store is found. */
export async function openStore(db: Db, executiveId: string): Promise<void> {
  await db
    .insertInto('stores')
    .values({ executive_id: executiveId, portrait: null, whatsapp: null, email: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts a visit of today, by the shop's time zone. */
export async function countVisit(db: Db, executiveId: string, now: Date): Promise<void> {
  await sql`
    insert into store_visits as v (executive_id, day, visits) values (${executiveId}, ${now}::timestamptz::date, 1)
    on conflict (executive_id, day) do update set visits = v.visits + 1`.execute(db);
}
