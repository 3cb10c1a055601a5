import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from './reports.mjs';
import { root } from './root.mjs';
import { parseItems, parseRequired, traceItems } from './traceability.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The trace of the last run of each tool; `absent` names the tools that have not run. */
export function traceLastRuns() {
  const reports = { jest: readReport('jest'), playwright: readReport('playwright') };
  return {
    ...traceItems({
      items: parseItems(read('docs/spec-items.tsv')),
      required: parseRequired(read('docs/required-items.txt')),
      tests: Object.values(reports).flatMap((report) => report?.tests ?? []),
    }),
    absent: Object.keys(reports).filter((tool) => !reports[tool]),
  };
}
