import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Answer } from '../kit/handlers.ts';
import { conflict } from './errors.ts';

type Attempt = {
  /** The key's owner: the same key of another owner is another key. */
  owner: string;
  key: string;
  /** The call and all its parameters. */
  request: unknown;
};

type StoredAnswer<T> = Answer<T> & {
  /** False where nothing was done: the same key may then be used for another try. */
  done?: boolean;
};

/** Whether the key has been used. */
export const isKeyUsed = async (db: Db, { owner, key }: Pick<Attempt, 'owner' | 'key'>): Promise<boolean> =>
  (await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined;

/**
 * Runs the work once per key and repeats the stored answer afterwards. Key, fingerprint and answer are written in the
 * work's own transaction, so that all of it happens or nothing. A key used for another request is refused.
 */
export async function doOnce<T>(
  trx: Db,
  { owner, key, request }: Attempt,
  act: () => Promise<StoredAnswer<T>>,
): Promise<Answer<T>> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  // A repeat that comes while the first call is still running waits for it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`.execute(trx);
  const before = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (before) {
    if (before.fingerprint !== fingerprint) throw conflict('error.keyUsed');
    return before.answer as unknown as Answer<T>;
  }
  const { done = true, ...answer } = await act();
  if (!done) return answer;
  await trx
    .insertInto('idempotency_keys')
    .values({ owner, key, fingerprint, answer: JSON.stringify(answer) })
    .execute();
  return answer;
}
