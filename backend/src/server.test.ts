import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { snapshotOf } from '../test/harness.ts';
import { copyWithoutDemo } from '../test/production-install.ts';
import { type Run, runEntry, written } from '../test/run-entry.ts';
import { openDatabase } from './database/database.ts';

let folder = '';
let runs: Run[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backend-'));
});
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
  runs = [];
  await rm(folder, { recursive: true });
});

function start(env: Record<string, string> = {}, entry = 'src/server.ts'): Run {
  const dataDir = path.join(folder, 'database');
  const run = runEntry(entry, { DATA_DIR: dataDir, DATABASE_SETUP: 'migrate', PORT: '0', ...env });
  runs.push(run);
  return run;
}

const listening = /listening at (http:\/\/127\.0\.0\.1:\d+)/;

test('the backend starts on an empty folder, becomes ready, and shuts down cleanly on a signal', async () => {
  const run = start();
  const [, address] = await written(run, listening);
  const ready = await fetch(`${address}/health/ready`);
  expect(ready.status).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.exit).toBe(0);
  expect(await readdir(folder)).toEqual(['database']);
});

test.each([
  ['of a broken database', { PG_VERSION: '17\n', 'postgresql.conf': 'broken\n' }, 'cannot be opened'],
  ['of unrelated files', { 'holiday.txt': 'sea\n' }, 'holds files that are no database'],
])('a folder %s ends the start with one line and its remedy', async (_what, files, reason) => {
  const dataDir = path.join(folder, 'database');
  await mkdir(dataDir);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dataDir, name), text);
  const run = start();
  expect(await run.exit).toBe(1);
  const lines = run.output().trim().split('\n');
  expect(lines).toEqual([expect.stringContaining(`The database folder ${dataDir} ${reason}`)]);
  expect(lines[0]).toContain('set DATA_DIR to an empty folder');
  expect((await readdir(dataDir)).sort()).toEqual(Object.keys(files).sort());
});

test('an unusable configuration ends the start with code 2 and says what to change', async () => {
  const run = start({ NODE_ENV: 'production' });
  expect(await run.exit).toBe(2);
  expect(run.output()).toContain('TOKEN_SECRET is required in production.');
  expect(run.output()).not.toContain('    at ');
});

describe('without the package demo', () => {
  let installed = '';
  beforeAll(async () => {
    installed = await mkdtemp(path.join(os.tmpdir(), 'backend-installed-'));
    await copyWithoutDemo(installed);
  });
  afterAll(() => rm(installed, { recursive: true }));
  const startInstalled = (env: Record<string, string>) => start(env, path.join(installed, 'backend/src/server.ts'));

  test('the backend starts in production and becomes ready', async () => {
    const run = startInstalled({
      NODE_ENV: 'production',
      TOKEN_SECRET: 't'.repeat(32),
      REVALIDATE_SECRET: 'r'.repeat(32),
      STOREFRONT_URL: 'https://shop.example',
      PUBLIC_URL: 'https://backend.example',
      SMTP_URL: 'smtp://user:password@mail.example:587',
      MAIL_FROM: 'Velia <hola@shop.example>',
    });
    const [, address] = await written(run, listening);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  test('a backend that is asked to seed names the missing package, ends with code 2 and opens no database', async () => {
    const run = startInstalled({ DATABASE_SETUP: 'seed' });
    expect(await run.exit).toBe(2);
    expect(run.output().trim()).toBe(
      'DATABASE_SETUP is seed, but the package demo is not installed. Run `npm ci` for development.',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('on a used folder', () => {
  let used = '';
  beforeAll(async () => {
    used = await mkdtemp(path.join(os.tmpdir(), 'backend-used-'));
    const loadFrom = await openAsBlob(await snapshotOf());
    await (await openDatabase({ kind: 'folder', path: path.join(used, 'database') }, { loadFrom })).close();
  });
  afterAll(() => rm(used, { recursive: true }));
  beforeEach(() => cp(used, folder, { recursive: true }));

  test('the backend runs with the malloc threshold that returns freed memory, under the process id that was started', async () => {
    const run = start();
    await written(run, listening);
    const asked = 'MALLOC_MMAP_THRESHOLD_=131072';
    // Other systems have another allocator.
    const environment = process.platform === 'linux' ? await readFile(`/proc/${run.child.pid}/environ`, 'utf8') : asked;
    expect(environment.split('\0')).toContain(asked);
  });

  test('a second process on one folder is refused with code 3 and told which one holds it', async () => {
    const first = start();
    await written(first, listening);
    const second = start();
    expect(await second.exit).toBe(3);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(first.child.exitCode).toBeNull();
  });

  test('the lock of a killed process is taken over', async () => {
    const first = start();
    await written(first, listening);
    first.child.kill('SIGKILL');
    await first.exit;
    expect(await readdir(folder)).toContain('database.lock');
    await written(start(), listening);
  });

  test('the lock is taken over if another process got the dead one’s process id', async () => {
    const stranger = spawn('sleep', ['60']);
    const lock = { pid: stranger.pid, started: 'some other moment', nonce: 'gone' };
    await writeFile(path.join(folder, 'database.lock'), JSON.stringify(lock));
    await written(start(), listening);
    stranger.kill();
    await once(stranger, 'close');
  });
});
