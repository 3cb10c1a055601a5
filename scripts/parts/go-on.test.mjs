import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The files that are loaded before a script's first line runs. */
function readFirst(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  if (!file.endsWith('.mjs')) return known;
  for (const [, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import |(?:import|export|\}) .*from )'(\.[^']+)';$/gm,
  ))
    readFirst(join(file, '..', path), known);
  return known;
}

// The storefront script is always started on Node 24.
const scripts = globSync('scripts/*.mjs').filter((file) => file !== 'scripts/storefront.mjs');

test('no script loads TypeScript before it runs on a Node that can', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(readFirst('scripts/check-layers.mjs')).toContain('scripts/parts/folders.mjs');
  expect(scripts.flatMap((script) => [...readFirst(script)]).filter((file) => file.endsWith('.ts'))).toEqual([]);
});
