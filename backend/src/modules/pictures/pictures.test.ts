import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { openApp, testConfig } from '../../../test/client.ts';
import { withDatabase } from '../../../test/harness.ts';
import { seededShop } from '../../../test/seeded.ts';

const database = withDatabase(seededShop);
let shop: ReturnType<typeof openApp>;
let folder: string;
let hash: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  shop = openApp(database(), {}, { ...testConfig, pictureCacheDir: folder });
  const row = await database().db.selectFrom('variant_pictures').select('hash').limit(1).executeTakeFirstOrThrow();
  hash = row.hash;
});
afterAll(async () => {
  await shop.app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });

test.each([
  ['webp', 92],
  ['webp', 218],
  ['avif', 430],
])('K04 a picture is served as %s at %i pixels and may be cached for ever', async (format, width) => {
  const reply = await get(`/media/${hash}/${width}.${format}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { width: drawn, height } = await sharp(reply.rawPayload).metadata();
  expect([drawn, height]).toEqual([width, Math.round((width * 4) / 3)]);

  const again = await get(`/media/${hash}/${width}.${format}`, { 'if-none-match': reply.headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ['an unknown width', () => `/media/${hash}/431.webp`, 400],
  ['an unknown format', () => `/media/${hash}/430.png`, 400],
  ['an unknown picture', () => `/media/${'0'.repeat(24)}/430.webp`, 404],
  ['a name that is no hash', () => '/media/..%2f..%2fetc/430.webp', 404],
  ['a width that is no number', () => `/media/${hash}/x.webp`, 404],
  ['a huge width', () => `/media/${hash}/99999999.webp`, 404],
  ['an unknown swatch', () => '/media/swatches/es-nada.svg', 404],
  ['a swatch with an invalid character', () => '/media/swatches/es%00negro.svg', 404],
  ['a swatch outside its folder', () => '/media/swatches/..%2f..%2fpackage.json', 404],
])('%s is refused and not cached', async (_, url, status) => {
  const reply = await get(url());
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json().codigo).toBe(1);
});

test('HEAD requests are answered without a body', async () => {
  const reply = await shop.app.inject({ method: 'HEAD', url: `/media/${hash}/92.webp` });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  expect(Number(reply.headers['content-length'])).toBeGreaterThan(100);
});

test('K13 the swatch of a colour is found under its name in each language', async () => {
  const files = ['es-rojo-cereza', 'en-cherry-red', 'de-kirschrot'].map((name) => `/media/swatches/${name}.svg`);
  const bodies = await Promise.all(files.map(async (file) => (await get(file)).body));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toMatch(/^<svg /);
});
