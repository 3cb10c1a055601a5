import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from 'backend/src/database/database.ts';

const nameOf = (key: string) => `seed-${key}.tgz`;

/** The dump of an earlier load, or undefined. */
export async function findDump(dir: string, key: string): Promise<Blob | undefined> {
  try {
    return await openAsBlob(path.join(dir, nameOf(key)));
  } catch (error) {
    if (['ENOENT', 'ERR_INVALID_ARG_VALUE'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Stores the dump of a load for the next empty folder, and deletes those of other days and seeds. */
export async function keepDump(dir: string, key: string, database: OpenDatabase): Promise<void> {
  const dump = await database.dump?.();
  if (!dump) return;
  await mkdir(dir, { recursive: true });
  const part = path.join(dir, `${nameOf(key)}.${randomUUID()}`);
  await writeFile(part, dump.stream());
  await rename(part, path.join(dir, nameOf(key)));
  for (const name of await readdir(dir))
    if (/^seed-.*\.tgz/.test(name) && name !== nameOf(key)) await rm(path.join(dir, name), { force: true });
}
