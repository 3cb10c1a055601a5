import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { tooMany } from './errors.ts';

export type Limit = { max: number; windowSeconds: number };

/**
 * Counts one use and returns the seconds to wait if it exceeds the limit. Counted in the database, so that all
 * instances share one count, and in one statement, so that simultaneous uses never read the same number.
 */
export async function useLimit(db: Db, key: string, { max, windowSeconds }: Limit): Promise<number | null> {
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

/** Counts one use and refuses it if it exceeds the limit. */
export async function assertLimit(db: Db, key: string, limit: Limit): Promise<void> {
  const wait = await useLimit(db, key, limit);
  if (wait !== null) throw tooMany(wait);
}

export async function clearLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
