import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { runWell, start } from './run.mjs';
import { atEnd, Problem } from './shutdown.mjs';

const serverFolders = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt'];

/** The folder of the newest server programs on this machine. */
export function findServerPrograms() {
  const debian = serverFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  return debian.sort((left, right) => left.localeCompare(right, 'en', { numeric: true })).at(-1);
}

/** The connection pooler of this machine. */
export const findPgbouncer = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((program) => existsSync(program));

/** PostgreSQL refuses to run as root; `postgres` comes with the package, `nobody` with every system. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' });
    if (id('-u').status === 0) return { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
  }
  throw new Problem('PostgreSQL does not run as root, and there is no other user on this system.');
}

const memory = '/dev/shm';
const enoughBytes = 3 * 2 ** 30;

/** In memory if there is space: each test file has its own database there, which is hundreds of small files. */
export function quickFolder() {
  try {
    accessSync(memory, constants.W_OK);
  } catch {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= enoughBytes ? memory : tmpdir();
}

/**
 * A PostgreSQL server for this run only, in a temporary folder. Durability is switched off, because its data is
 * discarded.
 */
async function startThrowAwayServer(programs, parent) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(parent, 'velia-postgres-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));

  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);

  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, env: { PATH: process.env.PATH, LANG: 'C.UTF-8' } };
  const access = ['-U', 'velia', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  await runWell('initdb', join(programs, 'initdb'), ['-D', data, ...access, ...locale, '-N'], options);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = start(
    'PostgreSQL',
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])],
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    { ...options, stopSignal: 'SIGINT' },
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (ready.status === 0) return `postgres://velia:${password}@127.0.0.1:${port}/postgres`;
    await pause(100);
  }
  throw new Problem(`The throw-away PostgreSQL did not start:\n\n${server.tail()}`);
}

/** Resolves with the address of a server for the tests, or with the reason why there is none. */
export async function ensurePostgres(parent = tmpdir()) {
  if (process.env.DATABASE_URL) return { databaseUrl: process.env.DATABASE_URL, from: 'DATABASE_URL' };
  const programs = findServerPrograms();
  if (!programs) {
    return {
      reason: 'there is no PostgreSQL server; set DATABASE_URL, or as root run `apt-get install postgresql`',
    };
  }
  return { databaseUrl: await startThrowAwayServer(programs, parent), from: `a private server of ${programs}` };
}
