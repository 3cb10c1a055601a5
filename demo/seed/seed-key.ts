import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaFolder } from 'backend/src/database/sql-files.ts';

// The sources that determine a seeded database: the seed, its words, migrations, SQL functions and picture names.
const sources = ['.', '../words', '../garments/picture.ts', schemaFolder];

/** The cache key of a database seeded on a day: it changes with the content. */
export async function seedKey(day: Date): Promise<string> {
  const hash = createHash('sha256').update(day.toISOString().slice(0, 10));
  for (const source of sources) {
    const target = path.resolve(import.meta.dirname, source);
    for (const file of await listFiles(target)) hash.update(path.relative(target, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(target: string): Promise<string[]> {
  if (path.extname(target)) return [target];
  const entries = await readdir(target, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|sql|mp4|webm|vtt)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
