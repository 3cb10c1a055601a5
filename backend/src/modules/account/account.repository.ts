import type { ConsentWire } from 'contract/people/schemas.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export async function getProfile(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('executives as e', 'e.account_id', 'a.id')
    .selectAll('e')
    .select(['a.email', 'a.username', 'a.lang', 'a.name'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** The latest answer per consent. */
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
const mostActings = 50;
const mostActions = 300;

/** Live sessions, the last used first, without those of acting advisors. */
export async function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'device', 'stays'])
    .where('account_id', '=', accountId)
    .where('actor_session_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostSessions)
    .execute();
}

/** When an advisor acted as this executive, why, and what was done; the latest first. */
export async function listActingSessions(db: Db, accountId: string) {
  return db
    .selectFrom('actings as c')
    .innerJoin('accounts as a', 'a.id', 'c.advisor_id')
    .select(['a.name as advisor', 'c.reason', 'c.since'])
    .select(sql<Date>`coalesce(c.ended_at, c.until)`.as('end'))
    .select(
      sql<{ verb: string; at: string }[]>`coalesce((
        select json_agg(json_build_object('verb', d.verb, 'at', d.at) order by d.id)
        from (select * from acting_deeds where session_id = c.session_id order by id limit ${mostActions}) d), '[]')`.as(
        'actions',
      ),
    )
    .where('c.executive_id', '=', accountId)
    .orderBy('c.id', 'desc')
    .limit(mostActings)
    .execute();
}

/** The executive's advisor. */
export async function findAdvisor(db: Db, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('assignments as g')
    .innerJoin('accounts as a', 'a.id', 'g.advisor_id')
    .select('a.name')
    .where('g.executive_id', '=', accountId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** Only sessions of this account, whatever ids are named. */
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

/** Locks the account's row, so that changes are serialised; absent where the version has changed. */
export async function lockVersion(trx: Db, accountId: string, version: number) {
  return trx
    .selectFrom('executives')
    .select('version')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
}
