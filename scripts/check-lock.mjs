import { readFileSync } from 'node:fs';
import './parts/check-node.mjs';
import { readLock } from './parts/lock.mjs';

const { problems, elsewhere } = readLock(JSON.parse(readFileSync('package-lock.json', 'utf8')));

for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems; ${elsewhere.length} packages of other platforms without a hash`);
process.exitCode = problems.length > 0 ? 1 : 0;
