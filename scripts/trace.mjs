import './parts/check-node.mjs';
import { main } from './parts/shutdown.mjs';
import { traceLastRuns } from './parts/traceability.mjs';

await main(async () => {
  const { rows, broken, summary, absent } = traceLastRuns();
  for (const { id, what, state, proofs, failing } of rows) {
    const shown = failing ? 'FAILS' : state === 'missing' ? 'MISSING' : state;
    console.log(`${id.padEnd(5)}${shown.padEnd(8)} ${what}`);
    for (const title of proofs) console.log(`               ${title}`);
  }
  console.log(`\n${summary}.`);
  if (absent.length > 0) console.log(`No report of ${absent.join(' and ')}: run \`npm test\` first.`);
  for (const line of broken) console.log(line);
  return broken.length > 0 ? 1 : 0;
});
