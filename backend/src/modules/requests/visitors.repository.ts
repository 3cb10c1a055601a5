import { barredState, requestStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { RequestTables } from '../../database/tables/requests.ts';
import { agreedToBeFound } from '../../shared/agreed-to-be-found.repository.ts';
import type { PortraitRow } from '../../shared/media.mapper.ts';

export const addVisitor = async (trx: Db, visitor: Insertable<RequestTables['visitors']>): Promise<number> =>
  (await trx.insertInto('visitors').values(visitor).returning('id').executeTakeFirstOrThrow()).id;

export type SentBagRow = {
  visitorId: number;
  requestId: number;
  executiveId: string;
  code: string;
  email: string;
  sentAt: Date;
  readAt: Date | null;
};

export async function findSentBag(db: Db, code: string): Promise<SentBagRow | undefined> {
  return db
    .selectFrom('visitors as v')
    .innerJoin('requests as r', 'r.visitor_id', 'v.id')
    .select(['v.id as visitorId', 'r.id as requestId', 'r.executive_id as executiveId'])
    .select(['v.code', 'v.email', 'v.sent_at as sentAt', 'v.read_at as readAt'])
    .where('v.code', '=', code)
    .executeTakeFirst();
}

/** Number of visitors' requests that wait for an executive. */
export async function countWaitingBags(db: Db, executiveId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('requests')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('executive_id', '=', executiveId)
    .where('visitor_id', 'is not', null)
    .where('state', '=', requestStates.fresh)
    .where('answer_by', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The first time counts. */
export async function markRead(db: Db, visitorIds: readonly number[], now: Date): Promise<void> {
  if (visitorIds.length === 0) return;
  await db
    .updateTable('visitors')
    .set({ read_at: now })
    .where('id', 'in', visitorIds)
    .where('read_at', 'is', null)
    .execute();
}

export type ChosenExecutive = {
  code: string;
  givenName: string;
  familyName: string;
  alias: string;
  town: string;
  country: string;
  languages: Locale[];
  hours: string;
  presentation: string | null;
  whatsapp: string | null;
  email: string | null;
  portrait: PortraitRow | null;
};

const isAtWork = sql<boolean>`(a.status = 'active' and e.state <> ${barredState})`;

/**
 * What the executive shows strangers: sending a bag reveals no more than the search for executives. Its sender can
 * reach an executive who still works.
 */
export async function getChosenExecutive(db: Db, executiveId: string): Promise<ChosenExecutive> {
  const { rows } = await sql<ChosenExecutive>`
    select e.code, e.given_name as "givenName", e.family_name as "familyName", e.alias, e.town,
      e.country_code as country, array(select distinct unnest(e.languages || a.lang)) as languages,
      coalesce(s.hours, '') as hours, case when ${agreedToBeFound} then e.presentation end as presentation,
      case when ${isAtWork} then s.email end as email,
      case when ${isAtWork} then coalesce(
        s.whatsapp, case when e.shows_phone and ${agreedToBeFound} then nullif(e.phone, '') end) end as whatsapp,
      case when k.hash is not null then json_build_object(
        'hash', k.hash, 'width', k.width, 'height', k.height, 'dominant', k.dominant) end as portrait
    from executives e
      join accounts a on a.id = e.account_id
      left join stores s on s.executive_id = e.account_id and not s.paused
      left join pictures k on k.hash = s.portrait
    where e.account_id = ${executiveId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no executive ${executiveId}`);
  return row;
}

type Client = { executiveId: string; clientId: number };

/** Deletes requests with their client, and the data that a visitor entered. */
export async function deleteClientRequests(trx: Db, { executiveId, clientId }: Client): Promise<void> {
  await sql`
    delete from visitors where id in (
      select visitor_id from requests where executive_id = ${executiveId} and client_id = ${clientId}
    )`.execute(trx);
  await trx.deleteFrom('requests').where('executive_id', '=', executiveId).where('client_id', '=', clientId).execute();
}

export async function moveClientRequests(trx: Db, { executiveId, clientId }: Client, to: number): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ client_id: to })
    .where('executive_id', '=', executiveId)
    .where('client_id', '=', clientId)
    .execute();
}
