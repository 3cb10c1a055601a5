import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { createFairQueue, QueueFull, type Visitor } from '../../kit/fair-queue.ts';
import type { Log } from '../../kit/log.ts';

// Variants are stored in a folder and made only once, so sharp need not cache them in memory (ADR 0053).
sharp.cache(false);

export type Master = { kind: 'svg' | 'raster'; data: string | Buffer };
/** Finds a master by the hash in its address. */
export type FindMaster = (hash: string) => Promise<Master | null>;

/** Garments: the three widths of the specification, their doubles, what large and dense screens need and the zoom. Scenes: the widths of a page's frame. */
export const pictureWidths = [92, 184, 218, 280, 430, 436, 480, 640, 828, 860, 1280, 1600, 1920] as const;
export const pictureFormats = ['webp', 'avif'] as const;
type PictureFormat = (typeof pictureFormats)[number];

type Picture = { body: Buffer; etag: string } | { refused: 'unknown-picture' | 'unknown-variant' | 'busy' };

type PictureStore = {
  get(hash: string, width: number, format: string, visitor: Visitor): Promise<Picture>;
  /** Derives the missing variants of these pictures, one at a time and only while no visitor waits for one. */
  prepare(hashes: readonly string[], signal: AbortSignal): Promise<void>;
};

type Options = { masters: FindMaster; cacheDir: string; log: Pick<Log, 'warn'> };

/**
 * A picture takes up to a second of processor time. A page shows two dozen; a client waiting for more than two pages'
 * worth would not be answered in time anyway.
 */
const bounds = { atOnce: 2, mostOfOne: 48, mostOfAll: 480 };
/** How often preparing checks whether visitors still wait. */
const pauseMs = 250;

/** Makes each variant of a picture, one width in one format, when it is first asked for, and keeps it in a folder. */
export function createPictureStore({ masters, cacheDir, log }: Options): PictureStore {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const takeTurn = createFairQueue(bounds);
  let visitors = 0;

  async function derive(file: string, hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
    // It may have been derived while this call waited.
    const kept = await readFile(file).catch(nullIfMissing);
    if (kept) return kept;
    const master = await masters(hash);
    if (!master) return null;
    const body = await encodeVariant(master, width, format);
    await keep(file, body).catch((error: unknown) =>
      log.warn({ err: error }, 'a picture was made but could not be kept'),
    );
    return body;
  }

  function deriveOnce(hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
    const name = nameOf(hash, width, format);
    const file = join(cacheDir, folderOf(hash), name);
    const work = underWay.get(name) ?? derive(file, hash, width, format).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  }

  return {
    async get(hash, width, format, visitor) {
      if (!isHash(hash)) return { refused: 'unknown-picture' };
      if (!isWidth(width) || !isFormat(format)) return { refused: 'unknown-variant' };
      const name = nameOf(hash, width, format);
      const file = join(cacheDir, folderOf(hash), name);

      visitors += 1;
      try {
        const kept = underWay.has(name) ? null : await readFile(file).catch(nullIfMissing);
        const body = kept ?? (await (underWay.get(name) ?? takeTurn(visitor, () => deriveOnce(hash, width, format))));
        return body ? { body, etag: `"${name}"` } : { refused: 'unknown-picture' };
      } catch (error) {
        if (error instanceof QueueFull) return { refused: 'busy' };
        throw error;
      } finally {
        visitors -= 1;
      }
    },

    async prepare(hashes, signal) {
      const rest = (ms: number) => delay(ms, undefined, { signal, ref: false });
      for (const { hash, width, format } of variantsOf(hashes)) {
        const isKept = () => exists(join(cacheDir, folderOf(hash), nameOf(hash, width, format)));
        if (await isKept()) continue;
        while (visitors > 0) await rest(pauseMs);
        const began = performance.now();
        try {
          const made = await takeTurn({ name: 'nobody', signal }, () => deriveOnce(hash, width, format));
          // The folder accepts no more files.
          if (made && !(await isKept())) return;
        } catch (error) {
          log.warn({ err: error, hash }, 'a picture could not be made ahead');
        }
        // At most half of one processor, however many pictures there are.
        await rest(performance.now() - began);
      }
    },
  };
}

const folderOf = (hash: string) => hash.slice(0, 2);
const nameOf = (hash: string, width: number, format: string) => `${hash}-${width}.${format}`;

/** Deletes the variants of a removed picture. */
export async function deleteVariants(cacheDir: string, hash: string): Promise<void> {
  const names = pictureWidths.flatMap((width) => pictureFormats.map((format) => nameOf(hash, width, format)));
  await Promise.all(names.map((name) => rm(join(cacheDir, folderOf(hash), name), { force: true })));
}

/** Width by width, so that the small ones of all pictures, which listings show, come first. */
const variantsOf = (hashes: readonly string[]) =>
  pictureWidths.flatMap((width) => pictureFormats.flatMap((format) => hashes.map((hash) => ({ hash, width, format }))));

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Written beside and renamed: a reader, or another process on the same folder, never sees half a picture. */
async function keep(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, body);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Tuned on lace at 218 and 430 px for looks and size. */
const encoders: Record<PictureFormat, (image: Sharp, width: number) => Sharp> = {
  webp: (image, width) => image.webp({ quality: width < 250 ? 74 : 70, effort: 4, smartSubsample: true }),
  avif: (image, width) => image.avif({ quality: width < 300 ? 56 : 50, effort: 3 }),
};

export async function encodeVariant(master: Master, width: number, format: PictureFormat): Promise<Buffer> {
  const data = typeof master.data === 'string' ? Buffer.from(master.data) : master.data;
  return encoders[format](await scale(master.kind, data, width), width).toBuffer();
}

async function scale(kind: Master['kind'], data: Buffer, width: number): Promise<Sharp> {
  if (kind === 'raster') return sharp(data, { failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true });
  const { width: drawn = width } = await sharp(data).metadata();
  // Small pictures are drawn larger and scaled down, which keeps thin lines even.
  const over = width < 500 ? 2 : 1;
  return sharp(data, { density: Math.max(1, (72 * width * over) / drawn) })
    .resize({ width })
    .flatten({ background: '#f0e6d9' });
}

export const contentHash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 24);

const isHash = (value: string) => /^[0-9a-f]{24}$/.test(value);
const isWidth = (value: number) => pictureWidths.some((width) => width === value);
const isFormat = (value: string): value is PictureFormat => pictureFormats.some((format) => format === value);

export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
