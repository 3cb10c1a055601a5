import type { PaperFile } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { ExportTables } from './exported.ts';

/** All data of a person as one file, table by table. */
export async function exportOwn(trx: Db, parts: ExportTables, accountId: string, now: Date): Promise<PaperFile> {
  const kept: Record<string, unknown[]> = {};
  for (const [table, { where, without = [] }] of Object.entries(parts)) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t
      where ${where(accountId)} order by to_jsonb(t)::text`.execute(trx);
    kept[table] = rows.map(({ row }) => row);
  }
  const day = now.toISOString().slice(0, 10);
  const text = JSON.stringify({ made: now.toISOString(), kept }, null, 2);
  return { name: `my-data-${day}.json`, bytes: Buffer.from(text, 'utf8') };
}
