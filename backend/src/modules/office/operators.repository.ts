import type { Db } from '../../database/schema.ts';

const minute = 60_000;
/** Of an hour at the desk and a day's work. */
export const idleMinutes = 30;
export const longestHours = 8;
const knownDays = 30;

export type Operator = { id: string; name: string };

/** As the database wants it. */
export const isOperatorName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,39}$/.test(text);

export const findOperator = (db: Db, name: string) =>
  db
    .selectFrom('operators')
    .select(['id', 'name', 'password_hash'])
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const listOperators = (db: Db) =>
  db.selectFrom('operators').select(['name', 'created_at', 'ended_at']).orderBy('name').execute();

/** A new operator, or a known one with a new password: sessions by the old one end. */
export async function admitOperator(db: Db, name: string, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('operators')
      .values({ name, password_hash: passwordHash })
      .onConflict((clash) => clash.column('name').doUpdateSet({ password_hash: passwordHash, ended_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
  });
}

/** Returns whether there was somebody to end. */
export async function endOperator(db: Db, name: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ ended_at: now })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Opening = { tokenHash: string; operatorId: string; passwordHash: string; addressHash: string; now: Date };

/** Only by the password that is in force now. Returns whether it was. */
export async function addSession(db: Db, { tokenHash, operatorId, passwordHash, addressHash, now }: Opening) {
  return db.transaction().execute(async (trx) => {
    const operator = await trx
      .selectFrom('operators')
      .select('id')
      .where('id', '=', operatorId)
      .where('password_hash', '=', passwordHash)
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!operator) return false;
    const expires = new Date(now.getTime() + longestHours * 60 * minute);
    await trx
      .insertInto('operator_sessions')
      .values({
        token_hash: tokenHash,
        operator_id: operatorId,
        address_hash: addressHash,
        created_at: now,
        seen_at: now,
        expires_at: expires,
      })
      .execute();
    return true;
  });
}

/** Whose session it is, and that she is there; null where it has ended. */
export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<Operator | null> {
  const row = await db
    .updateTable('operator_sessions as s')
    .from('operators as u')
    .set({ seen_at: now })
    .whereRef('u.id', '=', 's.operator_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.seen_at', '>', new Date(now.getTime() - idleMinutes * minute))
    .where('s.expires_at', '>', now)
    .where('u.ended_at', 'is', null)
    .returning(['u.id', 'u.name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Kept until it is old, ended at once: where she signed in from stays known. */
export async function endSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('operator_sessions').set({ expires_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Whether she signed in from there lately. Asked for nobody as well: both cases take the same work. */
export async function isKnownAddress(db: Db, { operatorId, addressHash, now }: OfficeVisit): Promise<boolean> {
  const found = await db
    .selectFrom('operator_sessions')
    .select('token_hash')
    .where('operator_id', '=', operatorId)
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', new Date(now.getTime() - knownDays * 24 * 60 * minute))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
type OfficeVisit = { operatorId: string | null; addressHash: string; now: Date };
