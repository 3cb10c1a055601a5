import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { createStaticFiles } from '../../engine/server/static-files.ts';
import { compressStaticFiles } from '../../scripts/parts/compress.mjs';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const clear of leftovers.splice(0)) clear();
});

const text = 'const words = "the same words again and again";\n'.repeat(50);

async function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'velia-static-'));
  leftovers.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'one.js'), text);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/[letters].woff2'), 'font');
  await compressStaticFiles(folder);
  const files = createStaticFiles(folder);
  const server = createServer((request, response) => {
    if (!files.answer(request, response)) response.end('next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  leftovers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      ask({ port, path, headers, method, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
      })
        .on('error', reject)
        .end();
    });
  return { get, files };
}

test('scripts of the build come as they were compressed, in the best encoding that the visitor knows', async () => {
  const { get } = await aBuild();
  const best = await get('/_next/static/one.js?dpl=1', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([best.headers['content-encoding'], brotliDecompressSync(best.body).toString()]).toEqual(['br', text]);
  expect(best.headers['content-length']).toBe(String(best.body.byteLength));
  expect(best.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(best.headers['content-type']).toMatch(/javascript/);
  const second = await get('/_next/static/one.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect([second.headers['content-encoding'], gunzipSync(second.body).toString()]).toEqual(['gzip', text]);
  const head = await get('/_next/static/one.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-length'], head.body.byteLength]).toEqual([best.headers['content-length'], 0]);
});

test('what was not compressed, or is wanted plain or in part, is left to Next', async () => {
  const { get } = await aBuild();
  const ask: [string, Record<string, string>?, string?][] = [
    ['/_next/static/one.js'],
    ['/_next/static/one.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ['/_next/static/one.js', { 'accept-encoding': 'br' }, 'POST'],
    ['/_next/static/media/[letters].woff2', { 'accept-encoding': 'br' }],
    ['/_next/static/../secret.js', { 'accept-encoding': 'br' }],
    ['/one.js', { 'accept-encoding': 'br' }],
  ];
  for (const each of ask) expect((await get(...each)).body.toString()).toBe('next');
});

test('every file of the build is known by its path, compressed or not, and no folder is', async () => {
  const { files } = await aBuild();
  const known = [
    '/_next/static/one.js',
    '/_next/static/media/[letters].woff2',
    '/_next/static/media/%5Bletters%5D.woff2',
  ];
  expect(known.filter((path) => !files.has(path))).toEqual([]);
  const unknown = ['/_next/static/two.js', '/_next/static/media', '/_next/static/', '/_next/one.js', '/one.js'];
  expect(unknown.filter(files.has)).toEqual([]);
});
