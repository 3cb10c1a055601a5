import { expect, test } from '@jest/globals';
import { toStatement } from './accessibility.mjs';

const engine = 'axe-core 4.0.0';
const found = (name, ...ids) => ({
  name,
  engine,
  rules: ['a', 'b', ...ids],
  undecided: name === '/b' ? ['b'] : [],
  violations: ids.map((id) => ({ id, where: 'main' })),
});
const body = (value) => Buffer.from(JSON.stringify(value)).toString('base64');
const report = (sweeps) => ({
  stats: { startTime: '2026-11-25T23:10:00.000Z' },
  suites: [
    {
      suites: [
        {
          specs: sweeps.map((sweep) => ({
            tests: [{ results: [{ attachments: [{ name: 'trace' }, { name: 'accessibility', body: body(sweep) }] }] }],
          })),
        },
      ],
    },
  ],
});
const inAll = (visitor, ...looked) => ['de', 'en', 'es'].map((locale) => ({ locale, visitor, looked }));
const nothing = { violations: [] };

test('a run becomes a statement: its pages with their roles, its rules, undecided checks and violations', () => {
  const sweeps = [...inAll('anybody', found('/b'), found('/a', 'c')), ...inAll('ROLE_W', found('/b'))];
  expect(toStatement(report(sweeps), nothing)).toEqual({
    day: '2026-11-25',
    engine,
    languages: ['de', 'en', 'es'],
    rules: 3,
    pages: [
      { name: '/a', visitors: ['anybody'] },
      { name: '/b', visitors: ['ROLE_W', 'anybody'] },
    ],
    violations: [{ page: '/a', rule: 'c', since: '2026-11-25' }],
    undecided: { pages: 1, rules: ['b'] },
  });
});

test('a known violation keeps its date', () => {
  const before = { violations: [{ page: '/a', rule: 'c', since: '2026-10-01' }] };
  expect(toStatement(report(inAll('anybody', found('/a', 'c'))), before).violations).toEqual(before.violations);
});

test('a run without every language is refused, and so is one without any check', () => {
  expect(() => toStatement(report(inAll('anybody', found('/a')).slice(1)), nothing)).toThrow('anybody in de');
  expect(() => toStatement(report([]), nothing)).toThrow('none');
});
