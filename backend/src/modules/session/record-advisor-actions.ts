import { sql } from 'kysely';
import type { RecordAdvisorAction } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { Refusal } from '../../shared/errors.ts';
import { isReadOnlyCall, listAnswerIds, listRequestIds } from './advisor-actions.mapper.ts';

/**
 * The one place that records what an advisor does in an executive's name, whatever table it changes. The row is written
 * before the call runs: a call that crashes is recorded, and one that cannot be recorded does not run. A refused call
 * changed nothing, so its row is deleted again.
 */
export const createActionRecorder =
  ({ db, now }: Pick<Kit, 'db' | 'now'>): RecordAdvisorAction =>
  async ({ verb, changesState, effect }, { identity, params, body }, work) => {
    const isRecorded = changesState && effect === undefined && !isReadOnlyCall(verb, body);
    if (!isRecorded || identity?.claims.actor === undefined) return work();
    const { id } = await db
      .insertInto('acting_deeds')
      .values({ session_id: identity.sessionId, verb, about: listRequestIds(params, body), at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const strike = () => db.deleteFrom('acting_deeds').where('id', '=', id).execute();
    try {
      const answer = await work();
      const more = listAnswerIds(verb, answer);
      if (more === null) await strike();
      else if (more.length > 0)
        await db
          .updateTable('acting_deeds')
          .set({ about: sql<string[]>`array(select distinct unnest(about || ${more}::text[]))` })
          .where('id', '=', id)
          .execute();
      return answer;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) await strike();
      throw error;
    }
  };
