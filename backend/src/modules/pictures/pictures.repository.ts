import { sql } from 'kysely';
import type { DrawingSpec } from '../../pictures/masters.ts';
import type { Db } from '../../schema.ts';

export async function findDrawing(db: Db, hash: string): Promise<DrawingSpec | null> {
  const row = await db.selectFrom('pictures').select('spec').where('hash', '=', hash).executeTakeFirst();
  return (row?.spec as DrawingSpec | undefined) ?? null;
}

/** The colour whose swatch file, in whichever language, has this name (K13). */
export async function findSwatchColor(db: Db, file: string): Promise<string | null> {
  const row = await db
    .selectFrom('colors')
    .select('hex')
    .where(sql<boolean>`${file} in (swatch ->> 'es', swatch ->> 'en', swatch ->> 'de')`)
    .executeTakeFirst();
  return row?.hex ?? null;
}
