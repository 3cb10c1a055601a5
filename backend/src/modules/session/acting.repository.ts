import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** An executive whom this advisor looks after and who may sign in; any other code finds nothing. */
export function findAdvisedExecutive(trx: Db, advisorId: string, code: string) {
  return trx
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .innerJoin('assignments as g', 'g.executive_id', 'e.account_id')
    .select(['e.account_id as id', 'e.code', 'a.name', 'a.lang'])
    .where(sql<boolean>`upper(e.code) = ${code.toUpperCase()}`)
    .where('g.advisor_id', '=', advisorId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
}

type NewActing = { executiveId: string; advisorSessionId: string; until: Date };

/** A session in the executive's name that ends with the advisor's own. */
export function createActingSession(trx: Db, { executiveId, advisorSessionId, until }: NewActing) {
  return trx
    .insertInto('sessions')
    .values({ account_id: executiveId, actor_session_id: advisorSessionId, expires_at: until })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Ends the advisor's open sessions: an advisor acts as one executive at a time. */
export async function endActingSessionsOf(trx: Db, advisorSessionId: string, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('actor_session_id', '=', advisorSessionId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) await endActingSession(trx, id, now);
}

export async function endActingSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('actings')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .execute();
}
