import type { ConsentWire } from 'contract/schemas/people.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** Who may be found: executives that may work, of accounts that may sign in. */
const foundExecutives = (db: Db) =>
  db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .where('a.status', '=', 'active')
    .where('e.state', 'in', ['PENDIENTE', 'ACTIVA']);

/** The last word of an executive on being found. */
const agreedToBeFound = sql<SqlBool>`coalesce((
  select c.given from consents c where c.account_id = e.account_id and c.name = 'BUSCADOR' order by c.id desc limit 1
), false)`;

export type Search = { code?: string; text?: string; country?: string; town?: string };

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A code or an alias finds its owner, who gave it away; anything else only those who agreed to be found. */
export async function findExecutives(db: Db, search: Search, { limit, offset }: { limit: number; offset: number }) {
  const { code, text, country, town } = search;
  let query = foundExecutives(db);
  if (code === undefined) query = query.where(agreedToBeFound);
  else
    query = query.where(
      sql<SqlBool>`(upper(e.code) = ${code.toUpperCase()} or lower(e.alias) = ${code.toLowerCase()})`,
    );
  if (country !== undefined) query = query.where('e.country_code', '=', country);
  if (text !== undefined) query = query.where(sql<SqlBool>`fold(a.name) like '%' || fold(${escapeLike(text)}) || '%'`);
  if (town !== undefined) {
    const beginning = escapeLike(town);
    query = query.where(
      sql<SqlBool>`(fold(e.town) like fold(${beginning}) || '%' or e.postal_code like ${beginning.toUpperCase()} || '%')`,
    );
  }
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['e.code', 'e.given_name', 'e.family_name', 'e.alias', 'e.town', 'e.country_code'])
    // What she wrote for those who search, and her number, are for those who may find her.
    .select(sql<string | null>`case when ${agreedToBeFound} then e.presentation end`.as('presentation'))
    .select(sql<string | null>`case when e.shows_phone and ${agreedToBeFound} then e.phone end`.as('phone'))
    .orderBy(sql`e.town collate "und-x-icu"`)
    .orderBy('e.code')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export async function getProfile(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('executives as e', 'e.account_id', 'a.id')
    .selectAll('e')
    .select(['a.email', 'a.username', 'a.lang', 'a.name'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** The last word on each thing that she was asked. */
export async function listConsents(db: Db, accountId: string): Promise<ConsentWire[]> {
  const { rows } = await sql<{ name: ConsentWire['codigo']; given: boolean; terms: string; at: Date }>`
    select distinct on (name) name, given, terms, at from consents
    where account_id = ${accountId} order by name, id desc`.execute(db);
  return rows.map(({ name, given, terms, at }) => ({
    codigo: name,
    dado: given,
    version: terms,
    fecha: at.toISOString(),
  }));
}

const mostSessions = 50;

/** Sessions that are alive, the last used first; an advisor's who acts as her are not hers. */
export async function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'device'])
    .where('account_id', '=', accountId)
    .where('actor_session_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostSessions)
    .execute();
}

/** Only her own, whatever ids are named. */
export async function endSessions(db: Db, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`id::text = any(${ids})`)
    .where('actor_session_id', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function getSessionEnd(db: Db, sessionId: string): Promise<Date> {
  const { expires_at } = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Locks her row, so that two changes follow each other; absent where the version is another one by now. */
export async function lockVersion(trx: Db, accountId: string, version: number) {
  return trx
    .selectFrom('executives')
    .select('version')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
}
