import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import sharp from 'sharp';
import { openApp, testConfig } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { importPhotographs, type ReplacedPhotographs } from './photographs.ts';
import { pictureFormats, pictureWidths } from './picture-store.ts';

const blue = (height = 1200) =>
  sharp({ create: { width: 900, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

onDatabase((database) => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'photographs-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function place(): Promise<ReplacedPhotographs[]> {
    const told: ReplacedPhotographs[] = [];
    const publish = async (_trx: unknown, replaced: ReplacedPhotographs) => {
      told.push(replaced);
    };
    await importPhotographs(database().db, path.join(folder, 'photographs'), publish, silentLog);
    return told;
  }

  async function inShop<T>(read: (shop: ReturnType<typeof openApp>) => Promise<T>): Promise<T> {
    const config = {
      ...testConfig,
      picturesDir: path.join(folder, 'photographs'),
      pictureCacheDir: path.join(folder, 'cache'),
    };
    const shop = openApp(database(), { now: shopNow }, config);
    const answer = await read(shop);
    await shop.app.close();
    return answer;
  }

  const front = () =>
    inShop(async ({ call }) => {
      const body = { idioma: 'es', producto: 'SJ1001' };
      const reply = await call<AnswerOf<'readProduct'>>('POST', '/api/public/portafolio/consultarProductoDetalle', {
        body,
      });
      const variant = reply.datos?.variants[0];
      const picture = variant?.media.find(({ vista }) => vista === 'frente');
      if (!variant || !picture) throw new Error('no picture');
      return { name: `SJ1001-${variant.codColor}-frente`, picture };
    });
  const hero = () =>
    inShop(async ({ call }) => {
      const body = { idioma: 'es', pantalla: 'home' };
      const reply = await call<AnswerOf<'readContent'>>('POST', '/api/public/contenidos/detallesPantalla', { body });
      return reply.datos?.bloques.find(({ codigo }) => codigo === 'hero');
    });
  const see = (hash: string) => inShop(({ app }) => app.inject({ method: 'GET', url: `/media/${hash}/218.webp` }));
  const put = async (files: Record<string, Buffer | string>) => {
    await rm(path.join(folder, 'photographs'), { recursive: true, force: true });
    const fresh = await mkdtemp(path.join(folder, 'fresh-'));
    for (const [name, data] of Object.entries(files)) await writeFile(path.join(fresh, name), data);
    await rename(fresh, path.join(folder, 'photographs'));
  };

  test('a photograph replaces its drawing, and the drawing returns when it is removed', async () => {
    const { name, picture: drawn } = await front();
    await put({ [`${name}.jpg`]: await blue(1000), 'notes.txt': 'not a picture' });
    expect(await place()).toEqual([{ products: [expect.any(Number)], content: false }]);

    const { picture } = await front();
    expect(picture).toMatchObject({ ancho: 900, alto: 1000, colorDominante: expect.stringMatching(/^#3[0-9a-f]{5}$/) });
    expect(picture.hash).not.toBe(drawn.hash);
    const shown = await see(picture.hash);
    expect(shown.headers['content-type']).toBe('image/webp');
    const { dominant } = await sharp(shown.rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);

    expect(await place()).toEqual([]);
    await put({});
    expect(await place()).toHaveLength(1);
    expect((await front()).picture).toEqual(drawn);
    expect((await see(drawn.hash)).statusCode).toBe(200);
  });

  test('after a photograph is replaced its old address is a 404', async () => {
    const { name, picture: drawn } = await front();
    await put({ [`${name}.jpg`]: await blue(1000) });
    await place();
    const { hash } = (await front()).picture;
    await put({ [`${name.toLowerCase()}.JPG`]: await blue(1100) });
    expect((await see(hash)).statusCode).toBe(404);
    await place();
    expect((await front()).picture).toMatchObject({ alto: 1100 });
    await put({});
    await place();
    expect((await front()).picture).toEqual(drawn);
  });

  test('E04 a photograph for phones leaves the picture for wide screens as it is', async () => {
    const before = await hero();
    await put({ 'home-hero-phone.jpg': await blue() });
    expect(await place()).toEqual([{ products: [], content: true }]);
    const after = await hero();
    expect(after?.url).toBe(before?.url);
    expect(after?.urlMovil).not.toBe(before?.urlMovil);
    await put({});
    await place();
    expect(await hero()).toEqual(before);
  });

  test('photographs are prepared at the start, and drawings are not', async () => {
    const { name } = await front();
    const small = sharp({ create: { width: 90, height: 120, channels: 3, background: '#336699' } }).jpeg();
    await put({ [`${name}.jpg`]: await small.toBuffer() });
    await place();
    const { hash } = (await front()).picture;
    const variants = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${hash}-${width}.${format}`));
    await inShop(async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const folderOfHash = path.join(folder, 'cache', hash.slice(0, 2));
      let made: string[] = [];
      while (!variants.every((file) => made.includes(file))) {
        await new Promise(setImmediate);
        made = await readdir(folderOfHash).catch(() => []);
      }
      expect(await readdir(path.join(folder, 'cache'))).toEqual([hash.slice(0, 2)]);
    });
    await put({});
    await place();
  });

  test('files that are no photographs are left out, and without a folder nothing changes', async () => {
    const { name, picture } = await front();
    await put({ [`${name}.jpg`]: 'not a picture', 'SJ9999-NEG-frente.jpg': await blue() });
    expect(await place()).toEqual([]);
    await put({ [`${name}.jpg`]: await blue() });
    await place();
    await rm(path.join(folder, 'photographs'), { recursive: true });
    expect(await place()).toEqual([]);
    expect((await front()).picture.hash).not.toBe(picture.hash);
  });
}, seededShop);
