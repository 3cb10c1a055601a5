import { sql } from 'kysely';
import type { Identity } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, signedOut } from '../../shared/errors.ts';
import { createActingSession, endActingSessionsOf, findAdvisedExecutive } from './acting.repository.ts';
import { type ActingSession, toClaims } from './session.mapper.ts';
import { endStayingSignedIn, findLiveSession } from './session.repository.ts';
import { signToken } from './tokens.ts';

/** The longest time that an advisor acts; the advisor's own session may end it sooner. */
export const actingMinutes = 30;

/** Records who acts as whom and why before there is a token for it. */
export async function actAsExecutive(
  { db, config, now }: Pick<Kit, 'db' | 'config' | 'now'>,
  { accountId, sessionId }: Identity,
  { code, reason }: { code: string; reason: string },
): Promise<ActingSession> {
  return db.transaction().execute(async (trx) => {
    // Serialises simultaneous calls, so that the second ends the first.
    await trx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
    await endStayingSignedIn(trx, sessionId);
    const own = await findLiveSession(trx, sessionId);
    if (!own) throw signedOut();
    const executive = await findAdvisedExecutive(trx, accountId, code);
    if (!executive) throw absent();
    const since = now();
    await endActingSessionsOf(trx, sessionId, since);
    const { latest } = await trx
      .selectNoFrom(sql<Date>`now() + make_interval(mins => ${actingMinutes})`.as('latest'))
      .executeTakeFirstOrThrow();
    const until = own.expires_at < latest ? own.expires_at : latest;
    const { id } = await createActingSession(trx, {
      executiveId: executive.id,
      advisorSessionId: sessionId,
      until,
    });
    await trx
      .insertInto('actings')
      .values({ session_id: id, advisor_id: accountId, executive_id: executive.id, reason, since, until })
      .execute();
    const acting = await findLiveSession(trx, id);
    if (!acting) throw signedOut();
    return { token: await signToken(config.tokenSecret, toClaims(acting), acting), executive, until };
  });
}
