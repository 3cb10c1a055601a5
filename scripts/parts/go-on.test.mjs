import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The files that are read before the first line of a script runs. */
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

// The storefront is started on Node 24 by whoever runs it.
const scripts = globSync('scripts/*.mjs').filter((file) => file !== 'scripts/storefront.mjs');

test('no script reads TypeScript before it is on a Node that can', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(readFirst('scripts/check-layers.mjs')).toContain('scripts/parts/folders.mjs');
  expect(scripts.flatMap((script) => [...readFirst(script)]).filter((file) => file.endsWith('.ts'))).toEqual([]);
});
