import './parts/check-node.mjs';
import { join } from 'node:path';
import { requireInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { run } from './parts/run.mjs';
import { main } from './parts/shutdown.mjs';
import { step } from './parts/steps.mjs';

const quick = process.argv.includes('--quick');
/** For runs followed by `npm test`, which includes the unit tests. */
const withoutTests = process.argv.includes('--without-tests');
const bin = (name) => join('node_modules', '.bin', name);

await main(async () => {
  requireInstalled();
  const node = requireNode();
  // Cheapest first; a failure does not stop the checks after it.
  const checks = [
    [
      'format and lint',
      bin('biome'),
      ['check', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=60', '.'],
      quick,
    ],
    ['import directions', node, ['scripts/check-layers.mjs']],
    ['words of the wire', node, ['scripts/check-words.mjs']],
    ['lock file', node, ['scripts/check-lock.mjs']],
    ['contract drift', node, ['contract/openapi/generate.ts', '--check']],
    ['dead code and stray packages', bin('knip'), []],
    ['route types', bin('next'), ['typegen'], quick],
    ['types', bin('tsc'), ['--noEmit'], quick],
    quick
      ? ['tests of what changed', node, ['--run', 'jest', '--', '--onlyChanged', '--passWithNoTests'], true]
      : ['unit tests', node, ['--run', 'jest']],
  ]
    .filter(([, , , isQuick]) => !quick || isQuick)
    .filter(([title]) => !withoutTests || !title.includes('tests'));

  const failed = [];
  for (const [title, command, args] of checks) {
    try {
      await step(title, async () => {
        const { code, output } = await run(title, command, args);
        if (code !== 0) throw new Error(output);
      });
    } catch (failure) {
      failed.push(title);
      console.log(failure.message.trimEnd().replace(/^/gm, '      '));
    }
  }
  console.log(failed.length === 0 ? `All ${checks.length} checks passed.` : `Failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
