import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { locales } from 'contract/public-codes.ts';
import { demoFilms } from 'demo/seed/demo-films.ts';
import { openApp } from '../../../test/client.ts';
import { withDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { readFilmFiles, toStory, UnfitFilm } from './film-files.ts';
import { findProductColor, saveFilm } from './films.repository.ts';
import { parseRange } from './films.routes.ts';

const database = withDatabase(seededShop);
const [name] = demoFilms;
const [reference = '', color = ''] = name.split('-');
const source = path.resolve(import.meta.dirname, '../../../../demo/seed/films', name);
let shop: ReturnType<typeof openApp>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'films-'));
  shop = openApp(database(), { now: shopNow });
});
afterAll(async () => {
  await shop.app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });
const readProduct = async (producto: string) =>
  (
    await shop.call<AnswerOf<'readProduct'>>('POST', '/api/public/portafolio/consultarProductoDetalle', {
      body: { idioma: 'de', producto },
    })
  ).datos;
const filmIn = (product: Awaited<ReturnType<typeof readProduct>>) =>
  product?.variants.flatMap(({ codColor, media }) =>
    media.filter(({ tipo }) => tipo === 'VIDEO').map((film) => ({ codColor, ...film })),
  ) ?? [];

test('F012 a product lists its video with poster, files and captions, in that colour alone', async () => {
  const product = await readProduct(reference);
  const [film, ...others] = filmIn(product);
  const { hash, story } = await readFilmFiles(source);
  const front = product?.variants.find(({ codColor }) => codColor === film?.codColor)?.media[0];
  expect(others).toEqual([]);
  expect(film).toMatchObject({
    ...{ codColor: color.toUpperCase(), hash, formatos: ['mp4', 'webm'], relato: story.de },
    ...{ cartel: front?.hash, colorDominante: front?.colorDominante },
  });
  expect(film?.alt).toMatch(/Video$/);
  expect(filmIn(await readProduct('SJ1001'))).toEqual([]);
});

test.each(['mp4', 'webm'] as const)(
  'F012 a video is served as %s, whole or in parts, and may be cached for ever',
  async (format) => {
    const film = await readFilmFiles(source);
    const bytes = film[format] as Buffer;
    const url = `/media/${film.hash}/film.${format}`;
    const whole = await get(url);
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      ...{ 'content-type': `video/${format}`, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await get(url, { range: 'bytes=100-299' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(100, 300))).toBe(true);
    const { etag } = whole.headers;
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    // A range of another film is not served.
    expect((await get(url, { range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200);
    const outside = await get(url, { range: `bytes=${bytes.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    const looked = await shop.app.inject({ method: 'HEAD', url });
    expect([looked.statusCode, looked.body, looked.headers['content-length']]).toEqual([200, '', `${bytes.length}`]);
  },
);

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=10-5000', { from: 10, to: 99 }],
  ['bytes=-30', { from: 70, to: 99 }],
  ['bytes=-5000', { from: 0, to: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=9-1', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=99999999999999999999-', null],
])('F012 of a hundred bytes the range %s is %j', (range, part) => {
  expect(parseRange(range, 100)).toEqual(part);
});

test('F012 a request for a long video gets one megabyte of it', () => {
  expect(parseRange('bytes=500-', 6_000_000)).toEqual({ from: 500, to: 1_000_499 });
  expect(parseRange('bytes=-3000000', 6_000_000)).toEqual({ from: 3_000_000, to: 3_999_999 });
});

test('F012 captions of a video come in three languages', async () => {
  const { hash, captions } = await readFilmFiles(source);
  for (const locale of locales) {
    const reply = await get(`/media/${hash}/captions-${locale}.vtt`);
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      captions[locale],
    ]);
  }
});

test.each([
  ['film.mp4', '0'.repeat(24)],
  ['captions-es.vtt', '0'.repeat(24)],
  ['film.mp4', '..%2f..'],
  ['film.avi', null],
  ['captions-fr.vtt', null],
])('F012 %s of %s is not found, and the answer is not cached', async (file, unknown) => {
  const { hash } = await readFilmFiles(source);
  const reply = await get(`/media/${unknown ?? hash}/${file}`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
});

/** The demo's film under another name, with some files overwritten. */
async function aFilm(given: string, changed: Record<string, string | null>): Promise<string> {
  const to = path.join(folder, given);
  for (const ending of ['mp4', 'webm', 'es.vtt', 'en.vtt', 'de.vtt']) {
    const text = changed[ending];
    if (text === undefined) await copyFile(`${source}.${ending}`, `${to}.${ending}`);
    else if (text !== null) await writeFile(`${to}.${ending}`, text);
  }
  return to;
}

test('F012 a video may have a single file, and a replaced one has another address', async () => {
  const film = await readFilmFiles(await aFilm('plain', { webm: null }));
  const variant = await findProductColor(database().db, reference.toLowerCase(), color);
  const before = await readFilmFiles(source);
  await saveFilm(database().db, variant?.id ?? 0, film, shopNow());
  expect(film.hash).not.toBe(before.hash);
  expect(filmIn(await readProduct(reference))).toMatchObject([{ hash: film.hash, formatos: ['mp4'] }]);
  expect((await get(`/media/${film.hash}/film.webm`)).statusCode).toBe(404);
  expect((await get(`/media/${before.hash}/film.mp4`)).statusCode).toBe(404);
  await saveFilm(database().db, variant?.id ?? 0, before, shopNow());
});

test.each([
  ['without a playable file', { mp4: null, webm: null }],
  ['whose file is of another type', { mp4: 'x'.repeat(200) }],
  ['with captions missing in a language', { 'de.vtt': null }],
  ['with invalid captions', { 'de.vtt': 'Es hängt.' }],
  ['with empty captions', { 'de.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\n' }],
])('F012 a video %s is refused', async (why, changed) => {
  await expect(readFilmFiles(await aFilm(why.replaceAll(' ', '-'), changed))).rejects.toBeInstanceOf(UnfitFilm);
});

test('F012 the story of a video is its captions without times, notes and markup', () => {
  const captions =
    'WEBVTT Title\n\nNOTE by hand\n\n1\n00:00.000 --> 00:01.000 line:0\nIt <i>hangs</i>\nand sways.\n\n00:01.000 --> 00:02.000\nFrom behind.\n';
  expect(toStory(captions)).toBe('It hangs and sways. From behind.');
});
