import './parts/check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { toStatement } from './parts/accessibility.mjs';
import { reportFiles } from './parts/reports.mjs';
import { main } from './parts/shutdown.mjs';

/** Turns the results of the last run of the browser tests into the shop's accessibility statement. */
await main(async () => {
  const file = 'lib/customer-care/accessibility.json';
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const statement = toStatement(read(reportFiles.playwright), read(file));
  writeFileSync(file, `${JSON.stringify(statement, null, 2)}\n`);
  const { pages, violations, day } = statement;
  console.log(`${pages.length} pages on ${day}, violations: ${violations.length}.`);
  return 0;
});
