import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { tooMany } from './errors.ts';

/** `burst` uses at once, after that one every so many seconds. */
export type TokenBucket = { burst: number; everySeconds: number };

/**
 * Takes a token, or returns the seconds until there is one. A refused use is not counted, so retrying does not extend
 * the wait. Kept in the database, so that all instances share one bucket, and updated in one statement, so that no
 * token is taken twice.
 */
export async function takeToken(db: Db, key: string, { burst, everySeconds }: TokenBucket): Promise<number | null> {
  const step = sql`make_interval(secs => ${everySeconds})`;
  const fill = sql`greatest(p.empty_at, now()) + ${step}`;
  const { rows } = await sql<{ wait: number }>`
    with used as (
      insert into paces as p (key, empty_at) values (${key}, now() + ${step})
      on conflict (key) do update set empty_at = ${fill} where ${fill} <= now() + ${burst} * ${step}
      returning 0 as wait
    )
    select wait from used
    union all
    select greatest(1, ceil(extract(epoch from empty_at - now() - ${burst - 1} * ${step})))::int as wait
    from paces where key = ${key} and not exists (select from used)`.execute(db);
  // No row: another use created the bucket at the same moment.
  const wait = rows[0]?.wait ?? everySeconds;
  return wait === 0 ? null : wait;
}

/** Takes a token or refuses. */
export async function requireToken(db: Db, key: string, pace: TokenBucket): Promise<void> {
  const wait = await takeToken(db, key, pace);
  if (wait !== null) throw tooMany(wait);
}

export async function clearTokens(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('paces').where('key', 'in', keys).execute();
}
