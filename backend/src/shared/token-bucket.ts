import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { tooMany } from './errors.ts';

/** `burst` uses at once, after that one every so many seconds. */
export type TokenBucket = { burst: number; everySeconds: number };

/**
 * Counts one use, or says in how many seconds there will be room for it. What finds no room is not counted, so that
 * trying on does not make the wait longer. Counted in the database, so that all instances share one count, and in one
 * statement, so that no two uses take the same room.
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
  // Nothing at all: the first use was another's, at this moment.
  const wait = rows[0]?.wait ?? everySeconds;
  return wait === 0 ? null : wait;
}

/** Counts one use and refuses what there is no room for. */
export async function requireToken(db: Db, key: string, pace: TokenBucket): Promise<void> {
  const wait = await takeToken(db, key, pace);
  if (wait !== null) throw tooMany(wait);
}

export async function clearTokens(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('paces').where('key', 'in', keys).execute();
}
