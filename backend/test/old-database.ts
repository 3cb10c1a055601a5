import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';

/** The 69 migrations of versions before 0.2.0: names and SQL, packed so that no search finds what is no longer true. */
export async function readOldMigrations(): Promise<[name: string, sql: string][]> {
  const packed = await readFile(path.join(import.meta.dirname, 'old-migrations.json.gz'));
  return Object.entries(JSON.parse(gunzipSync(packed).toString('utf8')));
}

/** Makes a database as versions before 0.2.0 did, with all of their migrations or the first ones. */
export async function migrateAsBefore(pool: pg.Pool, count?: number): Promise<void> {
  await pool.query(
    `create table migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  for (const [name, sql] of (await readOldMigrations()).slice(0, count)) {
    await pool.query(sql);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
}
