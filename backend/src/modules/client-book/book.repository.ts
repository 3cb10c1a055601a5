import type { ClientState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { clientTagsMax } from 'contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { SizeNote } from '../../database/tables/client-book.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';
import { soldToClients } from '../../shared/sold-to.ts';
import { escapeLike } from '../../shared/text.ts';

export type ClientRow = {
  id: number;
  accountId: string | null;
  name: string;
  familyName: string;
  phone: string | null;
  email: string | null;
  /** Where mails of the executive go: never to an address of an account that has not been confirmed. */
  mailTo: string | null;
  locale: Locale;
  birthday: string | null;
  notes: string;
  tags: string[];
  sizes: SizeNote[];
  state: ClientState;
  invitedAt: Date | null;
  version: number;
  /** As YYYY-MM-DD. */
  lastBought: string | null;
};

export type BookFilter = {
  text: string;
  tag: string;
  state: ClientState | null;
  order: 'name' | 'lastBought' | 'toContact';
  /** Only these clients, in this order if one is asked for; null means all. */
  among: number[] | null;
};

export const noFilter: BookFilter = { text: '', tag: '', state: null, order: 'name', among: null };

/** A client who was invited and has not signed in yet is `invited`. */
const state = sql<ClientState>`case
  when b.state = 'ACTIVA' and b.account_id is null and b.invited_at is not null then 'INVITADA' else b.state end`;

/** An account's own address takes precedence over the one that the executive wrote down. */
const email = sql<string | null>`coalesce(a.email, b.email)`;

/** Of a row of the book `b` and its account `a`. */
export const mailTo = sql<string | null>`case
  when b.account_id is null then b.email when a.email_confirmed then coalesce(a.email, b.email) end`;

const columns = sql`b.id, b.account_id as "accountId", b.name, b.family_name as "familyName", b.phone, ${email} as email, ${mailTo} as "mailTo",
  coalesce(b.locale, a.lang, e.lang) as locale, b.birthday, b.notes, b.tags, b.sizes, ${state} as state, b.invited_at as "invitedAt",
  b.version`;

/** Rows `b` of an executive's book; null means clients without an executive. */
export const isInBookOf = (executiveId: string | null): RawBuilder<boolean> =>
  executiveId === null ? sql<boolean>`b.executive_id is null` : sql<boolean>`b.executive_id = ${executiveId}`;

/** The executive's clients, or those without an executive; merged and erased rows are left out. */
const book = (executiveId: string | null, joined = sql``) => sql`client_book b
  left join accounts e on e.id = b.executive_id
  left join accounts a on a.id = b.account_id
  ${joined}
  where ${isInBookOf(executiveId)} and b.state <> 'BORRADA'`;

/** Over the whole book; only the sort order needs it. */
const joinedLast = (executiveId: string) => sql`left join (
  select client_id, max(at) as at from sold_lines
  where executive_id = ${executiveId} and client_id is not null group by client_id
) last on last.client_id = b.id`;

type Untold = Omit<ClientRow, 'lastBought'>;

async function withLastBought(db: Db, executiveId: string | null, clients: Untold[]): Promise<ClientRow[]> {
  const ids = clients.map(({ id }) => id);
  const { rows } = await sql<{ id: number; day: string }>`
    select s.client_id as id, max(s.at)::date::text as day from sold_lines s
    where s.executive_id = ${executiveId} and ${soldToClients(ids)} group by s.client_id`.execute(db);
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  return clients.map((client) => ({ ...client, lastBought: days.get(client.id) ?? null }));
}

/** Searches name, address, telephone and tags. */
function matches(text: string): RawBuilder<boolean> {
  const like = `%${escapeLike(text)}%`;
  const digits = text.replaceAll(/[^\d]/g, '');
  const isNumber = digits.length > 2 && /^[\d\s+().-]+$/.test(text);
  return sql<boolean>`(fold(b.name) like fold(${like}) or ${email} ilike ${like}
    or exists (select from unnest(b.tags) tag where fold(tag) like fold(${like}))
    or (${isNumber} and b.phone like ${`%${digits}%`}))`;
}

const where = ({ text, tag, state: wanted, among }: BookFilter) => sql`
  ${text === '' ? sql`true` : matches(text)}
  and (${tag}::text = '' or exists (select from unnest(b.tags) one where lower(one) = lower(${tag})))
  and (${wanted}::text is null or ${state} = ${wanted})
  and (${among}::integer[] is null or b.id = any(${among}))`;

const orders: Record<BookFilter['order'], (filter: BookFilter) => RawBuilder<unknown>> = {
  name: () => sql`fold(b.name), b.id`,
  lastBought: () => sql`last.at desc nulls last, fold(b.name), b.id`,
  toContact: ({ among }) => sql`array_position(${among}::integer[], b.id), b.id`,
};

export async function listClients(db: Db, executiveId: string, filter: BookFilter, page: Page): Promise<ClientRow[]> {
  const joined = filter.order === 'lastBought' ? joinedLast(executiveId) : sql``;
  const { rows } = await sql<Untold>`
    select ${columns}
    from ${book(executiveId, joined)} and ${where(filter)}
    order by ${orders[filter.order](filter)}
    limit ${page.size} offset ${offsetOf(page)}`.execute(db);
  return withLastBought(db, executiveId, rows);
}

/** How many clients match, and all the executive's tags, the most used first. */
export async function countClients(db: Db, executiveId: string, filter: BookFilter) {
  const { rows } = await sql<{ total: number; tags: string[] }>`
    select
      (select count(*) from ${book(executiveId)} and ${where(filter)})::integer as total,
      array(
        select min(tag) from client_book b, unnest(b.tags) tag where b.executive_id = ${executiveId}
        group by lower(tag) order by count(*) desc, lower(min(tag)) limit ${clientTagsMax}
      ) as tags`.execute(db);
  return rows[0] ?? { total: 0, tags: [] };
}

/** Those of the ids that are this executive's clients. */
export async function findClients(db: Db, executiveId: string | null, ids: readonly number[]): Promise<ClientRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Untold>`
    select ${columns} from ${book(executiveId)} and b.id = any(${ids}::integer[])`.execute(db);
  return withLastBought(db, executiveId, rows);
}

