import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Another living process has the folder open. Two processes would silently lose each other's writes. */
export class FolderInUse extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

type Owner = { pid: number; started: string | null; nonce: string };

/** Locks the folder for this process and returns the release. The lock file is beside the folder, not in it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const owner: Owner = { pid: process.pid, started: await startOf(process.pid), nonce: randomUUID() };
  const mine = `${file}.${owner.nonce}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(mine, JSON.stringify(owner));
  try {
    for (;;) {
      // A link appears with its content or not at all, unlike a file that is created and then written.
      if (await succeeds(link(mine, file), 'EEXIST')) break;
      const held = await readOwner(file);
      if (held && (await isAlive(held))) throw new FolderInUse(folder, held.pid);
      // Renaming first lets only one of several processes take over a dead process's lock.
      const stale = `${mine}.stale`;
      if (await succeeds(rename(file, stale), 'ENOENT')) {
        const moved = await readOwner(stale);
        if (moved && moved.nonce !== held?.nonce) await succeeds(link(stale, file), 'EEXIST');
        await rm(stale, { force: true });
      }
    }
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await readOwner(file))?.nonce === owner.nonce) await rm(file, { force: true });
  };
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Process ids are reused; the start time tells two processes apart where the system provides it. */
async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === (await startOf(owner.pid));
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

async function succeeds(attempt: Promise<void>, expected: string): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false;
    throw error;
  }
}
