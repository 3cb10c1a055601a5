import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { tooMany } from './errors.ts';

// Counted in the database, so that all instances share one count, and in one statement, so that simultaneous uses
// never read the same number.

/** So many uses in each window, which begins with the first one. */
type WindowLimit = { max: number; windowSeconds: number };

/** `burst` uses at once, after that one every so many seconds. A refused use is not counted, so retrying does not extend the wait. */
export type TokenBucket = { burst: number; everySeconds: number };

export type RateLimit = WindowLimit | TokenBucket;

/** Counts one use and returns the seconds to wait if it exceeds the limit. */
export const countUse = (db: Db, key: string, limit: RateLimit): Promise<number | null> =>
  'burst' in limit ? takeToken(db, key, limit) : countInWindow(db, key, limit);

/** Counts one use and refuses it if it exceeds the limit. */
export async function assertLimit(db: Db, key: string, limit: RateLimit): Promise<void> {
  const wait = await countUse(db, key, limit);
  if (wait !== null) throw tooMany(wait);
}

/** Refuses while the bucket is empty, and counts nothing. */
export async function assertNotEmpty(db: Db, key: string, limit: TokenBucket): Promise<void> {
  const { rows } = await sql<{ wait: number }>`
    select ${secondsToWait(limit)} as wait from paces
    where key = ${key} and empty_at > now() + ${limit.burst - 1} * ${stepOf(limit)}`.execute(db);
  if (rows[0]) throw tooMany(rows[0].wait);
}

export async function clearLimits(db: Db, keys: string[]): Promise<void> {
  await sql`
    with windows as (delete from rate_limits where key = any(${keys}::text[]))
    delete from paces where key = any(${keys}::text[])`.execute(db);
}

async function countInWindow(db: Db, key: string, { max, windowSeconds }: WindowLimit): Promise<number | null> {
  const window = sql`make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<{ used: number; wait: number }>`
    insert into rate_limits as l (key, window_start, used) values (${key}, now(), 1)
    on conflict (key) do update set
      used = case when l.window_start <= now() - ${window} then 1 else l.used + 1 end,
      window_start = case when l.window_start <= now() - ${window} then now() else l.window_start end
    returning used, greatest(1, ceil(extract(epoch from window_start + ${window} - now())))::int as wait`.execute(db);
  const [row] = rows;
  return row && row.used > max ? row.wait : null;
}

const stepOf = ({ everySeconds }: TokenBucket) => sql`make_interval(secs => ${everySeconds})`;

/** Until the next token. */
const secondsToWait = (limit: TokenBucket) =>
  sql<number>`greatest(1, ceil(extract(epoch from empty_at - now() - ${limit.burst - 1} * ${stepOf(limit)})))::int`;

async function takeToken(db: Db, key: string, limit: TokenBucket): Promise<number | null> {
  const step = stepOf(limit);
  const fill = sql`greatest(p.empty_at, now()) + ${step}`;
  const { rows } = await sql<{ wait: number }>`
    with used as (
      insert into paces as p (key, empty_at) values (${key}, now() + ${step})
      on conflict (key) do update set empty_at = ${fill} where ${fill} <= now() + ${limit.burst} * ${step}
      returning 0 as wait
    )
    select wait from used
    union all
    select ${secondsToWait(limit)} as wait
    from paces where key = ${key} and not exists (select from used)`.execute(db);
  // No row: another use created the bucket at the same moment.
  const wait = rows[0]?.wait ?? limit.everySeconds;
  return wait === 0 ? null : wait;
}
