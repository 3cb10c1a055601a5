import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from './reports.mjs';
import { root } from './root.mjs';
import { runWell } from './run.mjs';
import { parseItems, parseUnbuilt, traceItems } from './traceability.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The calls that say themselves that they are not built. Both files are TypeScript, which `node` can read. */
async function readCallsToDo(node) {
  const code = `
    const { calls } = await import('./contract/calls/table.ts');
    const { stillToDo } = await import('./backend/src/still-to-do.ts');
    console.log(JSON.stringify(calls.filter(({ verb }) => stillToDo.has(verb)).map(({ id }) => id)));`;
  const { output } = await runWell('reading the calls', node, ['--input-type=module', '-e', code], { cwd: root });
  return JSON.parse(output);
}

/** The trace of the last run of each tool; `absent` names the tools that have not run. */
export async function traceLastRuns(node) {
  const reports = { jest: readReport('jest'), playwright: readReport('playwright') };
  return {
    ...traceItems({
      items: parseItems(read('docs/spec-items.tsv')),
      unbuilt: parseUnbuilt(read('docs/unbuilt-items.tsv')),
      callsToDo: await readCallsToDo(node),
      tests: Object.entries(reports).flatMap(([tool, report]) =>
        (report?.tests ?? []).map((test) => ({ ...test, inBrowser: tool === 'playwright' })),
      ),
    }),
    absent: Object.keys(reports).filter((tool) => !reports[tool]),
  };
}
