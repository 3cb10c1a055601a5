import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/parts/ports.mjs';
import { expect, expectQuiet, test } from './fixtures';
import { guardedPages } from './guarded-pages';

const root = resolve(import.meta.dirname, '..');

let folder: string;
let shop: ChildProcess;
let url: string;
let log: string;

/** The same build with the middleware removed from its manifest. */
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
    'engine',
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
  log = join(folder, 'storefront.log');
  const said = await open(log, 'w');
  url = `http://127.0.0.1:${port}`;
  // Symlinks are preserved, because resolving them would lead back to the real project instead of the copy.
  shop = spawn(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', 'scripts/storefront.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: url },
    stdio: ['ignore', said.fd, said.fd],
  });
  await said.close();
  await expect
    .poll(async () => (await fetch(`${url}/api/health`).catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200);
});

test.afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
  expectQuiet(log);
  await rm(folder, { recursive: true, force: true });
});

/** The pages that each account may open; without a sign-in there are none. */
const rooms: Record<string, RegExp> = {
  lucia: /^\/(executive|checkout)\//,
  ines: /^\/executive\/your-account\/home$/,
  emma: /^\/clients\//,
  // Nadia still has a first password.
  nadia: /^$/,
};
const homes: Record<string, string> = {
  ines: '/executive/your-account/home',
  nadia: '/validation/password-init',
};
const goalOf = (who: string, path: string) =>
  path.startsWith('/clients/') ? '/clients/login?return=' : (homes[who] ?? '/home/your-catalog-sale-business?return=');

for (const path of guardedPages) {
  test(`R34 R35 R36 without the middleware ${path} opens for its own role only`, async ({ openContext, signIn }, {
    project,
  }) => {
    for (const who of ['nobody', ...Object.keys(rooms)]) {
      const context = await openContext({ baseURL: project.use.baseURL });
      const cookies = who === 'nobody' ? [] : await signIn(who, context).then(() => context.cookies());
      await context.close();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const ask = (prefix: string) => fetch(url + prefix + path, { redirect: 'manual', headers: { cookie } });
      for (const prefix of ['', '/en', '/de']) {
        const answer = await ask(prefix);
        const text = await answer.text();
        // The page's own guard redirects by status, or within a document that has begun to stream.
        const [, within] = /NEXT_REDIRECT;\w+;([^;]+);/.exec(text) ?? [];
        const target = answer.headers.get('location') ?? within;
        const opens = rooms[who]?.test(path) ?? false;
        expect([who, prefix, target === undefined, /<h1[ >]/.test(text)]).toEqual([who, prefix, opens, opens]);
        const goal = prefix + goalOf(who, path);
        const begin = goal.endsWith('=') ? goal.length : undefined;
        if (target) expect([who, path, target.replace(url, '').slice(0, begin)]).toEqual([who, path, goal]);
      }
    }
  });
}
