import { expect, test } from '@jest/globals';
import { fromJest, fromPlaywright } from './reports.mjs';
import { idsOf, parseItems, parseUnbuilt, traceItems } from './traceability.mjs';

const items = parseItems(
  '# head\nR01\tempty path goes home\nR02\tunknown path goes home\nC001\tfirst call\nJ01\ta journey\n',
);
/** Of these four only R01 is built, unless a test says otherwise. */
const rest = 'R02\tall\tno screen\tlater\nC001\tall\tno call\tlater\nJ01\tall\tno way\tlater\n';
const traced = (tests, unbuilt = rest) => traceItems({ items, unbuilt: parseUnbuilt(unbuilt), tests });
const without = (id) => rest.replace(new RegExp(`^${id}.*\\n`, 'm'), '');
const inJest = (title, passed = true) => ({ title, passed, inBrowser: false });
const inBrowser = (title, passed = true) => ({ title, passed, inBrowser: true });
const home = inJest('R01 goes home');

test.each([
  ['R01 an empty path goes home', ['R01']],
  ['R01 R02 any path goes home', ['R01', 'R02']],
  ['C001 lists what R02 needs', ['C001']],
  ['a rule without an item', []],
  ['R1 is no item', []],
  ['HTTP 404 is no item', []],
])('the title "%s" has the ids %j', (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

test('an item is proved by a passed test with its id', () => {
  const { rows, broken, summary } = traced([inJest('R01 R02 goes home')], without('R02'));
  expect(broken).toEqual([]);
  expect(rows.map(({ id, state, proofs }) => [id, state, proofs])).toEqual([
    ['R01', 'proved', ['R01 R02 goes home']],
    ['R02', 'proved', ['R01 R02 goes home']],
    ['C001', 'open', []],
    ['J01', 'open', []],
  ]);
  expect(summary).toBe('2 of 2 items that are built are proved; of 4 0 are built in part and 2 not yet');
});

test.each([
  ['no test carries', []],
  ['only a failed test carries', [inJest('R01 goes home', false)]],
])('a built item that %s is broken', (_, tests) => {
  const { rows, broken, summary } = traced(tests);
  expect(broken).toEqual(['R01 is built, and no test that passed proves it']);
  expect(rows[0]).toMatchObject({ state: 'missing', proofs: [], failing: tests.length > 0 });
  expect(summary).toMatch(/^0 of 1 items/);
});

test('a test with the id of an unbuilt item is broken', () => {
  const claims = [home, inJest('R02 goes home'), inJest('C001 answers', false)];
  const listed = traced(claims);
  expect(listed.broken).toEqual([
    'R02 is not built, and a test claims it: R02 goes home',
    'C001 is not built, and a test claims it: C001 answers',
  ]);
  expect(listed.rows[1]).toMatchObject({ state: 'open' });
});

test.each([
  ['R99 goes home', 'R99'],
  ['F001 R01 J77 goes home', 'J77'],
  ['C01 has a figure too few', 'C01'],
])('"%s" has the unknown id %s and is broken', (title, id) => {
  const { broken } = traced([home, inJest(title)]);
  expect(broken).toEqual([`${id} is no item of the specification, and a test carries it: ${title}`]);
});

test('ids of features, and texts that look like an id further on, are ignored', () => {
  const titles = ['R01 F117 N08 T16 B033 goes home', 'R01 goes where R99 was'];
  expect(traced(titles.map((title) => inJest(title))).broken).toEqual([]);
});

test('a partly built item is not proved, and its part needs a test', () => {
  const inPart = rest.replace('R02\tall', 'R02\tpart');
  const { rows, broken, summary } = traced([home, inJest('R02 goes home')], inPart);
  expect([rows[1].state, broken]).toEqual(['part', []]);
  expect(summary).toBe('1 of 1 items that are built are proved; of 4 1 are built in part and 2 not yet');
  expect(traced([home], inPart).broken).toEqual(['R02 is built in part, and no test that passed carries it']);
});

test('a journey is proved by a browser test only', () => {
  expect(traced([home, inBrowser('J01 walks')], without('J01')).broken).toEqual([]);
  expect(traced([home, inJest('J01 computes')], without('J01')).broken).toEqual([
    'J01 is built, and no test that passed proves it',
    'J01 is a journey, and no browser walks it: J01 computes',
  ]);
});

test.each([
  ['R99\tall\tno screen\tlater', 'R99 is listed as unbuilt, and the specification has no such item'],
  ['R02\tpart\tno screen\tlater', 'R02 is listed as unbuilt twice'],
  ['C003\tsome\tno call\tlater', 'C003 is listed as unbuilt without how much, what or by what'],
  ['C003\tall\tno call', 'C003 is listed as unbuilt without how much, what or by what'],
])('the list of unbuilt items may not contain "%s"', (line, fault) => {
  const more = parseItems('R01\thome\nR02\thome\nC001\tcall\nC002\tcall\nC003\tcall\nJ01\tjourney\n');
  const { broken } = traceItems({
    items: more,
    unbuilt: parseUnbuilt(`${rest}${line}\n`),
    tests: [home, ...['R02', 'C003'].map((id) => inJest(`${id} is there`))],
  });
  expect(broken).toContain(fault);
});

test('a title that runs in two projects counts as one proof', () => {
  expect(traced([home, home]).rows[0].proofs).toEqual(['R01 goes home']);
});

test('a Jest suite that failed to load is a failure', () => {
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

test('Playwright specs are found in nested suites, once per project, and errors outside of tests are failures', () => {
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
