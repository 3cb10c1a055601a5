import sharp from 'sharp';
import type { Db } from '../../database/schema.ts';
import { contentHash } from './picture-store.ts';

const side = 900;
/** A small file may expand to very many pixels, or be a drawing that renders for ever. */
const mostPixels = 24_000_000;
const longest = { seconds: 3 };
const formats = new Set<string | undefined>(['jpeg', 'png', 'webp']);
/** The limit of the portraits table. */
const mostBytes = 400_000;

export type Portrait = { bytes: Buffer; width: number; height: number; dominant: string };

/** Portraits, named by a hash of their content. */
export type Portraits = {
  draw: typeof encodePortrait;
  keep: typeof savePortrait;
  drop: typeof deletePortrait;
  /** Deletes the files of a portrait that is gone. */
  forget: (hash: string) => Promise<void>;
};

/**
 * Re-encodes an uploaded portrait: upright, no larger than it is shown, and without metadata. Null where it is no
 * photo, or one too large to store.
 */
export async function encodePortrait(data: Buffer): Promise<Portrait | null> {
  const drawn = await draw(data).catch(() => null);
  return drawn && drawn.bytes.length <= mostBytes ? drawn : null;
}

export async function savePortrait(trx: Db, { bytes, ...measured }: Portrait): Promise<string> {
  const hash = contentHash(bytes);
  await trx
    .insertInto('pictures')
    .values({ hash, kind: 'portrait', spec: JSON.stringify({ portrait: hash }), ...measured })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('portraits')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** Deletes it unless another store shows the same picture; returns whether it was deleted. */
export async function deletePortrait(trx: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('pictures')
    .where('hash', '=', hash)
    .where('kind', '=', 'portrait')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('stores').select('portrait').where('portrait', '=', hash))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function readPortrait(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db.selectFrom('portraits').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

async function draw(data: Buffer): Promise<Portrait | null> {
  const image = sharp(data, { failOn: 'error', limitInputPixels: mostPixels }).timeout(longest);
  // The declared type may be wrong.
  if (!formats.has((await image.metadata()).format)) return null;
  const { data: bytes, info } = await image
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const middle = await sharp(bytes).resize(1, 1).toColourspace('srgb').raw().toBuffer();
  const dominant = `#${middle.subarray(0, 3).toString('hex')}`;
  return { bytes, width: info.width, height: info.height, dominant };
}
