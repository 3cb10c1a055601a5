import { type RequestState, requestStates as states } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { RequestEvent, RequestSide, RequestTables } from '../../database/tables/requests.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';
import { stateOf } from './state.ts';

export type RequestRow = Selectable<RequestTables['requests']> & { client_name: string; visitor: VisitorRow | null };
/** Who sent a request without an account. */
export type VisitorRow = {
  code: string;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
  /** As stored in JSON. */
  readAt: string | null;
};
export type RequestLineRow = Selectable<RequestTables['request_lines']> & { order_number: string | null };
export type RequestMessageRow = { request_id: number; side: RequestSide; text: string; at: Date };
export type WholeRequest = { row: RequestRow; lines: RequestLineRow[]; said: RequestMessageRow[] };

/** The owner of requests; part of every query, so that another owner's request looks like none. */
export type RequestOwner = { executiveId: string } | { clientId: number } | { visitorId: number };

function ownedBy(owner: RequestOwner): RawBuilder<SqlBool> {
  if ('executiveId' in owner) return sql`r.executive_id = ${owner.executiveId}`;
  return 'clientId' in owner ? sql`r.client_id = ${owner.clientId}` : sql`r.visitor_id = ${owner.visitorId}`;
}

/** The sender: a client of the book, or a visitor without an entry. */
const asker = sql`coalesce(b.name, v.name) as client_name, case when v.id is not null then json_build_object(
  'code', v.code, 'name', v.name, 'email', v.email, 'phone', v.phone, 'locale', v.locale, 'readAt', v.read_at
) end as visitor`;
const joinedAsker = sql`left join client_book b on b.id = r.client_id left join visitors v on v.id = r.visitor_id`;

/** An expired request reads as expired at once; the job stores that a little later. */
const stateAt = (now: Date) => sql<RequestState>`case
  when r.answer_by is null or r.answer_by > ${now} then r.state
  when exists (select from request_lines l where l.request_id = r.id and l.taken is not null) then ${states.changed}
  else ${states.expired} end`;

const order = {
  /** Requests that wait for the reader first, the most urgent at the top. */
  executive: sql`case state_now when ${states.fresh} then 0 when ${states.waiting} then 1 else 2 end,
    case when state_now in (${states.fresh}, ${states.waiting}) then r.answer_by end, r.created_at desc, r.id desc`,
  client: sql`r.created_at desc, r.id desc`,
};

export type RequestQuery = {
  owner: RequestOwner;
  client?: number | undefined;
  states?: readonly RequestState[] | undefined;
};

export async function listRequests(db: Db, { owner, client, states: only }: RequestQuery, page: Page, now: Date) {
  const { rows } = await sql<RequestRow>`
    select r.*, ${asker}
    from (select r.*, ${stateAt(now)} as state_now from requests r where ${ownedBy(owner)}) r
      ${joinedAsker}
    where ${client === undefined ? sql`true` : sql`r.client_id = ${client}`}
      and ${only === undefined ? sql`true` : sql`r.state_now = any(${only}::text[])`}
    order by ${'executiveId' in owner ? order.executive : order.client}
    limit ${page.size} offset ${offsetOf(page)}`.execute(db);
  return readWhole(db, rows);
}

