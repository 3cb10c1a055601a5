import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findMessageUses } from './message-uses';

const endings = ['.tsx', '.ts', '/index.ts'];

function resolve(from: string, name: string): string | undefined {
  const bare = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? normalize(join(dirname(from), name))
      : null;
  if (bare === null) return undefined;
  if (/\.tsx?$/.test(bare)) return bare;
  return endings.map((ending) => bare + ending).find((path) => existsSync(path));
}

/** Message patterns used by a route and all of its components. */
export function wordsAskedFor(route: string): string[] {
  const known = new Set<string>();
  const open = [route];
  for (let path = open.shift(); path; path = open.shift()) {
    if (known.has(path)) continue;
    known.add(path);
    const found = readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g);
    for (const [, name = ''] of found) {
      const next = resolve(path, name);
      if (next && /^(app|components)\//.test(next)) open.push(next);
    }
  }
  return [...known].flatMap((path) => findMessageUses(readFileSync(path, 'utf8')).keys);
}