export async function findClient(db: Db, executiveId: string | null, id: number): Promise<ClientRow | undefined> {
  return (await findClients(db, executiveId, [id]))[0];
}

/** Clients with this name or this address. */
export async function findSameClient(
  db: Db,
  executiveId: string,
  { name, email: address, except }: { name: string; email: string | null; except: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select b.id from ${book(executiveId)} and b.id is distinct from ${except}
      and (lower(b.name) = lower(${name}) or lower(${email}) = lower(${address}))
    order by b.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** A client with this address who has no account and is not blocked. */
export async function findClientWithoutAccount(db: Db, executiveId: string, address: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select b.id from client_book b
    where b.executive_id = ${executiveId} and b.state = 'ACTIVA' and b.account_id is null
      and lower(b.email) = lower(${address})
    order by b.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Over the last twelve months. */
export async function sumPurchases(db: Db, executiveId: string, clientId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(s.quantity * coalesce(s.unit_cents, 0)), 0)::integer as cents from sold_lines s
    where s.executive_id = ${executiveId} and ${soldToClients([clientId])}
      and s.at > ${now}::timestamptz - interval '12 months'`.execute(db);
  return rows[0]?.cents ?? 0;
}

const messagesShown = 50;

export async function listMessages(db: Db, executiveId: string, clientId: number) {
  return db
    .selectFrom('client_messages')
    .select(['at', 'channel', 'subject'])
    .where('executive_id', '=', executiveId)
    .where('client_id', '=', clientId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(messagesShown)
    .execute();
}
