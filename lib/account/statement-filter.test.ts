import { expect, test } from '@jest/globals';
import { readStatementFilter, toStatementPath } from './statement-filter';

const nothing = { campaign: '', from: '', to: '' };

test('an address without a query asks for everything, from the first page', () => {
  expect(readStatementFilter({})).toEqual({ filter: nothing, page: 1, wrong: null });
});

test.each([
  [{ from: '2026-02-01', to: '2026-02-28', page: '3' }, { from: '2026-02-01', to: '2026-02-28' }, 3, null],
  [{ campaign: '2026-03' }, { campaign: '2026-03' }, 1, null],
  [{ from: '2026-02-30' }, { from: '2026-02-30' }, 1, { field: 'from', why: 'day' }],
  [{ to: 'hoy' }, { to: 'hoy' }, 1, { field: 'to', why: 'day' }],
  [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    1,
    { field: 'to', why: 'order' },
  ],
  [{ from: ['2026-03-01', '2026-03-02'], page: '0', campaign: "'; drop" }, {}, 1, null],
] as const)('the query %j gives a filter, a page and the first invalid field', (query, filter, page, wrong) => {
  expect(readStatementFilter(query as Record<string, string>)).toEqual({
    filter: { ...nothing, ...filter },
    page,
    wrong,
  });
});

test('an address contains only active filters', () => {
  expect(toStatementPath(nothing)).toBe('/executive/your-account/statement');
  expect(toStatementPath({ ...nothing, from: '2026-03-01' }, { page: 2 })).toBe(
    '/executive/your-account/statement?from=2026-03-01&page=2',
  );
});
