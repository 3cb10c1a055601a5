import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PictureSpec } from './masters.ts';

export async function findPicture(db: Db, hash: string): Promise<PictureSpec | null> {
  const row = await db.selectFrom('pictures').select('spec').where('hash', '=', hash).executeTakeFirst();
  return (row?.spec as PictureSpec | undefined) ?? null;
}

/** The colour whose swatch file, in whichever language, has this name (K13). */
export async function findSwatchColor(db: Db, file: string): Promise<string | null> {
  const row = await db
    .selectFrom('colors')
    .select('hex')
    .where(sql<boolean>`${file} in (select value from jsonb_each_text(swatch))`)
    .executeTakeFirst();
  return row?.hex ?? null;
}
