import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { beginOf, errorsIn, noteChecked, readSince, uncheckedErrors } from './server-errors.mjs';

const late = (route) =>
  JSON.stringify({ level: 50, err: { message: `Request timed out after 15000 ms on route '${route}'` }, status: 503 });
const line = (level, msg) => JSON.stringify({ level, time: 1, msg });

test.each([
  ['an answer', 0, line(30, 'answered')],
  ['a refusal', 0, line(40, 'call refused')],
  ['a failure', 1, line(50, 'call failed')],
  ['an end', 1, line(60, 'out of memory')],
  ['a late picture', 0, late('/media/:hash/:file')],
  ['anything else that is late', 1, late('/EuropaBackend/rest/api/login')],
  ['half a line', 1, '{"level":30,"time":1'],
  ['a start', 0, '✓ Running next.config.ts took 617ms\nstorefront listens on http://127.0.0.1:3000'],
  ['nothing', 0, '\n\n'],
  ['a word of our own', 1, 'outage page 1a2b3c4d for /home'],
])('in a log %s is %i errors', (_, count, text) => {
  expect(errorsIn(`${text}\n`)).toHaveLength(count);
});

test('an error of the storefront is one entry, from its first line to the end of its stack', () => {
  const text = [
    'Error: Route "/[locale]/clients/order": unstable value.',
    '',
    'Ways to fix this:',
    '  - [cache] Prerender',
    'Learn more: https://example.com',
    '    at a (chunk.js:1:1)',
    '    at b (chunk.js:1:2)',
    '⨯ BackendUnavailable: readMenu: network error.busy',
    '    at c (chunk.js:1:3) {',
    "  digest: '42'",
    '}',
    'outage page 1a2b3c4d for /home',
    line(50, 'call failed'),
  ].join('\n');
  expect(errorsIn(text)).toEqual([
    'Error: Route "/[locale]/clients/order": unstable value.',
    '⨯ BackendUnavailable: readMenu: network error.busy',
    'outage page 1a2b3c4d for /home',
    line(50, 'call failed'),
  ]);
});

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velia-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('colours do not hide errors', () => {
  expect(errorsIn('\u001b[32m\u001b[1m✓\u001b[22m\u001b[39m Ready\n\u001b[31m⨯\u001b[39m Error: ours')).toEqual([
    '⨯ Error: ours',
  ]);
});

test('a request that a visitor aborted is no error, and what follows is checked', () => {
  const text = ['⨯ Error: aborted', '    at ignore-listed frames {', "  code: 'ECONNRESET'", '}', 'Error: ours'].join(
    '\n',
  );
  expect(errorsIn(text)).toEqual(['Error: ours']);
});

test('a log is read from the last position, by complete lines', () => {
  const log = join(folder, 'one.log');
  expect([beginOf(log), readSince(log, 0)]).toEqual([0, { text: '', to: 0 }]);
  writeFileSync(log, 'Error: ñ\nError: o');
  const first = readSince(log, 0);
  expect(first).toEqual({ text: 'Error: ñ\n', to: 10 });
  appendFileSync(log, 'ther\n');
  expect(readSince(log, first.to)).toEqual({ text: 'Error: other\n', to: 23 });
});

test('lines after the last check are found at the end, and checked ones are not', () => {
  const [one, other] = ['one.log', 'other.log'].map((name) => join(folder, name));
  writeFileSync(one, 'redirects were not read: fetch failed\n');
  writeFileSync(other, 'Error: nobody looked at this one\n');
  // Output during the start is checked as well.
  expect(beginOf(one)).toBe(0);
  appendFileSync(one, 'Error: seen\n');
  noteChecked(one, 50);
  // A process that lags behind, and one that starts in the middle of the run.
  noteChecked(one, 38);
  appendFileSync(one, 'Error: late\n');
  expect(beginOf(one)).toBe(50);
  expect(uncheckedErrors([one, other])).toEqual(['Error: late', 'Error: nobody looked at this one']);
});
