import type { Kit } from '../../kit/kit.ts';
import { absent, conflict } from '../../shared/errors.ts';
import type { StaffAction } from '../../shared/identity.ts';
import { toUuid } from '../../shared/ids.ts';

// What operators see of messages to customer care, and marking one as answered.

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;

export const createContactAdmin = ({ db, now }: Kit) => {
  const open = () =>
    db
      .selectFrom('contact_messages as m')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('contact_answers as a').whereRef('a.message_id', '=', 'm.id'))),
      );

  async function read(id: string) {
    if (toUuid(id) === null) throw absent();
    const message = await db
      .selectFrom('contact_messages as m')
      .leftJoin('contact_answers as a', 'a.message_id', 'm.id')
      .leftJoin('operators as o', 'o.id', 'a.operator_id')
      .selectAll('m')
      .select(['a.at as answeredAt', 'a.reason as note', 'o.name as operator'])
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!message) throw absent();
    const { received_at: at, answer_by: until, order_named: order, answeredAt, note, operator, ...rest } = message;
    const answered = answeredAt && note !== null && operator !== null ? { at: answeredAt, note, operator } : null;
    return { ...rest, at, until, order, late: answered === null && until < now(), answered };
  }

  return {
    async count(): Promise<number> {
      const rows = await open()
        .select('m.id')
        .limit(mostCounted + 1)
        .execute();
      return rows.length;
    },

    /** The earliest deadline first. */
    async list(from: number, most: number) {
      const rows = await open()
        .select(['m.id', 'm.code', 'm.topic', 'm.name', 'm.received_at as at', 'm.answer_by as until'])
        .orderBy('m.answer_by')
        .orderBy('m.received_at')
        .orderBy('m.id')
        .offset(from)
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...row, late: row.until < now() }));
    },

    read,

    /** If two operators do it at once, the second gets a conflict. */
    async markAnswered(id: string, { operatorId, reason }: StaffAction): Promise<void> {
      if (toUuid(id) === null) throw absent();
      const done = await db
        .insertInto('contact_answers')
        .values({ message_id: id, operator_id: operatorId, reason, at: now() })
        .onConflict((both) => both.column('message_id').doNothing())
        .executeTakeFirst();
      if (Number(done.numInsertedOrUpdatedRows ?? 0) === 0) throw conflict();
    },
  };
};
