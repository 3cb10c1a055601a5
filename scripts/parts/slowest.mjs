import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reportFiles } from './reports.mjs';
import { root } from './root.mjs';

export const timesOfJest = ({ testResults }) =>
  testResults.map(({ name, assertionResults, startTime, endTime }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** A file counts once per screen. */
export function timesOfPlaywright({ suites }) {
  const runsOf = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...inner.flatMap(runsOf),
  ];
  return suites.flatMap((suite) => {
    const all = runsOf(suite);
    // Map.groupBy is not available on every Node that runs this script.
    return [...new Set(all.map(({ projectName }) => projectName))].map((screen) => {
      const runs = all.filter(({ projectName }) => projectName === screen);
      return {
        file: `e2e/${suite.file} (${screen})`,
        tests: runs.length,
        seconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
      };
    });
  });
}

/** The rows of a table, slowest first. */
export const toRows = (times, count) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, tests, seconds }) => [`${seconds.toFixed(1)} s`.padStart(8), `${tests} tests`.padStart(9), file]);

/** The slowest files of these tools' last run. */
export function slowestFiles(tools, count = 12) {
  const readers = { jest: timesOfJest, playwright: timesOfPlaywright };
  const reports = tools.map((tool) => ({ tool, file: join(root, reportFiles[tool]) }));
  const times = reports
    .filter(({ file }) => existsSync(file))
    .flatMap(({ tool, file }) => readers[tool](JSON.parse(readFileSync(file, 'utf8'))));
  return toRows(times, count);
}
