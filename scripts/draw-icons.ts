import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawIcons } from '../lib/brand-icons.ts';

/** Run by hand after the mark has changed: `node_modules/.bin/node scripts/draw-icons.ts`. A test fails otherwise. */
const folder = join(import.meta.dirname, '../public');
for (const [path, body] of Object.entries(await drawIcons())) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), body);
}
