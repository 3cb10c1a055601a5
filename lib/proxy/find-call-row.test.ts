import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CallRow, calls } from '@/contract/calls/table';
import { callAddress } from '@/lib/http/call-input';
import { findCallRow } from './find-call-row';

const rows = calls as readonly CallRow[];
const isElsewhere = (row: CallRow) => 'elsewhere' in row;
const example = (row: CallRow) => row.path.replace(/\{\w+\}/g, 'a-1');

test.each(rows.filter((row) => !isElsewhere(row)).map((row) => [row.verb, row] as const))(
  'call %s is reached by its own method and path only',
  (_, row) => {
    const path = example(row);
    expect(findCallRow(row.method, path)).toEqual({ row });
    const other = row.method === 'GET' ? 'POST' : 'GET';
    const twin = rows.find((each) => each.method === other && example(each) === path);
    expect(findCallRow(other, path)).toEqual(twin ? { row: twin } : { refusal: 'method', allowed: row.method });
    for (const wrong of [`${path}/`, `/${path}`, `${path}/x`, path.slice(1), `${path};x`, path.toUpperCase()]) {
      expect([wrong, findCallRow(row.method, wrong)]).toEqual([wrong, { refusal: 'absent', allowed: '' }]);
    }
  },
);

test('a call to another host never passes the proxy', () => {
  for (const row of rows.filter(isElsewhere))
    expect(findCallRow(row.method, row.path)).toMatchObject({ refusal: 'absent' });
});

const named = rows.find((row) => row.path.endsWith('/{lang}')) as CallRow;
const withParam = (value: string) => findCallRow(named.method, named.path.replace('{lang}', value));

test.each(['es', 'a', '7', 'a.b', '~x', 'A-1_b', 'a@b.es', '10:00', '...', 'x'.repeat(80)])(
  'a parameter may be %j',
  (value) => {
    expect(withParam(value)).toEqual({ row: named });
  },
);

test.each([
  '',
  '.',
  '..',
  'a/b',
  '/',
  'a%2Fb',
  '%2e%2e',
  'a b',
  'a;b',
  'a?b',
  'a#b',
  'a\\b',
  'ñ',
  '\u0000',
  'a\n',
  'x'.repeat(81),
])('a parameter may not be %j', (value) => {
  expect(withParam(value)).toEqual({ refusal: 'absent', allowed: '' });
});

test('whatever a parameter is, the address stays below the call’s path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const { pathname } = new URL(callAddress('/api/x/{lang}', { params: { lang: value } }), 'http://h');
      // Encoding leaves dot segments unchanged; they have a test of their own.
      fc.pre(!/^\.{1,2}$/.test(value));
      expect(pathname.split('/').slice(0, 3)).toEqual(['', 'api', 'x']);
      expect(pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(value);
    }),
  );
});

test.each(['.', '..'])('a call with the parameter %j does not leave its path', (value) => {
  const address = callAddress('/api/x/{lang}', { params: { lang: value } });
  expect(new URL(address, 'http://h').pathname).toMatch(/^\/api\/x\//);
});

test('the query contains given values and leaves out undefined ones', () => {
  expect(callAddress('/a', { query: { b: 'ñ &', c: undefined, d: 0 } })).toBe('/a?b=%C3%B1+%26&d=0');
  expect(callAddress('/a', { query: {} })).toBe('/a');
});