export async function countByState(
  db: Db,
  { owner, client }: Pick<RequestQuery, 'owner' | 'client'>,
  now: Date,
): Promise<Map<RequestState, number>> {
  const { rows } = await sql<{ state: RequestState; count: number }>`
    select ${stateAt(now)} as state, count(*)::integer as count from requests r
    where ${ownedBy(owner)} and ${client === undefined ? sql`true` : sql`r.client_id = ${client}`}
    group by 1`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Requests per client that can still be answered in time. */
export async function countOpenRequests(
  db: Db,
  executiveId: string,
  clientIds: number[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select r.client_id as id, count(*)::integer as count from requests r
    where ${ownedBy({ executiveId })} and r.client_id = any(${clientIds}::integer[]) and r.answer_by > ${now}
    group by r.client_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many wait for the executive's answer, and the earliest deadline. */
export async function countWaitingRequests(db: Db, executiveId: string, now: Date) {
  const { rows } = await sql<{ count: number; answerBy: Date | null }>`
    select count(*)::integer as count, min(r.answer_by) as "answerBy" from requests r
    where ${ownedBy({ executiveId })} and r.state = 'NUEVA' and r.answer_by > ${now}`.execute(db);
  return rows[0] ?? { count: 0, answerBy: null };
}

/** Clients with a request that expired unanswered, and no request since. */
export async function listLapsedClients(db: Db, executiveId: string, now: Date) {
  const { rows } = await sql<{ clientId: number; day: string }>`
    select "clientId", at::date::text as day from (
      select distinct on (r.client_id) r.client_id as "clientId", r.created_at as at, r.state, r.answer_by
      from requests r where ${ownedBy({ executiveId })} order by r.client_id, r.created_at desc, r.id desc
    ) last
    where (state = 'VENCIDA' or answer_by <= ${now}) and at > ${now}::timestamptz - interval '30 days'
    order by at desc`.execute(db);
  return rows;
}

/** Locks the request for a change. Null where there is none, or it is not this owner's. */
export async function lockRequest(trx: Db, owner: RequestOwner, id: number): Promise<WholeRequest | null> {
  const { rows } = await sql<RequestRow>`
    select r.*, ${asker} from requests r ${joinedAsker}
    where r.id = ${id} and ${ownedBy(owner)} for update of r`.execute(trx);
  const [whole] = await readWhole(trx, rows);
  return whole ?? null;
}

export async function readRequest(db: Db, id: number): Promise<WholeRequest> {
  const { rows } = await sql<RequestRow>`
    select r.*, ${asker} from requests r ${joinedAsker}
    where r.id = ${id}`.execute(db);
  const [whole] = await readWhole(db, rows);
  if (!whole) throw new Error(`There is no request ${id}`);
  return whole;
}

/** Two queries, whatever the number of requests. */
async function readWhole(db: Db, rows: readonly RequestRow[]): Promise<WholeRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: lines } = await sql<RequestLineRow>`
    select l.*, o.number as order_number from request_lines l left join orders o on o.id = l.order_id
    where l.request_id = any(${ids}::integer[]) order by l.request_id, l.position`.execute(db);
  const { rows: said } = await sql<RequestMessageRow>`
    select request_id, side, text, at from request_events
    where request_id = any(${ids}::integer[]) and event = 'said' order by id`.execute(db);
  return rows.map((row) => ({
    row,
    lines: lines.filter(({ request_id }) => request_id === row.id),
    said: said.filter(({ request_id }) => request_id === row.id),
  }));
}

export type NewRequestLine = Pick<RequestLineRow, 'key' | 'article_id' | 'quantity' | 'cents' | 'note'>;
type NewRequest = {
  executiveId: string;
  /** Exactly one of the two is set. */
  clientId?: number;
  visitorId?: number;
  note: string | null;
  lines: readonly NewRequestLine[];
  answerBy: Date;
  now: Date;
};

export async function addRequest(
  trx: Db,
  { executiveId, clientId, visitorId, note, lines, answerBy, now }: NewRequest,
): Promise<number> {
  const { id } = await trx
    .insertInto('requests')
    .values({
      ...{ executive_id: executiveId, client_id: clientId ?? null, visitor_id: visitorId ?? null },
      ...{ note, created_at: now, answer_by: answerBy },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('request_lines')
    .values(
      lines.map((line, position) => ({
        ...line,
        request_id: id,
        position,
        substitute_id: null,
        taken: null,
        reason: null,
        order_id: null,
      })),
    )
    .execute();
  return id;
}

export type LineUpdate = Partial<
  Pick<RequestLineRow, 'state' | 'substitute_id' | 'taken' | 'reason' | 'order_id' | 'cents'>
>;

export async function updateLine(trx: Db, requestId: number, key: string, update: LineUpdate): Promise<void> {
  await trx
    .updateTable('request_lines')
    .set(update)
    .where('request_id', '=', requestId)
    .where('key', '=', key)
    .execute();
}

/** Ends every change: updates the state from the lines, and the deadline. */
export async function touchRequest(trx: Db, id: number, answerBy: Date): Promise<void> {
  const lines = await trx.selectFrom('request_lines').select('state').where('request_id', '=', id).execute();
  const state = stateOf(lines.map((line) => line.state));
  const waits = state === states.fresh || state === states.waiting;
  await trx
    .updateTable('requests')
    .set({ state, answer_by: waits ? answerBy : null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export type RequestEventInput = {
  event: RequestEvent;
  line?: string | undefined;
  side: RequestSide;
  actorId?: string | null | undefined;
  text?: string | null | undefined;
};

export async function addEvents(trx: Db, id: number, notes: readonly RequestEventInput[], now: Date): Promise<void> {
  if (notes.length === 0) return;
  await trx
    .insertInto('request_events')
    .values(
      notes.map(({ event, line = null, side, actorId = null, text = null }) => ({
        ...{ request_id: id, line_key: line, event, side, actor_id: actorId, text },
        at: now,
      })),
    )
    .execute();
}

/** Requests past their deadline that are not stored as expired yet. */
export async function listOverdueRequests(
  db: Db,
  now: Date,
  most: number,
): Promise<{ id: number; executiveId: string }[]> {
  return db
    .selectFrom('requests')
    .select(['id', 'executive_id as executiveId'])
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(most)
    .execute();
}
