import { readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Db } from '../../database/schema.ts';
import type { Log } from '../../kit/log.ts';
import { contentHash, nullIfMissing } from './picture-store.ts';

const fileTypes = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff']);
// Any constant that no other lock of this database uses.
const advisoryLock = 734_112_091;

type Photograph = { name: string; hash: string };
export type ReplacedPhotographs = { products: number[]; content: boolean };
type Publish = (trx: Db, replaced: ReplacedPhotographs) => Promise<void>;

/**
 * Puts the photographs of the operator's folder in the place of the drawings that they are named after, and drawings
 * back where a photograph is gone. `publish` gets the changes in the same transaction. Without a folder nothing
 * changes, because another instance may have one.
 */
export async function importPhotographs(db: Db, folder: string, publish: Publish, log: Log): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullIfMissing);
  if (entries === null) return;
  const files = entries.filter((entry) => entry.isFile() && fileTypes.has(extname(entry.name).toLowerCase()));
  const byName = new Map<string, Photograph>();
  for (const file of files.map(({ name }) => name).sort()) {
    const hash = await keepPhotograph(db, folder, file);
    if (hash === null) log.warn({ file }, 'a photograph that cannot be read was left out');
    else byName.set(parse(file).name.toLowerCase(), { name: parse(file).name.toLowerCase(), hash });
  }
  const found = [...byName.values()];
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    const products = await placeOnProducts(trx, found);
    const wide = await placeOnContent(trx, found, { column: 'picture', ending: '' });
    const tall = await placeOnContent(trx, found, { column: 'picture_phone', ending: '-phone' });
    const replaced = { products, content: wide || tall };
    if (products.length === 0 && !replaced.content) return;
    await publish(trx, replaced);
    log.info({ photographs: found.length, products: products.length }, 'photographs placed');
  });
}

/** Stores the photograph's row and returns its address; null when it is no picture. */
async function keepPhotograph(db: Db, folder: string, file: string): Promise<string | null> {
  const data = await readFile(join(folder, file));
  const hash = contentHash(data);
  const spec = JSON.stringify({ photograph: file });
  // Known from an earlier start, although its file may have been renamed since.
  const known = await db.updateTable('pictures').set({ spec }).where('hash', '=', hash).executeTakeFirst();
  if (known.numUpdatedRows > 0n) return hash;
  const measured = await measure(data).catch(() => null);
  if (measured === null) return null;
  await db
    .insertInto('pictures')
    .values({ hash, kind: 'photograph', spec, ...measured })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

async function measure(data: Buffer) {
  // Rotated as it will be shown: cameras may store it sideways.
  const upright = sharp(data, { failOn: 'error' }).rotate();
  const { info } = await upright.clone().toBuffer({ resolveWithObject: true });
  const middle = await upright.resize(1, 1).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer();
  return { width: info.width, height: info.height, dominant: `#${middle.subarray(0, 3).toString('hex')}` };
}

const namesAndHashes = (found: Photograph[]) => sql`
  unnest(${found.map(({ name }) => name)}::text[], ${found.map(({ hash }) => hash)}::text[]) photo(name, hash)`;

/** Named {reference}-{colour}-{view}. Returns the products whose pictures changed. */
async function placeOnProducts(trx: Db, found: Photograph[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with wanted as (
      select k.variant_id, k.position, v.product_id, k.hash, coalesce(k.drawn, k.hash) as drawn, photo.hash as photo
      from variant_pictures k
        join variants v on v.id = k.variant_id
        join products p on p.id = v.product_id
        left join ${namesAndHashes(found)} on photo.name = lower(p.reference || '-' || v.color_code || '-' || k.view)
      where photo.hash is not null or k.drawn is not null
    )
    update variant_pictures k
    set hash = coalesce(w.photo, w.drawn), drawn = case when w.photo is not null then w.drawn end
    from wanted w
    where k.variant_id = w.variant_id and k.position = w.position and w.hash <> coalesce(w.photo, w.drawn)
    returning w.product_id`.execute(trx);
  return [...new Set(rows.map(({ product_id }) => product_id))];
}

type PictureColumn = { column: 'picture' | 'picture_phone'; ending: string };

/** Named {screen}-{block}, with -phone for the phones' crop. Returns whether anything changed. */
async function placeOnContent(trx: Db, found: Photograph[], { column, ending }: PictureColumn): Promise<boolean> {
  const shown = sql.ref(`b.${column}`);
  const kept = sql.ref(`b.${column}_drawn`);
  const { rows } = await sql`
    with wanted as (
      select b.id, ${shown} as hash, coalesce(${kept}, ${shown}) as drawn, photo.hash as photo
      from content_blocks b
        left join ${namesAndHashes(found)}
          on photo.name = lower(replace(b.screen, '/', '-') || '-' || b.code || ${ending}::text)
      where ${shown} is not null and (photo.hash is not null or ${kept} is not null)
    )
    update content_blocks b
    set ${sql.ref(column)} = coalesce(w.photo, w.drawn),
      ${sql.ref(`${column}_drawn`)} = case when w.photo is not null then w.drawn end,
      changed_at = now()
    from wanted w
    where b.id = w.id and w.hash <> coalesce(w.photo, w.drawn)
    returning b.id`.execute(trx);
  return rows.length > 0;
}
