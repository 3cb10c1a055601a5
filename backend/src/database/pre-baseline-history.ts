import { createHash } from 'node:crypto';
import type pg from 'pg';
import { MigrationError } from './sql-files.ts';

/**
 * Versions before 0.2.0 recorded 69 migrations in the table `migrations`. They became one baseline, which makes the same
 * schema, so a database that has all of them is carried over by recording the baseline in the table of today. The old
 * table stays, so that an old version that runs beside the new one finds all that it knows.
 */
const lastOld = '0113_one_parcel.sql';
const oldFingerprint = 'b02b99a6aa2b6ba5d40fa21a0a6878c7a66c86f3c748cb9914ef756ab1b4b6dc';

export const baselineName = '0001_baseline.sql';

/** Whether all old migrations are applied. A database that has only some of them, or others, is refused. */
export async function hasPreBaselineHistory(queryable: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rows: tables } = await queryable.query<{ found: string | null }>(
    `select to_regclass('migrations')::text as found`,
  );
  if (!tables[0]?.found) return false;
  const { rows } = await queryable.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  );
  const last = rows.at(-1)?.name;
  if (!last) return false;
  if (last < lastOld)
    throw new MigrationError(
      `The database stops at ${last}, halfway through the migrations of versions before 0.2.0. Start the last version that has backend/db/migrations/${lastOld} on it first, with DATABASE_SETUP=migrate. Then start this version.`,
    );
  const history = rows.map(({ name, checksum }) => `${name} ${checksum}`).join();
  if (createHash('sha256').update(history).digest('hex') !== oldFingerprint)
    throw new MigrationError(
      `The database was made by other migrations than those of versions before 0.2.0, which end with ${lastOld}. This version cannot take it over.`,
    );
  return true;
}
