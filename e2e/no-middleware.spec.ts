import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/parts/ports.mjs';
import { expect, test } from './fixtures';

const root = resolve(import.meta.dirname, '..');
const guarded = [
  '/executive/quick-order',
  '/executive/your-account/security',
  '/checkout/bag',
  '/checkout/payment',
  '/executive/your-account/home',
  '/executive/your-account/refereals',
  '/executive/your-account/clients',
  '/executive/your-account/client-products',
  '/checkout/gifts',
  '/checkout/shipping',
  '/checkout/confirmation',
  '/clients/welcome',
  '/clients/order',
];

let folder: string;
let shop: ChildProcess;
let url: string;

/** The same build, but its manifest knows no middleware: as if the file had never been there. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velia-open-'));
  await cp(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (path) => !/\.next\/(cache|dev)(\/|$)/.test(path),
  });
  for (const name of [
    'node_modules',
    'package.json',
    'next.config.ts',
    'lib',
    'scripts',
    'messages',
    'public',
    'contract',
  ]) {
    await symlink(join(root, name), join(folder, name)).catch(() => {});
  }
  const manifest = join(folder, '.next/server/middleware-manifest.json');
  const { middleware } = JSON.parse(await readFile(manifest, 'utf8'));
  expect(Object.keys(middleware)).toEqual(['/']);
  await writeFile(manifest, JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }));

  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // Not through the links, which would lead back to the real project: the copy is what this process serves.
  shop = spawn(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', 'scripts/storefront.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: url },
    stdio: 'ignore',
  });
  await expect
    .poll(async () => (await fetch(`${url}/api/health`).catch(() => null))?.status, { timeout: 30_000 })
    .toBe(200);
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

for (const path of guarded) {
  test(`R34 R35 R36 without the middleware ${path} shows nothing protected`, async () => {
    for (const prefix of ['', '/en', '/de']) {
      const answer = await fetch(url + prefix + path, { redirect: 'manual' });
      const text = await answer.text();
      // The guard of the page itself: a redirect, by status or within the document that had begun. Without a prefix
      // nobody but the middleware knows the page.
      const turnsAway = answer.status === 307 || text.includes('NEXT_REDIRECT');
      expect([prefix, prefix ? turnsAway : answer.status]).toEqual([prefix, prefix ? true : 404]);
      expect(text).not.toContain('ui-empty');
    }
  });
}
