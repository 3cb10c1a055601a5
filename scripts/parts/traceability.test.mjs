import { expect, test } from '@jest/globals';
import { fromJest, fromPlaywright } from './reports.mjs';
import { idsOf, parseItems, parseRequired, traceItems } from './traceability.mjs';

const items = parseItems('# head\nR01\tempty path goes home\nR02\tunknown path goes home\nC001\tfirst call\n');
const traced = (tests, required = []) => traceItems({ items, required, tests });

test.each([
  ['R01 an empty path goes home', ['R01']],
  ['R01 R02 any path goes home', ['R01', 'R02']],
  ['C001 lists what R02 needs', ['C001']],
  ['a rule without an item', []],
  ['R1 is no item', []],
  ['HTTP 404 is no item', []],
])('"%s" carries %j', (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

test('required ids stand one or several a line, with comments', () => {
  expect(parseRequired('# all of them\nR01 R02 # the empty path\n\nC001\n')).toEqual(['R01', 'R02', 'C001']);
});

test('an item is proved by a test that carries its id and passed', () => {
  const { rows, broken } = traced([{ title: 'R01 R02 goes home', passed: true }], ['R01', 'R02']);
  expect(broken).toEqual([]);
  expect(rows.map(({ id, proofs }) => [id, proofs])).toEqual([
    ['R01', ['R01 R02 goes home']],
    ['R02', ['R01 R02 goes home']],
    ['C001', []],
  ]);
});

test('a required item whose only test failed is broken', () => {
  const { rows, broken } = traced([{ title: 'R01 goes home', passed: false }], ['R01']);
  expect(broken).toEqual(['R01 is required, and no test that passed carries it']);
  expect(rows[0]).toMatchObject({ failing: true, proofs: [] });
});

test('a required item that the specification does not have is broken', () => {
  expect(traced([{ title: 'R99 goes home', passed: true }], ['R99']).broken).toEqual([
    'R99 is required, and the specification has no such item',
  ]);
});

test('a title that two projects run counts as one proof', () => {
  const twice = { title: 'R01 goes home', passed: true };
  expect(traced([twice, twice]).rows[0].proofs).toEqual(['R01 goes home']);
});

test('a suite of jest that could not be loaded is a failure', () => {
  const report = fromJest({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: 'a.test.ts', assertionResults: [{ title: 'R01 goes home', status: 'passed' }] },
      { name: 'b.test.ts', assertionResults: [] },
    ],
  });
  expect(report).toMatchObject({ passed: 1, failed: 1, tests: [{ title: 'R01 goes home', passed: true }] });
});

test('specs of Playwright are found in nested suites, once a project, and errors outside of tests are failures', () => {
  const spec = {
    title: 'R02 goes home',
    file: 'home.spec.ts',
    tests: [
      { projectName: 'phone', status: 'expected' },
      { projectName: 'desktop', status: 'unexpected' },
    ],
  };
  const report = fromPlaywright({
    suites: [{ suites: [{ specs: [spec] }] }],
    errors: [{ message: 'no browser' }],
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
  });
  expect(report).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    tests: [
      { title: 'R02 goes home', where: 'home.spec.ts (phone)', passed: true },
      { title: 'R02 goes home', where: 'home.spec.ts (desktop)', passed: false },
    ],
  });
});
