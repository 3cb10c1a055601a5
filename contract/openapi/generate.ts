import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';

// Writes openapi.json and the reference page; with --check only reports whether they match the table.
const checks = process.argv.includes('--check');

for (const { name, url, text } of generatedFiles()) {
  const kept = await readFile(url, 'utf8').catch(() => null);
  if (kept === text) continue;
  if (checks) {
    console.error(
      `${name} is not what the table of calls says: run node_modules/.bin/node contract/openapi/generate.ts`,
    );
    process.exitCode = 1;
  } else {
    await mkdir(new URL('.', url), { recursive: true });
    await writeFile(url, text);
    console.log(`${name} written`);
  }
}
