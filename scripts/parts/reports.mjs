import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const reportFiles = { jest: 'test-results/jest.json', playwright: 'test-results/playwright.json' };

/** All specs of a suite of Playwright, nested blocks included. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Reports of both tools in one shape; a suite that failed to load counts as one failure. */
export function fromJest(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, where: name, passed: status === 'passed' })),
  );
  return {
    tests,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function fromPlaywright(report) {
  const tests = report.suites.flatMap(specsOf).flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, projectName }) => ({
      title,
      where: `${file} (${projectName})`,
      passed: status === 'expected',
    })),
  );
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { tests, passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

const read = (tool) => existsSync(reportFiles[tool]) && JSON.parse(readFileSync(reportFiles[tool], 'utf8'));

/** The report of a tool; undefined when it has not run. */
export function readReport(tool) {
  const report = read(tool);
  if (!report) return;
  return tool === 'jest' ? fromJest(report) : fromPlaywright(report);
}

export const timesOfJest = ({ testResults }) =>
  testResults.map(({ name, assertionResults, startTime, endTime }) => ({
    file: relative('', name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** A file counts once per screen. */
export const timesOfPlaywright = ({ suites }) =>
  suites.flatMap((suite) => {
    const all = specsOf(suite).flatMap(({ tests }) => tests);
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

/** The rows of a table, slowest first. */
export const toRows = (times, count) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, tests, seconds }) => [`${seconds.toFixed(1)} s`.padStart(8), `${tests} tests`.padStart(9), file]);

/** The slowest files of these tools' last run. */
export function slowestFiles(tools, count = 12) {
  const readers = { jest: timesOfJest, playwright: timesOfPlaywright };
  return toRows(
    tools.filter(read).flatMap((tool) => readers[tool](read(tool))),
    count,
  );
}
