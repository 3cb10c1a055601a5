import type { FilmFormat } from 'contract/catalogue/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { FilmFiles } from './film-files.ts';

export type ByteRange = { from: number; to: number };

/** Its size in bytes; undefined where there is no such film, or not in this format. */
export async function findFilmLength(db: Db, hash: string, format: FilmFormat): Promise<number | undefined> {
  const row = await db
    .selectFrom('films')
    .select(sql<number>`octet_length(${sql.ref(format)})`.as('length'))
    .where('hash', '=', hash)
    .where(format, 'is not', null)
    .executeTakeFirst();
  return row?.length;
}

export async function readFilmPart(db: Db, hash: string, format: FilmFormat, { from, to }: ByteRange): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('films')
    .select(
      sql<Uint8Array>`substring(${sql.ref(format)} from ${from + 1}::integer for ${to - from + 1}::integer)`.as(
        'bytes',
      ),
    )
    .where('hash', '=', hash)
    .where(format, 'is not', null)
    .executeTakeFirstOrThrow();
  return Buffer.from(bytes);
}

export async function findCaptions(db: Db, hash: string, locale: Locale): Promise<string | undefined> {
  const row = await db.selectFrom('films').select('captions').where('hash', '=', hash).executeTakeFirst();
  return row?.captions[locale];
}

/** Replaces the colour's former film. */
export async function saveFilm(trx: Db, variantId: number, film: FilmFiles, now: Date): Promise<void> {
  const { captions, story, ...files } = film;
  await trx.deleteFrom('films').where('variant_id', '=', variantId).execute();
  await trx
    .insertInto('films')
    .values({
      ...{ variant_id: variantId, ...files, added_at: now },
      ...{ captions: JSON.stringify(captions), story: JSON.stringify(story) },
    })
    .execute();
}

export async function deleteFilm(trx: Db, variantId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('films').where('variant_id', '=', variantId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listFilms = (db: Db) =>
  db
    .selectFrom('films as f')
    .innerJoin('variants as v', 'v.id', 'f.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.reference', 'v.color_code as color', 'f.added_at as at'])
    .orderBy('p.reference')
    .orderBy('v.color_code')
    .execute();

/** The colour of a product that a film belongs to. */
export const findProductColor = (db: Db, reference: string, color: string) =>
  db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'p.id as productId'])
    .where(sql`upper(p.reference)`, '=', reference.toUpperCase())
    .where(sql`upper(v.color_code)`, '=', color.toUpperCase())
    .executeTakeFirst();
