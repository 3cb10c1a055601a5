import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { timesOfJest, timesOfPlaywright, toRows } from './reports.mjs';

test('the time of a Jest file is from its start to its end', () => {
  const testResults = [{ name: resolve('lib/a.test.ts'), assertionResults: [{}, {}], startTime: 1000, endTime: 3500 }];
  expect(timesOfJest({ testResults })).toEqual([{ file: 'lib/a.test.ts', tests: 2, seconds: 2.5 }]);
});

test('the time of a spec is the sum of its tests per screen, nested blocks included', () => {
  const spec = (...runs) => ({
    tests: runs.map(([projectName, duration]) => ({ projectName, results: [{ duration }] })),
  });
  const suite = {
    file: 'home.spec.ts',
    specs: [spec(['phone', 1000], ['desktop', 500])],
    suites: [{ specs: [spec(['phone', 250])] }],
  };
  expect(timesOfPlaywright({ suites: [suite] })).toEqual([
    { file: 'e2e/home.spec.ts (phone)', tests: 2, seconds: 1.25 },
    { file: 'e2e/home.spec.ts (desktop)', tests: 1, seconds: 0.5 },
  ]);
});

test('the table has the slowest first and no more rows than requested', () => {
  const times = [1, 12.34, 3].map((seconds) => ({ file: `${seconds}.test.ts`, tests: 1, seconds }));
  expect(toRows(times, 2).map(([time, , file]) => [time.trim(), file])).toEqual([
    ['12.3 s', '12.34.test.ts'],
    ['3.0 s', '3.test.ts'],
  ]);
});
