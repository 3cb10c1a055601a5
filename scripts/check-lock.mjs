import { readFileSync } from 'node:fs';
import './parts/check-node.mjs';
import { readLock } from './parts/lock.mjs';

const problems = readLock(JSON.parse(readFileSync('package-lock.json', 'utf8')));

for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
