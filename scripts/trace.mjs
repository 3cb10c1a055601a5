import './parts/check-node.mjs';
import { traceLastRuns } from './parts/trace-files.mjs';

const { rows, broken, summary, absent } = traceLastRuns();

for (const { id, what, required, proofs, failing } of rows) {
  const state = failing ? 'FAILS' : proofs.length > 0 ? 'proved' : required ? 'MISSING' : 'open';
  console.log(`${id.padEnd(5)}${state.padEnd(8)} ${what}`);
  for (const title of proofs) console.log(`               ${title}`);
}
console.log(`\n${summary}.`);
if (absent.length > 0) console.log(`No report of ${absent.join(' and ')}: run \`npm test\` first.`);
for (const line of broken) console.log(line);
process.exitCode = broken.length > 0 ? 1 : 0;
