import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PictureSpec } from './masters.ts';

export async function findPicture(db: Db, hash: string): Promise<PictureSpec | null> {
  const row = await db.selectFrom('pictures').select('spec').where('hash', '=', hash).executeTakeFirst();
  return (row?.spec as PictureSpec | undefined) ?? null;
}

/** Photographs that the shop shows now. */
export async function listPhotographs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select p.hash from pictures p
    where p.kind = 'photograph' and (
      exists (select from variant_pictures k where k.hash = p.hash)
      or exists (select from content_blocks b where p.hash in (b.picture, b.picture_phone)))
    order by p.hash`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** The colour whose swatch file, in any language, has this name (K13). */
export async function findSwatchColor(db: Db, file: string): Promise<string | null> {
  const row = await db
    .selectFrom('colors')
    .select('hex')
    .where(sql<boolean>`${file} in (select value from jsonb_each_text(swatch))`)
    .executeTakeFirst();
  return row?.hex ?? null;
}
