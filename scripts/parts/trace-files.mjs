import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from './reports.mjs';
import { root } from './root.mjs';
import { parseItems, parseUnbuilt, traceItems } from './traceability.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The trace of each tool's last run; `absent` names the tools that have not run. */
export function traceLastRuns() {
  const reports = { jest: readReport('jest'), playwright: readReport('playwright') };
  return {
    ...traceItems({
      items: parseItems(read('docs/spec-items.tsv')),
      unbuilt: parseUnbuilt(read('docs/unbuilt-items.tsv')),
      tests: Object.entries(reports).flatMap(([tool, report]) =>
        (report?.tests ?? []).map((test) => ({ ...test, inBrowser: tool === 'playwright' })),
      ),
    }),
    absent: Object.keys(reports).filter((tool) => !reports[tool]),
  };
}
