import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export const reportFiles = { jest: 'test-results/jest.json', playwright: 'test-results/playwright.json' };

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
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
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

/** The report of a tool; undefined when it has not run. */
export function readReport(tool) {
  const file = join(root, reportFiles[tool]);
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return tool === 'jest' ? fromJest(report) : fromPlaywright(report);
}
