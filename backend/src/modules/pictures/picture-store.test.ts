import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pictureHash } from 'demo/seed/pictures.ts';
import sharp from 'sharp';
import type { DrawingSpec } from '../../kit/demo.ts';
import { createFindMaster } from './masters.ts';
import { contentHash, createPictureStore, type Master, pictureFormats, pictureWidths } from './picture-store.ts';

const spec: DrawingSpec = {
  garment: { type: 'brief-classic', view: 'plano', color: { base: '#6f7f68' }, pattern: 'plain', seed: 3 },
};
const hash = pictureHash(spec);
let dir: string;
let asked: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  asked = [];
  logged = [];
});
afterEach(() => rm(dir, { recursive: true }));

let logged: unknown[] = [];
const stays = new AbortController().signal;
const visitor = { name: 'one', signal: stays };
const quiet = { warn: (line: unknown) => logged.push(line) };
/** The same picture for every hash, counting the calls. */
const counted =
  (data: Buffer) =>
  async (wanted: string): Promise<Master> => {
    asked.push(wanted);
    return { kind: 'raster', data };
  };

/** A store whose caller does not abort. */
function store(masters = drawn(), cacheDir = join(dir, 'cache')) {
  const pictures = createPictureStore({ masters, cacheDir, log: quiet });
  return { get: (name: string, width: number, format: string) => pictures.get(name, width, format, visitor) };
}
function drawn() {
  const load = createFindMaster({
    find: async (wanted) => (wanted === hash ? spec : null),
    folder: dir,
    readPortrait: async () => null,
  });
  return async (wanted: string): Promise<Master | null> => {
    asked.push(wanted);
    return load(wanted);
  };
}
const body = (answer: Awaited<ReturnType<ReturnType<typeof store>['get']>>): Buffer => {
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.body;
};
const photograph = (color: string, width = 1800) =>
  sharp({ create: { width, height: (width * 4) / 3, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('K04 a picture is served in each requested width and format', async () => {
  // A plain master: widths and formats are what is tested, and a drawing takes a second of processor time each.
  const data = await photograph('#6f7f68', Math.max(...pictureWidths));
  const pictures = store(async () => ({ kind: 'raster', data }));
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const found = await sharp(body(await pictures.get(hash, width, format))).metadata();
      expect([found.width, format === 'avif' ? found.compression : found.format]).toEqual([
        width,
        format === 'avif' ? 'av1' : 'webp',
      ]);
    }
  }
}, 60_000);

test('a variant is derived once and then read from its folder by another store', async () => {
  const first = body(await store().get(hash, 218, 'webp'));
  const second = body(await store().get(hash, 218, 'webp'));
  expect(second.equals(first)).toBe(true);
  expect(asked).toEqual([hash]);
});

test('a photograph is prepared in every width and format, but only missing variants are made', async () => {
  const data = await photograph('#6f7f68', 90);
  const pictures = createPictureStore({ masters: counted(data), cacheDir: join(dir, 'cache'), log: quiet });
  await pictures.get(hash, 218, 'webp', visitor);
  await pictures.prepare([hash], stays);
  expect(await readdir(join(dir, 'cache', hash.slice(0, 2)))).toHaveLength(
    pictureWidths.length * pictureFormats.length,
  );
  expect(asked).toHaveLength(pictureWidths.length * pictureFormats.length);
  await pictures.prepare([hash], stays);
  expect(asked).toHaveLength(pictureWidths.length * pictureFormats.length);
});

test('preparing pauses while a visitor waits, and stops when aborted', async () => {
  const data = await photograph('#6f7f68', 90);
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const masters = async (wanted: string): Promise<Master> => {
    asked.push(wanted);
    if (wanted === hers) {
      reached.resolve();
      await held.promise;
    }
    return { kind: 'raster', data };
  };
  const hers = hash.replaceAll(/./g, 'a');
  const pictures = createPictureStore({ masters, cacheDir: join(dir, 'cache'), log: quiet });
  const waiting = pictures.get(hers, 218, 'webp', visitor);
  const end = new AbortController();
  const ahead = pictures.prepare([hash], end.signal);
  await reached.promise;
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  expect(asked).toEqual([hers]);
  held.resolve();
  await waiting;
  await ahead;
  expect(asked.length).toBeGreaterThan(1);
  const broken = pictures.prepare([contentHash('another')], end.signal);
  end.abort();
  await expect(broken).rejects.toThrow('aborted');
});

test('pictures are not prepared if they cannot be stored', async () => {
  const data = await photograph('#6f7f68', 90);
  const cacheDir = join(dir, 'cache');
  const masters = async (wanted: string): Promise<Master> => {
    asked.push(wanted);
    // A file in the folder's place, so that nothing can be written.
    await writeFile(cacheDir, '');
    return { kind: 'raster', data };
  };
  await createPictureStore({ masters, cacheDir, log: quiet }).prepare([hash], stays);
  expect([asked.length, logged.length]).toEqual([1, 1]);
});

test('no picture stays in memory after it was derived', async () => {
  await store().get(hash, 92, 'webp');
  const { memory, items, files } = sharp.cache();
  expect([memory.current, items.current, files.current]).toEqual([0, 0, 0]);
});

test('simultaneous requests for one variant share the work', async () => {
  const pictures = store();
  const answers = await Promise.all(Array.from({ length: 8 }, () => pictures.get(hash, 430, 'webp')));
  expect(new Set(answers.map((answer) => body(answer))).size).toBe(1);
  expect(asked).toEqual([hash]);
});

test('no half-written file stays in the folder', async () => {
  await store().get(hash, 92, 'webp');
  expect(await readdir(join(dir, 'cache', hash.slice(0, 2)))).toEqual([`${hash}-92.webp`]);
});

test('the entity tag differs by width and format', async () => {
  const pictures = store();
  const tags = await Promise.all([
    pictures.get(hash, 92, 'webp'),
    pictures.get(hash, 184, 'webp'),
    pictures.get(hash, 92, 'avif'),
  ]);
  expect(new Set(tags.map((answer) => ('etag' in answer ? answer.etag : 'none'))).size).toBe(3);
});

test('an unknown width or format is refused before any work', async () => {
  const pictures = store();
  for (const width of [0, 1, 219, -92, 92.5, Number.NaN, 1e9])
    expect(await pictures.get(hash, width, 'webp')).toEqual({ refused: 'unknown-variant' });
  for (const format of ['png', '', 'webp/../x'])
    expect(await pictures.get(hash, 92, format)).toEqual({ refused: 'unknown-variant' });
  expect(asked).toEqual([]);
});

test('a name that is no hash is refused and touches no file', async () => {
  const pictures = store();
  for (const name of ['../../etc/passwd', '..%2f..', '', 'A'.repeat(24), `${hash}/..`, `${hash}\n`, 'a'.repeat(4000)]) {
    expect(await pictures.get(name, 92, 'webp')).toEqual({ refused: 'unknown-picture' });
  }
  expect(asked).toEqual([]);
  expect(await readdir(dir)).toEqual([]);
});

test('an unknown picture is refused and leaves nothing behind', async () => {
  expect(await store().get('0'.repeat(24), 92, 'webp')).toEqual({ refused: 'unknown-picture' });
  expect(await readdir(dir)).toEqual([]);
});

test('a picture that could not be made is made by the next request', async () => {
  let broken = true;
  const load = drawn();
  const pictures = store(async (wanted) => {
    if (broken) throw new Error('the disk is away');
    return load(wanted);
  });
  await expect(pictures.get(hash, 92, 'webp')).rejects.toThrow('the disk is away');
  broken = false;
  expect(body(await pictures.get(hash, 92, 'webp')).length).toBeGreaterThan(100);
});

test('a photograph smaller than the requested width is not enlarged', async () => {
  const small = await photograph('#336699', 300);
  const pictures = store(async () => ({ kind: 'raster', data: small }));
  expect((await sharp(body(await pictures.get(hash, 860, 'webp'))).metadata()).width).toBe(300);
});

test('a derived file is stored in the folder', async () => {
  const made = body(await store().get(hash, 92, 'avif'));
  expect(made.equals(await readFile(join(dir, 'cache', hash.slice(0, 2), `${hash}-92.avif`)))).toBe(true);
});

test('a picture that cannot be stored is served all the same, and no draft of it stays', async () => {
  const folder = join(dir, 'cache', hash.slice(0, 2));
  const load = drawn();
  const pictures = store(async (wanted) => {
    // As with a full disk: the name is taken, so that its draft cannot become the picture.
    await mkdir(join(folder, `${hash}-92.webp`, 'taken'), { recursive: true });
    return load(wanted);
  });
  expect((await sharp(body(await pictures.get(hash, 92, 'webp'))).metadata()).width).toBe(92);
  expect(await readdir(folder)).toEqual([`${hash}-92.webp`]);
  expect(logged).toEqual([{ err: expect.objectContaining({ syscall: 'rename' }) }]);
});
